/**
 * One table over one socket: versions, commands that wait for their answer, pings and reconnecting.
 *
 * It knows no browser and no framework: sockets, timers and ids come from outside, so that tests can lose,
 * double and delay whatever they like.
 */
import { Failure, type Problem } from "./rest";
import type { Command, ErrorCode, Schemas, ServerMessage, TableEvent, TableUpdate } from "./types";

export const FIRST_WAIT = 100;
export const LONGEST_WAIT = 5_000;
export const PING_EVERY = 20_000;
export const SILENCE = 10_000; // after a ping, or after a socket was made: the connection is dead
export const WAKE_SILENCE = 2_500; // when the device wakes up, a dead socket must be found out sooner
export const GRACE = 1_000; // a shorter loss of the connection is not shown

const NO_SUCH_TABLE = 4404;
const WRONG_ORIGIN = 4403;
const BAD_MESSAGE = 4400;
const NO_ANSWER = 1006;

export type Status = "connecting" | "live" | "offline" | "gone";
export type Presence = Schemas["Presence"];

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
  /** Opens a socket that tells what happens after the given version. */
  connect(since: number, events: WireEvents): Wire;
  later(run: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
  now(): number;
  random(): number;
  id(): string;
  /** Something that is shown has changed. */
  changed(): void;
  /** The server could not be reached although it never could before: does the table exist at all? */
  exists(): Promise<boolean>;
}

type Timer = "retry" | "ping" | "silence" | "grace";

interface Pending {
  text: string;
  /** The version that has the command; the promise is kept when that version has been seen. */
  version: number | null;
  resolve: () => void;
  reject: (reason: Failure) => void;
}

export class Session {
  status: Status = "connecting";
  /** Why the table is gone. */
  reason: ErrorCode | null = null;
  update: TableUpdate | null = null;
  events: TableEvent[] = [];
  presence: Presence | null = null;
  /** The server's clock minus ours. */
  skew = 0;

