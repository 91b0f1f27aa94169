import { expect, test } from "vitest";

import { nearest, roving, type Spot } from "./roving";

// Two cards over three: a part of a Duel structure.
const spots: Spot[] = [
  { x: -60, y: 0 },
  { x: 60, y: 0 },
  { x: -120, y: 84 },
  { x: 0, y: 84 },
  { x: 120, y: 84 },
];

test("arrows stay in the row", () => {
  expect(nearest(spots, spots[0]!, "right")).toBe(1);
  expect(nearest(spots, spots[4]!, "left")).toBe(3);
});

test("arrows go to the next row, the nearer card first", () => {
  expect(nearest(spots, spots[0]!, "down")).toBe(2);
  expect(nearest(spots, spots[4]!, "up")).toBe(1);
});

test("there is nothing beyond the edge", () => {
  expect(nearest(spots, spots[2]!, "left")).toBe(-1);
  expect(nearest(spots, spots[3]!, "down")).toBe(-1);
});

test("a group is one stop, and the stop follows the focus", () => {
  const group = document.createElement("div");
  group.innerHTML = `<button data-stop="a">a</button><button data-stop="b">b</button>`;
  document.body.append(group);
  const undo = roving(() => "b")(group);
  const [a, b] = [...group.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  expect([a.tabIndex, b.tabIndex]).toEqual([-1, 0]);
  a.focus();
  expect([a.tabIndex, b.tabIndex]).toEqual([0, -1]);
  a.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  expect(document.activeElement).toBe(b);
  undo?.();
});
