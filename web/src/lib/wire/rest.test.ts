import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Answer = () => Promise<Response>;

const asked: string[] = [];
let answers: Record<string, Answer> = {};

beforeEach(() => {
  vi.resetModules(); // each test is a new visitor
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return answers[path]!();
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (value: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(value), { status }));
const nothing = () => Promise.reject(new TypeError("no network"));
const stranger = () => json({ code: "not_found", message: "there is no session", values: {} }, 401);
const me = (id: string) => () => json({ id });
/** One answer after another; the last one stays. */
const first = (...all: Answer[]): Answer => {
  return () => (all.length > 1 ? all.shift()! : all[0]!)();
};

it("asks first who a visitor is, so that only one guest is made", async () => {
  const { rest } = await import("./rest");
  let open = (_: Response) => {};
  answers = {
    "/api/me": () => new Promise((resolve) => (open = resolve)),
    "/api/lobby": () => json({}),
    "/api/me/tables": () => json({}),
  };
  const all = Promise.all([rest.myTables(), rest.me(), rest.lobby(), rest.ready(), rest.me()]);
  await vi.waitFor(() => expect(asked).toEqual(["GET /api/me"]));
  open(new Response("{}"));
  await all;
  expect(asked).toEqual(["GET /api/me", "GET /api/me/tables", "GET /api/lobby"]);
  await rest.ready();
  expect(asked).toHaveLength(3);
});

it("lets go at once what needs nobody, and does not take it for an introduction", async () => {
  const { rest } = await import("./rest");
  answers = {
    "/api/games": () => json([{ id: "duel" }]),
    "/api/tables/olive/replay": () => json({ game: "duel" }),
    "/api/me": nothing,
  };
  await expect(rest.games()).resolves.toEqual([{ id: "duel" }]);
  await expect(rest.replay("olive")).resolves.toEqual({ game: "duel" });
  expect(asked).not.toContain("GET /api/me");
  await expect(rest.ready()).rejects.toMatchObject({ error: { code: "offline" } });
});

it("recovers when the network comes after the app", async () => {
  const { rest } = await import("./rest");
  answers = { "/api/me": first(nothing, nothing, me("ann")), "/api/lobby": () => json({}) };
  const seen: string[] = [];
  rest.onMe(({ id }) => seen.push(id));
  await expect(rest.me()).rejects.toMatchObject({ error: { code: "offline" } });
  await expect(rest.lobby()).rejects.toMatchObject({ error: { code: "offline" } });
  expect(asked).toEqual(["GET /api/me", "GET /api/me"]);
  await Promise.all([rest.lobby(), rest.ready(), rest.lobby()]);
  expect(asked.slice(2)).toEqual(["GET /api/me", "GET /api/lobby", "GET /api/lobby"]);
  expect(seen).toEqual(["ann"]);
});

it("tells who we are whenever that is asked", async () => {
  const { rest } = await import("./rest");
  answers = { "/api/me": first(me("guest"), me("ann")) };
  const seen: string[] = [];
  rest.onMe(({ id }) => seen.push(id));
  await rest.ready();
  await rest.ready();
  await rest.me(); // as of now
  expect(seen).toEqual(["guest", "ann"]);
});

it("asks again who we are when a session is over, once for all, and repeats the requests", async () => {
  const { rest } = await import("./rest");
  const seen: string[] = [];
  rest.onMe(({ id }) => seen.push(id));
  answers = {
    "/api/me": first(me("ann"), me("guest")),
    "/api/lobby": first(stranger, stranger, () => json({ open: [] })),
  };
  await Promise.all([rest.lobby(), rest.lobby()]);
  expect(asked.filter((each) => each === "GET /api/me")).toHaveLength(2);
  expect(asked.filter((each) => each === "GET /api/lobby")).toHaveLength(4);
  expect(seen).toEqual(["ann", "guest"]);

  answers["/api/lobby"] = stranger;
  await expect(rest.lobby()).rejects.toMatchObject({ status: 401 });
  expect(asked.filter((each) => each === "GET /api/lobby")).toHaveLength(6);
});

it("never deletes the guest who follows on somebody else's session", async () => {
  const { rest } = await import("./rest");
  let deleted = 0;
  answers = { "/api/me": first(me("ann"), () => (deleted++, stranger()), me("guest")) };
  const seen: string[] = [];
  rest.onMe(({ id }) => seen.push(id));
  await expect(rest.forget("secret")).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual(["GET /api/me", "DELETE /api/me", "GET /api/me"]);
  expect(deleted).toBe(1);
  expect(seen).toEqual(["ann", "guest"]);
});

it("does not know anybody after a farewell, or when a socket says so", async () => {
  const { rest } = await import("./rest");
  answers = {
    "/api/me": first(me("ann"), me("guest"), me("other")),
    "/api/account/logout": () => Promise.resolve(new Response(null, { status: 204 })),
  };
  await rest.logout();
  await Promise.all([rest.me(), rest.ready()]);
  expect(asked).toEqual(["GET /api/me", "POST /api/account/logout", "GET /api/me"]);
  rest.forgetMe();
  const meeting = rest.ready();
  rest.forgetMe(); // somebody else has noticed it too
  await Promise.all([meeting, rest.ready()]);
  expect(asked).toHaveLength(4);
});

it("throws what the server says, and makes sense of what is not the server", async () => {
  const { rest, Failure } = await import("./rest");
  const error = { code: "name_taken", message: "…", values: {} };
  answers = {
    "/api/me": first(me("guest"), () => json(error, 409)),
    "/api/games": () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    "/api/lobby": () => Promise.resolve(new Response("", { status: 500 })),
  };
  const failure = await rest.rename("Jana").catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ error });
  await expect(rest.games()).rejects.toMatchObject({ error: { code: "offline" } });
  await expect(rest.lobby()).rejects.toMatchObject({ error: { code: "failed" } });
});
