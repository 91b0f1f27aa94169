/** A replay as the board and the list of moves need it. */
import type { EventOf, Result, Schemas, SeatInfo, TableInfo, View } from "$lib/wire/types";

import type { Step } from "./games";

export type Replay = Omit<Schemas["Replay"], "steps"> & { steps: Step[] };

export interface Chapter {
  /** The step whose position is the first of the chapter; its moves come after it. */
  at: number;
  label: string;
}

/** The table that a board needs, made up from a replay. */
export function tableOf(replay: Replay, names: readonly string[]): TableInfo {
  return {
    code: replay.code ?? "",
    game: replay.game,
    status: "over",
    options: replay.options,
    visibility: "link",
    clock: { kind: "none", seconds: 0 },
    is_rated: false,
    may_hint: false,
    is_hot_seat: false,
    seats: names.map((name, seat) => seatOf(name, replay.levels[seat] ?? null)),
    moves: replay.steps.length - 1,
    offers: [],
    commitment: replay.commitment,
    seed: replay.seed,
    result: resultOf(replay),
    rematch: null,
    made_at: 0,
    started_at: replay.steps[0]?.at ?? null,
    ended_at: replay.steps.at(-1)?.at ?? null,
  };
}

function seatOf(name: string, level: SeatInfo["level"]): SeatInfo {
  return {
    kind: level ? "bot" : "person",
    name: level ? null : name,
    person: null,
    rating: null,
    level,
    is_host: false,
    is_ready: true,
    is_gone: false,
    clock: null,
    is_running: false,
  };
}

/** The result; a file may have none, and then the last position tells it, if the match was finished. */
export function resultOf(replay: Replay): Result | null {
  if (replay.result) return replay.result;
  const outcome = replay.steps.at(-1)?.view.outcome;
  return outcome ? { ending: outcome.ending, winners: outcome.winners, scores: [] } : null;
}

/** The moves as events; the move to step i is `moves[i - 1]`. */
export function movesOf(replay: Replay): EventOf<"acted">[] {
  return replay.steps.slice(1).map((step, i) => ({
    kind: "acted",
    version: i + 1,
    at: step.at ?? 0,
    seat: step.seat ?? 0,
    action: step.action ?? "",
    chance: step.chance,
    is_bot: replay.levels[step.seat ?? 0] != null,
  }));
}

/** Where each chapter begins. One that begins with the last position has no moves and is left out. */
export function chaptersOf(steps: readonly Step[], chapter: (view: View) => string): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((step, at) => {
    const label = chapter(step.view);
    if (at < steps.length - 1 && label !== found.at(-1)?.label) found.push({ at, label });
  });
  return found;
}

/** The move that an address asks for, as far as there is one; without one, where to begin. */
export function moveOf(text: string | null, last: number, otherwise: number): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return otherwise;
  return Math.min(last, Number(text));
}

/** The seat that an address asks for. */
export function seatFrom(text: string | null, seats: number): number {
  const seat = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return seat < seats ? seat : 0;
}

/** The address of a position. */
export function hrefOf(code: string, move: number, seat: number): string {
  return `/replay/${encodeURIComponent(code)}?move=${move}${seat ? `&seat=${seat}` : ""}`;
}
