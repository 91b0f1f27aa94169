/** What a forced choice is called and why it has to be made. */
import { t } from "$lib/i18n/i18n.svelte";

import { pairMadeBy } from "./actions";
import { wonderThat } from "./components";
import type { BoardModel } from "./model.svelte";
import { numeral, symbolName, wonderName } from "./words";

export interface Ask {
  icon: string;
  title: string;
  cause: string;
}

export function askOf(board: BoardModel): Ask | null {
  const { forced, state } = board;
  if (!forced || forced.kind === "pick") return null;
  const asked = board.actor ?? board.near;
  if (forced.options.length === 0) return waiting(board, asked);
  switch (forced.kind) {
    case "take": {
      const symbol = pairMadeBy(board.moves.at(-1)?.action, state.cities[asked]?.symbols ?? {});
      const cause = symbol ? t("duel-cause-pair", { symbol: symbolName(symbol) }) : t("duel-cause-pair-any");
      return { icon: "c-progress", title: t("duel-choose-token"), cause };
    }
    case "library": {
      const title = wonderName(wonderThat((data) => Boolean(data.draws)));
      return { icon: "c-progress", title, cause: t("duel-cause-library") };
    }
    case "destroy": {
      const title = wonderName(wonderThat((data) => data.destroys === state.destroys));
      const cause = t(`duel-cause-destroy-${state.destroys}`, { name: board.names[1 - asked] ?? "" });
      return { icon: "c-destroy", title, cause };
    }
    case "revive": {
      const title = wonderName(wonderThat((data) => Boolean(data.revives)));
      return { icon: "c-discard", title, cause: t("duel-cause-revive") };
    }
    case "starter": {
      const title = t("duel-choose-starter", { age: numeral(state.age) });
      const isWeaker = state.pawn !== 0; // D-AGE-3, D-AGE-5
      return { icon: "u-flag", title, cause: t(isWeaker ? "duel-cause-starter" : "duel-cause-starter-last") };
    }
  }
}

/** Somebody else chooses. */
function waiting(board: BoardModel, asked: number): Ask {
  const kind = board.forced!.kind;
  const values = { name: board.names[asked] ?? "", age: numeral(board.state.age) };
  return { icon: "u-clock", title: "", cause: t(`duel-wait-${kind}`, values) };
}
