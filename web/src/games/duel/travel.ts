/** Lets what has moved between two positions travel. */
import type { Stage } from "$lib/kit/board/motion";

import { changes } from "./diff";
import type { DuelState } from "./types";

/** Keep how the moving pieces look now; the result plays the motion, once the new position is drawn. */
export function prepare(stage: Stage, before: DuelState, after: DuelState): (() => void) | null {
  const change = changes(before, after);
  const cards = change.cards.flatMap((moved) => {
    const snap = stage.snap(moved.from === "pile" ? "pile" : `card-${moved.card}`);
    return snap ? [{ ...moved, snap }] : [];
  });
  const picks = change.picked.flatMap(({ wonder, seat }) => {
    const snap = stage.snap(`offer-${wonder}`);
    return snap ? [{ goal: `wonder-${wonder}`, seat, snap }] : [];
  });
  const tokens = change.tokens.flatMap(({ token, seat, isFromBoard }) => {
    const snap = stage.snap(isFromBoard ? `token-${token}` : `drawn-${token}`);
    return snap ? [{ goal: `held-${token}`, seat, snap }] : [];
  });
  const turned = change.turned.flatMap(({ slot, card }) => {
    const snap = stage.snap(`slot-${slot}`);
    return snap ? [{ card, snap }] : [];
  });
  const pawn = change.pawn ? (stage.find("pawn")?.getBoundingClientRect() ?? null) : null;
  const gains = after.cities.map((city, seat) => city.coins - before.cities[seat]!.coins);
  if (!cards.length && !picks.length && !tokens.length && !turned.length && !pawn) return null;

  return () => {
    const travels = cards.length + picks.length + tokens.length > 0;
    for (const { card, to, snap } of cards) {
      if (to.startsWith("city-")) stage.fly(snap, `card-${card}`, { toward: to });
      else if (to === "pile") stage.fly(snap, null, { toward: "pile" });
      else stage.fly(snap, null, { toward: to });
    }
    for (const { goal, seat, snap } of [...picks, ...tokens])
      stage.fly(snap, goal, { toward: `city-${seat}` });
    let delay = travels ? stage.time("--m-3") : 0;
    for (const { card, snap } of turned) stage.flip(snap, `card-${card}`, delay);
    if (turned.length) delay += stage.time("--m-2");
    if (pawn) stage.step("pawn", pawn, Math.abs(change.pawn), delay);
    const sold = cards.find(({ from, to }) => from === "layout" && to === "pile");
    const seat = gains.findIndex((gain) => gain > 0);
    if (sold && seat >= 0) stage.say(`+${gains[seat]}`, sold.snap.box);
  };
}
