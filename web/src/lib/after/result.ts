/** How a match ended, in words: which text, and its values. */
import type { Result } from "$lib/wire/types";

export interface Words {
  key: string;
  values: Record<string, string | number>;
}

/** What the end is to the one who looks: speaks to a player of one seat, else of the players by name. */
export type Side = "won" | "lost" | "neutral";

export function sideOf(result: Result, mine: readonly number[]): Side {
  if (mine.length !== 1 || result.winners.length !== 1) return "neutral";
  return result.winners[0] === mine[0] ? "won" : "lost";
}

/** Whether the points decided: they do not after a supremacy, a resignation, a clock or an agreement. */
export function isByPoints(result: Result, supremacies: readonly string[]): boolean {
  return !["resigned", "time", "agreed", ...supremacies].includes(result.ending);
}

/** The two totals to be told in the headline, the winner's first; only where two seats were compared. */
function totals(result: Result, isCompared: boolean, first: number): [number, number] | null {
  if (!isCompared || result.scores.length !== 2) return null;
  const own = result.scores[first]?.total;
  const other = result.scores[1 - first]?.total;
  return own === undefined || other === undefined ? null : [own, other];
}

/** The headline: "You win, 63 to 58", "Tomasz wins", "Jana and Tomasz share the victory". */
export function headline(
  result: Result,
  names: readonly string[],
  mine: readonly number[],
  supremacies: readonly string[],
): Words {
  const winner = result.winners[0];
  if (winner === undefined) return { key: "end-nobody", values: {} };
  if (result.winners.length > 1) {
    return { key: "end-shared", values: { names: listOf(result.winners.map((seat) => names[seat] ?? "")) } };
  }
  const side = sideOf(result, mine);
  const points = totals(result, isByPoints(result, supremacies), side === "lost" ? mine[0]! : winner);
  const values: Words["values"] = side === "neutral" ? { name: names[winner] ?? "" } : {};
  if (!points) return { key: `end-${side}`, values };
  return { key: `end-${side}-points`, values: { ...values, own: points[0], other: points[1] } };
}

/** What decided, under the headline. */
export function cause(game: string, result: Result, names: readonly string[]): Words {
  const losers = names.filter((_, seat) => !result.winners.includes(seat));
  switch (result.ending) {
    case "resigned":
      return { key: "end-by-resigned", values: { name: listOf(losers) } };
    case "time":
      return { key: "end-by-time", values: { name: listOf(losers) } };
    case "agreed":
      return { key: "end-by-agreed", values: {} };
    default:
      return {
        key: `end-by-${game}-${result.ending}`,
        values: { name: names[result.winners[0] ?? 0] ?? "" },
      };
  }
}

/** "Jana, Tomasz" in the reader's way. */
export function listOf(names: readonly string[]): string {
  const language = globalThis.document?.documentElement.lang || "en";
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** Who played, with their points where points decided or stood: "Jana · 63 : 58 · Tomasz". */
export function resultLine(names: readonly string[], result: Result | null): string {
  const totals = result?.scores.map((sheet) => sheet.total);
  if (names.length !== 2 || totals?.length !== 2) return names.join(", ");
  return `${names[0]} · ${totals[0]} : ${totals[1]} · ${names[1]}`; // names may end in digits
}
