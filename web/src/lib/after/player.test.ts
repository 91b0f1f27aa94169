import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Player, SPEEDS } from "./player.svelte";

describe("the player of a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stays inside the match", () => {
    const player = new Player(() => 5, 99);
    expect(player.move).toBe(5);
    player.go(6);
    expect(player.move).toBe(5);
    player.go(-3);
    expect(player.move).toBe(0);
  });

  it("tells a step from a jump", () => {
    const player = new Player(() => 5, 0);
    player.go(1);
    expect(player.isStep).toBe(true);
    player.go(2, { isQuick: true });
    expect(player.isStep).toBe(false);
    player.go(1);
    expect(player.isStep).toBe(false);
  });

  it("plays to the end and stops there", () => {
    const player = new Player(() => 3, 1);
    player.play();
    vi.advanceTimersByTime(SPEEDS.normal);
    expect([player.move, player.isPlaying]).toEqual([2, true]);
    vi.advanceTimersByTime(SPEEDS.normal * 5);
    expect([player.move, player.isPlaying]).toEqual([3, false]);
  });

  it("begins again at the end, and a step by hand stops it", () => {
    const player = new Player(() => 3, 3);
    player.toggle();
    expect([player.move, player.isPlaying]).toEqual([0, true]);
    player.go(2);
    vi.advanceTimersByTime(SPEEDS.slow * 5);
    expect([player.move, player.isPlaying]).toEqual([2, false]);
  });
});
