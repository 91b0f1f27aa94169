/** What the board shows and what can be done on it, from what it was given and what is selected. */
import { getContext, setContext } from "svelte";

import type { BoardProps } from "../index";
import { actor, forcedOf, parseAction, usesOf } from "./actions";
import { BOARD_TOKENS, card, PICK_ORDER, TOKEN_IDS, wonder, WONDER_IDS } from "./components";
import type { DuelState, DuelView, Price } from "./types";
import type { Reader } from "./words";

type Props = BoardProps<DuelView>;

/** The marks of the last turn: whose it was and what it touched. */
export interface Marks {
  cards: Set<string>;
  wonders: Set<string>;
  tokens: Set<string>;
  slots: { row: number; x: number }[];
}

export class BoardModel {
  #props: () => Props;
  /** The card of the layout, or in the draft the wonder, that is selected. */
  #selected = $state<string | null>(null);
  /** What is chosen of the options of a forced choice. */
  #chosen = $state<string | null>(null);
  pile = $state<"discard" | "unseen" | null>(null);
  /** On a phone: the city that is open. */
  openCity = $state<number | null>(null);
  /** Where cards lay that have been seen, to mark the place that one has left. */
  #places = new Map<string, { age: number; row: number; x: number }>();
  /** Wonders of the first four, if the board has seen them. */
  #firstFour = new Set<string>();

  constructor(props: () => Props) {
    this.#props = props;
  }

