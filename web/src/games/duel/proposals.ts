/** Actions as proposals ("Build: Baths"), and the chapters of a list of moves. */
import { t } from "$lib/i18n/i18n.svelte";
import type { EventOf } from "$lib/wire/types";

import { parseAction } from "./actions";
import { CARDS } from "./components";
import { ageName, cardName, tokenName, wonderName } from "./words";

/** What a seat could do, as advice to do it. */
export function actionText(text: string, names: readonly string[]): string {
  const action = parseAction(text);
  switch (action?.verb) {
    case "build":
    case "discard":
    case "destroy":
    case "revive":
      return t(`hint-do-${action.verb}`, { card: cardName(action.card) });
    case "wonder":
      return t("hint-do-wonder", { wonder: wonderName(action.wonder), card: cardName(action.card) });
    case "pick":
      return t("hint-do-pick", { wonder: wonderName(action.wonder) });
    case "take":
      return t("hint-do-take", { token: tokenName(action.token) });
    case "start":
      return t("hint-do-start", { name: names[action.seat] ?? "" });
    default:
      return text;
  }
}

/** The chapter of each move. An age begins when its cards are laid, which chance does after the move before. */
export function chapters(moves: readonly EventOf<"acted">[]): string[] {
  let age = moves[0]?.action.startsWith("pick ") ? 0 : 1;
  return moves.map((move) => {
    const chapter = age === 0 ? t("duel-draft") : ageName(age);
    if (move.chance.some(laysCard)) age += 1;
    return chapter;
  });
}

/** In the draft chance lays wonders; face-down cards are laid without a word. */
function laysCard(text: string): boolean {
  const [verb, id] = text.split(" ");
  return verb === "lay" && id !== undefined && id in CARDS;
}
