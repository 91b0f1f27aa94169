/** What has moved between two positions; the board lets it travel. */
import type { DuelState } from "./types";

/** `layout`, `city-0`, `wonder-sphinx`, `pile`; null: not on the table. */
type Place = string;

export interface Moved {
  card: string;
  from: Place;
  to: Place;
}

export interface Changes {
  cards: Moved[];
  /** Cards that were turned face up, by slot. */
  turned: { slot: number; card: string }[];
  /** Wonders that were picked. */
  picked: { wonder: string; seat: number }[];
  tokens: { token: string; seat: number; isFromBoard: boolean }[];
  pawn: number;
  isNewAge: boolean;
}

function places(state: DuelState): Map<string, Place> {
  const at = new Map<string, Place>();
  for (const { card } of state.layout) if (card) at.set(card, "layout");
  for (const card of state.discarded) at.set(card, "pile");
  state.cities.forEach((city, seat) => {
    for (const card of city.cards) at.set(card, `city-${seat}`);
    for (const { wonder, under } of city.wonders) if (under) at.set(under, `wonder-${wonder}`);
  });
  return at;
}

export function changes(before: DuelState, after: DuelState): Changes {
  const old = places(before);
  const cards: Moved[] = [];
  for (const [card, to] of places(after)) {
    const from = old.get(card);
    if (from !== undefined && from !== to) cards.push({ card, from, to });
  }
  const isNewAge = before.age !== after.age;
  const wasDown = new Set(before.layout.filter(({ card }) => card === null).map(({ slot }) => slot));
  const turned = isNewAge
    ? []
    : after.layout.flatMap(({ slot, card }) => (card && wasDown.has(slot) ? [{ slot, card }] : []));
  const picked = after.cities.flatMap((city, seat) =>
    city.wonders
      .filter(({ wonder }) => before.offered.includes(wonder))
      .map(({ wonder }) => ({ wonder, seat })),
  );
  const tokens = after.cities.flatMap((city, seat) =>
    city.tokens
      .filter((token) => !before.cities[seat]!.tokens.includes(token))
      .map((token) => ({ token, seat, isFromBoard: before.board_tokens.includes(token) })),
  );
  return { cards, turned, picked, tokens, pawn: after.pawn - before.pawn, isNewAge };
}
