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

  constructor() {
    rest.onMe((me) => this.#met(me));
  }

  async load(): Promise<void> {
    try {
      await rest.me();
    } catch {
      // Offline: rules, score pad and opened replays work without anybody.
    }
  }

  /** The server may know somebody else now (logged out, deleted): a new guest, perhaps. */
  async renew(): Promise<void> {
    await forgetReplays();
    this.me = null;
    await this.load();
  }

  #met(me: Me): void {
    if (this.me && this.me.id !== me.id) void forgetReplays();
    this.me = me;
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      // Without storage everybody is new here.
    }
  }
}

/** Those of somebody else; as in the service worker. */
async function forgetReplays(): Promise<void> {
  await globalThis.caches?.delete("replays");
}

export const person = new Person();
