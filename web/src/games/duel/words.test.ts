import { beforeAll, expect, test } from "vitest";

import { i18n, LANGUAGES } from "$lib/i18n/i18n.svelte";

import { CARDS, cardEffects, targetOf, TOKENS, WONDERS } from "./components";
import type { Price } from "./types";
import {
  cardSentence,
  effectText,
  freeOf,
  givesText,
  summed,
  tokenSentence,
  whyLines,
  wonderSentence,
} from "./words";

beforeAll(() => i18n.use("en"));

const price: Price = {
  kind: "build",
  thing: "parade_ground",
  total: 7,
  missing: 0,
  coins: 0,
  chain: null,
  resources: [],
  choice_producers: [],
  saved_by: null,
  trade: 7,
  trade_to: "bank",
};
const part = { needed: 1, produced: 0, chosen: 0, saved: 0, bought: 0, price: 2, price_reason: {} };
const lines = (change: Partial<Price>, tokens: string[] = []) =>
  whyLines({ ...price, ...change }, "Tomasz", tokens).map(({ text, value }) => `${text} = ${value}`);

test("a card is a sentence", () => {
  expect(cardSentence("parade_ground", { price })).toBe(
    "Parade Ground, military building. Gives: 2 shields and chain symbol helmet, Circus free. " +
      "Costs: 2 clay and 1 glass. You pay 7 coins.",
  );
  expect(cardSentence("circus", { covered: 2 })).toBe(
    "Circus, military building. Gives: 2 shields. Costs: 2 clay and 2 stone. Free with Parade Ground. " +
      "Covered by 2 cards.",
  );
  expect(cardSentence("theater", { price: { ...price, total: 0 } })).toContain(
    "Costs nothing. You pay nothing.",
  );
  expect(cardSentence("walls", { price: { ...price, total: 9, missing: 2 } })).toContain(
    "You would pay 9 coins, 2 too many.",
  );
});

test("a wonder and a token are sentences", () => {
  expect(wonderSentence("appian_way")).toBe(
    "The Appian Way, wonder. Gives: 3 coins, the opponent loses 3 coins, another turn, and 3 points. " +
      "Costs: 2 clay, 2 stone, and 1 papyrus.",
  );
  expect(wonderSentence("pyramids", { isBuilt: true })).toContain("Built.");
  expect(tokenSentence("law")).toBe("Law, progress token. scales: one more science symbol.");
});

test("guilds and cards that count", () => {
  expect(givesText("merchants_guild")).toBe(
    "Gives: 1 coin and 1 point for each yellow card in the city with the most.",
  );
  expect(givesText("port")).toBe("Gives: 2 coins for each brown card in your city and 3 points.");
});

test("why: bought, own, chosen, saved, fixed, printed", () => {
  const reason = { base: 2, opponent_symbols: 1 };
  expect(
    lines({ resources: [{ ...part, resource: "clay", bought: 1, price: 3, price_reason: reason }] }),
  ).toEqual(["2 + 1, Tomasz makes 1 = 3"]);
  expect(
    lines({
      coins: 3,
      saved_by: "masonry",
      choice_producers: ["forum", "piraeus"],
      resources: [
        { ...part, resource: "clay", needed: 3, produced: 1, bought: 2, price: 3, price_reason: reason },
        { ...part, resource: "glass", chosen: 1 },
        { ...part, resource: "wood", saved: 2, needed: 2 },
        { ...part, resource: "stone", bought: 1, price: 1, price_reason: { fixed_by: "stone_reserve" } },
        { ...part, resource: "papyrus", bought: 1, price: 2, price_reason: { base: 2, opponent_symbols: 0 } },
      ],
    }),
  ).toEqual([
    "printed price = 3",
    "yours = 0",
    "2 × (2 + 1), Tomasz makes 1 = 6",
    "by Forum and Piraeus = 0",
    "2 × saved by Masonry = 0",
    "Stone Reserve = 1",
    "2, Tomasz makes none = 2",
  ]);
});

test("why: a chain, Urbanism, Economy, nothing", () => {
  expect(lines({ chain: "theater", total: 0 })).toEqual(["chain from Theater = 0"]);
  expect(lines({ chain: "theater", total: 0 }, ["urbanism"])).toEqual([
    "chain from Theater = 0",
    "Urbanism pays you = +4",
  ]);
  const bought = {
    ...part,
    resource: "clay",
    bought: 1,
    price: 3,
    price_reason: { base: 2, opponent_symbols: 1 },
  };
  expect(lines({ resources: [bought], trade: 3, trade_to: "opponent" }).at(-1)).toBe(
    "Economy: 3 of it to Tomasz = ",
  );
  expect(lines({ total: 0 })).toEqual(["costs nothing = 0"]);
});

test("why something is free", () => {
  const none = { ...price, total: 0 };
  expect(freeOf(price)).toBeNull();
  expect(freeOf({ ...none, chain: "theater" })).toBe("chain");
  expect(freeOf({ ...none, resources: [{ ...part, resource: "clay", produced: 1 }] })).toBe("own");
  expect(freeOf(none)).toBe("nothing");
});

test("effects of several wonders are added up", () => {
  expect(
    summed([
      { kind: "points", n: 3 },
      { kind: "again" },
      { kind: "points", n: 6 },
      { kind: "again" },
      { kind: "coins", n: 12 },
    ]),
  ).toEqual([
    { icon: "c-laurel", text: "9 points" },
    { icon: "g-coin", text: "12 coins" },
    { icon: "c-again", text: "2 × another turn" },
  ]);
});

test.each(LANGUAGES)("everything has words in %s", async (language) => {
  await i18n.use(language);
  const texts = [
    ...Object.keys(CARDS).map((id) => cardSentence(id)),
    ...Object.keys(WONDERS).map((id) => wonderSentence(id)),
    ...Object.keys(TOKENS).map((id) => tokenSentence(id)),
    ...Object.keys(CARDS).flatMap((id) => cardEffects(id).map(effectText)),
  ];
  for (const text of texts)
    expect(text).not.toMatch(/[a-z]_[a-z]|(duel|kit|card|wonder|token|symbol)-|undefined|\{/);
  await i18n.use("en");
});

test("every chain leads from one card to another", () => {
  const offered = Object.values(CARDS).flatMap((card) => card.offers ?? []);
  expect(offered).toHaveLength(17);
  for (const chain of offered) expect(targetOf(chain)).toBeDefined();
});
