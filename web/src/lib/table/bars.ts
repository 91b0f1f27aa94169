/** Values that can only be compared, as lengths: the best one is full, and the distances are in proportion. */
import type { Schemas } from "$lib/wire/types";

const SHORTEST = 12; // percent
const MOST = 3;

export interface Bar {
  action: string;
  width: number;
}

export function bars(options: readonly Schemas["HintOption"][]): Bar[] {
  const shown = options.slice(0, MOST);
  const values = shown.map((option) => option.value);
  const best = Math.max(...values);
  const reach = best - Math.min(...values);
  return shown.map(({ action, value }) => {
    const share = reach > 0 ? (best - value) / reach : 0;
    return { action, width: Math.round(100 - (100 - SHORTEST) * share) };
  });
}
