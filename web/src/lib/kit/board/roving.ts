/**
 * One stop of the Tab key for a group of things, and arrows between them by where they lie on the screen.
 * The things have the attribute `data-stop`; which of them is the stop is remembered by the browser's tabindex.
 */
import type { Attachment } from "svelte/attachments";

export interface Spot {
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";
const KEYS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The nearest spot that way, by the distance along it and twice the distance beside it; -1 if there is none. */
export function nearest(spots: readonly Spot[], from: Spot, direction: Direction): number {
  const isAcross = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = sign * (isAcross ? spot.x - from.x : spot.y - from.y);
    const beside = Math.abs(isAcross ? spot.y - from.y : spot.x - from.x);
    if (along <= 1) return;
    const distance = along + 2 * beside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function stopsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-stop]")];
}

function makeStop(stops: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const other of stops) other.tabIndex = other === stop ? 0 : -1;
}

/** Make a group one stop; `preferred` says which of its things is the stop at first (by its `data-stop`). */
export function roving(preferred: () => string | null = () => null): Attachment<HTMLElement> {
  return (group) => {
    const settle = () => {
      const stops = stopsOf(group);
      const current = stops.find((stop) => stop.tabIndex === 0 && stop.dataset.settled === "yes");
      const stop = current ?? stops.find((each) => each.dataset.stop === preferred()) ?? stops[0];
      makeStop(stops, stop);
    };
    const reach = (event: FocusEvent) => {
      const stop = (event.target as Element).closest<HTMLElement>("[data-stop]");
      if (!stop || !group.contains(stop)) return;
      const stops = stopsOf(group);
      for (const other of stops) other.dataset.settled = other === stop ? "yes" : "no";
      makeStop(stops, stop);
    };
    const move = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = stopsOf(group);
      const stop = (event.target as Element).closest<HTMLElement>("[data-stop]");
      if (!stop || !stops.includes(stop)) return;
      let next: HTMLElement | undefined;
      const direction = KEYS[event.key];
      if (direction) next = stops[nearest(stops.map(middle), middle(stop), direction)];
      else if (event.key === "Home") next = stops[0];
      else if (event.key === "End") next = stops.at(-1);
      else return;
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true, attributeFilter: ["data-stop"] });
    group.addEventListener("focusin", reach);
    group.addEventListener("keydown", move);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", reach);
      group.removeEventListener("keydown", move);
    };
  };
}
