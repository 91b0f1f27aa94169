import { describe, expect, it } from "vitest";

import type { Step } from "$lib/after/games";
import type { Schemas, View } from "$lib/wire/types";

import after from "./after";

type City = Pick<Schemas["City"], "coins" | "tokens"> & { total: number };

/** A position with what the moments look at. */
function position(
  cities: [City, City],
  parts: { loot?: number[][]; age?: number; left?: number; ending?: string } = {},
): View {
  return {
    game: "duel",
    seat: null,
    options: {},
    to_act: [],
    legal: [],
    quotes: null,
    outcome: parts.ending ? { ending: parts.ending, winners: [0] } : null,
    state: {
      age: parts.age ?? 1,
      loot: parts.loot ?? [
        [2, 5],
        [2, 5],
      ],
      layout: new Array(parts.left ?? 10).fill({}),
      cities: cities.map(({ total, ...city }) => ({ ...city, score: { total }, wonders: [] })),
    },
  };
}
const city = (total: number, coins = 7, tokens: string[] = []): City => ({ total, coins, tokens });
const step = (seat: number | null, action: string | null, view: View): Step => ({
  seat,
  action,
  chance: [],
  at: null,
  view,
});
const START = step(null, null, position([city(2), city(2)]));
const NAMES = ["Jana", "Tomasz"];

describe("moments of a match", () => {
  it("tells loot with the coins that were really lost", () => {
    const after3 = position([city(7), city(2, 1)], {
      loot: [[2, 5], [2]],
    });
    const [moment] = after.moments(
      [{ ...START, view: position([city(2), city(2, 4)]) }, step(0, "build circus", after3)],
      NAMES,
    );
    expect(moment).toMatchObject({
      move: 1,
      seat: 0,
      points: 5,
      text: "end-moment-loot",
      title: "card-circus",
    });
  });

  it("tells a taken token, with its points", () => {
    const taken = step(1, "take philosophy", position([city(2), city(9, 7, ["philosophy"])]));
    expect(after.moments([START, taken], NAMES)).toMatchObject([
      { move: 1, seat: 1, points: 7, icon: "c-progress", title: "token-philosophy" },
    ]);
  });

  it("tells another turn only where there is one", () => {
    const sphinx = (view: View) => after.moments([START, step(0, "wonder sphinx with baths", view)], NAMES);
    expect(sphinx(position([city(2), city(2)]))).toMatchObject([
      { text: "end-moment-again", art: "w-sphinx" },
    ]);
    expect(sphinx(position([city(2), city(2)], { left: 0 }))).toEqual([]);
    expect(sphinx(position([city(2), city(2)], { age: 2 }))).toEqual([]);
    const pyramids = step(0, "wonder pyramids with baths", position([city(11), city(2)]));
    expect(after.moments([START, pyramids], NAMES)).toMatchObject([{ text: "end-moment-swing", points: 9 }]);
  });

  it("tells what decided, and nothing else about that move", () => {
    const last = step(0, "build arsenal", position([city(2), city(2)], { ending: "military" }));
    expect(after.moments([START, last], NAMES)).toMatchObject([{ text: "end-moment-military", tone: "red" }]);
  });

  it("keeps five at most, in the order of the match, not all of a kind", () => {
    const steps = [START];
    for (let i = 1; i <= 9; i++) {
      const action = i % 2 ? "take agriculture" : "build palace";
      steps.push(step(0, action, position([city(2 + 5 * i), city(2)])));
    }
    const found = after.moments(steps, NAMES);
    expect(found.length).toBe(4);
    expect(found.map((moment) => moment.move)).toEqual(
      found.map((moment) => moment.move).sort((a, b) => a - b),
    );
  });

  it("has nothing to tell where nothing happened", () => {
    expect(after.moments([START], NAMES)).toEqual([]);
    expect(after.moments([START, step(0, "discard baths", START.view)], NAMES)).toEqual([]);
  });
});
