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
  constructor(
    readonly error: Problem,
    /** That of HTTP, 0 if there was none. */
    readonly status = 0,
  ) {
    super(error.message);
    this.name = "Failure";
  }
}

/** The failure behind whatever was thrown. */
export function failureOf(reason: unknown): Failure {
  if (reason instanceof Failure) return reason;
  return new Failure({ code: "failed", message: String(reason), values: {} });
}

// A request without a session makes a guest. So the server is asked first who we are, and the other requests wait for
// the answer, or each would make its own.
interface Meeting {
  me: Promise<Me>;
  isOver: boolean;
}
let meeting: Meeting | null = null;
let tell: (me: Me) => void = () => {};

/** Asks who we are, unless that is under way. A failure is forgotten, so that the next request asks again. */
function meet(): Promise<Me> {
  if (meeting && !meeting.isOver) return meeting.me;
  const mine: Meeting = {
    isOver: false,
    me: send<Me>("GET", "/me").then(
      (me) => {
        mine.isOver = true;
        if (meeting === mine) tell(me);
        return me;
      },
      (reason: unknown) => {
        if (meeting === mine) meeting = null;
        throw reason;
      },
    ),
  };
  meeting = mine;
  return mine.me;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = await met();
  try {
    return await send<T>(method, path, body);
  } catch (reason) {
    if (!isStranger(reason)) throw reason;
    forget(known);
    await met();
    return send<T>(method, path, body);
  }
}

/** As `ask`, but what somebody says about themselves must not come true for the guest who follows. */
async function part(method: string, path: string, body?: unknown): Promise<void> {
  const known = await met();
  try {
    await send<void>(method, path, body);
    forget(known);
  } catch (reason) {
    if (isStranger(reason)) {
      forget(known);
      await met();
    }
    throw reason;
  }
}

/** The meeting that has told who we are. */
async function met(): Promise<Meeting | null> {
  await (meeting?.me ?? meet());
  return meeting;
}

/** The session is over; unless somebody else has noticed it before, and asks or has asked again. */
function forget(known: Meeting | null): void {
  if (meeting === known) meeting = null;
}

const isStranger = (reason: unknown) => reason instanceof Failure && reason.status === 401;

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  throw new Failure(isProblem(value) ? value : unreadable(answer), answer.status);
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
  /** Resolves when the visitor is somebody, which sockets need too; rejects if that cannot be found out now. */
  ready: (): Promise<void> => met().then(() => {}),
  /** The session is over: whoever needs one asks for it again, unless that is under way. */
  forgetMe: (): void => {
    if (meeting?.isOver) forget(meeting);
  },
  /** Whoever wants to know who we are, whenever the server says it. */
  onMe: (listener: (me: Me) => void): void => void (tell = listener),

  /** Who we are, as of now. */
  me: meet,
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  register: (credentials: Credentials) => ask<Me>("POST", "/account/register", credentials),
  login: (credentials: Credentials) => ask<Me>("POST", "/account/login", credentials),
  logout: () => part("POST", "/account/logout"),
  logoutEverywhere: () => part("POST", "/account/logout-everywhere"),
  forget: (password: string) => part("DELETE", "/me", { password }),

  // These two need nobody, and a replay that is kept on this device is there without a network.
  games: () => send<GameInfo[]>("GET", "/games"),
  replay: (code: string) => send<Replay>("GET", at(code, "/replay")),

  lobby: () => ask<Lobby>("GET", "/lobby"),
  makeTable: (table: Partial<NewTable> & Pick<NewTable, "game">) => ask<TableInfo>("POST", "/tables", table),
  table: (code: string) => ask<TableInfo>("GET", at(code)),
  hint: (code: string, seat: number) => ask<Hint>("POST", at(code, "/hint"), { seat }),
  /** Where the match file can be downloaded. */
  recordUrl: (code: string) => `/api${at(code, "/record")}`,
  replayText: (text: string) => ask<Replay>("POST", "/replay", { text }),
  myTables: (before?: number) =>
    ask<Page>("GET", `/me/tables${before === undefined ? "" : `?before=${before}`}`),
};
