/** What can be told about a finished Duel: points move by move, and the moments worth looking at again. */
import type { GameAfter, Moment, Step } from "$lib/after/games";
import { name, t } from "$lib/i18n/i18n.svelte";
import type { Schemas, View } from "$lib/wire/types";
import cards from "$rules/duel/data/cards.toml";
import wonders from "$rules/duel/data/wonders.toml";

type State = Schemas["DuelState"];
type City = Schemas["City"];

/** The longest list of moments that fits beside the score sheet. */
const MOST = 5;

/** Not more than so many of a kind. */
const MOST_OF_A_KIND = 2;

/** Lower ones give way when there are too many; points weigh as well. */
const WEIGHT = { decided: 100, loot5: 55, loot2: 32, token: 26, again: 20, point: 4 };

interface Candidate extends Moment {
  kind: "decided" | "loot" | "token" | "again" | "swing";
  weight: number;
}

const stateOf = (step: Step): State => step.view.state as unknown as State;
const points = (view: View<State>): number[] => view.state.cities.map((city) => city.score.total ?? 0);
const of = (step: Step): number[] => points(step.view as View<any>);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Parts of an action: `wonder sphinx with quarry` is the verb "wonder" and the thing "sphinx". */
function parse(action: string): { verb: string; thing: string } {
  const [verb = "", thing = ""] = action.split(" ");
  return { verb, thing };
}

/** The thing that a move is about, as it looks in a list. */
function lookOf(action: string): Pick<Moment, "icon" | "tone" | "art" | "title"> {
  const { verb, thing } = parse(action);
  if (verb === "wonder" || verb === "pick") {
    return { icon: "c-wonder", tone: "plain", art: `w-${thing}`, title: name("wonder", thing) };
  }
  if (verb === "take") return { icon: "c-progress", tone: "green", art: null, title: name("token", thing) };
  if (verb === "start") return { icon: "c-again", tone: "plain", art: null, title: t("end-moment-start") };
  const color = String(cards[thing]?.color ?? "plain");
  const icon = verb === "discard" ? "c-sell" : verb === "destroy" ? "c-destroy" : `seal-${color}`;
  return { icon, tone: color, art: null, title: name("card", thing) };
}

/** Coins that the loot tokens took: what is gone, or where Economy hides that, what the tokens say. */
function lootLost(before: City, after: City, worth: number): number {
  return before.tokens.includes("economy") ? worth : before.coins - after.coins;
}

function* momentsAt(steps: readonly Step[], move: number, names: readonly string[]): Generator<Candidate> {
  const [was, is] = [steps[move - 1]!, steps[move]!];
  const [before, after] = [stateOf(was), stateOf(is)];
  const seat = is.seat ?? 0;
  const other = 1 - seat;
  const action = is.action ?? "";
  const { verb, thing } = parse(action);
  const gained = of(is)[seat]! - of(was)[seat]!;
  const swing = gained - (of(is)[other]! - of(was)[other]!);
  const here = { move, seat, points: gained, ...lookOf(action) };
  const who = { move, name: names[seat] ?? "", other: names[other] ?? "" };

  const ending = is.view.outcome?.ending;
  if (ending === "military" || ending === "scientific") {
    const icon = ending === "military" ? "c-sword" : "c-progress";
    const tone = ending === "military" ? "red" : "green";
    const text = t(`end-moment-${ending}`, who);
    yield { ...here, kind: "decided", icon, tone, art: null, text, weight: WEIGHT.decided };
    return;
  }
  const worth = sum(before.loot[other] ?? []) - sum(after.loot[other] ?? []);
  const coins = worth > 0 ? lootLost(before.cities[other]!, after.cities[other]!, worth) : 0;
  if (coins > 0) {
    const weight = worth >= 5 ? WEIGHT.loot5 : WEIGHT.loot2;
    const text = t("end-moment-loot", { ...who, coins });
    yield { ...here, kind: "loot", icon: "c-shield", tone: "red", text, weight };
  }
  if (verb === "take") {
    const weight = WEIGHT.token + WEIGHT.point * gained;
    yield { ...here, kind: "token", text: t("end-moment-token", who), weight };
  }
  if (verb === "wonder") {
    const isAgain = wonders[thing]?.play_again || before.cities[seat]!.tokens.includes("theology");
    if (isAgain && after.layout.length > 0 && after.age === before.age) {
      const weight = WEIGHT.again + WEIGHT.point * Math.max(0, swing);
      yield { ...here, kind: "again", text: t("end-moment-again", who), weight };
    }
  }
  if (swing > 0) {
    const weight = WEIGHT.point * swing;
    yield { ...here, kind: "swing", text: t("end-moment-swing", { ...who, swing }), weight };
  }
}

/** The best moments, one for a move, in the order of the match. */
function moments(steps: readonly Step[], names: readonly string[]): Moment[] {
  const found: Candidate[] = [];
  for (let move = 1; move < steps.length; move++) {
    const here = [...momentsAt(steps, move, names)].sort((a, b) => b.weight - a.weight);
    if (here[0]) found.push(here[0]);
  }
  found.sort((a, b) => b.weight - a.weight);
  const kept = found.filter(
    (each, i) => found.slice(0, i).filter((other) => other.kind === each.kind).length < MOST_OF_A_KIND,
  );
  return kept
    .slice(0, MOST)
    .sort((a, b) => a.move - b.move)
    .map(({ weight: _, kind: __, ...moment }) => moment);
}

/** The dearest wonder that the winner has built. */
function picture(view: View<State> | null, winner: number | null): string {
  const city = view?.state.cities[winner ?? 0];
  const built = (city?.wonders ?? []).filter((each) => each.is_built).map((each) => each.wonder);
  const worth = (id: string) => Number(wonders[id]?.points ?? 0);
  built.sort((a, b) => worth(b) - worth(a));
  return `w-${built[0] ?? "pyramids"}`;
}

export const after = {
  points,
  sheets: (view) => view.state.cities.map((city: City) => city.score),
  moments,
  picture,
  supremacies: ["military", "scientific"],
  categories: {
    blue: { icon: "seal-blue", tone: "blue" },
    green: { icon: "seal-green", tone: "green" },
    yellow: { icon: "seal-yellow", tone: "yellow" },
    purple: { icon: "seal-purple", tone: "purple" },
    wonders: { icon: "c-wonder", tone: "wonders" },
    tokens: { icon: "c-progress", tone: "tokens" },
    military: { icon: "g-shield", tone: "red" },
    treasury: { icon: "g-coin", tone: "coins" },
  },
} satisfies GameAfter;

export default after as GameAfter;
