import { beforeEach, describe, expect, it } from "vitest";

import { setPoints } from "./ScorePad.model";
import { PadState, readPad } from "./ScorePad.state.svelte";

describe("the pad that is being filled in", () => {
  beforeEach(() => localStorage.clear());

  it("takes back every tap, also a new game", () => {
    const state = new PadState();
    const first = state.pad;
    state.change(setPoints(state.pad, 0, "blue", 1));
    state.change(setPoints(state.pad, 0, "blue", 12));
    const { id } = state.pad;
    state.renew();
    expect(state.pad.points).toEqual([{}, {}]);
    expect(state.pad.id).not.toBe(id);
    state.undo();
    expect([state.pad.points[0].blue, state.pad.id]).toEqual([12, id]);
    state.undo();
    state.undo();
    expect([state.pad, state.canUndo]).toEqual([first, false]);
    state.undo();
    expect(state.pad).toEqual(first);
  });

  it("is there again after the page was closed", () => {
    const state = new PadState();
    state.change(setPoints({ ...state.pad, names: ["Jana", "Tomasz"] }, 1, "green", 7));
    expect(new PadState().pad).toEqual(state.pad);
  });

  it("begins anew with anything that is not a pad", () => {
    for (const text of [null, "{", "3", '{"id":"x"}']) expect(readPad(text, "new").id).toBe("new");
  });
});
