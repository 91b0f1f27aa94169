/** Moves in words. What a move cost and brought is read from the views around it, if they are there. */
import { t } from "$lib/i18n/i18n.svelte";
import type { EventOf, View } from "$lib/wire/types";

import type { MoveText } from "../index";
import { parseAction, type Action } from "./actions";
import { CARDS, card, TOKENS, wonder, WONDERS, providerOf } from "./components";
import type { City, DuelQuotes, DuelState, DuelView } from "./types";
import { ageName, cardName, listed, numeral, symbolName, tokenName, wonderName } from "./words";

type Acted = EventOf<"acted">;

interface Around {
  name: string;
  other: string;
  seat: number;
  before: DuelState | null;
  after: DuelState | null;
}

/** The chapter of a match that a view is in. */
export function chapter(view: DuelView): string {
  return view.state.age === 0 ? t("duel-draft") : ageName(view.state.age);
}

/** A move as a sentence with its consequences, as a short form, and its icon. */
export function moveText(
  move: Acted,
  names: string[],
  before: View<DuelState, DuelQuotes> | null,
  after: View<DuelState, DuelQuotes> | null,
): MoveText {
  const action = parseAction(move.action);
  const around: Around = {
    name: names[move.seat] ?? "",
    other: names[1 - move.seat] ?? "",
    seat: move.seat,
    before: before?.state ?? null,
    after: after?.state ?? null,
  };
  if (!action) {
    const sentence = t("duel-move-other", { name: around.name, action: move.action });
    return { sentence, short: move.action, icon: "u-info" };
  }
  const sentence = [mainSentence(action, around), ...notes(action, move, around)].join(" ");
  return { sentence, short: shortText(action, names, around), icon: iconOf(action) };
}

function mainSentence(action: Action, around: Around): string {
  const { name, other, before } = around;
  switch (action.verb) {
    case "build": {
      const from = chainFrom(action.card, around);
      if (from)
        return t("duel-move-build-chain", { name, card: cardName(action.card), from: cardName(from) });
      return priced(BUILD, paidFor(action, around), { name, card: cardName(action.card) });
    }
    case "wonder": {
      const values = { name, wonder: wonderName(action.wonder), card: cardName(action.card) };
      return priced(WONDER, paidFor(action, around), values);
    }
    case "discard": {
      const gained = gainedCoins(around);
      const values = { name, card: cardName(action.card) };
      return gained === null
        ? t("duel-move-sell", values)
        : t("duel-move-sell-paid", { ...values, n: gained });
    }
    case "pick":
      return t("duel-move-pick", { name, wonder: wonderName(action.wonder) });
    case "take":
      return t("duel-move-take", { name, token: tokenName(action.token) });
    case "destroy": {
      const isTheirs = before?.cities[1 - around.seat]?.cards.includes(action.card);
      const values = { name, other, card: cardName(action.card) };
      return t(isTheirs ? "duel-move-destroy-of" : "duel-move-destroy", values);
    }
    case "revive":
      return t("duel-move-revive", { name, card: cardName(action.card) });
    case "start":
      return t(action.seat === around.seat ? "duel-move-start-self" : "duel-move-start-other", {
        name,
        other,
      });
  }
}

/** The keys of a sentence: without a price, for nothing, for so many coins. */
type Priced = readonly [plain: string, free: string, paid: string];
const BUILD: Priced = ["duel-move-build", "duel-move-build-free", "duel-move-build-paid"];
const WONDER: Priced = ["duel-move-wonder", "duel-move-wonder-free", "duel-move-wonder-paid"];

function priced(keys: Priced, price: number | null, values: Record<string, string>): string {
  if (price === null) return t(keys[0], values);
  return price === 0 ? t(keys[1], values) : t(keys[2], { ...values, n: price });
}

/** The card whose chain symbol made this one free. */
function chainFrom(cardId: string, { before, seat }: Around): string | null {
  const chain = card(cardId).free_with;
  const provider = chain ? providerOf(chain) : undefined;
  return provider && before?.cities[seat]?.cards.includes(provider) ? provider : null;
}

function gainedCoins({ before, after, seat }: Around): number | null {
  return before && after ? after.cities[seat]!.coins - before.cities[seat]!.coins : null;
}

/** What was paid: the change of the treasury, without what the building itself brought. */
function paidFor(action: Action, around: Around): number | null {
  const change = gainedCoins(around);
  return change === null ? null : broughtBy(action, around) - change;
}

