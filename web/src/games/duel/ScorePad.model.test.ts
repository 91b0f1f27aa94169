import { describe, expect, it } from "vitest";

import {
  cell,
  ending,
  isComplete,
  isEmpty,
  neighbour,
  newPad,
  type Pad,
  put,
  rowsOf,
  setCoins,
  setPoints,
  sheet,
  toggle,
  TYPED,
} from "./ScorePad.model";

const NEW = newPad("a", ["Jana", "Tomasz"]);

/** A pad with all points typed, so many of each. */
function full(each: number, pawn = 0): Pad {
  let pad: Pad = { ...NEW, pawn };
  for (const seat of [0, 1] as const) {
    for (const category of TYPED) pad = setPoints(pad, seat, category, each);
    pad = setCoins(pad, seat, 7);
  }
  return pad;
}

describe("typed points", () => {
  it("are empty first, and can be emptied again", () => {
    expect([isEmpty(NEW), cell(NEW, 0, "blue"), cell(NEW, 0, "military")]).toEqual([true, null, null]);
    const typed = setPoints(NEW, 1, "blue", 12);
    expect([isEmpty(typed), cell(typed, 1, "blue"), cell(typed, 0, "blue")]).toEqual([false, 12, null]);
    expect(setPoints(typed, 1, "blue", null)).toEqual(NEW);
  });

  it("add up with coins and the pawn", () => {
    const pad = full(3, -4);
    expect(sheet(pad, 0)).toMatchObject({ blue: 3, military: 0, treasury: 2, total: 20 });
    expect(sheet(pad, 1)).toMatchObject({ military: 5, total: 25 });
    expect(ending(pad)).toEqual({ ending: "civilian", winner: 1 });
  });

  it("are complete when nothing is missing", () => {
    expect(isComplete(full(0))).toBe(true);
    expect(isComplete(setCoins(full(0), 0, null))).toBe(false);
    expect(isComplete({ ...full(0), pawn: null })).toBe(false);
  });

  it("are decided by blue cards, and shared", () => {
    const even = full(3);
    expect(ending(even)).toEqual({ ending: "shared", winner: null });
    const blue = setPoints(setPoints(even, 0, "blue", 4), 0, "green", 2);
    expect(ending(blue)).toEqual({ ending: "blue", winner: 0 });
  });
});

describe("cities", () => {
  const city = { ...NEW, mode: "city" } as const satisfies Pad;

  it("hold each card once: it moves to the other city", () => {
    const first = toggle(city, 0, "cards", "palace");
    expect([cell(first, 0, "blue"), cell(first, 1, "blue")]).toEqual([7, null]);
    const moved = toggle(first, 1, "cards", "palace");
    expect([moved.cities[0].cards, moved.cities[1].cards]).toEqual([[], ["palace"]]);
    expect(toggle(moved, 1, "cards", "palace").cities[1].cards).toEqual([]);
  });

  it("count guilds with both cities", () => {
    let pad: Pad = toggle(city, 0, "cards", "merchants_guild");
    for (const id of ["tavern", "brewery", "forum"]) pad = toggle(pad, 1, "cards", id);
    expect([cell(pad, 0, "purple"), cell(pad, 1, "purple")]).toEqual([3, 0]);
    expect(cell(pad, 0, "yellow")).toBe(0);
  });

  it("show a scientific supremacy by themselves", () => {
    let pad: Pad = city;
    for (const id of ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]) {
      pad = toggle(pad, 1, "cards", id);
    }
    expect(ending(pad).ending).toBe("civilian");
    pad = toggle(pad, 1, "tokens", "law");
    expect(ending(pad)).toEqual({ ending: "scientific", winner: 1 });
    expect(isComplete(pad)).toBe(true);
    expect(ending({ ...pad, mode: "points" }).ending).not.toBe("scientific");
  });
});

describe("supremacies", () => {
  it("come from the pawn in a capital, or by hand", () => {
    expect(ending({ ...full(3), pawn: 9 })).toEqual({ ending: "military", winner: 0 });
    const byHand = { ...full(3), supremacy: { ending: "scientific", winner: 1 } } as const;
    expect(ending(byHand)).toEqual({ ending: "scientific", winner: 1 });
    expect([
      isComplete({ ...NEW, supremacy: byHand.supremacy }),
      isEmpty({ ...NEW, supremacy: byHand.supremacy }),
    ]).toEqual([true, false]);
  });
});

describe("the way through the cells", () => {
  it("goes through all of them and ends", () => {
    for (const mode of ["points", "city"] as const) {
      let at: ReturnType<typeof neighbour> = { category: "blue", seat: 0 };
      let count = 0;
      while (at) {
        count += 1;
        const next = neighbour(mode, at, 1);
        if (next) expect(neighbour(mode, next, -1)).toEqual(at);
        at = next;
      }
      expect(count).toBe(rowsOf(mode).length * 2 - 1);
    }
  });

  it("finds the pawn from both sides", () => {
    expect(neighbour("points", { category: "military", seat: 1 }, 1)).toEqual({
      category: "treasury",
      seat: 0,
    });
  });

  it("replaces one side of a pair", () => {
    expect([put(["a", "b"], 0, "c"), put(["a", "b"], 1, "c")]).toEqual([
      ["c", "b"],
      ["a", "c"],
    ]);
  });
});
