import { expect, it } from "vitest";

import { readSettings } from "./settings.svelte";

it("reads what was stored, and only what makes sense of it", () => {
  const stored = { language: "cs", theme: "dark", motion: "reduced", sounds: true };
  expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  const usual = { language: null, theme: "auto", motion: "auto", sounds: false };
  for (const text of [
    null,
    "",
    "{",
    "null",
    "[]",
    '{"theme":"pink","sounds":"yes","language":"xx","motion":1}',
  ]) {
    expect(readSettings(text)).toEqual(usual);
  }
});
