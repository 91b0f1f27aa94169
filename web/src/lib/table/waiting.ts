/** What a waiting table waits for. */
import type { ClockRule, TableInfo, You } from "$lib/wire/types";

export interface Missing {
  key: string;
  /** Who or how many, where the sentence says it. */
  seat: number;
  amount: number;
}

/** One sentence: what must happen before the match starts, and what becomes of the free seats. */
export function whatIsMissing(table: TableInfo, you: You, allowed: readonly number[]): Missing {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const taken = table.seats.length - free;
  const late = table.seats.findIndex((seat) => seat.kind === "person" && !seat.is_ready);
  const said = (key: string): Missing => ({ key, seat: late, amount: free });
  if (late >= 0 && you.seats.includes(late)) return said("table-missing-you");
  if (late >= 0) return said("table-missing-ready");
  if (free === 0) return said(you.is_host ? "table-missing-nothing" : "table-missing-host");
  if (!allowed.includes(taken))
    return said(you.is_host ? "table-missing-people-host" : "table-missing-people");
  return said(you.is_host ? "table-missing-closes" : "table-missing-host");
}

/** The clocks that are offered. */
export const CLOCKS: readonly ClockRule[] = [
  { kind: "none", seconds: 0 },
  { kind: "move", seconds: 60 },
  { kind: "total", seconds: 900 },
  { kind: "total", seconds: 1_800 },
  { kind: "move", seconds: 86_400 },
];

/** Those, and the one that is set if it is another. */
export function clockChoices(now: ClockRule): readonly ClockRule[] {
  const isKnown = CLOCKS.some((clock) => clockId(clock) === clockId(now));
  return isKnown ? CLOCKS : [...CLOCKS, now];
}

export function clockId(clock: ClockRule): string {
  return `${clock.kind}-${clock.seconds}`;
}

/** Why a table cannot be rated now (a part of a key), or null if it can. */
export function whyUnrated(
  table: TableInfo,
  isGuest: boolean,
): "hot" | "bot" | "guest" | "clock" | "late" | null {
  if (table.is_hot_seat) return "hot";
  if (table.seats.some((seat) => seat.kind === "bot")) return "bot";
  if (isGuest) return "guest";
  if (table.clock.kind === "none") return "clock";
  const people = new Set(table.seats.map((seat) => seat.person).filter((person) => person !== null));
  return people.size > 1 && !table.is_rated ? "late" : null;
}
