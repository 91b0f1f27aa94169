/** Two people on one device: what they are called, and when the device must change hands unseen. */
import type { View } from "$lib/wire/types";

const KEY = "mirabilia.hotseat";
export const LONGEST_NAME = 24;

interface Stored {
  names: string[];
  /** Ask for the device to be handed over at every turn, not only where something is hidden. */
  alwaysAsk: boolean;
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored> | null;
    const names = Array.isArray(found?.names) ? found.names.filter((name) => typeof name === "string") : [];
    return { names, alwaysAsk: found?.alwaysAsk === true };
  } catch {
    return { names: [], alwaysAsk: false };
  }
}

class HotSeat {
  #stored = $state.raw<Stored>(read());

  get names(): readonly string[] {
    return this.#stored.names;
  }
  set names(names: readonly string[]) {
    this.#write({ ...this.#stored, names: names.map((name) => name.trim().slice(0, LONGEST_NAME)) });
  }

  get alwaysAsk(): boolean {
    return this.#stored.alwaysAsk;
  }
  set alwaysAsk(alwaysAsk: boolean) {
    this.#write({ ...this.#stored, alwaysAsk });
  }

  #write(stored: Stored): void {
    this.#stored = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Storage is full or forbidden: the names hold until the page is closed.
    }
  }
}

export const hotSeat = new HotSeat();

/** Whether some seat sees what another one does not: then the device changes hands behind a screen. */
export function isSecret(views: readonly View[]): boolean {
  const [first, ...others] = views.map((view) => JSON.stringify(view.state));
  return others.some((state) => state !== first);
}

/** The view of the seat that is to act; when nobody is, the one that was shown before. */
export function viewOf(views: readonly View[], shown: number | null): View | undefined {
  const acting = views.find((view) => view.seat !== null && view.to_act.includes(view.seat));
  return acting ?? views.find((view) => view.seat === shown) ?? views[0];
}
