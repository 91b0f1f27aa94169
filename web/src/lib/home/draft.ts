/** A table that is being thought up: what was chosen, what is possible, and what is sent. */
import type { GameInfo, NewTable } from "$lib/wire/rest";
import type { ClockRule, Level } from "$lib/wire/types";

/** Who takes the other seats: people, bots, or people at this device. */
export type Others = "people" | "bots" | "here";

export interface Draft {
  game: string;
  seats: number;
  /** A key of CLOCKS. */
  clock: string;
  others: Others;
  level: Level;
  isPublic: boolean;
  isRated: boolean;
  mayHint: boolean;
  options: Record<string, string>;
}

/** The clocks that are offered, from none to days. */
export const CLOCKS: Record<string, ClockRule> = {
  none: { kind: "none", seconds: 0 },
  "move-60": { kind: "move", seconds: 60 },
  "move-180": { kind: "move", seconds: 180 },
  "total-900": { kind: "total", seconds: 900 },
  "move-86400": { kind: "move", seconds: 86_400 },
  "move-259200": { kind: "move", seconds: 259_200 },
};

/** A new draft for a game: everything as it is usual. */
export function draftFor(game: GameInfo, level: Level): Draft {
  return {
    game: game.id,
    seats: game.seats[0] ?? 2,
    clock: "none",
    others: "people",
    level,
    isPublic: false,
    isRated: false,
    mayHint: true,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
  };
}

/** Ratings are for registered people against each other, with a clock. */
export function mayBeRated(draft: Draft, isGuest: boolean): boolean {
  return !isGuest && draft.others === "people" && draft.clock !== "none";
}

/** Whether the match begins at once, because nobody has to come. */
export function startsAtOnce(draft: Draft): boolean {
  return draft.others !== "people";
}

/** What is sent to the server. */
export function newTable(draft: Draft, isGuest: boolean): NewTable {
  const isRated = draft.isRated && mayBeRated(draft, isGuest);
  const bots = draft.others === "bots" ? Array.from({ length: draft.seats - 1 }, (_, i) => i + 1) : [];
  return {
    game: draft.game,
    seats: draft.seats,
    options: draft.options,
    visibility: draft.isPublic && draft.others !== "here" ? "public" : "link",
    clock: CLOCKS[draft.clock] ?? { kind: "none", seconds: 0 },
    is_rated: isRated,
    may_hint: draft.mayHint && !isRated,
    is_hot_seat: draft.others === "here",
    bots: bots.map((seat) => ({ seat, level: draft.level })),
    start: startsAtOnce(draft),
  };
}

/** The level to begin with: the one of the last time if it exists, else the usual one. */
export function levelFor(levels: readonly Level[], last: string | null): Level {
  return (
    levels.find((level) => level === last) ??
    levels.find((level) => level === "normal") ??
    levels[0] ??
    "normal"
  );
}
