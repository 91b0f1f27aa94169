/**
 * Positions of a match, shown one after another so that each move is seen.
 *
 * Moves may come faster than pieces travel (a bot answers at once, a player goes again). They wait for each other
 * here, but never long: what is shown is at most 900 ms old, and the person's own input, or a table that nobody
 * looks at, skips to the newest position.
 */
import type { EventOf, View } from "$lib/wire/types";

export const STEP = 700; // how long a move is seen before the next one begins
export const BOT_WAIT = 600; // a bot that answers at once still takes a breath
export const SHORTEST = 240; // moves closer than this are shown as one
export const LAG = 900;

export type Move = EventOf<"acted">;

/** How a match stood after some moves. */
export interface Shot {
  moves: readonly Move[];
  views: readonly View[];
}

/** What is shown: a position, the one shown before it, and the moves in between. */
export interface Step {
  shot: Shot;
  previous: Shot | null;
  news: Move[];
}

export interface StepOutside {
  later(run: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
  now(): number;
  /** Whether moves may wait for each other: somebody looks, and things move. */
  isCalm(): boolean;
  show(step: Step): void;
}

interface Waiting {
  shot: Shot;
  at: number;
}

export class Steps {
  #outside: StepOutside;
  #step: Step | null = null;
  #shownAt = -Infinity;
  #queue: Waiting[] = [];
  #timer: unknown = null;

  constructor(outside: StepOutside) {
    this.#outside = outside;
  }

  /** Whether the newest position is the one that is shown. */
  get isCaughtUp(): boolean {
    return this.#queue.length === 0;
  }

  /** A position has arrived; `isOwn`: the person has made the last move and waits to see it. */
  push(shot: Shot, isOwn = false): void {
    const last = this.#queue.at(-1)?.shot ?? this.#step?.shot;
    if (!last) {
      this.#show(shot, null);
    } else if (isSamePosition(last, shot)) {
      this.#replace(shot);
    } else {
      this.#queue.push({ shot, at: this.#outside.now() });
      if (isOwn || !this.#outside.isCalm()) this.skip();
      else this.#plan();
    }
  }

  /** Straight to the newest position. */
  skip(): void {
    const newest = this.#queue.at(-1);
    if (!newest) return;
    this.#queue = [];
    this.#show(newest.shot, this.#step!.shot);
  }

  stop(): void {
    if (this.#timer !== null) this.#outside.cancel(this.#timer);
    this.#timer = null;
  }

  #replace(shot: Shot): void {
    const waiting = this.#queue.at(-1);
    if (waiting) {
      waiting.shot = shot;
    } else {
      this.#step = { ...this.#step!, shot };
      this.#outside.show(this.#step);
    }
  }

  #plan(): void {
    this.stop();
    const first = this.#queue[0];
    if (!first) return;
    // The time until the first one would be too old is shared by all that wait.
    const share = (first.at + LAG - this.#shownAt) / this.#queue.length;
    let wait = Math.max(SHORTEST, Math.min(STEP, share));
    if (this.#newsTo(first.shot).some((move) => move.is_bot)) wait = Math.max(wait, BOT_WAIT);
    const due = Math.min(this.#shownAt + wait, first.at + LAG);
    this.#timer = this.#outside.later(() => this.#next(), Math.max(0, due - this.#outside.now()));
  }

  #next(): void {
    this.#timer = null;
    let next = this.#queue.shift();
    if (!next) return;
    // Those that would have to follow too closely come along.
    const now = this.#outside.now();
    while (this.#queue[0] && this.#queue[0].at + LAG - now < SHORTEST) next = this.#queue.shift()!;
    this.#show(next.shot, this.#step!.shot);
  }

  #show(shot: Shot, previous: Shot | null): void {
    this.#step = { shot, previous, news: previous ? this.#newsTo(shot) : [] };
    this.#shownAt = this.#outside.now();
    this.#outside.show(this.#step);
    this.#plan();
  }

  /** The moves from the position that is shown to another; none if moves were taken back. */
  #newsTo(shot: Shot): Move[] {
    const shown = this.#step?.shot.moves ?? [];
    const common = shown.findIndex((move, at) => shot.moves[at]?.version !== move.version);
    return common === -1 ? shot.moves.slice(shown.length) : [];
  }
}

function isSamePosition(one: Shot, other: Shot): boolean {
  return one.moves.length === other.moves.length && one.moves.at(-1)?.version === other.moves.at(-1)?.version;
}
