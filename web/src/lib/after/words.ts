/** Small words of the pages after a match. */
import { botName } from "$lib/kit/bots";
import { t } from "$lib/i18n/i18n.svelte";
import type { Level } from "$lib/wire/types";

/** A change with its sign: +3, −2, ±0. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Names by seat: people as they were called, bots by their level, unknown ones by their place. */
export function namesOf(names: readonly (string | null)[], levels: readonly (Level | null)[]): string[] {
  return names.map((each, seat) => {
    if (each !== null && each !== "") return each;
    const level = levels[seat];
    return level ? botName(level) : t("replay-player", { number: seat + 1 });
  });
}

export function dateOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(at);
}

/** A letter for each seat; where two would be the same, their numbers, because colour alone tells nothing. */
export function initialsOf(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "?");
  const isUnique = new Set(letters).size === letters.length;
  return isUnique ? letters : letters.map((_, seat) => String(seat + 1));
}
