import { describe, expect, test } from "vitest";

import { layoutOf } from "./components";
import { coveredBy, dockPlace, fitShape, phoneShape, spaceFor, spot } from "./structure";
import type { LayoutCard } from "./types";

function whole(age: number): LayoutCard[] {
  let slot = 0;
  return layoutOf(age).flatMap(({ x }, row) =>
    x.map((at) => ({ slot: slot++, row, x: at, card: "walls", back: "age_1", is_available: true })),
  );
}

test.each([1, 2, 3])("age %d has twenty places", (age) => {
  expect(whole(age)).toHaveLength(20);
});

describe("sizes", () => {
  test("on a screen of 1440×900 all ages have cards of full size", () => {
    for (const age of [1, 2, 3]) {
      const { width, height } = spaceFor(age, 720, 680);
      expect(fitShape(age, width, height)).toMatchObject({ size: "full", scale: 1 });
    }
  });

  test("on 1280×720 they are compact, and fit", () => {
    for (const age of [1, 2, 3]) {
      const space = spaceFor(age, 560, 500);
      const shape = fitShape(age, space.width, space.height);
      expect(shape.size).toBe("compact");
      expect(shape.width).toBeLessThanOrEqual(space.width + 1);
      expect(shape.height).toBeLessThanOrEqual(space.height + 1);
    }
  });

  test("on a large screen they grow", () => {
    expect(fitShape(3, 900, 860).scale).toBeGreaterThan(1.2);
  });

  test("a phone shows all ages in its width", () => {
    for (const age of [1, 2, 3]) expect(phoneShape(age, 382).width).toBeLessThanOrEqual(382.01);
    expect(phoneShape(3, 382).step).toBe(46);
  });
});

test("cards lie on the two before them", () => {
  const layout = whole(1);
  expect(layout.map((card) => coveredBy(layout, card))).toEqual([
    ...Array<number>(14).fill(2), // all rows but the near one
    ...Array<number>(6).fill(0),
  ]);
  const third = whole(3);
  expect(third.filter((card) => card.row === 2).map((card) => coveredBy(third, card))).toEqual([1, 1, 1, 1]);
});

describe("the dock", () => {
  const space = spaceFor(2, 720, 680);
  const shape = fitShape(2, space.width, space.height);

  test("stands under the structure in Age I, beside it in Age III", () => {
    expect(dockPlace(1, whole(1), shape, 720, 680)).toBe("strip");
    expect(dockPlace(3, whole(3), shape, 720, 680)).toBe("column");
  });

  test("goes into the corner in Age II as soon as no card lies there, and covers none", () => {
    const layout = whole(2);
    expect(dockPlace(2, layout, shape, 720, 680)).toBe("strip");
    const left = layout.filter(({ row, x }) => row < 3 || (row === 3 && x <= 0));
    expect(dockPlace(2, left, shape, 720, 680)).toBe("corner");
    for (const { row, x } of left) {
      const at = spot(shape, row, x);
      const isLeft = 360 + at.x + 56 <= 720 - 290;
      const isAbove = at.y + 150 <= 680 - 352;
      expect(isLeft || isAbove).toBe(true);
    }
  });
});
