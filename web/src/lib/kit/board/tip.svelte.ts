/** Tooltips: one at a time, after a short rest of the pointer, at once for the next one; on touch by a tap. */
import type { Attachment } from "svelte/attachments";

/** A line that explains an amount: an icon, words, a number. */
export interface Line {
  icon: string;
  text: string;
  value: string;
}

export interface Tip {
  title: string;
  /** What kind of thing it is, under the title. */
  kind?: string;
  text?: string[];
  lines?: Line[];
  /** What it comes to. */
  sum?: string | undefined;
  isBad?: boolean;
}

const REST = 400;
const NEXT = 600; // so long after one was shown the next one opens at once

class Tips {
  shown = $state.raw<{ tip: Tip; anchor: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastShown = 0;
  #owner: Element | null = null;

  show(owner: Element, tip: Tip): void {
    clearTimeout(this.#timer);
    this.#owner = owner;
    this.shown = { tip, anchor: owner.getBoundingClientRect() };
  }

  rest(owner: Element, tip: () => Tip | null): void {
    clearTimeout(this.#timer);
    const open = () => {
      const content = tip();
      if (content && owner.isConnected) this.show(owner, content);
    };
    if (this.shown || performance.now() - this.#lastShown < NEXT) open();
    else this.#timer = setTimeout(open, REST);
  }

  hide(owner?: Element): void {
    clearTimeout(this.#timer);
    if (owner && this.#owner !== owner) return;
    if (this.shown) this.#lastShown = performance.now();
    this.shown = null;
    this.#owner = null;
  }

  /** What goes away loses the focus while the page is drawn, when nothing may be changed. */
  hideSoon(owner: Element): void {
    clearTimeout(this.#timer);
    queueMicrotask(() => {
      if (this.isShownFor(owner)) this.hide(owner);
    });
  }

  isShownFor(owner: Element): boolean {
    return this.shown !== null && this.#owner === owner;
  }
}

export const tips = new Tips();

/** Explain an element when the pointer rests on it or the keyboard reaches it; `byTap` also when it is tapped. */
export function tip(content: () => Tip | null, byTap = false): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && tips.rest(element, content);
    const leave = (event: PointerEvent) => event.pointerType === "mouse" && tips.hide(element);
    const focus = () => element.matches(":focus-visible") && tips.rest(element, content);
    const blur = () => tips.hideSoon(element);
    const tap = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !byTap) return tips.hide(element);
      if (!byTap) return;
      const wasShown = tips.isShownFor(element);
      const tip = content();
      if (wasShown && event.pointerType !== "mouse") tips.hide(element);
      else if (tip) tips.show(element, tip);
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", blur);
    element.addEventListener("click", tap as EventListener);
    return () => {
      tips.hide(element);
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", blur);
      element.removeEventListener("click", tap as EventListener);
    };
  };
}
