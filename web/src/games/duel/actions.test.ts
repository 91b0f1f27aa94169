import { expect, test } from "vitest";

import { forcedOf, pairMadeBy, parseAction, usesOf } from "./actions";
import { POSITIONS } from "./testing";

test("every action of the positions is read", () => {
  for (const { view, moves } of POSITIONS) {
    for (const text of [...view.legal, ...moves.map((move) => move.action)]) {
      expect(parseAction(text)).not.toBeNull();
    }
  }
});

test("the parts of an action", () => {
  expect(parseAction("wonder sphinx with quarry")).toEqual({
    verb: "wonder",
    wonder: "sphinx",
    card: "quarry",
  });
  expect(parseAction("start 1")).toEqual({ verb: "start", seat: 1 });
  expect(parseAction("lay walls")).toBeNull();
  expect(parseAction("build")).toBeNull();
});

test("the uses of a card", () => {
  const legal = ["discard walls", "build walls", "wonder sphinx with walls", "discard baths"];
  expect(usesOf(legal, "walls")).toEqual({
    build: "build walls",
    sell: "discard walls",
    wonders: { sphinx: "wonder sphinx with walls" },
  });
  expect(usesOf(legal, "baths")).toEqual({ build: null, sell: "discard baths", wonders: {} });
  expect(usesOf(legal, "forum")).toBeNull();
});

test("a forced choice has all its options", () => {
  const position = POSITIONS.find(({ view }) => view.state.phase === "destroy" && view.legal.length > 0)!;
  expect(forcedOf(position.view)?.options.map((option) => option.action)).toEqual(position.view.legal);
  const moving = POSITIONS.find(({ view }) => view.state.phase === "move")!;
  expect(forcedOf(moving.view)).toBeNull();
});

test("a pair is made by the second card with the symbol", () => {
  expect(pairMadeBy("build library", { quill: 2 })).toBe("quill");
  expect(pairMadeBy("revive library", { quill: 2 })).toBe("quill");
  expect(pairMadeBy("build library", { quill: 1 })).toBeNull();
  expect(pairMadeBy("build walls", { quill: 2 })).toBeNull();
  expect(pairMadeBy(undefined, { quill: 2 })).toBeNull();
});
