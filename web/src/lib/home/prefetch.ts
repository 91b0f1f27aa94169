/** Fetches what a table will need, so that the board is there at once when it is asked for. */
import { games } from "$games/index";

let isDone = false;

export function prefetchTable(): void {
  if (isDone) return;
  isDone = true;
  const pages = import.meta.glob("../../pages/Table.svelte");
  for (const load of [...Object.values(pages), ...Object.values(games)]) {
    load().catch(() => (isDone = false)); // asked again when it is really needed
  }
}
