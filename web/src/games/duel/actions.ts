/** The notation of actions, and what of it can be done in a view. */
import { card, SYMBOLS_TO_WIN } from "./components";
import type { DuelView } from "./types";

export type Action =
  | { verb: "build" | "discard" | "destroy" | "revive"; card: string }
  | { verb: "wonder"; wonder: string; card: string }
  | { verb: "pick"; wonder: string }
  | { verb: "take"; token: string }
  | { verb: "start"; seat: number };

/** The parts of an action; null if it is none of Duel's. */
export function parseAction(text: string): Action | null {
  const [verb, first, , last] = text.split(" ");
  if (!first) return null;
  switch (verb) {
    case "build":
    case "discard":
    case "destroy":
    case "revive":
      return { verb, card: first };
    case "wonder":
      return last ? { verb, wonder: first, card: last } : null;
    case "pick":
      return { verb, wonder: first };
    case "take":
      return { verb, token: first };
    case "start":
      return { verb, seat: Number(first) };
    default:
      return null;
  }
}

export interface Uses {
  build: string | null;
  sell: string;
  /** By wonder. */
  wonders: Record<string, string>;
}

/** What may be done with a card of the layout; null if it may not be taken. */
export function usesOf(legal: readonly string[], cardId: string): Uses | null {
  const sell = `discard ${cardId}`;
  if (!legal.includes(sell)) return null; // selling is always possible (D-TURN-4)
  const wonders: Record<string, string> = {};
  for (const text of legal) {
    const action = parseAction(text);
    if (action?.verb === "wonder" && action.card === cardId) wonders[action.wonder] = text;
  }
  const build = `build ${cardId}`;
  return { build: legal.includes(build) ? build : null, sell, wonders };
}

export interface Option {
  /** What is chosen: a wonder, token or card, or a seat as text. */
  id: string;
  action: string;
}

export type ForcedKind = "pick" | "take" | "library" | "destroy" | "revive" | "starter";

/** A choice that has to be made now instead of taking a card; the same for the one who only looks on, without options. */
export interface Forced {
  kind: ForcedKind;
  options: Option[];
}

const FORCED: readonly string[] = ["pick", "take", "library", "destroy", "revive", "starter"];

export function forcedOf(view: DuelView): Forced | null {
  const { phase } = view.state;
  if (!FORCED.includes(phase)) return null;
  const options = view.legal.map((action) => ({ id: action.split(" ")[1] ?? "", action }));
  return { kind: phase as ForcedKind, options };
}

/** Who has to do something now; null when the match is over. */
export function actor(view: DuelView): number | null {
  return view.outcome ? null : (view.to_act[0] ?? null);
}

/** Five of six different symbols: one more wins. */
export function isScienceThreat(differentSymbols: number): boolean {
  return differentSymbols === SYMBOLS_TO_WIN - 1;
}

/** The symbol that a card just built has made a pair of, if it has. */
export function pairMadeBy(action: string | undefined, symbols: Record<string, number>): string | null {
  const parsed = action === undefined ? null : parseAction(action);
  if (parsed?.verb !== "build" && parsed?.verb !== "revive") return null;
  const symbol = card(parsed.card).symbol;
  return symbol !== undefined && symbols[symbol] === 2 ? symbol : null;
}
