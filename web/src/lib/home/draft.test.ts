import { describe, expect, it } from "vitest";

import type { GameInfo } from "$lib/wire/rest";

import { draftFor, levelFor, mayBeRated, newTable } from "./draft";

const duel: GameInfo = {
  id: "duel",
  name: "7 Wonders Duel",
  rules_version: 1,
  seats: [2],
  options: [{ name: "wonders", values: ["draft", "first_game"] }],
  endings: [],
  categories: [],
  levels: ["easy", "normal"],
};

describe("a draft of a table", () => {
  it("waits for a person with the link, without a clock, unless something else is chosen", () => {
    expect(newTable(draftFor(duel, "normal"), true)).toEqual({
      game: "duel",
      seats: 2,
      options: { wonders: "draft" },
      visibility: "link",
      clock: { kind: "none", seconds: 0 },
      is_rated: false,
      may_hint: true,
      is_hot_seat: false,
      bots: [],
      start: false,
    });
  });

  it("gives all other seats to bots and starts at once", () => {
    const draft = { ...draftFor(duel, "easy"), seats: 4, others: "bots" as const };
    const table = newTable(draft, true);
    expect(table.bots).toEqual([1, 2, 3].map((seat) => ({ seat, level: "easy" })));
    expect(table.start).toBe(true);
  });

  it("keeps a table for this device out of the lobby", () => {
    const table = newTable({ ...draftFor(duel, "easy"), others: "here", isPublic: true }, true);
    expect(table).toMatchObject({ is_hot_seat: true, visibility: "link", start: true, bots: [] });
  });

  it("is rated only among registered people, and has no hints then", () => {
    const draft = { ...draftFor(duel, "easy"), isRated: true, clock: "total-900" };
    expect(newTable(draft, false)).toMatchObject({ is_rated: true, may_hint: false });
    expect(newTable(draft, true)).toMatchObject({ is_rated: false, may_hint: true });
    expect(newTable({ ...draft, others: "bots" }, false)).toMatchObject({ is_rated: false });
    expect(mayBeRated({ ...draft, others: "here" }, false)).toBe(false);
    expect(mayBeRated({ ...draft, clock: "none" }, false)).toBe(false);
  });
});

describe("the level to begin with", () => {
  it("is the last one, else the usual one, else any", () => {
    expect(levelFor(["easy", "normal"], "easy")).toBe("easy");
    expect(levelFor(["easy", "normal"], "expert")).toBe("normal");
    expect(levelFor(["hard"], null)).toBe("hard");
  });
});
