/** Everything that a look back at a match needs: the replay, the game's board and its words. */
import { type GameModule, games } from "$games/index";
import { loadPart } from "$lib/pwa";
import { rest } from "$lib/wire/rest";

import { afterGames, type GameAfter } from "./games";
import type { Replay } from "./replay";

export interface Review {
  replay: Replay;
  module: GameModule;
  after: GameAfter;
}

/** A game that this version of the app does not know cannot be shown. */
export class UnknownGame extends Error {}

async function withParts(replay: Replay): Promise<Review> {
  const [module, after] = await loadPart(() =>
    Promise.all([games[replay.game]?.(), afterGames[replay.game]?.()]),
  );
  if (!module || !after) throw new UnknownGame(replay.game);
  return { replay, module, after };
}

export async function reviewTable(code: string): Promise<Review> {
  return withParts((await rest.replay(code)) as Replay);
}

export async function reviewText(text: string): Promise<Review> {
  return withParts((await rest.replayText(text)) as Replay);
}
