/** The games of the web app. A game brings these parts and nothing else; each is loaded when it is needed. */
import type { Component, Snippet } from "svelte";

import type { EventOf, SeatInfo, TableInfo, View } from "$lib/wire/types";
import type { Schemas } from "$lib/wire/types";

export type Hint = Schemas["Hint"];

/** What a board is given; the same board shows a live match, a hot seat and a replay. */
export interface BoardProps<V = View> {
  /** The table; in a replay one that is made up from the replay. */
  table: TableInfo;
  /** What the seat that looks may see (a spectator's or a replay's view has seat null). */
  view: V;
  /** The view that was shown before, and the moves that led from it to `view`; for motion and last-move marks. */
  previous: V | null;
  moves: EventOf<"acted">[];
  /** All moves up to `view`, undone ones left out; without them the board still works, but remembers less. */
  history?: EventOf<"acted">[];
  /** Hint, last moves: the board puts it where it covers nothing. Not shown on a phone. */
  aside?: Snippet;
  /** The seat shown as "you": left on the desktop, below on the phone. */
  near: number;
  /** Whether the person may act through this view now. */
  isActive: boolean;
  mode: "live" | "replay";
  /** Names of the seats, by seat; bots are named already. */
  names: string[];
  hint: Hint | null;
  /** The action that was sent and is not yet acknowledged. */
  pending: string | null;
  act: (action: string) => void;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  seats: SeatInfo[];
}

/** How a move reads: a sentence, and a short form for lists with the icon that stands before it. */
export interface MoveText {
  sentence: string;
  short: string;
  icon: string;
}

export interface GameModule {
  Board: Component<BoardProps<any>>;
  /** A move in words; `before` and `after` are the views around it. */
  moveText(
    move: EventOf<"acted">,
    names: string[],
    before: View<any, any> | null,
    after: View<any, any> | null,
  ): MoveText;
  /** The phase or age for the top bar and the separators of the move list. */
  chapter(view: View<any, any>): string;
  /** The chapter of each move, from the moves alone: a match that is opened late has no earlier views. */
  chapters?(moves: EventOf<"acted">[]): string[];
  /** An action as a proposal, for hints: "Build: Baths". */
  actionText(action: string, names: string[]): string;
  ScorePad: Component<{ onsave?: (result: unknown) => void }>;
}

export const games: Record<string, () => Promise<GameModule>> = {
  duel: () => import("./duel/index").then((module) => module.default),
};
