/** Steps through the positions of a match, by hand or by itself. */

/** Milliseconds between two moves, by speed. */
export const SPEEDS = { slow: 2600, normal: 1500, fast: 700 } as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  move = $state(0);
  speed = $state<Speed>("normal");
  isPlaying = $state(false);
  /** Whether the last change was one step forward, which may be shown as motion; other changes are jumps. */
  isStep = $state(false);
  /** Whether positions run by: while a slider is dragged, or a key is held. */
  isQuick = $state(false);
  #last: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(last: () => number, move: number) {
    this.#last = last;
    this.move = Math.min(Math.max(0, move), last());
  }

  /** Go to a position. Going on by hand ends the playing. */
  go(move: number, options: { isQuick?: boolean } = {}): void {
    this.pause();
    this.isQuick = options.isQuick ?? false;
    this.#show(move, !options.isQuick && move === this.move + 1);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Play on; from the end, from the beginning. */
  play(): void {
    if (this.move >= this.#last()) this.#show(0, false);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#show(this.move + 1, true);
      if (this.move >= this.#last()) this.pause();
      else this.#wait();
    }, SPEEDS[this.speed]);
  }

  #show(move: number, isStep: boolean): void {
    this.isStep = isStep;
    this.move = Math.min(this.#last(), Math.max(0, move));
  }
}
