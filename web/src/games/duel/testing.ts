/** For the tests: positions of real matches, and what a board is given for them. */
import { flushSync } from "svelte";

import type { EventOf, SeatInfo, TableInfo } from "$lib/wire/types";

import type { BoardProps } from "../index";
import positions from "./board.fixtures.json";
import type { DuelView } from "./types";

interface Position {
  view: DuelView;
  moves: { seat: number; action: string; chance: string[] }[];
}

export const POSITIONS = positions as unknown as Position[];
export const NAMES = ["Jana", "Tomasz"];

export function titleOf({ view }: Position): string {
  const { phase, age } = view.state;
  const who = view.seat === null ? "spectator" : view.to_act.includes(view.seat) ? "acting" : "waiting";
  return `${phase} of age ${age}, ${who}`;
}

export function acted(seat: number, action: string, chance: string[] = []): EventOf<"acted"> {
  return { kind: "acted", version: 0, at: 0, seat, action, chance, is_bot: false };
}

function seat(name: string): SeatInfo {
  return {
    kind: "person",
    name,
    person: name,
    rating: null,
    level: null,
    is_host: false,
    is_ready: true,
    is_gone: false,
    clock: 60_000,
    is_running: false,
  };
}

export function propsFor(position: Position, act: (action: string) => void): BoardProps<DuelView> {
  const { view } = position;
  const history = position.moves.map((move) => acted(move.seat, move.action, move.chance));
  return {
    table: { code: "olive-harbor" } as TableInfo,
    view,
    previous: null,
    moves: history.slice(-1),
    history,
    near: view.seat ?? 0,
    isActive: view.seat !== null && view.to_act.includes(view.seat),
    mode: "live",
    names: NAMES,
    hint: null,
    pending: null,
    act,
    skew: 0,
    seats: NAMES.map(seat),
  };
}

/** What can be reached: everything that acts at once, or after a card, a wonder or an option has been selected. */
export function reachable(root: HTMLElement): string[] {
  const offered = new Set<string>();
  const collect = () => {
    for (const element of root.querySelectorAll<HTMLElement>("[data-action]")) {
      if (element.getAttribute("aria-disabled") !== "true") offered.add(element.dataset.action!);
    }
  };
  collect();
  const selectors = [...root.querySelectorAll<HTMLElement>("[data-card]")].map(
    (element) => `[data-card="${element.dataset.card}"]`,
  );
  const options = [...root.querySelectorAll<HTMLElement>("[data-choose]")].map(
    (element) => `[data-choose="${element.dataset.choose}"]`,
  );
  for (const selector of [...selectors, ...options]) {
    root.querySelector<HTMLElement>(selector)!.click();
    flushSync();
    collect();
  }
  return [...offered].sort();
}
