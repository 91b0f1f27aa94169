/** What the start page and the page of tables know: the games, the lobby, my finished matches, the time. */
import { untrack } from "svelte";

import { LobbyConnection } from "$lib/wire/lobby.svelte";
import { rest, type GameInfo } from "$lib/wire/rest";
import type { MyTable } from "$lib/wire/types";

export class HomeData {
  /** Null until the server has said it. */
  games = $state.raw<GameInfo[] | null>(null);
  recent = $state.raw<MyTable[] | null>(null);
  now = $state(Date.now());
  #lobby = new LobbyConnection();
  #isIncomplete = false;
  #ticking = setInterval(() => (this.now = Date.now()), 10_000);

  constructor() {
    // A match that ends leaves the list of mine and belongs to the finished ones; after a loss of the connection
    // everything may have changed.
    const codes = $derived(this.mine.map((table) => table.code).join());
    $effect(() => {
      void codes;
      if (!this.isOffline) untrack(() => void this.#load());
    });
    // What could not be asked before the connection was there is asked again.
    $effect(() => {
      if (this.#lobby.status === "live" && this.#isIncomplete) untrack(() => void this.#load());
    });
    $effect(() => () => this.#close());
  }

  get lobby() {
    return this.#lobby.lobby;
  }
  get isOffline() {
    return this.#lobby.status === "offline" || this.#lobby.status === "gone";
  }
  get mine(): MyTable[] {
    return this.lobby?.mine ?? [];
  }
  /** The matches that wait for me, most urgent first. */
  get myMoves(): MyTable[] {
    return this.mine.filter((table) => table.status === "playing" && table.is_my_turn);
  }

  async #load(): Promise<void> {
    const [games, page] = await Promise.allSettled([this.games ?? rest.games(), rest.myTables()]);
    if (games.status === "fulfilled") this.games = games.value;
    if (page.status === "fulfilled") this.recent = page.value.tables;
    this.#isIncomplete = games.status === "rejected" || page.status === "rejected";
  }

  #close(): void {
    this.#lobby.close();
    clearInterval(this.#ticking);
  }
}
