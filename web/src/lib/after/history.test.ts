import { beforeEach, describe, expect, it } from "vitest";

import { type Counted, History, read, tally } from "./history.svelte";

const entry = (id: string, at: number, totals: number[], winners: number[]): Counted => ({
  id,
  at,
  game: "duel",
  names: ["Jana", "Tomasz"],
  totals,
  winners,
  ending: "civilian",
});

describe("the history of the score pad", () => {
  beforeEach(() => localStorage.clear());

  it("is kept on the device, newest first", () => {
    const history = new History("duel");
    history.put(entry("a", 1, [60, 50], [0]));
    history.put(entry("b", 2, [40, 50], [1]));
    expect(new History("duel").entries.map((each) => each.id)).toEqual(["b", "a"]);
    expect(new History("seven_wonders").entries).toEqual([]);
  });

  it("replaces a game that is saved again", () => {
    const history = new History("duel");
    history.put(entry("a", 1, [60, 50], [0]));
    history.put(entry("a", 1, [61, 50], [0]));
    expect(history.entries.map((each) => each.totals)).toEqual([[61, 50]]);
  });

  it("deletes and brings back", () => {
    const history = new History("duel");
    history.put(entry("a", 1, [60, 50], [0]));
    history.put(entry("b", 2, [40, 50], [1]));
    history.delete([history.entries[1]!]);
    expect([history.entries.length, history.deleted.length]).toEqual([1, 1]);
    history.restore();
    expect(history.entries.map((each) => each.id)).toEqual(["b", "a"]);
    expect(new History("duel").entries.length).toBe(2);
  });

  it("does not fall over what others have stored", () => {
    expect(read("{")).toEqual([]);
    expect(read('{"a":1}')).toEqual([]);
    expect(read('[1,null,{"id":"x"}]')).toEqual([]);
  });

  it("counts wins and points of each person", () => {
    const entries = [
      entry("a", 1, [60, 50], [0]),
      entry("b", 2, [40, 70], [1]),
      entry("c", 3, [50, 50], [0, 1]),
    ];
    expect(tally(entries)).toEqual([
      { name: "Tomasz", games: 3, wins: 2, points: 170 },
      { name: "Jana", games: 3, wins: 2, points: 150 },
    ]);
  });
});
