import { beforeEach, describe, expect, it, vi } from "vitest";

import { LAG, STEP, Steps, type Move, type Shot, type Step } from "./steps";

const move = (version: number, seat = 0, is_bot = false): Move => ({
  kind: "acted",
  version,
  at: 0,
  seat,
  action: `build ${version}`,
  chance: [],
  is_bot,
});
const shot = (...moves: Move[]): Shot => ({ moves, views: [] });

let shown: { step: Step; at: number }[];
let isCalm: boolean;
let steps: Steps;
let start: number;

beforeEach(() => {
  vi.useFakeTimers();
  start = Date.now();
  shown = [];
  isCalm = true;
  steps = new Steps({
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    cancel: (timer) => clearTimeout(timer as number),
    now: Date.now,
    isCalm: () => isCalm,
    show: (step) => shown.push({ step, at: Date.now() - start }),
  });
});

const lengths = () => shown.map(({ step }) => step.shot.moves.length);
const times = () => shown.map(({ at }) => at);

describe("positions", () => {
  it("are shown at once, the first one without a past", () => {
    steps.push(shot(move(1)));
    expect(shown[0]!.step).toMatchObject({ previous: null, news: [] });
    vi.advanceTimersByTime(5_000);
    steps.push(shot(move(1), move(2, 1)));
    vi.advanceTimersByTime(0);
    expect(lengths()).toEqual([1, 2]);
    expect(times()).toEqual([0, 5_000]);
    expect(shown[1]!.step.news.map((news) => news.version)).toEqual([2]);
    expect(shown[1]!.step.previous?.moves).toHaveLength(1);
  });

  it("that come quickly wait for each other", () => {
    steps.push(shot());
    vi.advanceTimersByTime(2_000);
    steps.push(shot(move(1)), true);
    vi.advanceTimersByTime(20);
    steps.push(shot(move(1), move(2, 1, true)));
    expect(steps.isCaughtUp).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(lengths()).toEqual([0, 1, 2]);
    expect(times()).toEqual([0, 2_000, 2_000 + STEP]);
    expect(steps.isCaughtUp).toBe(true);
  });

  it("are never older than the longest lag, and none of a few is left out", () => {
    steps.push(shot());
    vi.advanceTimersByTime(2_000);
    const moves = [move(1), move(2, 1, true), move(3, 1, true)];
    steps.push(shot(...moves.slice(0, 1)), true);
    vi.advanceTimersByTime(10);
    steps.push(shot(...moves.slice(0, 2)));
    vi.advanceTimersByTime(10);
    steps.push(shot(...moves));
    vi.advanceTimersByTime(5_000);
    expect(lengths()).toEqual([0, 1, 2, 3]);
    expect(times()[2]! - 2_010).toBeLessThanOrEqual(LAG);
    expect(times()[3]! - 2_020).toBeLessThanOrEqual(LAG);
  });

  it("of a flood are shown together", () => {
    steps.push(shot());
    const moves: Move[] = [];
    for (let version = 1; version <= 30; version++) {
      moves.push(move(version));
      steps.push(shot(...moves));
    }
    vi.advanceTimersByTime(LAG);
    expect(lengths().at(-1)).toBe(30);
    expect(shown.length).toBeLessThan(8);
    const told = shown.flatMap(({ step }) => step.news.map((news) => news.version));
    expect(told).toEqual(moves.map((made) => made.version));
  });

  it("are skipped by input, by a hidden table and by one's own move", () => {
    steps.push(shot());
    steps.push(shot(move(1)));
    steps.push(shot(move(1), move(2)));
    steps.skip();
    expect(lengths()).toEqual([0, 2]);
    expect(shown[1]!.step.news).toHaveLength(2);
    isCalm = false;
    steps.push(shot(move(1), move(2), move(3)));
    expect(lengths()).toEqual([0, 2, 3]);
    vi.advanceTimersByTime(5_000);
    expect(lengths()).toEqual([0, 2, 3]);
  });

  it("that say the same again keep their past", () => {
    steps.push(shot());
    vi.advanceTimersByTime(1_000);
    steps.push(shot(move(1)));
    vi.advanceTimersByTime(0);
    steps.push({ moves: [move(1)], views: [{ seat: 1 } as never] });
    expect(shown).toHaveLength(3);
    expect(shown[2]!.step.news).toHaveLength(1);
    expect(shown[2]!.step.shot.views).toHaveLength(1);
  });

  it("after an undo have no news", () => {
    steps.push(shot(move(1), move(2)));
    vi.advanceTimersByTime(1_000);
    steps.push(shot(move(1)));
    vi.advanceTimersByTime(1_000);
    steps.push(shot(move(1), move(4)));
    vi.advanceTimersByTime(1_000);
    expect(shown.map(({ step }) => step.news.length)).toEqual([0, 0, 1]);
  });

  it("wait no longer when the table is left", () => {
    steps.push(shot());
    steps.push(shot(move(1)));
    steps.stop();
    vi.advanceTimersByTime(5_000);
    expect(lengths()).toEqual([0]);
  });
});
