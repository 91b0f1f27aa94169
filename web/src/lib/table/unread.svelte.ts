/** Talk that came while nobody looked at it. */
import { t } from "$lib/i18n/i18n.svelte";
import { person } from "$lib/person.svelte";
import { play } from "$lib/sounds";

import type { Desk } from "./desk.svelte";
import type { Entry } from "./story";
import { tell } from "./tell";

type Said = Extract<Entry, { kind: "said" }>;

export class Unread {
  #entries: () => Entry[];
  #desk: Desk;
  #readTo = $state(0);

  #lines: Said[] = $derived.by(() =>
    this.#entries()
      .filter((entry) => entry.kind === "said")
      .filter((entry) => entry.event.person !== person.me?.id),
  );
  /** Lines of others since the last look. */
  count: number = $derived(this.#lines.filter((line) => line.version > this.#readTo).length);

  constructor(entries: () => Entry[], desk: Desk) {
    this.#entries = entries;
    this.#desk = desk;
    this.#readTo = desk.link.version; // what was said before this visit is not news
    let heardTo = this.#readTo;
    $effect(() => {
      const news = this.#lines.filter((line) => line.version > heardTo);
      if (news.length === 0) return;
      heardTo = news.at(-1)!.version;
      play("chat");
      tell(news.map(({ event }) => t("chat-said", { name: event.name, text: event.text })).join(" "));
    });
  }

  read(): void {
    this.#readTo = this.#desk.link.version;
  }
}