  #outside: Outside;
  #wire: Wire | null = null;
  #isOpen = false;
  #isClosed = false;
  #attempts = 0;
  #pending = new Map<string, Pending>();
  /** Everything up to this version is in `events`. */
  #complete = 0;
  #refetching = false;
  #timers = new Map<Timer, unknown>();

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#connect();
  }

  get version(): number {
    return this.update?.version ?? 0;
  }

  /** Sends a command until it is acknowledged or refused, through any number of lost connections. */
  do(command: Command): Promise<void> {
    const id = this.#outside.id();
    const text = JSON.stringify({ type: "do", id, command });
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.status === "gone") {
        reject(failure(this.reason ?? "offline"));
        return;
      }
      this.#pending.set(id, { text, version: null, resolve, reject });
      if (this.#isOpen) this.#wire?.send(text);
    });
  }

  /** The browser is back, or somebody looks again: find out at once whether the connection lives. */
  wake(): void {
    if (this.#isClosed || this.status === "gone") return;
    if (this.#timers.has("retry")) {
      this.#attempts = 0;
      this.#connect();
    } else if (this.#isOpen) {
      this.#sendPing(WAKE_SILENCE);
    }
  }

  /** Connect anew: the server knows the person at the other end as of the connection. */
  renew(): void {
    if (!this.#isClosed && this.status !== "gone") this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#clear("grace");
    this.#rejectAll("offline");
  }

  #connect(): void {
    this.#stop();
    const events: WireEvents = {
      opened: () => wire === this.#wire && this.#opened(),
      received: (text) => wire === this.#wire && this.#received(text),
      closed: (code) => wire === this.#wire && this.#lost(code),
    };
    const wire = this.#outside.connect(this.#complete, events);
    this.#wire = wire;
    this.#expectSign(SILENCE);
  }

  #opened(): void {
    this.#isOpen = true;
    for (const pending of this.#pending.values()) {
      if (pending.version === null) this.#wire?.send(pending.text);
    }
  }

  #received(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.#expectPing();
    switch (message.type) {
      case "update":
        this.#updated(message);
        break;
      case "ack":
        this.#acknowledged(message.id, message.version);
        break;
      case "refused":
        if (message.id !== null) this.#refused(message.id, message.error);
        break;
      case "presence":
        this.presence = message;
        this.#outside.changed();
        break;
      case "pong":
        break;
    }
  }

  #updated(update: TableUpdate): void {
    this.#attempts = 0;
    this.#clear("grace");
    this.status = "live";
    // The same version comes again after a reconnect, with the clocks as they are now; an older one is late.
    if (update.version >= this.version) {
      this.update = update;
      this.skew = update.now - this.#outside.now();
    }
    this.#merge(update.events);
    this.#keepPromises();
    this.#outside.changed();
    if (this.#complete >= this.version) {
      this.#refetching = false;
    } else if (!this.#refetching) {
      // Events are missing in between: ask again from the last one that is certain, but only once.
      this.#refetching = true;
      this.#connect();
    }
  }

  #merge(events: readonly TableEvent[]): void {
    const known = new Set(this.events.map((event) => event.version));
    const news = events.filter((event) => !known.has(event.version));
    if (news.length > 0) {
      this.events = [...this.events, ...news].sort((one, other) => one.version - other.version);
    }
    // Versions have no gaps, so the n-th event is complete if its version is n.
    while (this.events[this.#complete]?.version === this.#complete + 1) this.#complete++;
  }

  #acknowledged(id: string, version: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.version = version;
    this.#keepPromises();
  }

  #keepPromises(): void {
    for (const [id, pending] of this.#pending) {
      if (pending.version !== null && pending.version <= this.version) {
        this.#pending.delete(id);
        pending.resolve();
      }
    }
  }

  #refused(id: string, error: Schemas["Error"]): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(new Failure(error));
  }

  #rejectAll(code: Problem["code"]): void {
    for (const pending of this.#pending.values()) pending.reject(failure(code));
    this.#pending.clear();
  }

  #lost(code: number): void {
    this.#stop();
    if (code === NO_SUCH_TABLE || code === WRONG_ORIGIN) {
      this.#gone(code === NO_SUCH_TABLE ? "not_found" : "wrong_origin");
      return;
    }
    // What broke the protocol must not be sent again.
    if (code === BAD_MESSAGE) this.#rejectAll("bad_request");
    if (this.status !== "offline" && !this.#timers.has("grace")) {
      this.#after("grace", GRACE, () => {
        this.status = "offline";
        this.#outside.changed();
      });
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts++, LONGEST_WAIT);
    this.#after("retry", wait * (0.75 + this.#outside.random() / 2), () => this.#connect());
    if (!this.update && this.#attempts === 3) void this.#probe();
  }

  /** A proxy may turn "no such table" into an ordinary failure to connect. */
  async #probe(): Promise<void> {
    const exists = await this.#outside.exists();
    if (!exists && !this.update && !this.#isClosed) {
      this.#stop();
      this.#gone("not_found");
    }
  }

  #gone(reason: ErrorCode): void {
    this.#clear("grace");
    this.status = "gone";
    this.reason = reason;
    this.#rejectAll(reason);
    this.#outside.changed();
  }

  #expectPing(): void {
    this.#clear("silence");
    this.#after("ping", PING_EVERY, () => this.#sendPing(SILENCE));
  }

  #sendPing(patience: number): void {
    this.#wire?.send('{"type":"ping"}');
    this.#expectSign(patience);
  }

  #expectSign(patience: number): void {
    this.#after("silence", patience, () => this.#lost(NO_ANSWER));
  }

  /** Ends the connection and everything that waits for it, but not the commands. */
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

function failure(code: Problem["code"]): Failure {
  return new Failure({ code, message: "the table cannot be reached", values: {} });
}

/** The moves that stand: what was undone is not among them. */
export function standingMoves(events: readonly TableEvent[]): Extract<TableEvent, { kind: "acted" }>[] {
  const moves: Extract<TableEvent, { kind: "acted" }>[] = [];
  for (const event of events) {
    if (event.kind === "acted") moves.push(event);
    else if (event.kind === "undone") moves.length = Math.min(moves.length, event.moves);
  }
  return moves;
}
