/** Duel in the web app. */
import type { GameModule } from "../index";
import Board from "./Board.svelte";
import ScorePad from "./ScorePad.svelte";
import { actionText, chapters } from "./proposals";
import { chapter, moveText } from "./sentences";

export default { Board, ScorePad, moveText, chapter, chapters, actionText } satisfies GameModule;
