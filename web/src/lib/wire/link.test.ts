import { beforeEach, describe, expect, it } from "vitest";

import { Link } from "./link";
import { FakeWorld } from "./testing";

const NEWS = { type: "news" };

let world: FakeWorld;
let link: Link;
beforeEach(() => {
  world = new FakeWorld();
  link = new Link(world, {
    connect: (events) => world.connect(0, events),
    received: (text) => text.includes("news") && link.confirm(),
    changed: world.changed,
  });
  link.connect();
});

/** Loses the connection; how long it takes until there is another socket. */
function waitAfter(code?: number): number {
  const before = world.time;
  const count = world.sockets.length;
  world.socket.drop(code);
  while (world.sockets.length === count) world.pass(10);
  return world.time - before;
}

describe("reconnecting", () => {
  it("waits 0.1, 0.2, 0.4, ... and at most 5 s", () => {
    world.socket.open().say(NEWS);
    const waits = Array.from({ length: 9 }, () => waitAfter());
    expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  it("starts anew with 0.1 s only after what was hoped for", () => {
    waitAfter();
    world.socket.open().say({ type: "pong" });
    expect(waitAfter()).toBe(200);
    world.socket.open().say(NEWS);
    expect(waitAfter(1012)).toBe(100);
  });

  it("within a second is not seen", () => {
    world.socket.open().say(NEWS);
    const changes = world.changes;
    world.socket.drop(1012);
    world.pass(100);
    world.socket.drop();
    world.pass(890);
    expect(link.status).toBe("live");
    world.socket.open().say(NEWS);
    world.pass(5_000);
    expect(link.status).toBe("live");
    expect(world.changes).toBe(changes);
  });

  it("that takes longer is told, and its end too", () => {
    world.socket.open().say(NEWS);
    world.socket.drop();
    world.pass(1_000);
    expect(link.status).toBe("offline");
    world.pass(20_000);
    world.socket.open().say(NEWS);
    expect(link.status).toBe("live");
  });

  it("comes at once when the device wakes up", () => {
    world.socket.open().say(NEWS);
    for (let attempt = 0; attempt < 7; attempt++) waitAfter();
    world.socket.drop();
    const count = world.sockets.length;
    link.wake();
    expect(world.sockets).toHaveLength(count + 1);
    world.pass(5_000);
    expect(world.sockets).toHaveLength(count + 1);
  });

  it("finds out soon that a socket died while the device slept", () => {
    world.socket.open().say(NEWS);
    link.wake();
    expect(world.socket.pings).toBe(1);
    world.pass(2_500 + 100);
    expect(world.sockets).toHaveLength(2);
    link.wake(); // still connecting: nothing to do
    expect(world.sockets).toHaveLength(2);
  });

  it("gives a socket up that never opens", () => {
    world.pass(10_100);
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]!.isClosed).toBe(true);
  });

  it("ends when the link is closed, even while it waits", () => {
    world.socket.drop();
    link.close();
    link.wake();
    link.connect();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(link.status).toBe("connecting");
  });

  it("ignores what an old socket still says", () => {
    const old = world.socket.open();
    waitAfter();
    old.say(NEWS);
    old.drop(4404);
    expect(link.status).toBe("connecting");
  });
});

describe("pings", () => {
  it("go out every 20 s, and anything that comes counts as an answer", () => {
    world.socket.open().say(NEWS);
    world.pass(20_000);
    expect(world.socket.pings).toBe(1);
    world.pass(9_000);
    world.socket.say({ type: "pong" });
    world.pass(20_000);
    expect(world.socket.pings).toBe(2);
    world.socket.say({ type: "other" });
    world.pass(19_999);
    expect(world.sockets).toHaveLength(1);
  });

  it("without an answer for 10 s mean that the connection is dead", () => {
    world.socket.open().say(NEWS);
    world.pass(30_000);
    expect(world.socket.isClosed).toBe(true);
    world.pass(100);
    expect(world.sockets).toHaveLength(2);
  });
});

describe("close codes", () => {
  it.each([
    [4403, "wrong_origin"],
    [4404, "not_found"],
    [4410, "old_rules"],
  ])("%i is for good", (code, reason) => {
    world.socket.open().drop(code);
    expect(link.status).toBe("gone");
    expect(link.reason).toBe(reason);
    world.pass(60_000);
    link.wake();
    link.connect();
    expect(world.sockets).toHaveLength(1);
    expect(world.changes).toBe(1);
  });

  it("4401: who we are is asked again, and then the link comes back", () => {
    world.socket.open().say(NEWS);
    expect(waitAfter(4401)).toBe(100);
    expect(world.forgotten).toBe(1);
    world.socket.open().say(NEWS);
    expect(link.status).toBe("live");
    expect(waitAfter(4401)).toBe(100);
    expect(world.forgotten).toBe(2);
  });

  it("4401 again and again, without cookies, makes few guests", () => {
    expect(waitAfter(4401)).toBe(100);
    expect(waitAfter(4401)).toBe(5_000);
    expect(waitAfter(4401)).toBe(5_000);
  });

  it("4429 waits as long as it can", () => {
    world.socket.open().say(NEWS);
    expect(waitAfter(4429)).toBe(5_000);
  });

  it.each([4400, 1009, 1012, 1006])("%i is for now", (code) => {
    world.socket.open().say(NEWS);
    expect(waitAfter(code)).toBe(100);
  });
});
