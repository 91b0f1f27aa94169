import { beforeAll, describe, expect, test } from "vitest";

import { i18n, LANGUAGES, type Language } from "$lib/i18n/i18n.svelte";

import { chapter, moveText } from "./sentences";
import { acted, NAMES, POSITIONS } from "./testing";
import type { DuelState, DuelView } from "./types";

const base = POSITIONS.find(({ view }) => view.state.phase === "move" && view.state.age === 2)!.view;

/** A view with another state; cities are changed by seat. */
function viewWith(state: Partial<DuelState>, cities: Record<number, object> = {}): DuelView {
  const changed = base.state.cities.map((city, seat) => ({
    ...city,
    cards: [],
    tokens: [],
    wonders: [],
    coins: 10,
    ...cities[seat],
  }));
  return { ...base, state: { ...base.state, phase: "move", age: 2, pawn: 0, cities: changed, ...state } };
}

beforeAll(() => i18n.use("en"));

function said(
  seat: number,
  action: string,
  before: DuelView | null,
  after: DuelView | null,
  chance: string[] = [],
): string {
  return moveText(acted(seat, action, chance), NAMES, before, after).sentence;
}

describe("in English", () => {
  test("a building and what it cost", () => {
    const before = viewWith({});
    expect(said(0, "build parade_ground", before, viewWith({ turn: 1 }, { 0: { coins: 3 } }))).toBe(
      "Jana built Parade Ground for 7 coins.",
    );
    expect(said(0, "build parade_ground", before, viewWith({ turn: 1 }))).toBe(
      "Jana built Parade Ground for nothing.",
    );
    expect(said(0, "build parade_ground", null, null)).toBe("Jana built Parade Ground.");
  });

  test("what a building brings is not mistaken for its price", () => {
    const after = viewWith({ turn: 1 }, { 0: { coins: 16 } });
    expect(said(0, "build brewery", viewWith({}), after)).toBe(
      "Jana built Brewery for nothing. Jana gets 6 coins.",
    );
    const own = { 0: { coins: 8, by_color: { ...base.state.cities[0]!.by_color, brown: 3 } } };
    expect(said(0, "build port", viewWith({}), viewWith({ turn: 1 }, own))).toBe(
      "Jana built Port for 8 coins. Jana gets 6 coins.",
    );
  });

  test("a chain", () => {
    const has = { 1: { cards: ["theater"] } };
    expect(said(1, "build statue", viewWith({}, has), viewWith({ turn: 0 }, has))).toBe(
      "Tomasz built Statue, free by the chain from Theater.",
    );
    const urban = { 1: { cards: ["theater"], tokens: ["urbanism"] } };
    const richer = { 1: { ...urban[1], coins: 14 } };
    expect(said(1, "build statue", viewWith({}, urban), viewWith({ turn: 0 }, richer))).toBe(
      "Tomasz built Statue, free by the chain from Theater. Tomasz gets 4 coins.",
    );
  });

  test("the pawn, loot and a pair", () => {
    const after = viewWith({ pawn: 3, turn: 1 }, { 1: { coins: 8 } });
    expect(said(0, "build walls", viewWith({ pawn: 1 }), after)).toBe(
      "Jana built Walls for nothing. The pawn moves 2 spaces towards Tomasz. Tomasz loses 2 coins.",
    );
    expect(said(0, "build library", viewWith({}), viewWith({ phase: "take", turn: 0 }))).toBe(
      "Jana built Library for nothing. Jana has a pair: quill and inkwell.",
    );
  });

  test("a sale", () => {
    const after = viewWith({ turn: 1 }, { 0: { coins: 14 } });
    expect(said(0, "discard walls", viewWith({}), after, ["reveal forum", "reveal temple"])).toBe(
      "Jana sold Walls for 4 coins. Turned up: Forum and Temple.",
    );
    expect(said(0, "discard walls", null, null)).toBe("Jana sold Walls.");
  });

  test("a wonder", () => {
    const after = viewWith({ turn: 1 }, { 0: { coins: 7 } });
    expect(said(0, "wonder pyramids with walls", viewWith({}), after)).toBe(
      "Jana built The Pyramids for 3 coins, with Walls under it.",
    );
    const again = viewWith({ turn: 0 }, { 0: { coins: 19 } });
    expect(said(0, "wonder temple_of_artemis with walls", viewWith({}), again)).toBe(
      "Jana built The Temple of Artemis for 3 coins, with Walls under it. Jana gets 12 coins. Jana plays again.",
    );
    const last = viewWith({ turn: 1, boxed: "sphinx" });
    expect(said(0, "wonder pyramids with walls", viewWith({}), last)).toBe(
      "Jana built The Pyramids for nothing, with Walls under it. Seven wonders are built; The Sphinx goes back to the box.",
    );
    expect(said(0, "wonder pyramids with walls", null, null)).toBe(
      "Jana built The Pyramids with Walls under it.",
    );
  });

  test("choices", () => {
    expect(said(0, "pick sphinx", null, null, ["lay colossus", "lay piraeus"])).toBe(
      "Jana took The Sphinx. New wonders: The Colossus and Piraeus.",
    );
    const richer = viewWith({ turn: 1 }, { 0: { coins: 16 } });
    expect(said(0, "take agriculture", viewWith({ phase: "take" }), richer)).toBe(
      "Jana took the progress token Agriculture. Jana gets 6 coins.",
    );
    const before = viewWith({ phase: "destroy" }, { 1: { cards: ["quarry"] } });
    expect(said(0, "destroy quarry", before, viewWith({ turn: 1 }))).toBe(
      "Jana destroyed Quarry, a building of Tomasz.",
    );
    expect(said(0, "destroy quarry", null, null)).toBe("Jana destroyed Quarry.");
    expect(said(0, "revive walls", null, null)).toBe("Jana built Walls from the discard pile for free.");
    expect(said(0, "start 0", null, null)).toBe("Jana begins the age, by own choice.");
    expect(said(0, "start 1", null, null)).toBe("Jana lets Tomasz begin the age.");
  });

  test("a new age, and an action that is not known", () => {
    expect(said(0, "discard walls", viewWith({}), viewWith({ age: 3, turn: 1 }, { 0: { coins: 12 } }))).toBe(
      "Jana sold Walls for 2 coins. Age III begins.",
    );
    expect(said(0, "dance", null, null)).toBe("Jana: dance");
  });
});

