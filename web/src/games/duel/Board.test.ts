import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { i18n, LANGUAGES } from "$lib/i18n/i18n.svelte";

import Board from "./Board.svelte";
import { NAMES, POSITIONS, propsFor, reachable, titleOf } from "./testing";

/** One of each kind of position, for what need not be tried in all of them. */
const KINDS = [...new Map(POSITIONS.map((position) => [titleOf(position), position])).values()];

vi.setConfig({ testTimeout: 30_000 });

const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;

function look(size: readonly [number, number]): void {
  Object.assign(globalThis, { innerWidth: size[0], innerHeight: size[1] });
  // jsdom measures nothing: let the board believe that it has the window.
  for (const [key, value] of [
    ["clientWidth", size[0]],
    ["clientHeight", size[1]],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, key, { configurable: true, get: () => value });
  }
}

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await i18n.use("en");
});
afterEach(() => look(WIDE));

describe.each([
  ["a large screen", WIDE],
  ["a phone", PHONE],
] as const)("on %s", (_, size) => {
  test.each(POSITIONS.map((position) => [titleOf(position), position] as const))(
    "exactly the legal actions can be done: %s",
    (_title, position) => {
      look(size);
      const done: string[] = [];
      const { container } = render(
        Board,
        propsFor(position, (action) => done.push(action)),
      );
      expect(reachable(container)).toEqual([...position.view.legal].sort());
      expect(done).toEqual([]); // selecting does nothing by itself
    },
  );

  test.each(
    POSITIONS.filter(({ view }) => view.legal.length > 0).map((each) => [titleOf(each), each] as const),
  )("what is done is what was clicked: %s", (_title, position) => {
    look(size);
    const done: string[] = [];
    const { container } = render(
      Board,
      propsFor(position, (action) => done.push(action)),
    );
    container.querySelector<HTMLElement>("[data-card], [data-choose]")?.click();
    flushSync();
    const button = container.querySelector<HTMLElement>("[data-action]:not([aria-disabled=true])")!;
    button.click();
    expect(done).toEqual([button.dataset.action]);
    expect(position.view.legal).toContain(done[0]);
  });
});

test("nothing can be done while an action is under way, in a replay, or by one who is not asked", () => {
  for (const position of KINDS.filter(({ view }) => view.legal.length > 0)) {
    for (const change of [
      { pending: position.view.legal[0]! },
      { isActive: false },
      { mode: "replay" as const },
    ]) {
      const done: string[] = [];
      const { container, unmount } = render(Board, {
        ...propsFor(position, (action) => done.push(action)),
        ...change,
      });
      for (const element of container.querySelectorAll<HTMLElement>(
        "[data-action], [data-card], [data-choose]",
      )) {
        element.click();
      }
      flushSync();
      for (const element of container.querySelectorAll<HTMLElement>("[data-action]")) element.click();
      expect(done).toEqual([]);
      unmount();
    }
  }
});

test.each(LANGUAGES)("all words and names are there in %s, and no id is shown", async (language) => {
  await i18n.use(language);
  for (const position of KINDS) {
    const { container, unmount } = render(
      Board,
      propsFor(position, () => {}),
    );
    container.querySelector<HTMLElement>("[data-card], [data-choose]")?.click();
    flushSync();
    const labels = [...container.querySelectorAll("[aria-label]")].map((each) =>
      each.getAttribute("aria-label"),
    );
    const said = `${container.textContent} ${labels.join(" ")}`;
    expect(said).not.toMatch(/\b(duel|kit|card|wonder|token|resource|symbol|color)-[a-z]/);
    expect(said).not.toMatch(/[a-z]_[a-z]/);
    expect(said).not.toMatch(/undefined|NaN|\{|\}/);
    for (const name of NAMES) expect(said).toContain(name);
    for (const button of container.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") ?? button.textContent?.trim()).toBeTruthy();
    }
    unmount();
  }
  await i18n.use("en");
});

describe("the keyboard", () => {
  const moving = POSITIONS.filter(({ view }) => view.state.phase === "move" && view.legal.length > 0);
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  };

  test("B builds, S sells, a digit chooses a wonder, Escape puts the card back", () => {
    for (const position of moving) {
      const done: string[] = [];
      const { container, unmount } = render(
        Board,
        propsFor(position, (action) => done.push(action)),
      );
      const { legal, state, seat } = position.view;
      const card = container.querySelector<HTMLElement>("[data-card]")!.dataset.card!;
      container.querySelector<HTMLElement>("[data-card]")!.click();
      flushSync();
      press("s");
      press("b");
      const expected = [`discard ${card}`, ...(legal.includes(`build ${card}`) ? [`build ${card}`] : [])];
      const unbuilt = state.cities[seat!]!.wonders.filter((each) => !each.is_built);
      unbuilt.forEach((each, index) => {
        press(String(index + 1));
        const action = `wonder ${each.wonder} with ${card}`;
        if (legal.includes(action)) expected.push(action);
      });
      expect(done).toEqual(expected);
      press("Escape");
      press("b");
      expect(done).toEqual(expected);
      unmount();
    }
  });

  test("W builds the only wonder that can be built, and asks which if there are more", () => {
    for (const position of moving) {
      const done: string[] = [];
      const { container, unmount } = render(
        Board,
        propsFor(position, (action) => done.push(action)),
      );
      const card = container.querySelector<HTMLElement>("[data-card]")!;
      const possible = position.view.legal.filter((action) => action.endsWith(` with ${card.dataset.card}`));
      card.click();
      flushSync();
      press("w");
      expect(done).toEqual(possible.length === 1 ? possible : []);
      if (possible.length > 1) {
        expect((document.activeElement as HTMLElement).dataset.action).toBe(possible[0]);
      }
      unmount();
    }
  });

  test("digits choose what has to be chosen", () => {
    for (const position of POSITIONS.filter(
      ({ view }) => view.state.phase === "take" && view.legal.length > 0,
    )) {
      const done: string[] = [];
      const { container, unmount } = render(
        Board,
        propsFor(position, (action) => done.push(action)),
      );
      press("2");
      const radios = [...container.querySelectorAll("[role=radio]")];
      expect(radios.map((radio) => radio.getAttribute("aria-checked") === "true")).toEqual(
        radios.map((_, index) => index === 1),
      );
      expect(done).toEqual([]);
      unmount();
    }
  });

  test("the structure is one stop of the Tab key", () => {
    const { container } = render(
      Board,
      propsFor(moving[0]!, () => {}),
    );
    const stops = [...container.querySelectorAll<HTMLElement>(".structure [data-stop]")];
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
  });
});

test("a hint marks what it speaks of", () => {
  const position = POSITIONS.find(({ view }) => view.legal.some((action) => action.startsWith("wonder ")))!;
  const action = position.view.legal.find((each) => each.startsWith("wonder "))!;
  const hint = { seat: 0, moves: 0, action, reasons: [], options: [] };
  const { container } = render(Board, { ...propsFor(position, () => {}), hint });
  expect(container.querySelectorAll(".structure .hinted")).toHaveLength(1);
});
