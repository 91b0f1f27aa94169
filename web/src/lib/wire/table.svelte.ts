/** A table that is looked at: the session of its socket as reactive state. */
import { rest, Failure } from "./rest";
import { Session, standingMoves, type Presence, type Status, type Wire, type WireEvents } from "./session";
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

  constructor(code: string) {
    this.code = code;
    this.#session = new Session({
      connect: (since, events) => openSocket(code, since, events),
      later: (run, milliseconds) => setTimeout(run, milliseconds),
      cancel: (timer) => clearTimeout(timer as number),
      now: Date.now,
      random: Math.random,
      id: () => crypto.randomUUID(),
      changed: () => this.#read(),
      exists: () => rest.table(code).then(() => true, isNotMissing),
    });
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
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
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#session.close();
  }

  #wake = (): void => {
    if (document.visibilityState === "visible") this.#session.wake();
  };

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

/** A socket, opened as soon as the visitor has a cookie: it could not be given one afterwards. */
function openSocket(code: string, since: number, events: WireEvents): Wire {
  const url = new URL(`/api/tables/${encodeURIComponent(code)}/live?since=${since}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  let socket: WebSocket | null = null;
  let isClosed = false;
  void rest.ready().then(() => {
    if (isClosed) return;
    socket = new WebSocket(url);
    socket.onopen = () => events.opened();
    socket.onmessage = (message) => events.received(String(message.data));
    socket.onclose = (event) => events.closed(event.code);
  });
  return {
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}
