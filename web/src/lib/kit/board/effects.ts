/** What a card, a wonder or a token gives, in a form that every game can be written in and that can be drawn and said. */
export type Effect =
  | { kind: "goods"; good: string; n: number }
  | { kind: "points" | "shields" | "coins" | "lose"; n: number }
  | { kind: "symbol"; symbol: string }
  /** One unit a turn of one of these. */
  | { kind: "any"; goods: readonly string[] }
  /** These goods for so many coins each, whatever the neighbours make. */
  | { kind: "fixed"; goods: readonly string[]; price: number }
  /** So many coins and points for each thing of these kinds. */
  | { kind: "per"; coins: number; points: number; of: readonly string[]; city: "own" | "larger" }
  | { kind: "again" | "progress" | "revive" }
  | { kind: "destroy"; color: string };

/** Icons that stand for what is counted. */
export function countedIcon(of: string): string {
  if (of === "wonder") return "c-wonder";
  return of === "coin_triple" ? "g-coin" : `seal-${of}`;
}
