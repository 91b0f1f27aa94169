/** A match as it is shown: one position after another, through the eyes of one seat. */
import { games, type BoardProps, type GameModule, type Hint, type MoveText } from "$games/index";
import { loadPart } from "$lib/pwa";
import { settings } from "$lib/settings.svelte";
import { failureOf, rest } from "$lib/wire/rest";
import type { View } from "$lib/wire/types";

import type { Desk } from "./desk.svelte";
import { hotSeat, isSecret, viewOf } from "./hotseat.svelte";
import { Steps, STEP, type Move, type Step } from "./steps";

export class LiveMatch {
  readonly desk: Desk;
  game = $state.raw<GameModule | null>(null);
  /** Whether the game could not be loaded. */
  isBroken = $state(false);
  step = $state.raw<Step | null>(null);
  /** The action that was sent and is not yet acknowledged. */
  pending = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  isAsking = $state(false);
  /** A spectator may look from the other side. */
  isFlipped = $state(false);

  /** The seat whose view is shown at a hot seat; it follows the seat to act when the last move has been seen. */
  #hotShown = $state<number | null>(null);
  /** The position that the person in front of the device has confirmed to be there for. */
  #confirmed = $state("");
  /** Views by the number of moves before them, for the sentences of the log. */
  #seen = new Map<number, View>();
  #steps: Steps;
  #turning: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk) {
    this.desk = desk;
    this.#steps = new Steps({
      later: (run, milliseconds) => setTimeout(run, milliseconds),
      cancel: (timer) => clearTimeout(timer as number),
      now: Date.now,
      isCalm: () => !settings.isStill && document.visibilityState === "visible",
      show: (step) => this.#show(step),
    });
    void this.#load();
  }

  view: View | null = $derived.by(() => {
    const views = this.step?.shot.views ?? [];
    return (this.isHot ? views.find((view) => view.seat === this.#hotShown) : views[0]) ?? views[0] ?? null;
  });

  get isHot(): boolean {
    return this.desk.you.seats.length > 1;
  }
  get isSpectator(): boolean {
    return this.desk.you.seats.length === 0;
  }

  /** The seat shown as "you". */
  near: number = $derived.by(() => {
    if (this.isSpectator) return this.isFlipped ? 1 : 0;
    return this.isHot ? (this.view?.seat ?? 0) : this.desk.you.seats[0]!;
  });

  /** All moves up to what is shown. */
  history: Move[] = $derived([...(this.step?.shot.moves ?? [])]);

  /** Whether what is shown is how the match stands. */
  isUpToDate: boolean = $derived.by(
    () => this.step !== null && this.step.shot.moves.at(-1)?.version === this.desk.link.moves.at(-1)?.version,
  );

  /** Whether one of my seats is to act in what is shown. */
  isMyTurn: boolean = $derived.by(() => {
    const view = this.view;
    return view !== null && view.seat !== null && view.to_act.includes(view.seat) && this.desk.may("act");
  });

  isActive: boolean = $derived.by(
    () => this.isMyTurn && this.isUpToDate && this.pending === null && this.desk.link.status === "live",
  );

  chapter: string = $derived(this.game && this.view ? this.game.chapter(this.view) : "");

  /** What must be confirmed before the view is shown to whoever holds the device, or "". */
  #handOverKey: string = $derived.by(() => {
    if (!this.isHot || this.desk.table.status !== "playing" || !this.view) return "";
    if (isSecret(this.step?.shot.views ?? [])) return `secret-${this.view.seat}-${this.history.length}`;
    return hotSeat.alwaysAsk ? `turn-${this.view.seat}-${this.#turnBegan()}` : "";
  });
  /** Whether somebody must not see what comes next. */
  get isSecret(): boolean {
    return this.#handOverKey.startsWith("secret");
  }
  isHandingOver: boolean = $derived(this.#handOverKey !== "" && this.#handOverKey !== this.#confirmed);

  confirm(): void {
    this.#confirmed = this.#handOverKey;
  }

  board: Omit<BoardProps, "aside"> | null = $derived.by(() => {
    if (!this.step || !this.view) return null;
    const { seat } = this.view;
    // After the device has turned to another seat there is nothing to be moved: only the eyes have changed.
    const previous = this.step.previous?.views.find((view) => view.seat === seat) ?? null;
    return {
      table: this.desk.table,
      view: this.view,
      previous: this.#hasTurned ? null : previous,
      moves: this.step.news,
      history: this.history,
      near: this.near,
      isActive: this.isActive,
      mode: "live",
      names: this.desk.names,
      hint: this.isMyTurn ? this.hint : null,
      pending: this.pending,
      act: (action: string) => void this.act(action),
      skew: this.desk.link.skew,
      seats: this.desk.table.seats,
    };
  });
  #hasTurned = $state(false);

  /** The table has changed. */
  follow(): void {
    const { views, moves } = this.desk.link;
    if (views.length === 0) return;
    const last = moves.at(-1);
    const isOwn = last !== undefined && !last.is_bot && this.desk.you.seats.includes(last.seat);
    this.#steps.push({ moves, views }, isOwn);
  }

  /** The person does something: what is still to be shown is shown now. */
  hurry(): void {
    this.#steps.skip();
  }

  async act(action: string): Promise<void> {
    const seat = this.view?.seat;
    if (!this.isActive || seat === null || seat === undefined) return;
    this.pending = action;
    this.hint = null;
    await this.desk.do({ kind: "act", seat, action, moves: this.history.length });
    this.pending = null;
  }

  async askHint(): Promise<void> {
    const seat = this.view?.seat;
    if (this.isAsking || !this.isActive || seat === null || seat === undefined) return;
    this.isAsking = true;
    this.desk.forgive();
    try {
      const hint = await rest.hint(this.desk.table.code, seat);
      if (hint.moves === this.history.length) this.hint = hint;
    } catch (reason) {
      this.desk.refuse(failureOf(reason).error);
    }
    this.isAsking = false;
  }

  /** A move in words; the views around it help where they were seen. `number` counts from 1. */
  textOf(move: Move, number: number): MoveText | null {
    void this.step; // a view may be seen later than its move is told
    const before = this.#seen.get(number - 1) ?? null;
    const after = this.#seen.get(number) ?? null;
    return this.game?.moveText(move, this.desk.names, before, after) ?? null;
  }

  /** An action that could be chosen now, in words. */
  textOfAction(action: string): string {
    return this.game?.actionText(action, this.desk.names) ?? "";
  }

  stop(): void {
    this.#steps.stop();
    clearTimeout(this.#turning);
  }

  async #load(): Promise<void> {
    try {
      this.game = (await loadPart(async () => games[this.desk.table.game]?.())) ?? null;
    } catch {
      // Told as a game that this version does not know: the remedy is the same.
    }
    this.isBroken = this.game === null;
  }

  #show(step: Step): void {
    const isFirst = this.step === null;
    if (this.hint && this.hint.moves !== step.shot.moves.length) this.hint = null;
    this.step = step;
    const view = step.shot.views[0];
    if (view) this.#seen.set(step.shot.moves.length, view);
    this.#turn(isFirst || settings.isStill || this.#hotShown === null);
  }

  /** At a hot seat the board turns to the one who is to act, when the last move has been seen. */
  #turn(isAtOnce: boolean): void {
    clearTimeout(this.#turning);
    this.#hasTurned = false;
    const wanted = viewOf(this.step?.shot.views ?? [], this.#hotShown)?.seat ?? null;
    if (wanted === this.#hotShown) return;
    const turn = () => {
      this.#hotShown = wanted;
      this.#hasTurned = true;
    };
    if (isAtOnce) turn();
    else this.#turning = setTimeout(turn, STEP);
  }

  /** After how many moves the turn of the seat to act has begun. */
  #turnBegan(): number {
    let began = this.history.length;
    while (began > 0 && this.history[began - 1]!.seat === this.view?.seat) began--;
    return began;
  }
}
