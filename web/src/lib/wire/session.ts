/**
 * A client's side of a table's socket: versions without gaps, and commands that wait for their answer through any
 * number of lost connections.
 */
import { BAD_MESSAGE, Link, NO_SESSION, type Outside as LinkOutside, type Status } from "./link";
import type { Wire, WireEvents } from "./link";
import { Failure, type Problem } from "./rest";
import type { Command, ErrorCode, Schemas, ServerMessage, TableEvent, TableUpdate } from "./types";

const PROBE_AT = 3; // attempts

export type Presence = Schemas["Presence"];

export interface Outside extends LinkOutside {
  /** Opens a socket that tells what happens after the given version. */
  connect(since: number, events: WireEvents): Wire;
  now(): number;
  id(): string;
  /** Something that is shown has changed. */
  changed(): void;
  /** The server could not be reached although it never could before: does the table exist at all? */
  exists(): Promise<boolean>;
}

interface Pending {
  text: string;
  /** The version that has the command; the promise is kept when that version has been seen. */
  version: number | null;
  resolve: () => void;
  reject: (reason: Failure) => void;
}

export class Session {
  update: TableUpdate | null = null;
  events: TableEvent[] = [];
  presence: Presence | null = null;
  /** The server's clock minus ours. */
  skew = 0;

  #outside: Outside;
  #link: Link;
  #pending = new Map<string, Pending>();
  /** Everything up to this version is in `events`. */
  #complete = 0;
  #refetching = false;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#link = new Link(outside, {
      connect: (events) => outside.connect(this.#complete, events),
      opened: () => this.#sendAgain(),
      received: (text) => this.#received(text),
      lost: (code, attempts) => this.#lost(code, attempts),
      changed: () => this.#turned(),
    });
    this.#link.connect();
  }

  get status(): Status {
    return this.#link.status;
  }
  /** Why the table is gone. */
  get reason(): ErrorCode | null {
    return this.#link.reason;
  }
  get version(): number {
    return this.update?.version ?? 0;
  }

  /** Sends a command until it is acknowledged or refused, through any number of lost connections. */
  do(command: Command): Promise<void> {
    const id = this.#outside.id();
    const text = JSON.stringify({ type: "do", id, command });
    return new Promise((resolve, reject) => {
      if (this.#link.isOver) {
        reject(failure(this.reason ?? "offline"));
        return;
      }
      this.#pending.set(id, { text, version: null, resolve, reject });
      this.#link.send(text);
    });
  }

  wake(): void {
    this.#link.wake();
  }

  /** Connect anew: the server knows the person at the other end as of the connection. */
  renew(): void {
    this.#link.connect();
  }

  close(): void {
    this.#link.close();
    this.#rejectAll("offline");
  }

  #sendAgain(): void {
    for (const pending of this.#pending.values()) {
      if (pending.version === null) this.#link.send(pending.text);
    }
  }

  #received(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
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
    // The same version comes again after a reconnect, with the clocks as they are now; an older one is late.
    if (update.version >= this.version) {
      this.update = update;
      this.skew = update.now - this.#outside.now();
    }
    this.#merge(update.events);
    this.#link.confirm();
    this.#keepPromises();
    this.#outside.changed();
    if (this.#complete >= this.version) {
      this.#refetching = false;
    } else if (!this.#refetching) {
      // Events are missing in between: ask again from the last one that is certain, but only once.
      this.#refetching = true;
      this.#link.connect();
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

  #lost(code: number, attempts: number): void {
    // What broke the protocol must not be sent again, and what one person wanted must not be done by another.
    if (code === BAD_MESSAGE) this.#rejectAll("bad_request");
    if (code === NO_SESSION) this.#rejectAll("not_yours");
    if (!this.update && attempts === PROBE_AT) void this.#probe();
  }

  /** A proxy may turn "no such table" into an ordinary failure to connect. */
  async #probe(): Promise<void> {
    if (!(await this.#outside.exists()) && !this.update) this.#link.giveUp("not_found");
  }

  #turned(): void {
    if (this.reason) this.#rejectAll(this.reason);
    this.#outside.changed();
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
