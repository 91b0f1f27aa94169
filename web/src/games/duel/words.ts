/** Duel's components in words: the same for tooltips, accessible names and the dock. */
import { i18n, name, t } from "$lib/i18n/i18n.svelte";
import type { Effect } from "$lib/kit/board/effects";
import type { Line, Tip } from "$lib/kit/board/tip.svelte";

import {
  card,
  cardEffects,
  goodsOf,
  providerOf,
  targetOf,
  token,
  TOKENS,
  wonder,
  wonderEffects,
} from "./components";
import type { Price } from "./types";

const NUMERALS = ["", "I", "II", "III"];

export const cardName = (id: string): string => name("card", id);
export const wonderName = (id: string): string => name("wonder", id);
export const shortWonder = (id: string): string => name("duel-wonder", id);
export const tokenName = (id: string): string => name("token", id);
export const symbolName = (id: string): string => name("symbol", id);

/** "Age II". */
export function ageName(age: number): string {
  return t("duel-age", { age: numeral(age) });
}

export function numeral(age: number): string {
  return NUMERALS[age] ?? String(age);
}

const formats = new Map<string, Intl.ListFormat>(); // making one is slow

/** "wood, clay and stone". */
export function listed(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const key = `${i18n.language} ${type}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.ListFormat(i18n.language, { type })));
  return format.format(items);
}

function goodName(good: string): string {
  return name("resource", good);
}

export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case "goods":
      return t(`kit-${effect.good}`, { n: effect.n });
    case "points":
    case "shields":
    case "coins":
      return t(`kit-${effect.kind}`, { n: effect.n });
    case "lose":
      return t("duel-fx-lose", { n: effect.n });
    case "symbol":
      return t("duel-fx-symbol", { symbol: symbolName(effect.symbol) });
    case "any":
      return t("duel-fx-any", { goods: listed(effect.goods.map(goodName), "disjunction") });
    case "fixed":
      return t("duel-fx-fixed", { goods: listed(effect.goods.map(goodName)) });
    case "per": {
      const coins = effect.coins ? t("kit-coins", { n: effect.coins }) : "";
      const points = effect.points ? t("kit-points", { n: effect.points }) : "";
      const what = coins && points ? t("duel-and", { a: coins, b: points }) : coins || points;
      return t(`duel-fx-per-${effect.city}`, { what, of: effect.of[0]! });
    }
    case "destroy":
      return t(`duel-fx-destroy-${effect.color}`);
    default:
      return t(`duel-fx-${effect.kind}`);
  }
}

function chainText(chain: string): string {
  const target = targetOf(chain);
  return t("duel-fx-chain", {
    chain: name("duel-chain", chain),
    card: target ? cardName(target) : "",
  });
}

/** "Gives: 2 shields and chain symbol helmet, Circus free." */
export function givesText(id: string): string {
  const { offers } = card(id);
  const given = cardEffects(id).map(effectText);
  if (offers) given.push(chainText(offers));
  return t("duel-gives-list", { list: listed(given) });
}

function costText(data: {
  cost?: Record<string, number> | undefined;
  free_with?: string | undefined;
}): string[] {
  const coins = data.cost?.coins ? [t("kit-coins", { n: data.cost.coins })] : [];
  const parts = [...coins, ...goodsOf(data.cost).map(([good, n]) => t(`kit-${good}`, { n }))];
  const cost = parts.length ? t("duel-costs-list", { list: listed(parts) }) : t("duel-costs-nothing");
  const provider = data.free_with ? providerOf(data.free_with) : undefined;
  return provider ? [cost, t("duel-free-with", { card: cardName(provider) })] : [cost];
}

/** What the one who looks would pay. */
export function payText(price: Price): string {
  if (price.chain) return t("duel-pay-chain", { card: cardName(price.chain) });
  if (price.missing) return t("duel-pay-missing", { n: price.total, missing: price.missing });
  return price.total ? t("duel-pay-coins", { n: price.total }) : t("duel-pay-nothing");
}

/** "Parade Ground, military building. Gives: 2 shields … Costs: 2 clay and 1 glass. You pay 7 coins." */
export function cardSentence(id: string, options: { price?: Price | null; covered?: number } = {}): string {
  const kind = t(`duel-kind-${card(id).color}`);
  const parts = [t("duel-name-kind", { name: cardName(id), kind }), givesText(id), ...costText(card(id))];
  if (options.covered) parts.push(t("duel-covered", { n: options.covered }));
  else if (options.price) parts.push(payText(options.price));
  return parts.join(" ");
}

function wonderGives(id: string): string {
  return t("duel-gives-list", { list: listed(wonderEffects(id).map(effectText)) });
}

const ICONS: Partial<Record<Effect["kind"], string>> = {
  points: "c-laurel",
  coins: "g-coin",
  lose: "g-coin",
  shields: "g-shield",
  again: "c-again",
  any: "c-trade",
  progress: "c-progress",
  revive: "c-discard",
  destroy: "c-destroy",
};

/** Effects of several things together: amounts are added up, the rest is counted. */
export function summed(effects: readonly Effect[]): { icon: string; text: string }[] {
  const amounts = new Map<Effect["kind"], number>();
  const others = new Map<string, { effect: Effect; n: number }>();
  for (const effect of effects) {
    if ("n" in effect && effect.kind !== "goods") {
      amounts.set(effect.kind, (amounts.get(effect.kind) ?? 0) + effect.n);
    } else {
      const text = effectText(effect);
      others.set(text, { effect, n: (others.get(text)?.n ?? 0) + 1 });
    }
  }
  const said = (["points", "coins", "shields", "lose"] as const).flatMap((kind) => {
    const n = amounts.get(kind);
    return n ? [{ icon: ICONS[kind]!, text: effectText({ kind, n }) }] : [];
  });
  for (const [text, { effect, n }] of others) {
    said.push({ icon: ICONS[effect.kind] ?? "u-info", text: n > 1 ? `${n} × ${text}` : text });
  }
  return said;
}

export function wonderSentence(
  id: string,
  options: { price?: Price | null; isBuilt?: boolean } = {},
): string {
  const parts = [t("duel-name-kind", { name: wonderName(id), kind: t("duel-kind-wonder") }), wonderGives(id)];
  if (options.isBuilt) parts.push(t("duel-is-built"));
  else parts.push(...costText(wonder(id)));
  if (options.price && !options.isBuilt) parts.push(payText(options.price));
  return parts.join(" ");
}

export function tokenText(id: string): string {
  return t(`duel-token-${id}`);
}

export function tokenSentence(id: string): string {
  return `${t("duel-name-kind", { name: tokenName(id), kind: t("duel-kind-token") })} ${tokenText(id)}.`;
}

/** Why something costs what it costs, line by line; `opponent` is the other one's name. */
export function whyLines(price: Price, opponent: string, tokensHeld: readonly string[]): Line[] {
  const lines: Line[] = [];
  if (price.chain) {
    lines.push({ icon: "c-chain", text: t("duel-why-chain", { card: cardName(price.chain) }), value: "0" });
    const payer = tokensHeld.find((id) => TOKENS[id]?.chain_coins);
    if (payer) {
      const text = t("duel-why-urbanism", { token: tokenName(payer) });
      lines.push({ icon: "g-coin", text, value: `+${token(payer).chain_coins}` });
    }
    return lines;
  }
  if (price.coins) lines.push({ icon: "g-coin", text: t("duel-why-printed"), value: String(price.coins) });
  for (const part of price.resources) {
    const icon = `g-${part.resource}`;
    if (part.produced) lines.push({ icon, text: t("duel-why-own", { n: part.produced }), value: "0" });
    if (part.chosen) {
      const by = listed(price.choice_producers.map((id) => (id in TOKENS ? id : producerName(id))));
      lines.push({ icon, text: t("duel-why-chosen", { n: part.chosen, by }), value: "0" });
    }
    if (part.saved) {
      const text = t("duel-why-saved", { n: part.saved, token: tokenName(price.saved_by ?? "") });
      lines.push({ icon, text, value: "0" });
    }
    if (part.bought) {
      lines.push({ icon, text: boughtText(part, opponent), value: String(part.bought * part.price) });
    }
  }
  if (lines.length === 0) lines.push({ icon: "u-check", text: t("duel-why-nothing"), value: "0" });
  if (price.trade > 0 && price.trade_to === "opponent") {
    const payee = Object.keys(TOKENS).find((id) => TOKENS[id]!.trade_income) ?? "";
    const text = t("duel-why-economy", { token: tokenName(payee), n: price.trade, name: opponent });
    lines.push({ icon: "c-trade", text, value: "" });
  }
  return lines;
}

/** A card or a wonder that makes goods by choice. */
function producerName(id: string): string {
  const key = `card-${id.replaceAll("_", "-")}`;
  return i18n.has(key) ? t(key) : wonderName(id);
}

function boughtText(part: Price["resources"][number], opponent: string): string {
  const { fixed_by, base = 0, opponent_symbols = 0 } = part.price_reason;
  const n = part.bought;
  if (fixed_by) return t("duel-why-fixed", { n, price: part.price, card: cardName(fixed_by) });
  if (!opponent_symbols) return t("duel-why-base", { n, base, name: opponent });
  return t("duel-why-bought", { n, base, made: opponent_symbols, name: opponent });
}

/** Why a price is free of coins; null if it is not. */
export function freeOf(price: Price): "chain" | "own" | "nothing" | null {
  if (price.total > 0) return null;
  if (price.chain) return "chain";
  return price.resources.length > 0 ? "own" : "nothing";
}

export interface Reader {
  opponent: string;
  tokens: readonly string[];
}

export function cardTip(id: string, price: Price | null, reader: Reader | null, covered = 0): Tip {
  const text = [givesText(id), ...costText(card(id))];
  const kind = t(`duel-kind-${card(id).color}`);
  if (covered) return { title: cardName(id), kind, text: [...text, t("duel-covered", { n: covered })] };
  if (!price || !reader) return { title: cardName(id), kind, text };
  return {
    title: cardName(id),
    kind,
    text,
    lines: whyLines(price, reader.opponent, reader.tokens),
    sum: payText(price),
    isBad: price.missing > 0,
  };
}

export function wonderTip(id: string, price: Price | null, reader: Reader | null, state?: string): Tip {
  const text = [wonderGives(id)];
  const kind = t("duel-kind-wonder");
  if (state) return { title: wonderName(id), kind, text: [...text, state] };
  text.push(...costText(wonder(id)));
  if (!price || !reader) return { title: wonderName(id), kind, text };
  const lines = whyLines(price, reader.opponent, reader.tokens);
  return { title: wonderName(id), kind, text, lines, sum: payText(price), isBad: price.missing > 0 };
}

export function tokenTip(id: string): Tip {
  return { title: tokenName(id), kind: t("duel-kind-token"), text: [tokenText(id)] };
}
