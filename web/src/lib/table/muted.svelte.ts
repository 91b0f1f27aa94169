/** People whose talk is not shown on this device. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "mirabilia.muted";
const MOST = 200;

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((person) => typeof person === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  readonly people = new SvelteSet<string>(read());

  toggle(person: string): void {
    if (!this.people.delete(person)) this.people.add(person);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.people].slice(-MOST)));
    } catch {
      // Storage is full or forbidden: it holds until the page is closed.
    }
  }
}

export const muted = new Muted();
