/** Talk that came while nobody looked at it. */
import { play } from "$lib/sounds";
import { person } from "$lib/person.svelte";

import type { Desk } from "./desk.svelte";
import type { Entry } from "./story";

export class Unread {
  #entries: () => Entry[];
  #desk: Desk;
  #readTo = $state(0);

  /** Lines of others since the last look. */
  count: number = $derived.by(
    () => this.#entries().filter((entry) => entry.version > this.#readTo && this.#isFromOthers(entry)).length,
  );

  constructor(entries: () => Entry[], desk: Desk) {
    this.#entries = entries;
    this.#desk = desk;
    this.#readTo = desk.link.version; // what was said before this visit is not news
    let before = 0;
    $effect(() => {
      if (this.count > before) play("chat");
      before = this.count;
    });
  }

  read(): void {
    this.#readTo = this.#desk.link.version;
  }

  #isFromOthers(entry: Entry): boolean {
    return entry.kind === "said" && entry.event.person !== person.me?.id;
  }
}
