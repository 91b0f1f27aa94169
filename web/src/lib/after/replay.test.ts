import { describe, expect, it } from "vitest";

import type { View } from "$lib/wire/types";

import type { Step } from "./games";
import { chaptersOf, hrefOf, moveOf, movesOf, type Replay, resultOf, seatFrom, tableOf } from "./replay";

const view = (age: number, outcome: View["outcome"] = null): View => ({
  game: "duel",
  seat: null,
  options: {},
  to_act: [],
  legal: [],
  state: { age },
  quotes: null,
  outcome,
});
const step = (seat: number | null, action: string | null, age: number): Step => ({
  seat,
  action,
  chance: [],
  at: 5,
  view: view(age),
});
const REPLAY: Replay = {
  code: "olive-harbor-k7m2pq",
  game: "duel",
  options: {},
  names: ["Jana", null],
  levels: [null, "hard"],
  result: null,
  commitment: null,
  seed: "7",
  steps: [
    step(null, null, 0),
    step(0, "pick sphinx", 1),
    step(1, "build baths", 1),
    step(0, "build altar", 2),
  ],
};
const age = (each: View) => `Age ${String(each.state.age)}`;

describe("a replay", () => {
  it("has a move for each step but the first", () => {
    expect(movesOf(REPLAY).map((move) => [move.seat, move.action, move.is_bot])).toEqual([
      [0, "pick sphinx", false],
      [1, "build baths", true],
      [0, "build altar", false],
    ]);
  });

  it("has chapters, none of them without moves", () => {
    expect(chaptersOf(REPLAY.steps, age)).toEqual([
      { at: 0, label: "Age 0" },
      { at: 1, label: "Age 1" },
    ]);
  });

  it("makes up a table that is over", () => {
    const table = tableOf(REPLAY, ["Jana", "Bot"]);
    expect([table.status, table.moves, table.seats.map((seat) => seat.kind)]).toEqual([
      "over",
      3,
      ["person", "bot"],
    ]);
  });

  it("takes the result from the last position of a file", () => {
    expect(resultOf(REPLAY)).toBeNull();
    const steps = [
      ...REPLAY.steps.slice(0, 3),
      { ...step(0, "x", 3), view: view(3, { ending: "blue", winners: [1] }) },
    ];
    expect(resultOf({ ...REPLAY, steps })).toEqual({ ending: "blue", winners: [1], scores: [] });
  });
});

describe("the address of a position", () => {
  it("is read back", () => {
    const search = new URL(hrefOf("a-b", 12, 1), "http://x").searchParams;
    expect([moveOf(search.get("move"), 60, 0), seatFrom(search.get("seat"), 2)]).toEqual([12, 1]);
  });

  it("never leads outside the match", () => {
    expect(moveOf("99", 60, 0)).toBe(60);
    expect(moveOf("-1", 60, 3)).toBe(3);
    expect(moveOf("x", 60, 0)).toBe(0);
    expect(moveOf(null, 60, 60)).toBe(60);
    expect(seatFrom("7", 2)).toBe(0);
  });
});
