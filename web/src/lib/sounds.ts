/** Short tones, made by the browser. Nothing sounds unless the person has switched sounds on. */
import { settings } from "$lib/settings.svelte";

export type Sound = "move" | "turn" | "win" | "lose" | "chat";

/** Notes of a sound: when (s), how high (Hz), how long (s), how loud. */
type Note = [at: number, pitch: number, length: number, volume: number];

const SOUNDS: Record<Sound, Note[]> = {
  move: [[0, 196, 0.09, 0.16]],
  turn: [
    [0, 523, 0.14, 0.14],
    [0.11, 784, 0.22, 0.14],
  ],
  win: [
    [0, 523, 0.16, 0.13],
    [0.13, 659, 0.16, 0.13],
    [0.26, 784, 0.16, 0.13],
    [0.39, 1047, 0.4, 0.13],
  ],
  lose: [
    [0, 392, 0.22, 0.13],
    [0.19, 330, 0.22, 0.13],
    [0.38, 262, 0.45, 0.13],
  ],
  chat: [[0, 880, 0.07, 0.08]],
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are on and the browser allows it (after the first click or key). */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
  const now = context.currentTime;
  for (const note of SOUNDS[sound]) strike(context, now, note);
}

function strike(audio: AudioContext, now: number, [at, pitch, length, volume]: Note): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, now + at);
  loudness.gain.linearRampToValueAtTime(volume, now + at + 0.012); // without a ramp it clicks
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now + at);
  tone.stop(now + at + length);
}
