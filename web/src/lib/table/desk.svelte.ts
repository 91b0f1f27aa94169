/** A table as its screens share it: the connection, what everybody is called, and what was refused. */
import { botName } from "$lib/kit/bots";
import { TableConnection } from "$lib/wire/table.svelte";
import { failureOf, type Problem } from "$lib/wire/rest";
import type { Ability, Command, TableInfo, You } from "$lib/wire/types";

import { hotSeat } from "./hotseat.svelte";
import { muted } from "./muted.svelte";
import { story, type Entry } from "./story";
import { seatNames } from "./words";

const REFUSAL_SHOWN = 8_000;
const NOBODY: You = { seats: [], is_host: false, may: [] };

export class Desk {
  readonly link: TableConnection;
  /** The last refusal, until something succeeds or it has been seen long enough. */
  refusal = $state.raw<Problem | null>(null);
  /** The person is on the way out; what the table becomes then is not shown any more. */
  isLeaving = $state(false);
  /** The chapter of each standing move; the match knows it when its game is loaded. */
  chapters = $state.raw<readonly string[]>([]);

  names: string[] = $derived.by(() => {
    const table = this.link.table;
    return table ? seatNames(table.seats, table.is_hot_seat ? hotSeat.names : null) : [];
  });
  story: Entry[] = $derived.by(() =>
    story(this.link.events, { names: this.names, chapters: this.chapters, muted: muted.people }),
  );

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    this.link = new TableConnection(code);
  }

  /** The table; screens that need it are shown only when it is there. */
  get table(): TableInfo {
    return this.link.table!;
  }
  get you(): You {
    return this.link.you ?? NOBODY;
  }

  may(ability: Ability): boolean {
    return this.you.may.includes(ability);
  }

  /** Where a person sits, or -1. */
  seatOf(person: string): number {
    return this.link.table?.seats.findIndex((seat) => seat.person === person) ?? -1;
  }

  /** Who plays for a seat now, where that is a bot. */
  standIn(seat: number): string | null {
    const level = this.table.seats[seat]?.level;
    return level ? botName(level) : null;
  }

  /** Carries out a command; whether it was. A refusal is told near the table. */
  async do(command: Command): Promise<boolean> {
    this.forgive();
    try {
      await this.link.do(command);
      return true;
    } catch (reason) {
      this.refuse(failureOf(reason).error);
      return false;
    }
  }

  refuse(problem: Problem): void {
    this.forgive();
    this.refusal = problem;
    this.#timer = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  forgive(): void {
    clearTimeout(this.#timer);
    this.refusal = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.link.close();
  }
}
