import { describe, expect, it } from "vitest";

import type { Result } from "$lib/wire/types";

import { cause, headline, isByPoints, sideOf } from "./result";

const SUPREMACIES = ["military", "scientific"];
const NAMES = ["Jana", "Tomasz"];
const result = (parts: Partial<Result>): Result => ({
  ending: "civilian",
  winners: [0],
  scores: [{ total: 63 }, { total: 58 }],
  ...parts,
});

describe("the headline", () => {
  it("speaks to the winner and to the loser, own points first", () => {
    expect(headline(result({}), NAMES, [0], SUPREMACIES)).toEqual({
      key: "end-won-points",
      values: { own: 63, other: 58 },
    });
    expect(headline(result({}), NAMES, [1], SUPREMACIES)).toEqual({
      key: "end-lost-points",
      values: { own: 58, other: 63 },
    });
  });

  it("names the winner for spectators and at a hot seat, the winner's points first", () => {
    for (const mine of [[], [0, 1]]) {
      expect(headline(result({ winners: [1] }), NAMES, mine, SUPREMACIES)).toEqual({
        key: "end-neutral-points",
        values: { name: "Tomasz", own: 58, other: 63 },
      });
    }
  });

  it("tells no points where they did not decide", () => {
    for (const ending of ["military", "scientific", "resigned", "time"]) {
      expect(headline(result({ ending }), NAMES, [1], SUPREMACIES)).toEqual({ key: "end-lost", values: {} });
    }
    expect(headline(result({ scores: [] }), NAMES, [0], SUPREMACIES).key).toBe("end-won");
  });

  it("knows a shared victory and none", () => {
    expect(headline(result({ ending: "shared", winners: [0, 1] }), NAMES, [0], SUPREMACIES)).toEqual({
      key: "end-shared",
      values: { names: "Jana and Tomasz" },
    });
    expect(headline(result({ ending: "agreed", winners: [] }), NAMES, [0], SUPREMACIES).key).toBe(
      "end-nobody",
    );
  });
});

describe("the cause", () => {
  it("names who resigned or ran out of time", () => {
    expect(cause("duel", result({ ending: "resigned" }), NAMES)).toEqual({
      key: "end-by-resigned",
      values: { name: "Tomasz" },
    });
    expect(cause("duel", result({ ending: "time", winners: [1] }), NAMES).values.name).toBe("Jana");
  });

  it("names the ending of the game, and for whom", () => {
    expect(cause("duel", result({ ending: "military" }), NAMES)).toEqual({
      key: "end-by-duel-military",
      values: { name: "Jana" },
    });
  });
});

describe("sides", () => {
  it("is neutral for shared victories, spectators and hot seats", () => {
    expect(sideOf(result({}), [0])).toBe("won");
    expect(sideOf(result({}), [1])).toBe("lost");
    expect(sideOf(result({}), [])).toBe("neutral");
    expect(sideOf(result({}), [0, 1])).toBe("neutral");
    expect(sideOf(result({ winners: [0, 1] }), [0])).toBe("neutral");
  });

  it("knows when points decide", () => {
    expect(isByPoints(result({ ending: "blue" }), SUPREMACIES)).toBe(true);
    expect(isByPoints(result({ ending: "shared" }), SUPREMACIES)).toBe(true);
    expect(isByPoints(result({ ending: "scientific" }), SUPREMACIES)).toBe(false);
    expect(isByPoints(result({ ending: "agreed" }), SUPREMACIES)).toBe(false);
  });
});