  readonly view = $derived.by(() => this.#props().view);
  readonly state: DuelState = $derived.by(() => this.view.state);
  readonly near = $derived.by(() => this.#props().near);
  readonly far = $derived(1 - this.near);
  readonly names = $derived.by(() => this.#props().names);
  readonly seats = $derived.by(() => this.#props().seats);
  readonly isLive = $derived.by(() => this.#props().mode === "live");
  readonly pending = $derived.by(() => this.#props().pending);
  readonly actor = $derived(actor(this.view));
  /** Whether the one who looks may act now, and nothing is under way. */
  readonly canAct = $derived.by(
    () => this.#props().isActive && this.isLive && this.view.legal.length > 0 && this.pending === null,
  );
  readonly forced = $derived(this.isLive ? forcedOf(this.view) : null);
  readonly quotes = $derived(this.isLive && !this.view.outcome ? this.view.quotes : null);
  readonly isDraft = $derived(this.state.age === 0);

  /** The selected card, as long as it lies there and can be taken. */
  readonly selected = $derived.by(() => {
    const id = this.#selected;
    if (id === null || !this.isLive) return null;
    if (this.isDraft) return this.forced?.options.some((option) => option.id === id) ? id : null;
    return this.state.phase === "move" && this.usesOf(id) ? id : null;
  });
  readonly chosen = $derived.by(() => {
    const id = this.#chosen;
    return this.forced?.options.some((option) => option.id === id) ? id : null;
  });

  readonly hint = $derived.by(() => {
    const { hint } = this.#props();
    return hint && this.isLive ? parseAction(hint.action) : null;
  });

  /** Who reads prices: the opponent's name, and the tokens that change what follows. */
  readonly reader: Reader | null = $derived.by(() => {
    const { seat } = this.view;
    if (seat === null || !this.quotes) return null;
    return { opponent: this.names[1 - seat] ?? "", tokens: this.state.cities[seat]?.tokens ?? [] };
  });

  readonly moves = $derived.by(() => this.#props().history ?? this.#props().moves);

  readonly marks: Marks = $derived.by(() => {
    const marks: Marks = { cards: new Set(), wonders: new Set(), tokens: new Set(), slots: [] };
    const seat = this.moves.at(-1)?.seat;
    for (let index = this.moves.length - 1; index >= 0; index--) {
      const move = this.moves[index]!;
      if (move.seat !== seat) break;
      const action = parseAction(move.action);
      if (!action) continue;
      if ("card" in action) {
        marks.cards.add(action.card);
        const place = this.#places.get(action.card);
        if (place && place.age === this.state.age) marks.slots.push(place);
      }
      if ("wonder" in action) marks.wonders.add(action.wonder);
      if (action.verb === "take") marks.tokens.add(action.token);
    }
    return marks;
  });

  /** The cards of a city by colour, newest last as far as the moves are known. */
  cardsOf(seat: number, color: string): string[] {
    const order = new Map<string, number>();
    this.moves.forEach((move, index) => {
      const action = parseAction(move.action);
      if (action?.verb === "build" || action?.verb === "revive") order.set(action.card, index);
    });
    return (this.state.cities[seat]?.cards ?? [])
      .filter((id) => card(id).color === color)
      .sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1));
  }

  /** The wonders that lie out in the draft, taken ones too, always in the same order. */
  readonly offer: { wonder: string; takenBy: number | null }[] = $derived.by(() => {
    const { cities, offered } = this.state;
    const owner = new Map(cities.flatMap((city, seat) => city.wonders.map((w) => [w.wonder, seat] as const)));
    const isSecond = owner.size >= PICK_ORDER.length / 2;
    const picks = this.moves.flatMap((move) => {
      const action = parseAction(move.action);
      return action?.verb === "pick" ? [action.wonder] : [];
    });
    const first = picks.length === owner.size ? new Set(picks.slice(0, 4)) : this.#firstFour;
    const isKnown = !isSecond || first.size === 4;
    return WONDER_IDS.filter(
      (id) => offered.includes(id) || (isKnown && owner.has(id) && !(isSecond && first.has(id))),
    ).map((id) => ({ wonder: id, takenBy: owner.get(id) ?? null }));
  });

  /** The five progress tokens in their places; null where one has been taken. */
  readonly tokenPlaces: (string | null)[] = $derived.by(() => {
    const onBoard = this.state.board_tokens;
    const drawn = this.moves.flatMap((move, index) => {
      const before = index > 0 ? parseAction(this.moves[index - 1]!.action) : null;
      const action = parseAction(move.action);
      const isDrawn = before?.verb === "wonder" && wonder(before.wonder).draws !== undefined;
      return action?.verb === "take" && isDrawn ? [action.token] : [];
    });
    const held = this.state.cities.flatMap((city) => city.tokens).filter((id) => !drawn.includes(id));
    const first = TOKEN_IDS.filter((id) => onBoard.includes(id) || held.includes(id));
    if (first.length === BOARD_TOKENS) return first.map((id) => (onBoard.includes(id) ? id : null));
    return Array.from({ length: BOARD_TOKENS }, (_, index) => onBoard[index] ?? null);
  });

  usesOf(id: string) {
    return usesOf(this.view.legal, id);
  }

  priceOf(id: string): Price | null {
    return this.quotes?.cards[id] ?? null;
  }

  wonderPrice(seat: number, id: string): Price | null {
    return this.view.seat === seat ? (this.quotes?.wonders[id] ?? null) : null;
  }

  select(id: string | null): void {
    this.#selected = id === this.#selected ? null : id;
    this.pile = null;
  }

  release(): void {
    this.#selected = null;
    this.pile = null;
  }

  choose(id: string): void {
    this.#chosen = id;
  }

  /** Do something that is legal now; anything else is not done. */
  act(action: string | null | undefined): void {
    if (!action || !this.canAct || !this.view.legal.includes(action)) return;
    this.#props().act(action);
  }

  /** A new view is about to be shown: remember where its cards lie. */
  remember(state: DuelState): void {
    for (const { card: id, row, x } of state.layout) if (id) this.#places.set(id, { age: state.age, row, x });
    const owned = state.cities.flatMap((city) => city.wonders.map((each) => each.wonder));
    if (state.age === 0 && owned.length < 4) this.#firstFour = new Set([...owned, ...state.offered]);
  }
}

const KEY = Symbol("duel board");
export const setBoard = (model: BoardModel): BoardModel => setContext(KEY, model);
export const getBoard = (): BoardModel => getContext<BoardModel>(KEY);
