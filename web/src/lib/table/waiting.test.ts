import { describe, expect, it } from "vitest";

import type { SeatInfo, TableInfo, You } from "$lib/wire/types";

import { bars } from "./bars";
import { clockChoices, CLOCKS, whatIsMissing, whyUnrated } from "./waiting";

const open = { kind: "open", person: null, is_ready: false } as SeatInfo;
const bot = { kind: "bot", person: null, level: "normal", is_ready: true } as SeatInfo;
const somebody = (person: string, is_ready = true) => ({ kind: "person", person, is_ready }) as SeatInfo;
const table = (...seats: SeatInfo[]) =>
  ({ seats, is_hot_seat: false, is_rated: false, clock: { kind: "move", seconds: 60 } }) as TableInfo;
const host: You = { seats: [0], is_host: true, may: [] };
const guest: You = { seats: [1], is_host: false, may: [] };
const visitor: You = { seats: [], is_host: false, may: [] };

describe("what a table waits for", () => {
  it("is people, and the host learns that bots would do", () => {
    const waiting = table(somebody("a"), open);
    expect(whatIsMissing(waiting, host, [2])).toMatchObject({ key: "table-missing-people-host", amount: 1 });
    expect(whatIsMissing(waiting, visitor, [2]).key).toBe("table-missing-people");
  });

  it("is what happens to free seats, where fewer can play", () => {
    const waiting = table(somebody("a"), somebody("b"), somebody("c"), open, open);
    expect(whatIsMissing(waiting, host, [3, 4, 5])).toMatchObject({ key: "table-missing-closes", amount: 2 });
    expect(whatIsMissing(waiting, guest, [3, 4, 5]).key).toBe("table-missing-host");
  });

  it("is somebody who is not ready, first of all oneself", () => {
    const waiting = table(somebody("a"), somebody("b", false));
    expect(whatIsMissing(waiting, host, [2])).toMatchObject({ key: "table-missing-ready", seat: 1 });
    expect(whatIsMissing(waiting, guest, [2]).key).toBe("table-missing-you");
  });

  it("is only the host in the end", () => {
    expect(whatIsMissing(table(somebody("a"), bot), host, [2]).key).toBe("table-missing-nothing");
    expect(whatIsMissing(table(somebody("a"), somebody("b")), guest, [2]).key).toBe("table-missing-host");
  });
});

describe("options", () => {
  it("offer the usual clocks and the one that is set", () => {
    expect(clockChoices({ kind: "total", seconds: 900 })).toEqual(CLOCKS);
    expect(clockChoices({ kind: "total", seconds: 77 })).toHaveLength(CLOCKS.length + 1);
  });

  it("say why a match cannot be rated", () => {
    expect(whyUnrated(table(somebody("a"), open), false)).toBeNull();
    expect(whyUnrated(table(somebody("a"), open), true)).toBe("guest");
    const timeless = { ...table(somebody("a"), open), clock: { kind: "none", seconds: 0 } } as TableInfo;
    expect(whyUnrated(timeless, false)).toBe("clock");
    expect(whyUnrated(table(somebody("a"), bot), false)).toBe("bot");
    expect(whyUnrated(table(somebody("a"), somebody("b")), false)).toBe("late");
    expect(whyUnrated({ ...table(somebody("a"), somebody("b")), is_rated: true }, false)).toBeNull();
    expect(whyUnrated({ ...table(somebody("a"), somebody("a")), is_hot_seat: true }, false)).toBe("hot");
  });
});

describe("bars of a hint", () => {
  const option = (action: string, value: number) => ({ action, value });

  it("are in proportion: the best one is full, the last one can still be seen", () => {
    expect(bars([option("a", 5), option("b", 3), option("c", 1)])).toEqual([
      { action: "a", width: 100 },
      { action: "b", width: 56 },
      { action: "c", width: 12 },
    ]);
  });

  it("are all full where nothing is better, and not too many", () => {
    expect(bars([option("a", -1), option("b", -1)]).map((bar) => bar.width)).toEqual([100, 100]);
    expect(bars([1, 2, 3, 4, 5].map((value) => option("x", value)))).toHaveLength(3);
    expect(bars([])).toEqual([]);
  });
});
