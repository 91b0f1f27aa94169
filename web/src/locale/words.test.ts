// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse, Visitor, type Entry, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "$lib/i18n/i18n.svelte";

import { FAMILIES, keysOf } from "./families";

const SRC = new URL("../", import.meta.url).pathname;
const GAMES = new URL("../../../src/mirabilia/games/", import.meta.url).pathname;

/** Strings that are put together and look like keys, but name places of the board. */
const NO_KEYS = ["offer-*"];

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

const code = filesIn(SRC, /(?<!\.test|\.d)\.(ts|svelte)$/)
  .filter((path) => !path.startsWith(join(SRC, "locale")))
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");
/** Every string that could be a key. */
const literals = new Set([...code.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)+)["'`]/g)].map((match) => match[1]!));
/** Strings that are put together, with a `*` for each part; also by `name(kind, id)`. */
const templates = new Set([
  ...[...code.matchAll(/`((?:[a-z0-9-]|\$\{(?:[^{}`]|`[^`]*`)*\})+)`/g)]
    .map((match) => match[1]!.replaceAll(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, "*"))
    .filter((text) => /^[a-z]+-/.test(text)),
  ...[...code.matchAll(/\bname\(\s*"([a-z-]+)"/g)].map((match) => `${match[1]}-*`),
]);
const built = new Set(Object.keys(FAMILIES).flatMap(keysOf));

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
    expect([...keys].filter((key) => !literals.has(key) && !built.has(key))).toEqual([]);
  });

  it("exist for everything that keys are put together of", () => {
    expect([...built].filter((key) => !keys.has(key))).toEqual([]);
    for (const [template, fillings] of Object.entries(FAMILIES)) {
      expect(fillings, template).not.toEqual([]);
      expect(new Set(fillings).size, template).toBe(fillings.length);
    }
  });

  it("are put together in the code just as the families say", () => {
    const isKey = (text: string) => {
      const pattern = new RegExp(`^${text.replaceAll("*", "[a-z0-9-]+")}$`);
      return [...keys].some((key) => pattern.test(key));
    };
    const used = [...templates].filter((text) => isKey(text) && !NO_KEYS.includes(text));
    expect(used.sort()).toEqual(Object.keys(FAMILIES).sort());
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
