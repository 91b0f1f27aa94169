import { beforeEach, describe, expect, it } from "vitest";

import { Failure } from "./rest";
import { Session, standingMoves, type Outside } from "./session";
import { FakeWorld } from "./testing";
import type { Command, TableEvent, TableUpdate } from "./types";

/** A world with a table, which exists or not. */
class World extends FakeWorld implements Outside {
  isThere = true;
  #ids = 0;
  exists = () => Promise.resolve(this.isThere);
  now = () => this.time;
  id = () => `command-${++this.#ids}`;
}

const acted = (version: number, action = `build card_${version}`): TableEvent => ({
  kind: "acted",
  version,
  at: 0,
  seat: version % 2,
  action,
  chance: [],
  is_bot: false,
});

function update(version: number, from: number, now = 0): TableUpdate {
  const events = [];
  for (let at = from + 1; at <= version; at++) events.push(acted(at));
  return {
    type: "update",
    version,
    now,
    table: { code: `v${version}` },
    you: { seats: [0], is_host: true, may: [] },
    events,
    views: [],
  } as unknown as TableUpdate;
}

const command: Command = { kind: "say", text: "hello" };
const versions = (session: Session) => session.events.map((event) => event.version);

/** How a promise stands, without waiting for it. */
function watch(promise: Promise<void>): { state: string; settled: number } {
  const seen = { state: "waiting", settled: 0 };
  promise.then(
    () => ((seen.state = "done"), seen.settled++),
    (reason: Failure) => ((seen.state = reason.error.code), seen.settled++),
  );
  return seen;
}
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

let world: World;
let session: Session;
beforeEach(() => {
  world = new World();
  session = new Session(world);
});

describe("updates", () => {
  it("begin with everything and make the table live", () => {
    expect(session.status).toBe("connecting");
    expect(world.socket.since).toBe(0);
    world.socket.open().say(update(3, 0, world.time + 250));
    expect(session.status).toBe("live");
    expect(session.version).toBe(3);
    expect(session.skew).toBe(250);
    expect(versions(session)).toEqual([1, 2, 3]);
  });

  it("are merged by version; doubled and late ones change nothing", () => {
    world.socket.open().say(update(2, 0));
    world.socket.say(update(4, 2));
    world.socket.say(update(4, 2));
    world.socket.say(update(3, 1));
    expect(session.version).toBe(4);
    expect(session.update?.table.code).toBe("v4");
    expect(versions(session)).toEqual([1, 2, 3, 4]);
    expect(world.sockets).toHaveLength(1);
  });

  it("of the same version bring the clocks up to date", () => {
    world.socket.open().say(update(2, 0, world.time));
    world.socket.say({ ...update(2, 2, world.time + 40) });
    expect(session.skew).toBe(40);
    expect(versions(session)).toEqual([1, 2]);
  });

  it("with a gap are shown, and what is missing is asked for again, once", () => {
    world.socket.open().say(update(2, 0));
    world.socket.say(update(6, 4));
    expect(session.update?.table.code).toBe("v6");
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]!.isClosed).toBe(true);
    expect(world.socket.since).toBe(2);
    world.socket.open().say(update(6, 4));
    expect(world.sockets).toHaveLength(2);
    world.socket.say(update(7, 2));
    expect(versions(session)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("that arrive out of order fill the gap", () => {
    world.socket.open().say(update(1, 0));
    world.socket.say(update(3, 2));
    world.socket.open().say(update(3, 1));
    expect(versions(session)).toEqual([1, 2, 3]);
    expect(session.status).toBe("live");
  });
});

describe("commands", () => {
  it("are done when they are acknowledged and their effect is seen, in either order", async () => {
    world.socket.open().say(update(1, 0));
    const first = watch(session.do(command));
    world.socket.say({ type: "ack", id: "command-1", version: 2 });
    await settle();
    expect(first.state).toBe("waiting");
    world.socket.say(update(2, 1));
    await settle();
    expect(first.state).toBe("done");

    const second = watch(session.do(command));
    world.socket.say(update(3, 2));
    await settle();
    expect(second.state).toBe("waiting");
    world.socket.say({ type: "ack", id: "command-2", version: 3 });
    await settle();
    expect(second.state).toBe("done");
  });

  it("wait for the connection and go out in their order", () => {
    void session.do(command);
    void session.do(command);
    expect(world.socket.sent).toEqual([]);
    world.socket.open();
    expect(world.socket.commands).toEqual(["command-1", "command-2"]);
  });

  it("are sent again after a lost acknowledgement and settle exactly once", async () => {
    world.socket.open().say(update(1, 0));
    const seen = watch(session.do(command));
    world.socket.drop();
    world.pass(100);
    expect(world.sockets).toHaveLength(2);
    world.socket.open().say(update(2, 1));
    expect(world.socket.commands).toEqual(["command-1"]);
    world.socket.say({ type: "ack", id: "command-1", version: 2 });
    world.socket.say({ type: "ack", id: "command-1", version: 2 });
    world.socket.say({ type: "refused", id: "command-1", error: { code: "stale", message: "", values: {} } });
    await settle();
    expect(seen).toEqual({ state: "done", settled: 1 });
    world.socket.drop();
    world.pass(100);
    expect(world.socket.open().commands).toEqual([]);
  });

  it("are not sent again when only the update is missing", async () => {
    world.socket.open().say(update(1, 0));
    const seen = watch(session.do(command));
    world.socket.say({ type: "ack", id: "command-1", version: 2 });
    world.socket.drop();
    world.pass(100);
    world.socket.open();
    expect(world.socket.commands).toEqual([]);
    world.socket.say(update(2, 1));
    await settle();
    expect(seen.state).toBe("done");
  });

  it("that are refused reject with the error", async () => {
    world.socket.open().say(update(1, 0));
    const seen = watch(session.do(command));
    world.socket.say({ type: "refused", id: null, error: { code: "bad_request", message: "", values: {} } });
    await settle();
    expect(seen.state).toBe("waiting");
    world.socket.say({ type: "refused", id: "command-1", error: { code: "stale", message: "", values: {} } });
    world.socket.say({ type: "ack", id: "command-1", version: 1 });
    await settle();
    expect(seen).toEqual({ state: "stale", settled: 1 });
  });

  it("that broke the protocol are not sent again", async () => {
    world.socket.open().say(update(1, 0));
    const seen = watch(session.do(command));
    world.socket.drop(4400);
    await settle();
    expect(seen.state).toBe("bad_request");
    world.pass(100);
    expect(world.socket.open().commands).toEqual([]);
  });

  it("end when the session is closed", async () => {
    world.socket.open();
    const seen = watch(session.do(command));
    session.close();
    const late = watch(session.do(command));
    await settle();
    expect([seen, late]).toEqual(Array(2).fill({ state: "offline", settled: 1 }));
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.isClosed).toBe(true);
  });
});

