import { describe, expect, it } from "vitest";

import fixtures from "./scoring.fixtures.json";
import {
  ALL_CARDS,
  ALL_TOKENS,
  ALL_WONDERS,
  byPoints,
  CATEGORIES,
  differentSymbols,
  type FinalCity,
  militaryPoints,
  type Pair,
  type Sheet,
  sheetOf,
  supremacy,
  treasuryPoints,
} from "./scoring";

const words = (text: string) => text.split(" ").filter(Boolean);
const EMPTY: FinalCity = { cards: [], wonders: [], tokens: [], coins: 0 };
const city = (parts: Partial<FinalCity>): FinalCity => ({ ...EMPTY, ...parts });

describe("final positions of the engine", () => {
  it("are there, with every way to end", () => {
    expect(fixtures.positions.length).toBeGreaterThan(150);
    expect(new Set(fixtures.positions.map((position) => position.ending))).toEqual(
      new Set(["military", "scientific", "civilian", "blue", "shared"]),
    );
    expect(fixtures.categories).toEqual([...CATEGORIES, "total"]);
  });

  it.each(fixtures.positions)("seed $seed has the same sheet and the same winner", (position) => {
    const cities = position.cities.map((each) => ({
      cards: words(each.cards),
      wonders: words(each.wonders),
      tokens: words(each.tokens),
      coins: each.coins,
    })) as unknown as Pair<FinalCity>;
    const sheets = [sheetOf(0, cities, position.pawn), sheetOf(1, cities, position.pawn)] as Pair<Sheet>;
    for (const seat of [0, 1] as const) {
      const wanted = Object.fromEntries(
        fixtures.categories.map((category, i) => [category, position.scores[seat]![i]]),
      );
      expect(sheets[seat]).toEqual(wanted);
      expect(differentSymbols(cities[seat])).toBe(position.cities[seat]!.symbols);
    }
    const ending = supremacy(cities, position.pawn) ?? byPoints(sheets);
    expect(ending.ending).toBe(position.ending);
    expect(ending.winner === null ? [0, 1] : [ending.winner]).toEqual(position.winners);
  });
});

describe("worked examples of the rules", () => {
  it("has all components", () => {
    expect([ALL_CARDS.length, ALL_WONDERS.length, ALL_TOKENS.length]).toEqual([73, 12, 10]);
  });

  it("D-EX-24: one single city counts for the Shipowners Guild", () => {
    const one = city({ cards: ["quarry", "stone_pit", "clay_pit", "sawmill", "shipowners_guild"] });
    const two = city({ cards: ["clay_pool", "brickyard", "press", "glassworks", "drying_room"] });
    expect(sheetOf(0, [one, two], 0).purple).toBe(5);
  });

  it("D-EX-25: treasury and Moneylenders Guild count the same coins", () => {
    const one = city({ coins: 8, cards: ["moneylenders_guild"] });
    const two = city({ coins: 11 });
    expect(sheetOf(0, [one, two], 0)).toMatchObject({ treasury: 2, purple: 3, total: 5 });
    expect(sheetOf(1, [one, two], 0)).toMatchObject({ treasury: 3, purple: 0, total: 3 });
  });

  it("D-EX-27: Mathematics counts itself", () => {
    const one = city({ tokens: ["mathematics", "philosophy", "law"] });
    expect(sheetOf(0, [one, EMPTY], 0).tokens).toBe(16);
  });

  it("D-EX-33: equal points are decided by blue cards, then shared", () => {
    const sheet = (blue: number) => ({ ...sheetOf(0, [EMPTY, EMPTY], 0), blue, total: 60 });
    expect(byPoints([sheet(18), sheet(15)])).toEqual({ ending: "blue", winner: 0 });
    expect(byPoints([sheet(15), sheet(18)])).toEqual({ ending: "blue", winner: 1 });
    expect(byPoints([sheet(18), sheet(18)])).toEqual({ ending: "shared", winner: null });
  });

  it("D-SCORE-2: the pawn's place by distance", () => {
    const places = [0, 1, 2, 3, 5, 6, 8];
    expect(places.map((pawn) => militaryPoints(pawn, 0))).toEqual([0, 2, 2, 5, 5, 10, 10]);
    expect(places.map((pawn) => militaryPoints(-pawn, 1))).toEqual([0, 2, 2, 5, 5, 10, 10]);
    expect(places.map((pawn) => militaryPoints(pawn, 1))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("D-SCI-8: Law is a symbol; six different ones win", () => {
    const five = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"];
    expect(supremacy([city({ cards: five }), EMPTY], 0)).toBeNull();
    expect(supremacy([EMPTY, city({ cards: five, tokens: ["law"] })], 0)).toEqual({
      ending: "scientific",
      winner: 1,
    });
    expect(supremacy([EMPTY, EMPTY], -9)).toEqual({ ending: "military", winner: 1 });
  });

  it("D-SCORE-6: complete sets of three coins", () => {
    expect([0, 2, 3, 8, 11].map(treasuryPoints)).toEqual([0, 0, 1, 2, 3]);
  });
});
