/** Where the points of a chart lie, in pixels. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (move: number) => number;
  y: (value: number) => number;
  /** The move nearest to a place. */
  at: (x: number) => number;
}

/** A scale for moves 0 to `last` and values 0 to `most`. */
export function scaleOf(frame: Frame, last: number, most: number): Scale {
  const wide = Math.max(1, frame.width - frame.left - frame.right);
  const high = Math.max(1, frame.height - frame.top - frame.bottom);
  const step = wide / Math.max(1, last);
  return {
    x: (move) => frame.left + move * step,
    y: (value) => frame.top + high - (value / Math.max(1, most)) * high,
    at: (x) => Math.min(last, Math.max(0, Math.round((x - frame.left) / step))),
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round values for the lines across: zero, and at most `most / step` more. */
export function ticks(most: number, lines = 4): number[] {
  const step = STEPS.find((each) => most / each <= lines) ?? most / lines;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** A line through the values of all moves. */
export function lineOf(values: readonly number[], scale: Scale): string {
  return values.map((v, i) => `${i ? "L" : "M"}${scale.x(i).toFixed(1)} ${scale.y(v).toFixed(1)}`).join("");
}

/** The heights of labels at the ends of lines, moved apart so that none lies over another. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((index, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + gap);
  });
  for (let i = order.length - 1; i >= 0; i--) {
    const below = order[i + 1];
    const most = below === undefined ? lowest : placed[below]! - gap;
    placed[order[i]!] = Math.min(placed[order[i]!]!, most);
  }
  return placed;
}
