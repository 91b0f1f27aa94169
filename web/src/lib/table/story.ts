/** The events of a table as a story: moves under their chapters, talk, and what else happened, in its order. */
import { botName } from "$lib/kit/bots";
import { standingMoves } from "$lib/wire/session";
import type { EventOf, Schemas, TableEvent } from "$lib/wire/types";

import type { Move } from "./steps";
import { clockText, optionName, optionValue } from "./words";

type Rules = Schemas["Rules"];
type Values = Record<string, string | number>;

export type Entry = { version: number; key: string } & (
  | { kind: "chapter"; text: string }
  | { kind: "move"; number: number; move: Move; isUndone: boolean }
  | { kind: "said"; event: EventOf<"said"> }
  | { kind: "note"; text: string; values: Values }
);

export const FILTERS = ["all", "moves", "talk"] as const;
export type Filter = (typeof FILTERS)[number];

export function isIn(entry: Entry, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "talk" ? entry.kind === "said" : entry.kind === "move" || entry.kind === "chapter";
}

export interface Telling {
  /** Names of the seats as they are now. */
  names: readonly string[];
  /** The chapter of each standing move. */
  chapters: readonly string[];
  /** People whose talk is not shown. */
  muted: ReadonlySet<string>;
}

export function story(events: readonly TableEvent[], telling: Telling): Entry[] {
  const standing = new Map(standingMoves(events).map((move, number) => [move.version, number]));
  const entries: Entry[] = [];
  const memory: Memory = { rules: null, people: new Map(), offers: new Map() };
  let chapter = "";
  let number = 0;
  for (const event of events) {
    const { version } = event;
    if (event.kind === "acted") {
      const place = standing.get(version);
      const begun = place === undefined ? chapter : (telling.chapters[place] ?? chapter);
      if (begun !== chapter) {
        chapter = begun;
        entries.push({ kind: "chapter", version, key: `chapter-${version}`, text: chapter });
      }
      number += 1;
      const isUndone = place === undefined;
      entries.push({ kind: "move", version, key: `move-${version}`, number, move: event, isUndone });
    } else if (event.kind === "said") {
      if (!telling.muted.has(event.person))
        entries.push({ kind: "said", version, key: `said-${version}`, event });
    } else {
      if (event.kind === "undone") number = event.moves;
      for (const [place, note] of notes(event, telling.names, memory).entries()) {
        entries.push({ kind: "note", version, key: `note-${version}-${place}`, ...note });
      }
    }
    remember(event, memory);
  }
  return entries;
}

/** What was before, as far as a later event needs it to be told. */
interface Memory {
  rules: Rules | null;
  people: Map<string, string>;
  offers: Map<string, number>;
}

function remember(event: TableEvent, memory: Memory): void {
  if (event.kind === "made" || event.kind === "arranged") memory.rules = event.rules;
  if (event.kind === "made" || event.kind === "sat") memory.people.set(event.person, event.name);
  if (event.kind === "offered") memory.offers.set(event.what, event.seat);
}

type Note = { text: string; values: Values };
const note = (text: string, values: Values = {}): Note => ({ text, values });

/** What an event is told as: keys of sentences. Most are one sentence; a change of the rules may be several. */
function notes(event: TableEvent, names: readonly string[], memory: Memory): Note[] {
  const who = (seat: number) => ({ name: names[seat] ?? "" });
  switch (event.kind) {
    case "made":
      return [note("table-told-made", { name: event.name })];
    case "arranged":
      return memory.rules ? changes(memory.rules, event.rules) : [];
    case "sat":
      return [note("table-told-sat", { name: event.name })];
    case "stood":
      return [note("table-told-stood", { name: event.name })];
    case "seat_given":
      return [
        event.level
          ? note("table-told-bot", { bot: botName(event.level), seat: event.seat + 1 })
          : note("table-told-opened", { seat: event.seat + 1 }),
      ];
    case "rearranged":
      return [note("table-told-rearranged")];
    case "readied": {
      const name = memory.people.get(event.person) ?? "";
      return [note(event.is_ready ? "table-told-ready" : "table-told-not-ready", { name })];
    }
    case "started":
      return [note("table-told-started")];
    case "undone":
      return [note("table-told-undone", who(event.seat))];
    case "offered":
      return [
        note(`offer-told-${event.what}`, {
          ...who(event.seat),
          target: event.target === null ? "" : (names[event.target] ?? ""),
        }),
      ];
    case "answered":
      if (event.agree) return [note("offer-told-agrees", who(event.seat))];
      return [
        memory.offers.get(event.what) === event.seat
          ? note("offer-told-withdraws", who(event.seat))
          : note("offer-told-declines", who(event.seat)),
      ];
    case "timed_out":
      return [note("table-told-timed-out", who(event.seat))];
    case "replaced":
      return [note("table-told-replaced", who(event.seat))];
    case "came_back":
      return [note("table-told-came-back", who(event.seat))];
    case "resigned":
      return [note("table-told-resigned", who(event.seat))];
    case "ended":
      return [note(event.ending === "abandoned" ? "table-told-abandoned" : "table-told-ended")];
    case "rematch_made":
      return [note("table-told-rematch")];
    case "acted":
    case "resumed":
    case "said":
      return [];
  }
}

function changes(before: Rules, after: Rules): Note[] {
  const found: Note[] = [];
  if (after.seats !== before.seats) found.push(note("table-now-seats", { amount: after.seats }));
  for (const [option, value] of Object.entries(after.options)) {
    if (before.options[option] === value) continue;
    const text = { option: optionName(after.game, option), value: optionValue(after.game, option, value) };
    found.push(note("table-now-option", text));
  }
  if (clockText(after.clock) !== clockText(before.clock) || after.clock.kind !== before.clock.kind) {
    found.push(note("table-now-clock", { clock: clockText(after.clock) }));
  }
  if (after.may_hint !== before.may_hint)
    found.push(note(after.may_hint ? "table-now-hints" : "table-now-no-hints"));
  if (after.is_rated !== before.is_rated)
    found.push(note(after.is_rated ? "table-now-rated" : "table-now-casual"));
  if (after.visibility !== before.visibility) found.push(note(`table-now-${after.visibility}`));
  return found;
}
