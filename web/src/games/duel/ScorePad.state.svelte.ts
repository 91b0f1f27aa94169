/** The pad that is being filled in: every tap can be taken back, and a closed page loses nothing. */
import { newPad, type Pad } from "./ScorePad.model";

const KEY = "mirabilia.pad.duel";
/** As many taps as anybody would take back. */
const MOST_STEPS = 300;

function isPad(value: unknown): value is Pad {
  const pad = value as Pad;
  return (
    typeof value === "object" &&
    value !== null &&
    typeof pad.id === "string" &&
    (pad.mode === "points" || pad.mode === "city") &&
    [pad.names, pad.points, pad.cities, pad.coins].every((pair) => Array.isArray(pair) && pair.length === 2)
  );
}

/** What was stored, or a new pad. */
export function readPad(text: string | null, id: string): Pad {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (isPad(value)) return { ...newPad(id), ...value };
  } catch {
    // Not ours, or broken: a new pad.
  }
  return newPad(id);
}

export class PadState {
  #pad = $state.raw<Pad>(newPad(""));
  #past = $state.raw<readonly Pad[]>([]);

  constructor() {
    this.#pad = readPad(load(), makeId());
  }

  get pad(): Pad {
    return this.#pad;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The next state of the pad; the present one can be brought back. */
  change(next: Pad): void {
    if (next === this.#pad) return;
    this.#past = [...this.#past.slice(-MOST_STEPS + 1), this.#pad];
    this.#set(next);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#set(before);
  }

  /** An empty pad for the same people. */
  renew(): void {
    this.change(newPad(makeId(), this.#pad.names, this.#pad.mode));
  }

  #set(pad: Pad): void {
    this.#pad = pad;
    try {
      localStorage.setItem(KEY, JSON.stringify(pad));
    } catch {
      // Storage is full or forbidden: the pad holds until the page is closed.
    }
  }
}

/** Not `crypto.randomUUID`: the pad must work on plain HTTP too. */
function makeId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
