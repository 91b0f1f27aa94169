import { describe, expect, it } from "vitest";

import type { EventOf, Schemas, TableEvent } from "$lib/wire/types";

import { isIn, story, type Entry, type Telling } from "./story";

const rules: Schemas["Rules"] = {
  game: "duel",
  rules_version: 1,
  seats: 2,
  options: { wonders: "draft" },
  visibility: "link",
  clock: { kind: "none", seconds: 0 },
  is_rated: false,
  may_hint: true,
  is_hot_seat: false,
};
const telling: Telling = { names: ["Jana", "Tomasz"], chapters: [], muted: new Set() };

type Bare<E> = E extends TableEvent ? Omit<E, "version" | "at"> : never;

function log(...bare: Bare<TableEvent>[]): TableEvent[] {
  return bare.map((event, number) => ({ ...event, version: number + 1, at: 0 }) as TableEvent);
}
const acted = (action: string, seat = 0): Bare<EventOf<"acted">> => ({
  kind: "acted",
  seat,
  action,
  chance: [],
  is_bot: false,
});
const said = (person: string, text: string) => ({ kind: "said", person, name: person, text }) as const;

function brief(entry: Entry): string {
  if (entry.kind === "chapter") return `# ${entry.text}`;
  if (entry.kind === "move")
    return `${entry.number}. ${entry.move.action}${entry.isUndone ? " (undone)" : ""}`;
  if (entry.kind === "said") return `${entry.event.name}: ${entry.event.text}`;
  return [entry.text, ...Object.values(entry.values)].join(" ");
}
const told = (events: TableEvent[], more: Partial<Telling> = {}) =>
  story(events, { ...telling, ...more }).map(brief);

describe("the story of a table", () => {
  it("tells who came, and every change of the rules", () => {
    const events = log(
      { kind: "made", person: "p1", name: "Jana", rules },
      { kind: "sat", seat: 0, person: "p1", name: "Jana", rating: null },
      {
        kind: "arranged",
        rules: {
          ...rules,
          options: { wonders: "first_game" },
          clock: { kind: "total", seconds: 900 },
          may_hint: false,
          is_rated: true,
          visibility: "public",
        },
      },
      { kind: "sat", seat: 1, person: "p2", name: "Tomasz", rating: null },
      { kind: "readied", person: "p2", is_ready: false },
      { kind: "stood", seat: 1, name: "Tomasz" },
      { kind: "seat_given", seat: 1, level: "normal" },
      { kind: "seat_given", seat: 1, level: null },
      { kind: "rearranged", order: [1, 0] },
    );
    expect(told(events)).toEqual([
      "table-told-made Jana",
      "table-told-sat Jana",
      "table-now-option table-option-duel-wonders table-option-duel-wonders-first-game",
      "table-now-clock table-clock-total-minutes",
      "table-now-no-hints",
      "table-now-rated",
      "table-now-public",
      "table-told-sat Tomasz",
      "table-told-not-ready Tomasz",
      "table-told-stood Tomasz",
      "table-told-bot level-normal 2",
      "table-told-opened 2",
      "table-told-rearranged",
    ]);
  });

  it("numbers the moves under their chapters and strikes out what was undone", () => {
    const events = log(
      { kind: "started", commitment: "", chance: [] },
      acted("pick sphinx"),
      acted("build quarry", 1),
      { kind: "undone", seat: 1, moves: 1 },
      acted("build baths", 1),
    );
    expect(told(events, { chapters: ["Draft", "Age I"] })).toEqual([
      "table-told-started",
      "# Draft",
      "1. pick sphinx",
      "2. build quarry (undone)",
      "table-told-undone Tomasz",
      "# Age I",
      "2. build baths",
    ]);
  });

  it("tells offers, and a withdrawal from a refusal", () => {
    const events = log(
      { kind: "offered", what: "end", seat: 0, target: null },
      { kind: "answered", what: "end", seat: 1, agree: false },
      { kind: "offered", what: "replace", seat: 0, target: 1 },
      { kind: "answered", what: "replace", seat: 0, agree: false },
      { kind: "offered", what: "undo", seat: 1, target: null },
      { kind: "answered", what: "undo", seat: 0, agree: true },
    );
    expect(told(events)).toEqual([
      "offer-told-end Jana ",
      "offer-told-declines Tomasz",
      "offer-told-replace Jana Tomasz",
      "offer-told-withdraws Jana",
      "offer-told-undo Tomasz ",
      "offer-told-agrees Jana",
    ]);
  });

  it("tells how people left and how it ended", () => {
    const ended = (ending: string): Bare<EventOf<"ended">> => ({
      kind: "ended",
      ending,
      winners: [],
      scores: [],
    });
    const events = log(
      { kind: "timed_out", seat: 1 },
      { kind: "replaced", seat: 1, level: "normal" },
      { kind: "came_back", seat: 1 },
      { kind: "resigned", seat: 0 },
      ended("resigned"),
      { kind: "rematch_made", code: "next" },
    );
    expect(told(events)).toEqual([
      "table-told-timed-out Tomasz",
      "table-told-replaced Tomasz",
      "table-told-came-back Tomasz",
      "table-told-resigned Jana",
      "table-told-ended",
      "table-told-rematch",
    ]);
    expect(told(log(ended("abandoned")))).toEqual(["table-told-abandoned"]);
  });

  it("leaves out people who are muted, and filters", () => {
    const events = log(said("p1", "Ahoj"), acted("build baths"), said("p2", "!!!"));
    expect(told(events, { muted: new Set(["p2"]) })).toEqual(["p1: Ahoj", "1. build baths"]);
    const entries = story(events, telling);
    expect(entries.filter((entry) => isIn(entry, "moves")).map(brief)).toEqual(["1. build baths"]);
    expect(entries.filter((entry) => isIn(entry, "talk"))).toHaveLength(2);
    expect(entries.filter((entry) => isIn(entry, "all"))).toHaveLength(3);
  });

  it("has a key for each entry", () => {
    const events = log(
      { kind: "made", person: "p1", name: "Jana", rules },
      { kind: "arranged", rules: { ...rules, may_hint: false, visibility: "public" } },
      acted("build baths"),
    );
    const keys = story(events, { ...telling, chapters: ["Age I"] }).map((entry) => entry.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
