/** Games that were played at a real table and counted on the pad; kept on this device only. */

export interface Counted {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  game: string;
  names: string[];
  totals: number[];
  /** Seats; several share the victory. */
  winners: number[];
  ending: string;
}

const KEY = "mirabilia.counted";
/** The oldest ones go when there are more: storage has an end. */
const MOST = 500;

function isCounted(value: unknown): value is Counted {
  const each = value as Counted;
  return (
    typeof value === "object" &&
    value !== null &&
    typeof each.id === "string" &&
    typeof each.at === "number" &&
    typeof each.game === "string" &&
    typeof each.ending === "string" &&
    [each.names, each.totals, each.winners].every(Array.isArray)
  );
}

/** What was stored, as far as it makes sense, newest first. */
export function read(text: string | null): Counted[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isCounted).sort((a, b) => b.at - a.at) : [];
  } catch {
    return []; // Not ours, or broken: as good as nothing.
  }
}

export interface Tally {
  name: string;
  games: number;
  wins: number;
  points: number;
}

/** Games, wins and points of each person, most wins first. A shared victory is a win of each. */
export function tally(entries: readonly Counted[]): Tally[] {
  const people = new Map<string, Tally>();
  for (const entry of entries) {
    entry.names.forEach((name, seat) => {
      const person = people.get(name) ?? { name, games: 0, wins: 0, points: 0 };
      person.games += 1;
      person.wins += entry.winners.includes(seat) ? 1 : 0;
      person.points += entry.totals[seat] ?? 0;
      people.set(name, person);
    });
  }
  return [...people.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}

/** The history of a game; every change is stored at once. */
export class History {
  #all = $state.raw<Counted[]>([]);
  #deleted = $state.raw<Counted[]>([]);
  readonly game: string;

  constructor(game: string) {
    this.game = game;
    this.#all = read(load());
  }

  get entries(): Counted[] {
    return this.#all.filter((entry) => entry.game === this.game);
  }

  /** What was deleted last and can still be brought back. */
  get deleted(): Counted[] {
    return this.#deleted;
  }

  /** Add a game, or replace the one with its id. */
  put(entry: Counted): void {
    const others = this.#all.filter((each) => each.id !== entry.id);
    this.#store([entry, ...others].sort((a, b) => b.at - a.at).slice(0, MOST));
    this.#deleted = [];
  }

  delete(entries: readonly Counted[]): void {
    const ids = new Set(entries.map((entry) => entry.id));
    this.#deleted = this.#all.filter((entry) => ids.has(entry.id));
    this.#store(this.#all.filter((entry) => !ids.has(entry.id)));
  }

  restore(): void {
    const entries = [...this.#deleted, ...this.#all].sort((a, b) => b.at - a.at);
    this.#deleted = [];
    this.#store(entries);
  }

  #store(entries: Counted[]): void {
    this.#all = entries;
    try {
      localStorage.setItem(KEY, JSON.stringify(entries));
    } catch {
      // Storage is full or forbidden: the history holds until the page is closed.
    }
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
