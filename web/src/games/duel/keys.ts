/** The keyboard of the board: B build, W wonder, S sell, Escape release, digits for wonders and choices. */
import type { BoardModel } from "./model.svelte";

/** Do what a key stands for; whether it stood for anything. */
export function keyAction(board: BoardModel, key: string): boolean {
  if (key === "Escape") return escape(board);
  if (!board.canAct) return false;
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  if (board.isDraft || (board.forced && board.forced.kind !== "pick")) return chooseByDigit(board, digit);
  const { selected } = board;
  if (!selected) return false;
  const uses = board.usesOf(selected);
  switch (key.toLowerCase()) {
    case "b":
      board.act(uses?.build);
      return true;
    case "s":
      board.act(uses?.sell);
      return true;
    case "w": {
      const possible = Object.values(uses?.wonders ?? {});
      if (possible.length === 1) board.act(possible[0]);
      else document.querySelector<HTMLElement>('[data-action^="wonder "]')?.focus(); // which one: a digit, or Enter
      return true;
    }
  }
  if (digit < 0 || digit > 3) return false;
  const unbuilt = (board.state.cities[board.view.seat ?? board.near]?.wonders ?? []).filter(
    (w) => !w.is_built,
  );
  const wonder = unbuilt[digit]?.wonder;
  if (wonder) board.act(uses?.wonders[wonder]);
  return true;
}

function escape(board: BoardModel): boolean {
  if (board.openCity !== null) {
    board.openCity = null;
    return true;
  }
  if (board.pile === null && board.selected === null) return false;
  if (board.pile !== null) board.pile = null;
  else board.release();
  return true;
}

function chooseByDigit(board: BoardModel, digit: number): boolean {
  const { forced } = board;
  if (!forced || digit < 0) return false;
  if (forced.kind === "pick") {
    const free = board.offer.filter((each) => each.takenBy === null);
    const wonder = free[digit]?.wonder;
    if (wonder && wonder !== board.selected) board.select(wonder);
    return true;
  }
  const option = forced.options[digit];
  if (!option) return true;
  if (forced.kind === "starter") board.act(option.action);
  else board.choose(option.id);
  return true;
}
