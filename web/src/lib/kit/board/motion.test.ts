import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Stage } from "./motion";

let root: HTMLElement;
let layer: HTMLElement;
let stage: Stage;
const played: { element: Element; timing: KeyframeAnimationOptions; animation: { onfinish?: () => void } }[] =
  [];

beforeEach(() => {
  played.length = 0;
  // jsdom has no animations and measures nothing.
  HTMLElement.prototype.animate = function (this: HTMLElement, _frames, timing) {
    const animation = {
      onfinish: undefined as (() => void) | undefined,
      finish() {
        animation.onfinish?.();
      },
    };
    played.push({ element: this, timing: timing as KeyframeAnimationOptions, animation });
    return animation as unknown as Animation;
  };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 112, 150));
  document.body.innerHTML = `<main style="--m-1: 120ms; --m-2: 200ms; --m-3: 320ms; --m-4: 480ms">
    <b data-key="card-walls">Walls</b><i data-key="city-0"></i></main><div></div>`;
  root = document.querySelector("main")!;
  layer = document.querySelector("div")!;
  stage = new Stage(root, layer);
});
afterEach(() => {
  stage.destroy();
  vi.restoreAllMocks();
});

test("a copy flies to where the key is, and is gone at the end", () => {
  const snap = stage.snap("card-walls")!;
  expect(snap.copy.hasAttribute("data-key")).toBe(false);
  stage.fly(snap, "card-walls");
  expect(layer.children).toHaveLength(1);
  expect(played.map(({ timing }) => timing.duration)).toEqual([320, 320]);
  for (const { animation } of played) animation.onfinish?.();
  expect(layer.children).toHaveLength(0);
});

test("without its goal it flies towards something else", () => {
  stage.fly(stage.snap("card-walls")!, "card-forum", { toward: "city-0" });
  expect(played).toHaveLength(1);
});

test("what is not there does not move", () => {
  expect(stage.snap("card-forum")).toBeNull();
  stage.step("pawn", new DOMRect(), 3);
  expect(played).toEqual([]);
});

test("a way of many steps takes no longer than the longest motion", () => {
  stage.step("card-walls", new DOMRect(0, 0, 30, 48), 9);
  expect(played[0]!.timing.duration).toBe(480);
});

test("any input ends all motion at once", () => {
  stage.fly(stage.snap("card-walls")!, null);
  stage.say("+4", new DOMRect(0, 0, 10, 10));
  expect(layer.children).toHaveLength(2);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "b", bubbles: true }));
  expect(layer.children).toHaveLength(0);
});
