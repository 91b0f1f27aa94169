/** Small words of the pages after a match. */
import { botName } from "$lib/kit/bots";
import { t } from "$lib/i18n/i18n.svelte";
import type { Level, TableInfo } from "$lib/wire/types";

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

/** Whole minutes that a match took, at least one; null if it is not known. */
export function minutesOf(table: Pick<TableInfo, "started_at" | "ended_at">): number | null {
  if (table.started_at === null || table.ended_at === null) return null;
  return Math.max(1, Math.round((table.ended_at - table.started_at) / 60_000));
}
