import { afterEach, beforeEach, expect, it, vi } from "vitest";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  send = vi.fn();
  close = vi.fn();
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
}

const LOBBY = { type: "lobby", open: [], live: [], mine: [] };
let isThere = true;
let asked = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeSocket.all = [];
  isThere = true;
  asked = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => {
    asked++;
    return isThere ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("no network"));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function lobby() {
  const { LobbyConnection } = await import("./lobby.svelte");
  const connection = new LobbyConnection();
  await vi.advanceTimersByTimeAsync(0);
  return connection;
}
const say = (message: object) => FakeSocket.all.at(-1)!.onmessage({ data: JSON.stringify(message) });

it("is shown when it comes, and again after a loss", async () => {
  const connection = await lobby();
  expect(FakeSocket.all[0]!.url.pathname).toBe("/api/lobby/live");
  expect(FakeSocket.all[0]!.url.protocol).toBe("ws:");
  say(LOBBY);
  expect(connection.lobby).toEqual(LOBBY);
  expect(connection.status).toBe("live");
  FakeSocket.all[0]!.onclose({ code: 1012 });
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.all).toHaveLength(2);
  expect(connection.status).toBe("live");
  connection.close();
  expect(FakeSocket.all[1]!.close).toHaveBeenCalled();
});

it("of an app that was started without a network comes with the network", async () => {
  isThere = false;
  const connection = await lobby();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection.status).toBe("offline");
  expect(FakeSocket.all).toHaveLength(0);
  isThere = true;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(1);
  say(LOBBY);
  expect(connection.status).toBe("live");
  connection.close();
});

it("asks who we are again when the session is over", async () => {
  const connection = await lobby();
  say(LOBBY);
  expect(asked).toBe(1);
  FakeSocket.all[0]!.onclose({ code: 4401 });
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toBe(2);
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
});

it("is not asked for again where it is refused for good", async () => {
  const connection = await lobby();
  FakeSocket.all[0]!.onclose({ code: 4403 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.status).toBe("gone");
  expect(FakeSocket.all).toHaveLength(1);
});
