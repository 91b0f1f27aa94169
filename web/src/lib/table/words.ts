/** Small things of a table in words. */
import { botName } from "$lib/kit/bots";
import { t } from "$lib/i18n/i18n.svelte";
import type { ClockRule, SeatInfo } from "$lib/wire/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time of a clock in its largest whole unit: `{ unit: "minutes", amount: 15 }`. */
export function span(seconds: number): { unit: string; amount: number } {
  if (seconds >= DAY && seconds % DAY === 0) return { unit: "days", amount: seconds / DAY };
  if (seconds >= 2 * HOUR && seconds % HOUR === 0) return { unit: "hours", amount: seconds / HOUR };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { unit: "minutes", amount: seconds / MINUTE };
  return { unit: "seconds", amount: seconds };
}

/** How much time people have: "15 minutes each", "1 day a move". */
export function clockText(clock: ClockRule): string {
  if (clock.kind === "none") return t("table-clock-none");
  const { unit, amount } = span(clock.seconds);
  return t(`table-clock-${clock.kind}-${unit}`, { amount });
}

/** An option of a game and its values; they have keys of the game's own. */
export function optionName(game: string, option: string): string {
  return t(`table-option-${game}-${option}`.replaceAll("_", "-"));
}
export function optionValue(game: string, option: string, value: string): string {
  return t(`table-option-${game}-${option}-${value}`.replaceAll("_", "-"));
}

export function gameName(game: string): string {
  return t(`table-game-${game}`.replaceAll("_", "-"));
}

/** What the seats are called. At a hot seat (`own`) the people have names that only this device knows. */
export function seatNames(seats: readonly SeatInfo[], own: readonly string[] | null = null): string[] {
  const first = seats.findIndex((seat) => seat.kind === "person");
  return seats.map((seat, number) => {
    if (seat.kind !== "person") return seat.level ? botName(seat.level) : t("table-seat-free");
    if (own?.[number]) return own[number];
    // All seats of a hot seat carry the host's name; only the first one can be meant by it.
    return own && number !== first
      ? t("table-player", { number: number + 1 })
      : (seat.name ?? t("table-somebody"));
  });
}
