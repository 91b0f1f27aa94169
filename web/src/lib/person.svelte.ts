/** Who is playing on this device: a guest from the first request on, or a registered person. */
import { rest, type Me } from "$lib/wire/rest";

const KEY = "mirabilia.was-here";

class Person {
  /** Null until the server has said it, and while it cannot be reached. */
  me = $state.raw<Me | null>(null);

  /** Whether this browser has met the server before. */
  wasHere(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  }

  async load(): Promise<void> {
    try {
      this.me = await rest.me();
      localStorage.setItem(KEY, "1");
    } catch {
      // Offline (or without storage): rules, score pad and opened replays work without anybody.
    }
  }

  /** The server may know somebody else now (logged out, deleted): a new guest, perhaps. */
  async renew(): Promise<void> {
    this.me = null;
    await globalThis.caches?.delete("replays"); // those of somebody else; as in sw.ts
    await this.load();
  }
}

export const person = new Person();