describe("a session that is over", () => {
  it("is begun anew, and the table is not gone", () => {
    world.socket.open().say(update(2, 0));
    world.socket.drop(4401);
    expect(world.forgotten).toBe(1);
    world.pass(100);
    expect(world.socket.since).toBe(2);
    world.socket.open().say(update(3, 2));
    expect(session.status).toBe("live");
    expect(session.reason).toBeNull();
  });

  it("takes its commands along: nobody else carries them out", async () => {
    world.socket.open().say(update(1, 0));
    const seen = watch(session.do(command));
    world.socket.drop(4401);
    await settle();
    expect(seen).toEqual({ state: "not_yours", settled: 1 });
    world.pass(100);
    expect(world.socket.open().commands).toEqual([]);
  });
});

describe("reconnecting", () => {
  it("starts anew with 0.1 s only after an update came", () => {
    world.socket.drop();
    world.pass(100);
    world.socket.open().drop();
    world.pass(100);
    expect(world.sockets).toHaveLength(2);
    world.pass(100);
    expect(world.sockets).toHaveLength(3);
    world.socket.open().say(update(1, 0));
    world.socket.drop(1012);
    world.pass(100);
    expect(world.sockets).toHaveLength(4);
    expect(world.socket.since).toBe(1);
  });

  it("that takes longer is told, and its end too", () => {
    world.socket.open().say(update(1, 0));
    world.socket.drop();
    world.pass(999);
    expect(session.status).toBe("live");
    world.pass(1);
    expect(session.status).toBe("offline");
    world.pass(20_000);
    world.socket.open().say(update(4, 1));
    expect(session.status).toBe("live");
    expect(versions(session)).toEqual([1, 2, 3, 4]);
  });

  it("is asked for when the person is known by another name, and commands go through the new socket", () => {
    world.socket.open().say(update(2, 0));
    session.renew();
    watch(session.do(command));
    expect(world.sockets[0]!.isClosed).toBe(true);
    expect(world.sockets[0]!.commands).toEqual([]);
    expect(world.socket.since).toBe(2);
    expect(world.socket.open().commands).toEqual(["command-1"]);
    expect(session.status).toBe("live");
    session.close();
    session.renew();
    expect(world.sockets).toHaveLength(2);
  });

  it("ignores what an old socket still says", () => {
    const old = world.socket.open();
    old.say(update(1, 0));
    old.drop();
    world.pass(100);
    old.say(update(9, 1));
    old.drop(4404);
    expect(session.version).toBe(1);
    expect(session.status).toBe("live");
  });
});

describe("a table that is gone", () => {
  it("is not asked for again", async () => {
    const seen = watch(session.do(command));
    world.socket.open().drop(4404);
    expect(session.status).toBe("gone");
    expect(session.reason).toBe("not_found");
    const late = watch(session.do(command));
    await settle();
    expect([seen.state, late.state]).toEqual(["not_found", "not_found"]);
    world.pass(60_000);
    session.wake();
    expect(world.sockets).toHaveLength(1);
    expect(session.status).toBe("gone");
  });

  it("may be gone because of a wrong origin", () => {
    world.socket.drop(4403);
    expect(session.reason).toBe("wrong_origin");
  });

  it("is found out even if a proxy swallows the reason", async () => {
    world.isThere = false;
    for (const wait of [100, 200, 400]) {
      world.socket.drop();
      world.pass(wait);
    }
    await settle();
    expect(session.status).toBe("gone");
    const count = world.sockets.length;
    world.pass(60_000);
    expect(world.sockets).toHaveLength(count);
  });

  it("is not gone because the server is away", async () => {
    for (const wait of [100, 200, 400]) {
      world.socket.drop();
      world.pass(wait);
    }
    await settle();
    world.pass(1_000);
    expect(session.status).toBe("offline");
  });
});

describe("standing moves", () => {
  it("leave out what was undone", () => {
    const undone: TableEvent = { kind: "undone", version: 3, at: 0, seat: 0, moves: 1 };
    const moves = standingMoves([acted(1), acted(2), undone, acted(4)]);
    expect(moves.map((move) => move.version)).toEqual([1, 4]);
  });
});
