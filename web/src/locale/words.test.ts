// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse, Visitor, type Entry, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "$lib/i18n/i18n.svelte";

const SRC = new URL("../", import.meta.url).pathname;
const GAMES = new URL("../../../src/mirabilia/games/", import.meta.url).pathname;

/** Keys that are put together in the code: `*` is a word, `**` are several. Each must be used there, and have keys. */
const BUILT = [
  "app-trouble-*",
  "category-*-*",
  "duel-cause-destroy-*",
  "duel-fx-**",
  "duel-fx-destroy-*",
  "duel-fx-per-*",
  "duel-kind-*",
  "duel-token-*",
  "duel-token-short-*",
  "duel-turn-*",
  "duel-wait-*",
  "end-*",
  "end-*-points",
  "end-by-*-*",
  "end-moment-*",
  "error-**",
  "hint-**",
  "hint-do-*",
  "home-about-**",
  "home-ending-*",
  "home-fact-**",
  "home-game-**",
  "home-game-**-short",
  "home-left-*",
  "home-level-*",
  "home-others-*",
  "home-outcome-*",
  "kit-*",
  "level-*",
  "offer-mine-*",
  "offer-told-*",
  "replay-side-*",
  "replay-speed-*",
  "rules-duel-*",
  "rules-duel-*-text",
  "rules-duel-color-*",
  "rules-duel-use-*",
  "rules-duel-use-*-text",
  "rules-duel-win-*",
  "rules-duel-win-*-text",
  "score-by-*",
  "score-group-**",
  "score-hint-*",
  "score-idle-*",
  "score-supremacy-*",
  "score-won-*",
  "settings-motion-*",
  "settings-theme-*",
  "table-clock-*",
  "table-clock-*-*",
  "table-free-*",
  "table-game-*",
  "table-game-short-*",
  "table-level-*",
  "table-log-*",
  "table-now-*",
  "table-option-*-**",
  "table-option-*-**-**",
  "table-rated-off-*",
  "table-visibility-*",
];

/** Names of a game's components, found by `name(kind, id)`; `mirabilia` checks that they are complete. */
const COMPONENTS = ["card", "wonder", "token", "resource", "color", "symbol"];

function filesIn(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => endings.test(name))
    .map((name) => join(folder, name))
    .sort();
}

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The messages of some files: their variables by key. Problems are collected. */
function read(paths: string[], problems: string[]): Map<string, string> {
  const messages = new Map<string, string>();
  for (const path of paths) {
    for (const entry of parse(readFileSync(path, "utf-8"), {}).body as Entry[]) {
      if (entry.type === "Junk")
        problems.push(`${path}: cannot be read: ${String(Reflect.get(entry, "content"))}`);
      if (entry.type !== "Message") continue;
      const key = (entry as unknown as { id: { name: string } }).id.name;
      if (messages.has(key)) problems.push(`${path}: ${key} twice`);
      const variables = new Variables();
      variables.visit(entry);
      messages.set(key, [...variables.names].sort().join(" "));
    }
  }
  return messages;
}

const problems: string[] = [];
const own = Object.fromEntries(
  LANGUAGES.map((language) => [language, read(filesIn(join(SRC, "locale", language), /\.ftl$/), problems)]),
);
const games = Object.fromEntries(
  LANGUAGES.map((language) => {
    const paths = filesIn(GAMES, new RegExp(`locale/${language}\\.ftl$`));
    return [language, read(paths, problems)];
  }),
);
const keys = new Set(own.en!.keys());

const sources = filesIn(SRC, /(?<!\.test|\.d)\.(ts|svelte)$/).map((path) => readFileSync(path, "utf-8"));
const code = sources.join("\n");
/** Every string that could be a key. */
const literals = new Set([...code.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)+)["'`]/g)].map((match) => match[1]!));
/** Strings that are put together, with a `*` for each part. */
const templates = new Set(
  [...code.matchAll(/`((?:[a-z0-9-]|\$\{(?:[^{}`]|`[^`]*`)*\})+)`/g)].map((match) =>
    match[1]!.replaceAll(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, "*"),
  ),
);

/** A key with stars as an expression. */
const pattern = (text: string, word = "[a-z0-9]+") =>
  new RegExp(`^${text.replaceAll(/\*\*?/g, (part) => (part === "**" ? "[a-z0-9-]+" : word))}$`);

const patterns = BUILT.map((text) => pattern(text));
/** Keys that are found by `name(kind, id)`. */
const kinds = [...code.matchAll(/\bname\(\s*"([a-z-]+)"/g)].map((match) => pattern(`${match[1]}-**`));

describe("the words", () => {
  it("can be read", () => {
    expect(problems).toEqual([]);
  });

  it.each(LANGUAGES)("are the same keys with the same variables in %s", (language) => {
    expect(Object.fromEntries(own[language]!)).toEqual(Object.fromEntries(own.en!));
    expect(Object.fromEntries(games[language]!)).toEqual(Object.fromEntries(games.en!));
  });

  it("exist for every key that is used", () => {
    const used = [...code.matchAll(/\b(?:t|i18n\.has)\(\s*["'`]([^"'`$]+)["'`]/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !keys.has(key))).toEqual([]);
  });

  it("are all used", () => {
    const isFound = (key: string) => [...patterns, ...kinds].some((each) => each.test(key));
    const unused = [...keys].filter((key) => !literals.has(key) && !isFound(key));
    expect(unused).toEqual([]);
  });

  it("are put together as the list says: in the code, and of keys that exist", () => {
    const known = [...templates]
      .filter((text) => /[a-z]{3}/.test(text))
      .map((text) => pattern(text, "[a-z0-9*-]+"));
    expect(BUILT.filter((text) => !known.some((each) => each.test(text)))).toEqual([]);
    expect(BUILT.filter((_, i) => ![...keys].some((key) => patterns[i]!.test(key)))).toEqual([]);
  });

  it("of components do not stand among the app's", () => {
    expect([...keys].filter((key) => COMPONENTS.some((kind) => key.startsWith(`${kind}-`)))).toEqual([]);
  });

  it("tell every error of the server, and that there is none to ask", () => {
    const document = JSON.parse(readFileSync(join(SRC, "../openapi.json"), "utf-8"));
    const codes: string[] = document.components.schemas.Error.properties.code.enum;
    expect(codes.length).toBeGreaterThan(20);
    const told = [...keys].filter((key) => key.startsWith("error-")).sort();
    expect(told).toEqual([...codes, "offline"].map((code) => `error-${code.replaceAll("_", "-")}`).sort());
  });
});
