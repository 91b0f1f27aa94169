import { describe, expect, it } from "vitest";

import { apart, lineOf, scaleOf, ticks } from "./chart";

const FRAME = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

describe("a chart", () => {
  it("has a place for each move and finds the nearest move again", () => {
    const scale = scaleOf(FRAME, 20, 50);
    expect([scale.x(0), scale.x(20), scale.y(0), scale.y(50)]).toEqual([10, 210, 110, 10]);
    for (const move of [0, 7, 20]) expect(scale.at(scale.x(move) + 4)).toBe(move);
    expect([scale.at(-100), scale.at(1000)]).toEqual([0, 20]);
  });

  it("does not divide by zero before the first move", () => {
    const scale = scaleOf(FRAME, 0, 0);
    expect([scale.x(0), scale.y(0), scale.at(100)]).toEqual([10, 110, 0]);
  });

  it("has round lines", () => {
    expect(ticks(63)).toEqual([0, 20, 40, 60]);
    expect(ticks(9)).toEqual([0, 5]);
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
  });

  it("draws a line through all values", () => {
    expect(lineOf([0, 50], scaleOf(FRAME, 1, 50))).toBe("M10.0 110.0L210.0 10.0");
  });

  it("moves labels apart and keeps them inside", () => {
    expect(apart([50, 50], 20, 100)).toEqual([50, 70]);
    expect(apart([98, 100], 20, 100)).toEqual([80, 100]);
    expect(apart([10, 80], 20, 100)).toEqual([10, 80]);
  });
});
