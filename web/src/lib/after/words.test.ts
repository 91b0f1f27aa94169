import { describe, expect, it } from "vitest";

import { initialsOf, namesOf, signed } from "./words";

describe("small words", () => {
  it("tells seats apart by a letter, or by a number", () => {
    expect(initialsOf(["Jana", "tomasz"])).toEqual(["J", "T"]);
    expect(initialsOf(["Player 1", "Player 2"])).toEqual(["1", "2"]);
    expect(initialsOf(["Žofie", ""])).toEqual(["Ž", "?"]);
  });

  it("signs changes with a true minus", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "±0"]);
  });

  it("names people, bots and the unknown", () => {
    expect(namesOf(["Jana", null, null], [null, "hard", null])).toEqual([
      "Jana",
      "level-hard",
      "replay-player",
    ]);
  });
});
