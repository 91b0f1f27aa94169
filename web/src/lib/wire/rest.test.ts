import { afterEach, beforeEach, expect, it, vi } from "vitest";

const asked: string[] = [];
let answers: Record<string, () => Promise<Response>> = {};

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

it("lets the first request of a visitor go alone, so that only one guest is made", async () => {
  const { rest } = await import("./rest");
  let open = (_: Response) => {};
  answers = {
    "/api/me": () => new Promise((resolve) => (open = resolve)),
    "/api/games": () => json([]),
    "/api/lobby": () => json({}),
  };
  const all = Promise.all([rest.me(), rest.games(), rest.lobby()]);
  await vi.waitFor(() => expect(asked).toEqual(["GET /api/me"]));
  open(new Response("{}"));
  await all;
  expect(asked).toEqual(["GET /api/me", "GET /api/games", "GET /api/lobby"]);
});

it("asks again after a first request that failed", async () => {
  const { rest } = await import("./rest");
  answers = {
    "/api/me": () => Promise.reject(new TypeError("no network")),
    "/api/games": () => json([{ id: "duel" }]),
  };
  await expect(rest.me()).rejects.toMatchObject({ error: { code: "offline" } });
  await expect(rest.games()).resolves.toEqual([{ id: "duel" }]);
});

it("throws what the server says, and makes sense of what is not the server", async () => {
  const { rest, Failure } = await import("./rest");
  const error = { code: "name_taken", message: "…", values: {} };
  answers = {
    "/api/me": () => json(error, 409),
    "/api/games": () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    "/api/lobby": () => Promise.resolve(new Response("", { status: 500 })),
  };
  const failure = await rest.rename("Jana").catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ error });
  await expect(rest.games()).rejects.toMatchObject({ error: { code: "offline" } });
  await expect(rest.lobby()).rejects.toMatchObject({ error: { code: "failed" } });
});
