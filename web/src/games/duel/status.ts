/** What stands under a player's name. */
import { t } from "$lib/i18n/i18n.svelte";
import type { SeatInfo } from "$lib/wire/types";

import { actor } from "./actions";
import type { DuelView } from "./types";

/** What a seat is asked to do now, or its rating; for the one who looks, in the second person. */
export function statusOf(view: DuelView, seat: number, isYou: boolean, info: SeatInfo | undefined): string {
  if (view.outcome) return view.outcome.winners.includes(seat) ? t("duel-winner") : "";
  if (actor(view) === seat) {
    const { phase } = view.state;
    if (phase === "move") return t(isYou ? "duel-turn-you" : "duel-turn-other");
    if (!isYou) return t("duel-turn-other");
    return t(`duel-turn-${phase === "library" ? "take" : phase}`);
  }
  return info?.rating ? t("duel-rating", { rating: String(info.rating) }) : "";
}