/** The coins that a building brings its builder at once (D-CARD, D-GUILD, D-WONDER, D-TOKEN-13). */
function broughtBy(action: Action, around: Around): number {
  const { after, before, seat } = around;
  if (!after || !before) return 0;
  if (action.verb === "wonder") return wonder(action.wonder).coins ?? 0;
  if (action.verb === "take") return TOKENS[action.token]?.coins ?? 0;
  if (action.verb !== "build" && action.verb !== "revive") return 0;
  const { coins = 0, coins_per: per } = card(action.card);
  let brought = coins;
  if (per) {
    const counts = after.cities.map((city) => per.of.reduce((sum, of) => sum + counted(city, of), 0));
    brought += per.amount * (per.city === "own" ? counts[seat]! : Math.max(...counts));
  }
  if (action.verb === "build" && chainFrom(action.card, around)) {
    const payer = before.cities[seat]!.tokens.find((id) => TOKENS[id]?.chain_coins);
    if (payer) brought += TOKENS[payer]!.chain_coins!;
  }
  return brought;
}

function counted(city: City, of: string): number {
  return of === "wonder" ? city.wonders.filter((each) => each.is_built).length : (city.by_color[of] ?? 0);
}

/** What followed from a move, each as a sentence of its own. */
function notes(action: Action, move: Acted, around: Around): string[] {
  const { before, after, seat, name, other } = around;
  const said: string[] = [];
  if (before && after) {
    const brought = broughtBy(action, around);
    if (brought > 0) said.push(t("duel-note-gets", { name, n: brought }));
    const steps = Math.abs(after.pawn - before.pawn);
    if (steps) said.push(t("duel-note-pawn", { n: steps, name: other }));
    const lost = before.cities[1 - seat]!.coins - after.cities[1 - seat]!.coins;
    if (lost > 0) said.push(t("duel-note-loses", { name: other, n: lost }));
    else if (lost < 0) said.push(t("duel-note-gets", { name: other, n: -lost }));
    if (after.boxed && !before.boxed) said.push(t("duel-note-boxed", { wonder: wonderName(after.boxed) }));
    if (after.phase === "take" && before.phase !== "take") {
      const symbol = "card" in action ? CARDS[action.card]?.symbol : undefined;
      if (symbol) said.push(t("duel-note-pair", { name, symbol: symbolName(symbol) }));
    }
    if (playsAgain(action, around)) said.push(t("duel-note-again", { name }));
    if (after.age !== before.age) said.push(t("duel-note-age", { age: numeral(after.age) }));
  }
  const shown = chanceOf(move, "reveal").filter((id) => id in CARDS);
  if (shown.length) said.push(t("duel-note-revealed", { cards: listed(shown.map(cardName)) }));
  const offered = chanceOf(move, "lay").filter((id) => id in WONDERS);
  if (offered.length) said.push(t("duel-note-offered", { wonders: listed(offered.map(wonderName)) }));
  return said;
}

function chanceOf(move: Acted, verb: string): string[] {
  return move.chance.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1));
}

/** Whether the same seat takes another whole turn because of a wonder. */
function playsAgain(action: Action, { before, after, seat }: Around): boolean {
  if (!before || !after || after.age !== before.age || after.phase !== "move" || after.turn !== seat)
    return false;
  return action.verb === "wonder" || ["destroy", "library", "revive", "take"].includes(before.phase);
}

function shortText(action: Action, names: string[], around: Around): string {
  switch (action.verb) {
    case "build": {
      const isFree = chainFrom(action.card, around) !== null;
      return isFree ? t("duel-short-free", { card: cardName(action.card) }) : cardName(action.card);
    }
    case "discard":
      return t("duel-short-sold", { card: cardName(action.card) });
    case "wonder":
    case "pick":
      return wonderName(action.wonder);
    case "take":
      return tokenName(action.token);
    case "destroy":
      return t("duel-short-destroyed", { card: cardName(action.card) });
    case "revive":
      return t("duel-short-revived", { card: cardName(action.card) });
    case "start":
      return t("duel-short-starts", { name: names[action.seat] ?? "" });
  }
}

function iconOf(action: Action): string {
  switch (action.verb) {
    case "build":
    case "revive":
      return `seal-${card(action.card).color}`;
    case "discard":
      return "c-sell";
    case "wonder":
    case "pick":
      return "c-wonder";
    case "take":
      return "c-progress";
    case "destroy":
      return "c-destroy";
    case "start":
      return "u-flag";
  }
}
