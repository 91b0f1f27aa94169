import { expect, test } from "vitest";

import { WONDER_IDS } from "./components";
import { changes } from "./diff";
import { POSITIONS } from "./testing";
import type { DuelState } from "./types";

const { state } = POSITIONS.find(({ view }) => view.state.phase === "move" && view.state.age === 2)!.view;
const taken = state.layout.find(({ is_available }) => is_available)!;
const rest = state.layout.filter((each) => each !== taken);

function city(change: Partial<DuelState["cities"][number]>): DuelState["cities"] {
  return [{ ...state.cities[0]!, ...change }, state.cities[1]!];
}

test("nothing has moved", () => {
  expect(changes(state, state)).toEqual({
    cards: [],
    turned: [],
    picked: [],
    tokens: [],
    pawn: 0,
    isNewAge: false,
  });
});

test("a card goes into a city, under a wonder or to the pile", () => {
  const card = taken.card!;
  const built = { ...state, layout: rest, cities: city({ cards: [...state.cities[0]!.cards, card] }) };
  expect(changes(state, built).cards).toEqual([{ card, from: "layout", to: "city-0" }]);
  const sold = { ...state, layout: rest, discarded: [...state.discarded, card] };
  expect(changes(state, sold).cards).toEqual([{ card, from: "layout", to: "pile" }]);
  const wonders = [{ wonder: "sphinx", is_built: true, under: card }];
  const under = { ...state, layout: rest, cities: city({ wonders }) };
  expect(changes(state, under).cards).toContainEqual({ card, from: "layout", to: "wonder-sphinx" });
});

test("face-down cards are turned, unless it is another age", () => {
  const down = state.layout.find(({ card }) => card === null)!;
  const layout = state.layout.map((each) => (each === down ? { ...down, card: "walls" } : each));
  expect(changes(state, { ...state, layout }).turned).toEqual([{ slot: down.slot, card: "walls" }]);
  expect(changes(state, { ...state, layout, age: 3 }).turned).toEqual([]);
});

test("the pawn, a token and a wonder", () => {
  expect(changes(state, { ...state, pawn: state.pawn + 2 }).pawn).toBe(2);
  const [token] = state.board_tokens;
  const tokens = [...state.cities[0]!.tokens, token!];
  expect(changes(state, { ...state, cities: city({ tokens }) }).tokens).toEqual([
    { token, seat: 0, isFromBoard: true },
  ]);
  const free = WONDER_IDS.find((id) => !state.cities.some((c) => c.wonders.some((w) => w.wonder === id)))!;
  const draft = { ...state, offered: [free], cities: city({ wonders: [] }) };
  const wonders = [{ wonder: free, is_built: false, under: null }];
  expect(changes(draft, { ...state, cities: city({ wonders }) }).picked).toEqual([{ wonder: free, seat: 0 }]);
});
