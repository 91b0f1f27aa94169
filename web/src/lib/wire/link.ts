/**
 * A socket that comes back: pings, silence, and reconnecting by the rules of docs/protocol.md.
 *
 * It knows no browser and no framework: sockets and timers come from outside, so that tests can lose and delay
 * whatever they like. What is said through it is the business of its owner.
 */
import type { ErrorCode } from "./types";

export const FIRST_WAIT = 100;
export const LONGEST_WAIT = 5_000;
export const PING_EVERY = 20_000;
export const SILENCE = 10_000; // after a ping, or after a socket was made: the connection is dead
export const WAKE_SILENCE = 2_500; // when the device wakes up, a dead socket must be found out sooner
export const GRACE = 1_000; // a shorter loss of the connection is not shown

export const NO_ANSWER = 1006;
export const BAD_MESSAGE = 4400;
export const NO_SESSION = 4401;
const WRONG_ORIGIN = 4403;
const NOT_THERE = 4404;
const OLD_RULES = 4410;
const TOO_FAST = 4429;
/** Those that would be the same again. */
const FINAL: Record<number, ErrorCode> = {
  [WRONG_ORIGIN]: "wrong_origin",
  [NOT_THERE]: "not_found",
  [OLD_RULES]: "old_rules",
};

export type Status = "connecting" | "live" | "offline" | "gone";

/** As much of a WebSocket as is needed. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  received(text: string): void;
  closed(code: number): void;
}

export interface Outside {
  later(run: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
  /** The server does not know us any more: the next socket must ask first who we are. */
  forget(): void;
}

export interface Owner {
  /** Opens a socket. */
  connect(events: WireEvents): Wire;
  opened?(): void;
  received(text: string): void;
  /** The connection is lost for now, at the n-th attempt since it was good. */
  lost?(code: number, attempts: number): void;
  /** The status has changed. */
  changed(): void;
}

type Timer = "retry" | "ping" | "silence" | "grace";

export class Link {
  status: Status = "connecting";
  /** Why the status is "gone". */
  reason: ErrorCode | null = null;

  #outside: Outside;
  #owner: Owner;
  #wire: Wire | null = null;
  #isOpen = false;
  #isClosed = false;
  #attempts = 0;
  #isStranger = false;
  #timers = new Map<Timer, unknown>();

  constructor(outside: Outside, owner: Owner) {
    this.#outside = outside;
    this.#owner = owner;
  }

  /** Whether it is over: closed, or turned away for good. */
  get isOver(): boolean {
    return this.#isClosed || this.status === "gone";
  }

  /** Connect (anew), unless it is over. */
  connect(): void {
    if (this.isOver) return;
    this.#stop();
    const events: WireEvents = {
      opened: () => wire === this.#wire && this.#opened(),
      received: (text) => wire === this.#wire && this.#received(text),
      closed: (code) => wire === this.#wire && this.#lost(code),
    };
    const wire = this.#owner.connect(events);
    this.#wire = wire;
    this.#expectSign(SILENCE);
  }

  /** Says something if anybody listens. */
  send(text: string): void {
    if (this.#isOpen) this.#wire?.send(text);
  }

  /** What came is what was hoped for: the connection is good. */
  confirm(): void {
    this.#attempts = 0;
    this.#isStranger = false;
    this.#clear("grace");
    this.#turn("live");
  }

  /** The browser is back, or somebody looks again: find out at once whether the connection lives. */
  wake(): void {
    if (this.isOver) return;
    if (this.#timers.has("retry")) {
      this.#attempts = 0;
      this.connect();
    } else if (this.#isOpen) {
      this.#sendPing(WAKE_SILENCE);
    }
  }

  /** It is known that there is nothing to connect to. */
  giveUp(reason: ErrorCode): void {
    if (this.isOver) return;
    this.#stop();
    this.#clear("grace");
    this.reason = reason;
    this.#turn("gone");
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#clear("grace");
  }

  #opened(): void {
    this.#isOpen = true;
    this.#owner.opened?.();
  }

  #received(text: string): void {
    this.#clear("silence");
    this.#after("ping", PING_EVERY, () => this.#sendPing(SILENCE));
    this.#owner.received(text);
  }

  #lost(code: number): void {
    this.#stop();
    const reason = FINAL[code];
    if (reason) {
      this.giveUp(reason);
      return;
    }
    if (this.status !== "offline" && !this.#timers.has("grace")) {
      this.#after("grace", GRACE, () => this.#turn("offline"));
    }
    this.#after("retry", this.#wait(code), () => this.connect());
    if (code === NO_SESSION) {
      this.#isStranger = true;
      this.#outside.forget();
    }
    this.#owner.lost?.(code, this.#attempts);
  }

  #wait(code: number): number {
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts++, LONGEST_WAIT);
    // Who is a stranger twice has a browser that keeps no cookies: each attempt would make another guest.
    const isSlow = code === TOO_FAST || (code === NO_SESSION && this.#isStranger);
    return (isSlow ? LONGEST_WAIT : wait) * (0.75 + this.#outside.random() / 2);
  }

  #turn(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.#owner.changed();
  }

  #sendPing(patience: number): void {
    this.send('{"type":"ping"}');
    this.#expectSign(patience);
  }

  #expectSign(patience: number): void {
    this.#after("silence", patience, () => this.#lost(NO_ANSWER));
  }

  /** Ends the connection and everything that waits for it. */
  #stop(): void {
    this.#clear("retry", "ping", "silence");
    const wire = this.#wire;
    this.#wire = null;
    this.#isOpen = false;
    wire?.close();
  }

  #after(timer: Timer, milliseconds: number, run: () => void): void {
    this.#clear(timer);
    const started = this.#outside.later(() => {
      this.#timers.delete(timer);
      run();
    }, milliseconds);
    this.#timers.set(timer, started);
  }

  #clear(...timers: Timer[]): void {
    for (const timer of timers) {
      if (this.#timers.has(timer)) this.#outside.cancel(this.#timers.get(timer));
      this.#timers.delete(timer);
    }
  }
}
