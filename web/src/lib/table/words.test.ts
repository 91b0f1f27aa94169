import { describe, expect, it } from "vitest";

import type { SeatInfo } from "$lib/wire/types";

import { isSecret, viewOf } from "./hotseat.svelte";
import { clockText, seatNames, span } from "./words";

const seat = (fields: Partial<SeatInfo>): SeatInfo => ({
  kind: "open",
  name: null,
  person: null,
  rating: null,
  level: null,
  is_host: false,
  is_ready: false,
  is_gone: false,
  clock: null,
  is_running: false,
  ...fields,
});

describe("words", () => {
  it("say a time in its largest whole unit", () => {
    expect(span(45)).toEqual({ unit: "seconds", amount: 45 });
    expect(span(90)).toEqual({ unit: "seconds", amount: 90 });
    expect(span(900)).toEqual({ unit: "minutes", amount: 15 });
    expect(span(3_600)).toEqual({ unit: "minutes", amount: 60 });
    expect(span(7_200)).toEqual({ unit: "hours", amount: 2 });
    expect(span(3 * 86_400)).toEqual({ unit: "days", amount: 3 });
    expect(clockText({ kind: "move", seconds: 86_400 })).toBe("table-clock-move-days");
    expect(clockText({ kind: "none", seconds: 0 })).toBe("table-clock-none");
  });

  it("name the seats", () => {
    const jana = seat({ kind: "person", name: "Jana", person: "p" });
    expect(seatNames([jana, seat({ kind: "bot", level: "hard" })])).toEqual(["Jana", "level-hard"]);
    expect(seatNames([jana, jana, seat({})], ["", "Petr"])).toEqual(["Jana", "Petr", "table-seat-free"]);
    expect(seatNames([jana, jana], [])).toEqual(["Jana", "table-player"]);
    expect(seatNames([seat({ ...jana, level: "normal", is_gone: true })])).toEqual(["Jana"]);
  });
});

describe("a hot seat", () => {
  const view = (number: number, to_act: number[], drawn: string[] = []) =>
    ({ seat: number, to_act, state: { drawn } }) as never;

  it("changes hands behind a screen only where seats see different things", () => {
    expect(isSecret([view(0, [0]), view(1, [0])])).toBe(false);
    expect(isSecret([view(0, [0], ["law"]), view(1, [0], ["?"])])).toBe(true);
    expect(isSecret([])).toBe(false);
  });

  it("shows the seat that is to act, and at the end the one that was shown", () => {
    expect(viewOf([view(0, [1]), view(1, [1])], 0)).toMatchObject({ seat: 1 });
    expect(viewOf([view(0, []), view(1, [])], 1)).toMatchObject({ seat: 1 });
    expect(viewOf([view(0, []), view(1, [])], null)).toMatchObject({ seat: 0 });
    expect(viewOf([], null)).toBeUndefined();
  });
});
