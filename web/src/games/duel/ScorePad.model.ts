/** A game on the score pad: what has been entered, and what follows from it. Entries are never changed, only replaced. */
import {
  byPoints,
  type Category,
  CATEGORIES,
  type Ending,
  type FinalCity,
  militaryPoints,
  type Pair,
  type Seat,
  type Sheet,
  sheetOf,
  supremacy,
  treasuryPoints,
  withTotal,
} from "./scoring";

/** Categories whose points are typed where the cities are not entered. */
export const TYPED = ["blue", "green", "yellow", "purple", "wonders", "tokens"] as const;
export type Typed = (typeof TYPED)[number];
export const isTyped = (category: string): category is Typed =>
  (TYPED as readonly string[]).includes(category);

/** Cards that have no points but are counted by guilds. */
export const COUNTED = ["brown", "grey", "red"] as const;

/** Most of anything that can be on the table: coins and points have two digits. */
export const MOST = 99;
/** Most of a kind in a city (D-WONDER-6 and the tokens of the box aside, people may err and correct). */
export const MOST_WONDERS = 4;

export interface PadCity {
  cards: readonly string[];
  wonders: readonly string[];
  tokens: readonly string[];
}

export interface Pad {
  /** Of the game in the history; saving it again replaces it. */
  id: string;
  names: Pair<string>;
  mode: "points" | "city";
  points: Pair<Readonly<Partial<Record<Typed, number>>>>;
  cities: Pair<PadCity>;
  coins: Pair<number | null>;
  /** Where the pawn stands, positive towards the capital of seat 1; null: not entered. */
  pawn: number | null;
  /** A supremacy that was entered by hand. */
  supremacy: { ending: "military" | "scientific"; winner: Seat } | null;
}

const NO_CITY: PadCity = { cards: [], wonders: [], tokens: [] };

export function newPad(id: string, names: Pair<string> = ["", ""], mode: Pad["mode"] = "points"): Pad {
  return {
    id,
    names,
    mode,
    points: [{}, {}],
    cities: [NO_CITY, NO_CITY],
    coins: [null, null],
    pawn: null,
    supremacy: null,
  };
}

/** A pair with one side replaced. */
export function put<T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

export function setPoints(pad: Pad, seat: Seat, category: Typed, value: number | null): Pad {
  const { [category]: _, ...others } = pad.points[seat];
  const points = value === null ? others : { ...others, [category]: value };
  return { ...pad, points: put(pad.points, seat, points) };
}

export function setCoins(pad: Pad, seat: Seat, value: number | null): Pad {
  return { ...pad, coins: put(pad.coins, seat, value) };
}

/** Put a component into a city, or take it out. Each exists once, so it leaves the other city. */
export function toggle(pad: Pad, seat: Seat, kind: keyof PadCity, id: string): Pad {
  const other = (1 - seat) as Seat;
  const without = (city: PadCity): PadCity => ({ ...city, [kind]: city[kind].filter((each) => each !== id) });
  const wasHere = pad.cities[seat][kind].includes(id);
  const own = wasHere
    ? without(pad.cities[seat])
    : { ...pad.cities[seat], [kind]: [...pad.cities[seat][kind], id] };
  return { ...pad, cities: put(put(pad.cities, seat, own), other, without(pad.cities[other])) };
}

/** The cities as the sums need them. */
export function finalCities(pad: Pad): Pair<FinalCity> {
  const city = (seat: Seat): FinalCity => ({ ...pad.cities[seat], coins: pad.coins[seat] ?? 0 });
  return [city(0), city(1)];
}

/** The points of a cell, or null while nothing has been entered there. */
export function cell(pad: Pad, seat: Seat, category: Category): number | null {
  if (category === "treasury") {
    const coins = pad.coins[seat];
    return coins === null ? null : treasuryPoints(coins);
  }
  if (category === "military") return pad.pawn === null ? null : militaryPoints(pad.pawn, seat);
  if (pad.mode === "points") return pad.points[seat][category] ?? null;
  const city = pad.cities[seat];
  const isEmpty = city.cards.length + city.wonders.length + city.tokens.length === 0;
  return isEmpty ? null : sheetOf(seat, finalCities(pad), pad.pawn ?? 0)[category];
}

export function sheet(pad: Pad, seat: Seat): Sheet {
  const entries = CATEGORIES.map((category) => [category, cell(pad, seat, category) ?? 0]);
  return withTotal(Object.fromEntries(entries) as Record<Category, number>);
}

export const sheets = (pad: Pad): Pair<Sheet> => [sheet(pad, 0), sheet(pad, 1)];

/** How the game stands: by a supremacy that was entered or that the city shows, else by points. */
export function ending(pad: Pad): Ending {
  if (pad.supremacy) return pad.supremacy;
  const cities =
    pad.mode === "city"
      ? finalCities(pad)
      : ([
          { ...NO_CITY, coins: 0 },
          { ...NO_CITY, coins: 0 },
        ] as const);
  return supremacy(cities, pad.pawn ?? 0) ?? byPoints(sheets(pad));
}

/** Whether anything has been entered that could be lost. */
export function isEmpty(pad: Pad): boolean {
  const has = (seat: Seat) =>
    CATEGORIES.some((category) => cell(pad, seat, category) !== null) || pad.cities[seat].cards.length > 0;
  return pad.supremacy === null && !has(0) && !has(1);
}

/** Whether every cell has been entered; a game that a supremacy has decided needs no points. */
export function isComplete(pad: Pad): boolean {
  if (isSupremacy(ending(pad))) return true;
  return ([0, 1] as const).every((seat) =>
    CATEGORIES.every((category) => cell(pad, seat, category) !== null),
  );
}

export const isSupremacy = (how: Ending): boolean => how.ending === "military" || how.ending === "scientific";

export interface Cell {
  category: string;
  seat: Seat;
}

/** The rows of the pad. Where cities are entered, cards without points have rows too: guilds count them. */
export function rowsOf(mode: Pad["mode"]): string[] {
  return mode === "city" ? [...CATEGORIES.slice(0, 6), ...COUNTED, ...CATEGORIES.slice(6)] : [...CATEGORIES];
}

/** The cell after or before one: a row from left to right, then the next row; the pawn is one cell for both. */
export function neighbour(mode: Pad["mode"], from: Cell, step: 1 | -1): Cell | null {
  const cells = rowsOf(mode).flatMap((category): Cell[] =>
    category === "military"
      ? [{ category, seat: 0 }]
      : [
          { category, seat: 0 },
          { category, seat: 1 },
        ],
  );
  const at = cells.findIndex(
    (each) => each.category === from.category && (each.seat === from.seat || each.category === "military"),
  );
  return cells[at + step] ?? null;
}
