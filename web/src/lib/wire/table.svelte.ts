/** A table that is looked at: the session of its socket as reactive state. */
import type { Status } from "./link";
import { rest, Failure } from "./rest";
import { Session, standingMoves, type Presence } from "./session";
import { browser, onWake, openSocket } from "./socket";
import type { Command, ErrorCode, EventOf, TableEvent, TableInfo, View, You } from "./types";

export class TableConnection {
  readonly code: string;
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  /** One for each of my seats, or a spectator's. */
  views = $state.raw<View[]>([]);
  /** All events from the beginning, in the order of their versions. */
  events = $state.raw<TableEvent[]>([]);
  version = $state(0);
  presence = $state.raw<Presence | null>(null);
  status = $state<Status>("connecting");
  /** Why the status is "gone". */
  reason = $state<ErrorCode | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);
  /** The moves that stand. */
  moves: EventOf<"acted">[] = $derived(standingMoves(this.events));

  #session: Session;
  #sleep = onWake(() => this.#session.wake());

  constructor(code: string) {
    this.code = code;
    this.#session = new Session({
      ...browser,
      connect: (since, events) =>
        openSocket(`/tables/${encodeURIComponent(code)}/live?since=${since}`, events),
      now: Date.now,
      id: () => crypto.randomUUID(),
      changed: () => this.#read(),
      exists: () => rest.table(code).then(() => true, isNotMissing),
    });
  }

  /** Resolves when the command is durable and its effect is in `table` and `views`; rejects with a Failure. */
  do(command: Command): Promise<void> {
    return this.#session.do(command);
  }

  /** The person has another name now, which goes with everything done from here on. */
  renew(): void {
    this.#session.renew();
  }

  close(): void {
    this.#sleep();
    this.#session.close();
  }

  #read(): void {
    const { update, events, presence, status, reason, skew, version } = this.#session;
    this.table = update?.table ?? null;
    this.you = update?.you ?? null;
    this.views = update?.views ?? [];
    this.events = events;
    this.presence = presence;
    this.status = status;
    this.reason = reason;
    this.skew = skew;
    this.version = version;
  }
}

function isNotMissing(failure: unknown): boolean {
  return !(failure instanceof Failure && failure.error.code === "not_found");
}
