/** Small things of lists in words. */
import { t } from "$lib/i18n/i18n.svelte";
import type { MyTable } from "$lib/wire/types";

import { endingOf, opponents, outcomeOf, totalsOf } from "./lines";

/** The name of a game as it stands in lists. */
export function shortName(game: string): string {
  return t(`home-game-${game.replaceAll("_", "-")}-short`);
}

/** "Kasia, Vojta and Lea" in a language. */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: "narrow", type: "unit" }).format(names);
}

/** Who sits against me: people, bots, nobody yet, or somebody beside me. */
export function opponentsText(table: MyTable, language: string): string {
  if (table.seats.length > 1) return t("home-this-device");
  const { names, bots } = opponents(table);
  const all = bots > 0 ? [...names, t("home-bots", { bots })] : names;
  return listText(all, language);
}

/** What decided a finished match: points, or the ending in a word. */
export function decidedBy(table: MyTable): string {
  const ending = endingOf(table);
  if (ending) return t(`home-ending-${ending}`);
  return totalsOf(table)?.join(" : ") ?? "";
}

export function outcomeText(table: MyTable): string {
  return t(`home-outcome-${outcomeOf(table)}`);
}
