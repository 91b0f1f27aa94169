/** Where the cards of an age lie, how large they can be, and where the dock has room. */
import { CARD_SIZES, type CardSize } from "$lib/kit/board/Card.svelte";

import { layoutOf } from "./components";
import type { LayoutCard } from "./types";

export interface Shape {
  size: CardSize;
  /** How much of a covered card can be seen. */
  step: number;
  scale: number;
  /** Of the whole structure, scaled. */
  width: number;
  height: number;
}

export type DockPlace = "strip" | "corner" | "column";

export const STRIP_HEIGHT = 180;
export const CORNER = { width: 290, height: 352 };
export const COLUMN_WIDTH = 238;
const GAP = 10;
const LARGEST = 1.4;
const ABOUT_ONE = 1.08;
/** Smaller than this, a full card is harder to read than a compact one. */
const LEAST_FULL = 0.88;

/** The half steps from the middle to the last card of the widest row. */
function reach(age: number): number {
  return Math.max(0, ...layoutOf(age).flatMap((row) => row.x));
}

function natural(age: number, size: CardSize, step: number): { width: number; height: number } {
  const { w, h, gap } = CARD_SIZES[size];
  return { width: reach(age) * (w + gap) + w, height: (layoutOf(age).length - 1) * step + h };
}

function shaped(age: number, size: CardSize, step: number, scale: number): Shape {
  const { width, height } = natural(age, size, step);
  return { size, step, scale, width: width * scale, height: height * scale };
}

/** The largest cards with which an age fits into a space; it does not depend on which cards are left. */
export function fitShape(age: number, width: number, height: number): Shape {
  const scaleOf = (size: CardSize) => {
    const whole = natural(age, size, CARD_SIZES[size].step);
    return Math.min(width / whole.width, height / whole.height, LARGEST);
  };
  const most = scaleOf("full");
  const full = most > 1 && most < ABOUT_ONE ? 1 : most; // a little larger is only less sharp
  if (full >= LEAST_FULL) return shaped(age, "full", CARD_SIZES.full.step, full);
  return shaped(age, "compact", CARD_SIZES.compact.step, Math.max(0.6, scaleOf("compact")));
}

/** On a phone the width decides, the same for all ages; seven rows are pushed together. */
export function phoneShape(age: number, width: number): Shape {
  const step = layoutOf(age).length > 5 ? 46 : CARD_SIZES.mini.step;
  const widest = natural(1, "mini", step).width;
  return shaped(age, "mini", step, Math.min(1.25, width / widest));
}

/** Where the middle of the upper edge of a card lies, from the middle of the structure's upper edge. */
export function spot(shape: Shape, row: number, x: number): { x: number; y: number } {
  const { w, gap } = CARD_SIZES[shape.size];
  return { x: (x * (w + gap)) / 2, y: row * shape.step };
}

/** How many cards lie on a card. */
export function coveredBy(layout: readonly LayoutCard[], card: LayoutCard): number {
  return layout.filter(({ row, x }) => row === card.row + 1 && Math.abs(x - card.x) === 1).length;
}

/**
 * Where the dock stands: in Age III beside the structure; in Age II in the corner as soon as no card lies there;
 * else in a strip under the structure. It never covers a card.
 */
export function dockPlace(
  age: number,
  layout: readonly LayoutCard[],
  shape: Shape,
  width: number,
  height: number,
): DockPlace {
  if (age === 3) return "column";
  if (age !== 2) return "strip";
  const left = width - CORNER.width - GAP;
  const top = height - CORNER.height - GAP;
  const { w, h } = CARD_SIZES[shape.size];
  const isFree = layout.every((card) => {
    const { x, y } = spot(shape, card.row, card.x);
    const right = width / 2 + (x + w / 2) * shape.scale;
    return right <= left || (y + h) * shape.scale <= top;
  });
  return isFree ? "corner" : "strip";
}

/** The space that is left for the structure of an age. */
export function spaceFor(age: number, width: number, height: number): { width: number; height: number } {
  if (age === 3) return { width: width - COLUMN_WIDTH - GAP, height };
  return { width, height: height - STRIP_HEIGHT - GAP };
}
