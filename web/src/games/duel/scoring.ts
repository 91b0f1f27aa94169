/** The score of a finished Duel from what lies in the two cities: the same sums that the rules make (D-SCORE). */
import board from "$rules/duel/data/board.toml";
import cards from "$rules/duel/data/cards.toml";
import tokens from "$rules/duel/data/tokens.toml";
import wonders from "$rules/duel/data/wonders.toml";

export const CATEGORIES = [
  "blue",
  "green",
  "yellow",
  "purple",
  "wonders",
  "tokens",
  "military",
  "treasury",
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Sheet = Record<Category | "total", number>;
export type Seat = 0 | 1;
export type Pair<T> = readonly [T, T];

/** What a player has at the end; ids as in the component files. */
export interface FinalCity {
  cards: readonly string[];
  wonders: readonly string[];
  tokens: readonly string[];
  coins: number;
}

export interface Ending {
  ending: "military" | "scientific" | "civilian" | "blue" | "shared";
  /** The one who has won; null if the victory is shared. */
  winner: Seat | null;
}

interface PointsPer {
  amount: number;
  of: readonly string[];
}

interface Card {
  deck: 1 | 2 | 3 | "guild";
  color: string;
  points?: number;
  points_per?: PointsPer;
  symbol?: string;
}

const CARDS = cards as unknown as Readonly<Record<string, Card>>;
const WONDERS = wonders as unknown as Readonly<Record<string, { points?: number }>>;
const TOKENS = tokens as unknown as Readonly<
  Record<string, { points?: number; points_per_token?: number; symbol?: string }>
>;
export const CAPITAL: number = board.military.capital;
export const SYMBOLS_TO_WIN: number = board.science.different;
const MILITARY_POINTS: readonly number[] = board.military.points;
const COINS_PER_POINT: number = board.treasury.coins_per_point;

export interface CardInfo {
  id: string;
  deck: 1 | 2 | 3 | "guild";
  color: string;
}

/** All buildings, in the order of the component file: by age, then by colour. */
export const ALL_CARDS: readonly CardInfo[] = Object.entries(CARDS).map(([id, card]) => ({
  id,
  deck: card.deck,
  color: card.color,
}));
export const ALL_WONDERS: readonly string[] = Object.keys(WONDERS);
export const ALL_TOKENS: readonly string[] = Object.keys(TOKENS);

export const wonderPoints = (id: string): number => WONDERS[id]?.points ?? 0;
export const symbolOf = (id: string): string | null => CARDS[id]?.symbol ?? TOKENS[id]?.symbol ?? null;
export const treasuryPoints = (coins: number): number => Math.floor(coins / COINS_PER_POINT);

/** The points of the pawn's place for a seat; positive places are towards the capital of seat 1 (D-SCORE-2). */
export function militaryPoints(pawn: number, seat: Seat): number {
  const lead = seat === 0 ? pawn : -pawn;
  return lead > 0 ? (MILITARY_POINTS[lead] ?? 0) : 0;
}

/** How many of something a city has: cards of a colour, wonders, or sets of coins. */
function count(city: FinalCity, what: string): number {
  if (what === "wonder") return city.wonders.length;
  if (what === "coin_triple") return treasuryPoints(city.coins);
  return city.cards.filter((id) => CARDS[id]?.color === what).length;
}

/** What a card is worth in its owner's city; guilds look at both cities (D-GUILD-9). */
export function cardPoints(id: string, cities: Pair<FinalCity>): number {
  const card = CARDS[id];
  if (!card) return 0;
  const per = card.points_per;
  if (!per) return card.points ?? 0;
  const larger = Math.max(...cities.map((city) => per.of.reduce((sum, what) => sum + count(city, what), 0)));
  return (card.points ?? 0) + per.amount * larger;
}

/** The points of a token in a city that holds so many of them (D-SCORE-5). */
export function tokenPoints(id: string, held: number): number {
  const token = TOKENS[id];
  return (token?.points ?? 0) + (token?.points_per_token ?? 0) * held;
}

export function differentSymbols(city: FinalCity): number {
  return new Set([...city.cards, ...city.tokens].map(symbolOf).filter(Boolean)).size;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Add the total to the points of the categories. */
export function withTotal(points: Record<Category, number>): Sheet {
  return { ...points, total: sum(CATEGORIES.map((category) => points[category])) };
}

/** The score sheet of one seat. */
export function sheetOf(seat: Seat, cities: Pair<FinalCity>, pawn: number): Sheet {
  const city = cities[seat];
  const ofColor = (color: string) =>
    sum(city.cards.filter((id) => CARDS[id]?.color === color).map((id) => cardPoints(id, cities)));
  return withTotal({
    blue: ofColor("blue"),
    green: ofColor("green"),
    yellow: ofColor("yellow"),
    purple: ofColor("purple"),
    wonders: sum(city.wonders.map(wonderPoints)),
    tokens: sum(city.tokens.map((id) => tokenPoints(id, city.tokens.length))),
    military: militaryPoints(pawn, seat),
    treasury: treasuryPoints(city.coins),
  });
}

/** Who wins by points: more of them, then more from blue cards, else both (D-END-3 to D-END-5). */
export function byPoints(sheets: Pair<Sheet>): Ending {
  const lead = sheets[0].total - sheets[1].total;
  if (lead !== 0) return { ending: "civilian", winner: lead > 0 ? 0 : 1 };
  const blue = sheets[0].blue - sheets[1].blue;
  if (blue !== 0) return { ending: "blue", winner: blue > 0 ? 0 : 1 };
  return { ending: "shared", winner: null };
}

/** A supremacy that the pawn or the symbols show (D-MIL-10, D-SCI-7), if there is one. */
export function supremacy(cities: Pair<FinalCity>, pawn: number): Ending | null {
  for (const seat of [0, 1] as const) {
    if (differentSymbols(cities[seat]) >= SYMBOLS_TO_WIN) return { ending: "scientific", winner: seat };
  }
  if (Math.abs(pawn) >= CAPITAL) return { ending: "military", winner: pawn > 0 ? 0 : 1 };
  return null;
}
