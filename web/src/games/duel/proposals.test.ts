import { describe, expect, it } from "vitest";

import type { EventOf } from "$lib/wire/types";

import { actionText, chapters } from "./proposals";

const move = (action: string, ...chance: string[]): EventOf<"acted"> => ({
  kind: "acted",
  version: 1,
  at: 0,
  seat: 0,
  action,
  chance,
  is_bot: false,
});

describe("chapters", () => {
  it("begin when the cards of an age are laid", () => {
    const moves = [
      move("pick sphinx", "lay mausoleum"),
      move("pick colossus", "lay baths", "lay theater"),
      move("build baths", "reveal quarry"),
      move("discard quarry", "lay walls"),
      move("build walls"),
    ];
    const [draft, same, first, still, second] = chapters(moves);
    expect(draft).toBe(same);
    expect(first).toBe(still);
    expect(first).not.toBe(draft);
    expect(second).toBeDefined();
  });

  it("begin with an age where nothing is drafted", () => {
    expect(chapters([move("build baths")])).toEqual(chapters([move("discard tavern")]));
    expect(chapters([move("build baths")])).not.toEqual(chapters([move("pick sphinx")]));
    expect(chapters([])).toEqual([]);
  });
});

describe("proposals", () => {
  it("say what to do", () => {
    const verbs = [
      "build baths",
      "discard baths",
      "wonder sphinx with baths",
      "pick sphinx",
      "take law",
      "start 1",
    ];
    expect(verbs.map((text) => actionText(text, ["Jana", "Petr"]))).toEqual(
      ["build", "discard", "wonder", "pick", "take", "start"].map((verb) => `hint-do-${verb}`),
    );
    expect(actionText("dance", [])).toBe("dance");
  });
});
