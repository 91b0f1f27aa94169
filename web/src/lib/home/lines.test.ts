import { describe, expect, it } from "vitest";

import type { MyTable } from "$lib/wire/types";

import { ago, largestUnit, opponents, outcomeOf, peopleAt, pictureOf, totalsOf } from "./lines";

const table: MyTable = {
  code: "olive-harbor-k7m2pq",
  game: "duel",
  status: "over",
  names: ["Marek", "Jana"],
  open_seats: 0,
  clock: { kind: "none", seconds: 0 },
  is_rated: false,
  options: {},
  moves: 60,
  updated_at: 0,
  seats: [1],
  is_my_turn: false,
  clock_due: null,
  result: { ending: "civilian", winners: [1], scores: [{ total: 58 }, { total: 63 }] },
};
const ended = (ending: string, winners: number[]): MyTable => ({
  ...table,
  result: { ending, winners, scores: [] },
});

describe("a finished match of mine", () => {
  it("is won, lost or shared", () => {
    expect(outcomeOf(table)).toBe("won");
    expect(outcomeOf(ended("military", [0]))).toBe("lost");
    expect(outcomeOf(ended("shared", [0, 1]))).toBe("shared");
    expect(outcomeOf(ended("agreed", []))).toBe("none");
    expect(outcomeOf({ ...table, seats: [0, 1] })).toBe("here");
  });

  it("has totals, mine first, only where points decided", () => {
    expect(totalsOf(table)).toEqual([63, 58]);
    expect(totalsOf(ended("military", [0]))).toBeNull();
    expect(totalsOf(ended("civilian", [0]))).toBeNull();
  });
});

describe("the people of a table", () => {
  it("are told without me, and bots are counted", () => {
    expect(opponents(table)).toEqual({ names: ["Marek"], bots: 0 });
    expect(opponents({ ...table, names: [null, "Jana"] })).toEqual({ names: [], bots: 1 });
    expect(opponents({ ...table, names: [null, "Jana"], open_seats: 1 })).toEqual({ names: [], bots: 0 });
  });

  it("are named once, also at a hot seat", () => {
    expect(peopleAt({ ...table, names: ["Jana", "Jana"] })).toEqual(["Jana"]);
  });
});

describe("times", () => {
  it("are in the largest unit that fits", () => {
    expect(largestUnit(59_999)).toEqual({ unit: "second", amount: 59 });
    expect(largestUnit(12 * 60_000 + 1)).toEqual({ unit: "minute", amount: 12 });
    expect(largestUnit(3 * 3_600_000)).toEqual({ unit: "hour", amount: 3 });
    expect(largestUnit(-5)).toEqual({ unit: "second", amount: 0 });
  });

  it("are told in the reader's language", () => {
    expect(ago(0, 3 * 86_400_000, "cs")).toBe("před 3 dny");
    expect(ago(0, 10_000, "en")).toBeNull();
  });
});

it("a table keeps its picture", () => {
  expect(pictureOf("olive-harbor-k7m2pq")).toBe(pictureOf("olive-harbor-k7m2pq"));
});
