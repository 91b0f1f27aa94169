/** Lines of lists of tables: what they show. */
import type { LobbyTable, MyTable } from "$lib/wire/types";

const PICTURES = [
  "w-sphinx",
  "w-statue_of_zeus",
  "w-circus_maximus",
  "w-piraeus",
  "w-mausoleum",
  "w-great_lighthouse",
  "w-appian_way",
  "w-hanging_gardens",
  "w-colossus",
  "w-great_library",
  "w-pyramids",
  "w-temple_of_artemis",
];

/** A picture for a table: always the same for the same code. */
export function pictureOf(code: string): string {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return PICTURES[sum % PICTURES.length]!;
}

/** The people at a table, by name. */
export function peopleAt(table: LobbyTable): string[] {
  return [...new Set(table.names.filter((name) => name !== null))];
}

/** Who else plays at a table of mine: people by name, and how many bots. */
export function opponents(table: MyTable): { names: string[]; bots: number } {
  const others = table.names.filter((_, seat) => !table.seats.includes(seat));
  const names = others.filter((name) => name !== null);
  return { names, bots: others.length - names.length - table.open_seats };
}

export type Outcome = "won" | "lost" | "shared" | "none" | "here";

/** How a finished match of mine ended for me; "here" if I held all seats, at one device. */
export function outcomeOf(table: MyTable): Outcome {
  if (!table.result || table.result.winners.length === 0) return "none";
  if (table.seats.length === table.names.length) return "here";
  if (!table.result.winners.some((seat) => table.seats.includes(seat))) return "lost";
  return table.result.winners.length > 1 ? "shared" : "won";
}

/** Endings that make the points irrelevant; they have words of their own. */
const NAMED_ENDINGS = ["military", "scientific", "resigned", "time", "agreed"];

/** The ending, if it was not by points. */
export function endingOf(table: MyTable): string | null {
  return NAMED_ENDINGS.find((ending) => ending === table.result?.ending) ?? null;
}

/** The totals, mine first, where points decided. */
export function totalsOf(table: MyTable): number[] | null {
  const { result } = table;
  if (!result || endingOf(table) || result.scores.length !== table.names.length) return null;
  const mine = table.seats[0] ?? 0;
  const seats = [mine, ...[...table.names.keys()].filter((seat) => seat !== mine)];
  const totals = seats.map((seat) => result.scores[seat]?.total);
  return totals.every((total) => total !== undefined) ? totals : null;
}

/** A time in its largest unit: 90 seconds are 1 minute. */
export function largestUnit(milliseconds: number): {
  unit: "second" | "minute" | "hour" | "day";
  amount: number;
} {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 2 * 86_400) return { unit: "day", amount: Math.floor(seconds / 86_400) };
  if (seconds >= 2 * 3600) return { unit: "hour", amount: Math.floor(seconds / 3600) };
  if (seconds >= 60) return { unit: "minute", amount: Math.floor(seconds / 60) };
  return { unit: "second", amount: seconds };
}

/** "2 hours ago" in a language; null for what has just happened. */
export function ago(time: number, now: number, language: string): string | null {
  const { unit, amount } = largestUnit(now - time);
  if (unit === "second") return null;
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(-amount, unit);
}
