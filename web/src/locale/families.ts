/**
 * For tests: the keys that the code puts together. For each template of the code, whatever can stand for its stars,
 * from where that is decided.
 */
import { readFileSync } from "node:fs";

import { CARDS, COLORS, RESOURCES, TOKEN_IDS, WONDERS } from "$games/duel/components";
import { games } from "$games/index";
import { SPEEDS } from "$lib/after/player.svelte";
import { HOUSES } from "$lib/home/houses";
import { FILTERS } from "$lib/table/story";
import { CLOCKS } from "$lib/table/waiting";
import { span } from "$lib/table/words";

const at = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf-8");
const rules = (path: string) => at(`../../src/mirabilia/games/${path}`);
const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
const found = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].map((match) => match[1]!));

/** The words in quotes in a part of a text, which must be there. */
function quoted(text: string, part: RegExp): string[] {
  const words = found(part.exec(text)?.[0] ?? "", /["'](\w+)["']/g);
  if (words.length === 0) throw new Error(`there are no words in ${part}`);
  return words;
}

const { schemas } = JSON.parse(at("../openapi.json")).components;
const CODES: string[] = [...schemas.Error.properties.code.enum, "offline"];
const LEVELS: string[] = schemas.SeatInfo.properties.level.anyOf[0].enum;
const VISIBILITIES: string[] = schemas.TableInfo.properties.visibility.enum;
const OFFERS: string[] = schemas.Offer.properties.what.enum;
const CLOCK_KINDS: string[] = schemas.ClockRule.properties.kind.enum.filter(
  (kind: string) => kind !== "none",
);

const GAMES = Object.keys(games);
const COMING = HOUSES.map((house) => house.id).filter((id) => !GAMES.includes(id));
const SHELF = HOUSES.map((house) => house.id);
const UNITS = found(at("lib/table/words.ts"), /unit: "(\w+)"/g);
const OUTCOMES = quoted(at("lib/home/lines.ts"), /type Outcome = .*;/);
const SIDES = quoted(at("lib/after/result.ts"), /type Side = .*;/);

const meta = Object.fromEntries(GAMES.map((game) => [game, rules(`${game}/meta.py`)]));
const endings = (game: string) => quoted(meta[game]!, /endings=\(.*?\)/s);
const categories = (game: string) => quoted(meta[game]!, /categories=\(.*?\)/s);
const options = (game: string) =>
  [...meta[game]!.matchAll(/Option\(\s*"(\w+)",\s*(\(.*?\))/gs)].map(
    ([, name, values]) => [name!, quoted(values!, /.*/s)] as const,
  );

const SUPREMACIES = ["military", "scientific"];
const FORCED = quoted(at("games/duel/actions.ts"), /const FORCED.*?;/s);
const MODES = quoted(at("games/duel/ScorePad.model.ts"), /mode: .*;/);
const DESTROYED = unique(Object.values(WONDERS).flatMap((wonder) => wonder.destroys ?? []));
const COUNTED = Object.values(CARDS).flatMap((card) => [card.coins_per, card.points_per]);
const DECKS = unique(Object.values(CARDS).map(({ deck }) => (deck === "guild" ? deck : `age-${deck}`)));
const advice = rules("duel/advice.py");
const primer = at("games/duel/Primer.svelte");
const inPrimer = (list: string) => new RegExp(`const ${list} = \\[.*?\\];`, "s");
const idsInPrimer = (list: string) => found(inPrimer(list).exec(primer)?.[0] ?? "", /id: "(\w+)"/g);

/** Several stars are filled with as many words; an id's `_` is a `-` in its key. */
export const FAMILIES: Record<string, readonly string[]> = {
  "app-trouble-*": quoted(at("Trouble.svelte"), /\{ kind: .* \}/),
  "category-*-*": GAMES.flatMap((game) =>
    categories(game)
      .filter((category) => category !== "total")
      .map((category) => `${game} ${category}`),
  ),
  "category-duel-*": categories("duel").filter((category) => category !== "total"),
  "duel-cause-destroy-*": DESTROYED,
  "duel-fx-*": quoted(at("lib/kit/board/effects.ts"), /kind: "again".*?\}/),
  "duel-fx-destroy-*": DESTROYED,
  "duel-fx-per-*": unique(COUNTED.flatMap((per) => per?.city ?? [])),
  "duel-kind-*": COLORS,
  "duel-token-*": TOKEN_IDS,
  "duel-token-short-*": TOKEN_IDS,
  "duel-turn-*": FORCED.filter((kind) => kind !== "library"), // is told as "take"
  "duel-wait-*": FORCED.filter((kind) => kind !== "pick"), // has a text of its own
  "end-*": SIDES,
  "end-*-points": SIDES,
  "end-by-*-*": GAMES.flatMap((game) => endings(game).map((ending) => `${game} ${ending}`)),
  "end-moment-*": SUPREMACIES,
  "error-*": CODES,
  "hint-*": [...found(advice, /_reason\("(\w+)"/g), ...quoted(advice, /earned = \{.*?\}/s)],
  "hint-do-*": quoted(at("games/duel/actions.ts"), /\{ verb: .*; card: string \}/),
  "home-about-*": COMING,
  "home-ending-*": quoted(at("lib/home/lines.ts"), /NAMED_ENDINGS = .*;/),
  "home-fact-*": SHELF,
  "home-game-*": SHELF,
  "home-game-*-short": SHELF,
  "home-left-*": quoted(at("lib/home/lines.ts"), /unit: .* \| .*;/),
  "home-level-*": LEVELS,
  "home-others-*": quoted(at("lib/home/draft.ts"), /type Others = .*;/),
  "home-outcome-*": OUTCOMES,
  "kit-*": [...RESOURCES, "points", "shields", "coins"],
  "level-*": LEVELS,
  "offer-mine-*": OFFERS,
  "offer-told-*": OFFERS,
  "replay-side-*": SIDES,
  "replay-speed-*": Object.keys(SPEEDS),
  "rules-duel-*": quoted(primer, inPrimer("STEPS")),
  "rules-duel-*-text": quoted(primer, inPrimer("STEPS")),
  "rules-duel-color-*": quoted(primer, inPrimer("COLORS")),
  "rules-duel-use-*": idsInPrimer("USES"),
  "rules-duel-use-*-text": idsInPrimer("USES"),
  "rules-duel-win-*": idsInPrimer("WAYS"),
  "rules-duel-win-*-text": idsInPrimer("WAYS"),
  "score-by-*": endings("duel"),
  "score-group-*": [...DECKS, "wonders", "tokens"],
  "score-hint-*": MODES,
  "score-idle-*": MODES,
  "score-supremacy-*": SUPREMACIES,
  "score-won-*": endings("duel").filter((ending) => ending !== "shared"), // nobody's alone
  "settings-motion-*": quoted(at("lib/settings.svelte.ts"), /MOTIONS = .*;/),
  "settings-theme-*": quoted(at("lib/settings.svelte.ts"), /THEMES = .*;/),
  "table-clock-*": unique(
    CLOCKS.filter(({ kind }) => kind !== "none").map(({ seconds }) => span(seconds).unit),
  ),
  "table-clock-*-*": CLOCK_KINDS.flatMap((kind) => UNITS.map((unit) => `${kind} ${unit}`)),
  "table-free-*": VISIBILITIES,
  "table-game-*": GAMES,
  "table-game-short-*": GAMES,
  "table-level-*": LEVELS,
  "table-log-*": FILTERS,
  "table-now-*": VISIBILITIES,
  "table-option-*-*": GAMES.flatMap((game) => options(game).map(([option]) => `${game} ${option}`)),
  "table-option-*-*-*": GAMES.flatMap((game) =>
    options(game).flatMap(([option, values]) => values.map((value) => `${game} ${option} ${value}`)),
  ),
  "table-rated-off-*": quoted(at("lib/table/waiting.ts"), /\): "hot" .* null \{/),
  "table-visibility-*": VISIBILITIES,
  // Found by name(kind, id); other kinds are a game's components, whose words are the game's.
  "duel-chain-*": unique(Object.values(CARDS).flatMap((card) => card.offers ?? [])),
  "duel-wonder-*": Object.keys(WONDERS),
};

/** All keys of a family. */
export function keysOf(template: string): string[] {
  return FAMILIES[template]!.map((filling) => {
    const words = filling.replaceAll("_", "-").split(" ");
    return template.replaceAll("*", () => words.shift()!);
  });
}
