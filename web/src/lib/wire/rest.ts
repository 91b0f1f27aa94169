/** Everything that is asked once, as functions. Each throws a `Failure` if it is refused or cannot be asked. */
import type { ErrorCode, Level, Lobby, Schemas, TableInfo } from "./types";

export type Me = Schemas["Me"];
export type Credentials = Schemas["Credentials"];
export type GameInfo = Schemas["GameInfo"];
export type NewTable = Schemas["NewTable"];
export type Hint = Schemas["Hint"];
export type Replay = Schemas["Replay"];
export type Page = Schemas["Page"];
export type { Level };

/** An error of the server, or "offline": it could not be asked. */
export type Problem = Omit<Schemas["Error"], "code"> & { code: ErrorCode | "offline" };

export class Failure extends Error {
  constructor(readonly error: Problem) {
    super(error.message);
    this.name = "Failure";
  }
}

/** The failure behind whatever was thrown. */
export function failureOf(reason: unknown): Failure {
  if (reason instanceof Failure) return reason;
  return new Failure({ code: "failed", message: String(reason), values: {} });
}

// The first request of a new visitor makes a guest. The others wait for it, or each would make its own.
let first: Promise<unknown> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = (first ?? Promise.resolve()).catch(() => {}).then(() => send<T>(method, path, body));
  first ??= request;
  return request;
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const init: RequestInit = {
    method,
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(20_000),
  };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, init);
    text = await answer.text();
  } catch (reason) {
    throw new Failure({ code: "offline", message: String(reason), values: {} });
  }
  const value = parse(text);
  if (answer.ok) return value as T;
  throw new Failure(isProblem(value) ? value : unreadable(answer));
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

/** A gateway that does not reach the server answers with a page of its own. */
function unreadable(answer: Response): Problem {
  const isAway = [502, 503, 504].includes(answer.status);
  return { code: isAway ? "offline" : "failed", message: `HTTP ${answer.status}`, values: {} };
}

const at = (code: string, rest = "") => `/tables/${encodeURIComponent(code)}${rest}`;

export const rest = {
  /** Resolves when the visitor is somebody, which sockets need too. */
  ready: (): Promise<void> =>
    (first ?? rest.me()).then(
      () => {},
      () => {},
    ),

  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  register: (credentials: Credentials) => ask<Me>("POST", "/account/register", credentials),
  login: (credentials: Credentials) => ask<Me>("POST", "/account/login", credentials),
  logout: () => ask<void>("POST", "/account/logout"),
  logoutEverywhere: () => ask<void>("POST", "/account/logout-everywhere"),
  forget: (password: string) => ask<void>("DELETE", "/me", { password }),

  games: () => ask<GameInfo[]>("GET", "/games"),
  lobby: () => ask<Lobby>("GET", "/lobby"),
  makeTable: (table: Partial<NewTable> & Pick<NewTable, "game">) => ask<TableInfo>("POST", "/tables", table),
  table: (code: string) => ask<TableInfo>("GET", at(code)),
  hint: (code: string, seat: number) => ask<Hint>("POST", at(code, "/hint"), { seat }),
  replay: (code: string) => ask<Replay>("GET", at(code, "/replay")),
  /** Where the match file can be downloaded. */
  recordUrl: (code: string) => `/api${at(code, "/record")}`,
  replayText: (text: string) => ask<Replay>("POST", "/replay", { text }),
  myTables: (before?: number) =>
    ask<Page>("GET", `/me/tables${before === undefined ? "" : `?before=${before}`}`),
};
