/** The components of Duel, from the files that the rules play with. */
import vignettes from "$lib/art/vignettes.json";
import type { Effect } from "$lib/kit/board/effects";
import board from "$rules/duel/data/board.toml";
import cards from "$rules/duel/data/cards.toml";
import tokens from "$rules/duel/data/tokens.toml";
import wonders from "$rules/duel/data/wonders.toml";

export const RESOURCES = ["wood", "clay", "stone", "glass", "papyrus"] as const;
export type Resource = (typeof RESOURCES)[number];
export const RAW: readonly Resource[] = ["wood", "clay", "stone"];
export const GOODS: readonly Resource[] = ["glass", "papyrus"];
/** In the order in which a city is sorted. */
export const COLORS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export type Color = (typeof COLORS)[number];
export const SYMBOLS = [
  "quill",
  "wheel",
  "mortar",
  "pendulum",
  "sundial",
  "armillary_sphere",
  "scales",
] as const;

type Cost = Partial<Record<Resource | "coins", number>>;
interface Per {
  amount: number;
  of: string[];
  city: "own" | "larger";
}

interface Giving {
  cost?: Cost;
  chooses?: Resource[];
  coins?: number;
  points?: number;
  shields?: number;
}

export interface CardData extends Giving {
  deck: 1 | 2 | 3 | "guild";
  color: Color;
  produces?: Partial<Record<Resource, number>>;
  fixes?: Partial<Record<Resource, number>>;
  coins_per?: Per;
  points_per?: Per;
  symbol?: string;
  offers?: string;
  free_with?: string;
}

export interface WonderData extends Giving {
  coins_lost?: number;
  destroys?: Color;
  draws?: number;
  revives?: boolean;
  play_again?: boolean;
}

export interface TokenData {
  coins?: number;
  points?: number;
  chain_coins?: number;
  symbol?: string;
  saves_wonder?: number;
  saves_blue?: number;
  extra_shields?: number;
  points_per_token?: number;
  play_again?: boolean;
  trade_income?: boolean;
}

export const CARDS = cards as Readonly<Record<string, CardData>>;
export const WONDERS = wonders as Readonly<Record<string, WonderData>>;
export const TOKENS = tokens as Readonly<Record<string, TokenData>>;

export const CAPITAL: number = board.military.capital;
export const ZONE_POINTS: readonly number[] = board.military.points;
export const LOOT: readonly { distance: number; coins: number }[] = board.military.loot;
export const SYMBOLS_TO_WIN: number = board.science.different;
export const DISCARD_COINS: number = board.trade.discard;
/** Who picks a wonder, in order; 0 is the first player. */
export const PICK_ORDER: readonly number[] = board.setup.draft;
export const BOARD_TOKENS: number = board.setup.tokens;
export const WONDER_IDS = Object.keys(WONDERS);
export const TOKEN_IDS = Object.keys(TOKENS);

export interface Layout {
  rows: { face: "up" | "down"; x: number[] }[];
}

/** The rows of an age (1 to 3), from far to near. */
export function layoutOf(age: number): Layout["rows"] {
  return (board.layouts as Record<string, Layout>)[`age_${age}`]?.rows ?? [];
}

export function card(id: string): CardData {
  const data = CARDS[id];
  if (!data) throw new Error(`There is no card ${id}`);
  return data;
}

export function wonder(id: string): WonderData {
  const data = WONDERS[id];
  if (!data) throw new Error(`There is no wonder ${id}`);
  return data;
}

export function token(id: string): TokenData {
  const data = TOKENS[id];
  if (!data) throw new Error(`There is no token ${id}`);
  return data;
}

/** The age in which a card is played. */
export function ageOf(id: string): number {
  const { deck } = card(id);
  return deck === "guild" ? 3 : deck;
}

/** The card that offers a chain symbol. */
export function providerOf(chain: string): string | undefined {
  return Object.keys(CARDS).find((id) => CARDS[id]!.offers === chain);
}

/** The card that a chain symbol makes free. */
export function targetOf(chain: string): string | undefined {
  return Object.keys(CARDS).find((id) => CARDS[id]!.free_with === chain);
}

/** The wonder that destroys cards of a color, draws tokens, or revives a card. */
export function wonderThat(does: (data: WonderData) => boolean): string {
  return WONDER_IDS.find((id) => does(WONDERS[id]!)) ?? "";
}

/** The goods of a cost, in the order of the resources. */
export function goodsOf(cost: Cost | undefined): [Resource, number][] {
  return RESOURCES.filter((resource) => cost?.[resource]).map((resource) => [resource, cost![resource]!]);
}

export function vignetteOf(id: string): string {
  return (vignettes.duel as Record<string, string>)[id] ?? `v-${card(id).color}`;
}

function giving(data: Giving): Effect[] {
  const effects: Effect[] = [];
  if (data.chooses) effects.push({ kind: "any", goods: data.chooses });
  if (data.coins) effects.push({ kind: "coins", n: data.coins });
  return effects;
}

/** What a card gives, in the order in which it is shown; the chain symbol it offers is shown apart. */
export function cardEffects(id: string): Effect[] {
  const data = card(id);
  const effects: Effect[] = [];
  for (const resource of RESOURCES) {
    const n = data.produces?.[resource];
    if (n) effects.push({ kind: "goods", good: resource, n });
  }
  effects.push(...giving(data));
  if (data.fixes) {
    const goods = RESOURCES.filter((resource) => data.fixes![resource]);
    effects.push({ kind: "fixed", goods, price: data.fixes[goods[0]!]! });
  }
  const per = data.coins_per ?? data.points_per;
  if (per) {
    effects.push({
      kind: "per",
      coins: data.coins_per?.amount ?? 0,
      points: data.points_per?.amount ?? 0,
      of: per.of,
      city: per.city,
    });
  }
  if (data.shields) effects.push({ kind: "shields", n: data.shields });
  if (data.symbol) effects.push({ kind: "symbol", symbol: data.symbol });
  if (data.points) effects.push({ kind: "points", n: data.points });
  return effects;
}

/** What a wonder gives. */
export function wonderEffects(id: string): Effect[] {
  const data = wonder(id);
  const effects = giving(data);
  if (data.coins_lost) effects.push({ kind: "lose", n: data.coins_lost });
  if (data.destroys) effects.push({ kind: "destroy", color: data.destroys });
  if (data.draws) effects.push({ kind: "progress" });
  if (data.revives) effects.push({ kind: "revive" });
  if (data.play_again) effects.push({ kind: "again" });
  if (data.shields) effects.push({ kind: "shields", n: data.shields });
  if (data.points) effects.push({ kind: "points", n: data.points });
  return effects;
}

/** The shields printed in a city: on its red cards and built wonders. */
export function shieldsOf(city: {
  cards: string[];
  wonders: { wonder: string; is_built: boolean }[];
}): number {
  const onCards = city.cards.reduce((sum, id) => sum + (card(id).shields ?? 0), 0);
  return city.wonders.reduce((sum, w) => sum + (w.is_built ? (wonder(w.wonder).shields ?? 0) : 0), onCards);
}
