/** What a game tells about a finished match, beside its board. Each is loaded when a match is over. */
import type { Schemas, View } from "$lib/wire/types";

export type Step = Omit<Schemas["Step"], "view"> & { view: View };

/** Something worth looking at again: a fact of the match, never a judgement. */
export interface Moment {
  /** The move, counted from 1. */
  move: number;
  seat: number;
  icon: string;
  /** The class of a card colour, or "plain". */
  tone: string;
  /** A picture of the sprite of wonders, instead of the icon. */
  art: string | null;
  title: string;
  text: string;
  /** What the move changed in the points of the one who moved. */
  points: number;
}

/** How a category of the score sheet looks: a symbol, and a colour that tells it together with the symbol. */
export interface CategoryLook {
  icon: string;
  tone: string;
}

export interface GameAfter {
  /** All points of each seat as they stand. */
  points(view: View<any, any>): number[];
  /** The points of each seat by category, the total last. */
  sheets(view: View<any, any>): Record<string, number>[];
  moments(steps: readonly Step[], names: readonly string[]): Moment[];
  categories: Record<string, CategoryLook>;
  /** Endings that make the points irrelevant. */
  supremacies: readonly string[];
  /** The picture behind the result: of the wonders that the winner has built, or any. */
  picture(view: View<any, any> | null, winner: number | null): string;
}

export const afterGames: Record<string, () => Promise<GameAfter>> = {
  duel: () => import("$games/duel/after").then((module) => module.default),
};
