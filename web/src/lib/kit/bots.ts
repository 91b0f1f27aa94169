import { t } from "$lib/i18n/i18n.svelte";
import type { Level } from "$lib/wire/types";

/** What a bot is called at the table; the server does not name bots. */
export function botName(level: Level): string {
  return t(`level-${level}`);
}
