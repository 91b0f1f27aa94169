// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const WEB = new URL("../", import.meta.url).pathname;

/** Names of formats, which nobody asks for. */
const FORMATS = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/;

it("no source mentions another host, so the app never talks to one", () => {
  const files = ["index.html", ...["src", "public"].flatMap(filesIn)].filter(
    (path) => !path.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const text = readFileSync(join(WEB, path), "utf-8");
    const hosts =
      text.match(/\b(?:https?|wss?):\/\/(?!["'`]|\$\{)[^\s"'`<>)]+|["'(]\/\/[a-z][^\s"'`<>)]*/g) ?? [];
    return hosts.filter((host) => !FORMATS.test(host)).map((host) => `${path}: ${host}`);
  });
  expect(found).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(join(WEB, folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte|css|svg|ftl|js|json|webmanifest)$/.test(name))
    .map((name) => join(folder, name));
}