test.each([
  ["build parade_ground", "Parade Ground", "seal-red"],
  ["discard walls", "Walls, sold", "c-sell"],
  ["wonder sphinx with walls", "The Sphinx", "c-wonder"],
  ["pick sphinx", "The Sphinx", "c-wonder"],
  ["take law", "Law", "c-progress"],
  ["destroy quarry", "Quarry destroyed", "c-destroy"],
  ["revive altar", "Altar, revived", "seal-blue"],
  ["start 1", "Tomasz begins", "u-flag"],
])("%s is short for lists", (action, short, icon) => {
  expect(moveText(acted(0, action), NAMES, null, null)).toMatchObject({ short, icon });
});

test.each([
  ["cs", "Jana staví za 7 mincí: Cvičiště."],
  ["pl", "Jana buduje za 7 monet: Plac apelowy."],
] as [Language, string][])("the same in %s", async (language, sentence) => {
  await i18n.use(language);
  const after = viewWith({ turn: 1 }, { 0: { coins: 3 } });
  expect(said(0, "build parade_ground", viewWith({}), after)).toBe(sentence);
  await i18n.use("en");
});

test.each(LANGUAGES)("every move of the positions is a sentence in %s", async (language) => {
  await i18n.use(language);
  for (const { moves } of POSITIONS) {
    for (const { seat, action, chance } of moves) {
      const text = moveText(acted(seat, action, chance), NAMES, null, null);
      expect(text.sentence).toContain(NAMES[seat]);
      expect(`${text.sentence} ${text.short}`).not.toMatch(/_|duel-|card-|\{/);
    }
  }
  await i18n.use("en");
});

test("chapters", () => {
  expect(chapter(viewWith({ age: 0 }))).toBe("Wonder draft");
  expect(chapter(viewWith({ age: 3 }))).toBe("Age III");
});
