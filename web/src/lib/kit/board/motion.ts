/**
 * Pieces that travel. What moved is derived from two positions by the game; this knows only elements with the
 * attribute `data-key`. Before the page shows the new position, `snap` keeps how a piece looked and where; after it,
 * a copy of the piece flies to where its key is now. Any input ends all running motion at once.
 */

export interface Snap {
  box: DOMRect;
  copy: HTMLElement;
  width: number;
  height: number;
}

type Duration = "--m-1" | "--m-2" | "--m-3" | "--m-4";
const EASE = "cubic-bezier(.2,.7,.2,1)";

export class Stage {
  #root: HTMLElement;
  #layer: HTMLElement;
  #running: Animation[] = [];
  #end = () => this.finish();

  /** `layer` lies over everything and takes no clicks; copies are put into it. */
  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
    addEventListener("pointerdown", this.#end, { capture: true, passive: true });
    addEventListener("keydown", this.#end, { capture: true, passive: true });
  }

  destroy(): void {
    this.finish();
    removeEventListener("pointerdown", this.#end, { capture: true });
    removeEventListener("keydown", this.#end, { capture: true });
  }

  /** The duration in milliseconds that the theme gives; 0 where nothing may move. */
  time(name: Duration): number {
    return Number.parseFloat(getComputedStyle(this.#root).getPropertyValue(name)) || 0;
  }

  find(key: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[data-key="${key}"]`);
  }

  /** How the piece with this key looks now, and where it lies. */
  snap(key: string): Snap | null {
    const element = this.find(key);
    if (!element || typeof element.animate !== "function") return null;
    const box = element.getBoundingClientRect();
    if (box.width === 0) return null;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-key");
    for (const inner of copy.querySelectorAll("[data-key]")) inner.removeAttribute("data-key");
    copy.setAttribute("inert", "");
    return { box, copy, width: element.offsetWidth || box.width, height: element.offsetHeight || box.height };
  }

  /** Fly from where it was to where a key is now, and fade into it; without a goal fade where it was. */
  fly(snap: Snap, goal: string | null, options: { delay?: number; toward?: string } = {}): void {
    const { delay = 0, toward } = options;
    const duration = this.time("--m-3");
    const target = goal === null ? null : this.find(goal);
    const place = target ?? (toward === undefined ? null : this.find(toward));
    const copy = this.#put(snap);
    const start = scaled(snap, snap.box);
    const end = place ? centred(snap, place.getBoundingClientRect()) : start;
    this.#run(
      copy,
      [
        { transform: start, opacity: 1 },
        { transform: end, opacity: 1, offset: 0.8 },
        { transform: end, opacity: 0 },
      ],
      { duration, delay, easing: EASE, fill: "both" },
      () => copy.remove(),
    );
    if (target) {
      const arrive = [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }];
      this.#run(target, arrive, { duration, delay, fill: "backwards" });
    }
  }

  /** Turn over: the old side until half way, then the one that the key shows now. */
  flip(snap: Snap, goal: string, delay = 0): void {
    const target = this.find(goal);
    if (!target) return;
    const half = this.time("--m-2") / 2;
    const copy = this.#put(snap);
    const { box, width, height } = snap;
    copy.style.transformOrigin = "50% 50%";
    const place = `translate(${box.left + (box.width - width) / 2}px, ${box.top + (box.height - height) / 2}px)`;
    const scale = box.width / width;
    this.#run(
      copy,
      [{ transform: `${place} scale(${scale})` }, { transform: `${place} scale(0, ${scale})` }],
      { duration: half, delay, easing: "ease-in", fill: "both" },
      () => copy.remove(),
    );
    this.#run(target, [{ transform: "scaleX(0)" }, { transform: "none" }], {
      duration: half,
      delay: delay + half,
      easing: "ease-out",
      fill: "backwards",
    });
  }

  /** Go from where it was to where it is, cell by cell. */
  step(key: string, from: DOMRect, cells: number, delay = 0): void {
    const target = this.find(key);
    if (!target || cells === 0 || typeof target.animate !== "function") return;
    const way = from.left - target.getBoundingClientRect().left;
    const frames = Array.from({ length: cells + 1 }, (_, cell) => ({
      transform: `translateX(${way * (1 - cell / cells)}px)`,
      easing: "ease-in-out",
    }));
    const duration = Math.min(cells * this.time("--m-1"), this.time("--m-4"));
    this.#run(target, frames, { duration, delay, fill: "backwards" });
  }

  /** A few words that rise once from a piece. */
  say(text: string, from: DOMRect, delay = 0): void {
    const word = document.createElement("b");
    word.className = "rising";
    word.textContent = text;
    word.style.cssText = `position:absolute;left:${from.left + from.width / 2}px;top:${from.top}px`;
    this.#layer.append(word);
    this.#run(
      word,
      [
        { transform: "translate(-50%, 0)", opacity: 1 },
        { transform: "translate(-50%, -34px)", opacity: 0 },
      ],
      { duration: this.time("--m-4"), delay, easing: "ease-out", fill: "both" },
      () => word.remove(),
    );
  }

  finish(): void {
    const running = this.#running;
    this.#running = [];
    for (const animation of running) animation.finish();
    this.#layer.replaceChildren();
  }

  #put(snap: Snap): HTMLElement {
    const { copy, width, height } = snap;
    copy.style.cssText = `position:absolute;left:0;top:0;margin:0;width:${width}px;height:${height}px;transform-origin:0 0`;
    this.#layer.append(copy);
    return copy;
  }

  #run(
    element: HTMLElement,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    done: () => void = () => {},
  ): void {
    const animation = element.animate(frames, timing);
    this.#running.push(animation);
    animation.onfinish = () => {
      this.#running = this.#running.filter((other) => other !== animation);
      done();
    };
  }
}

/** The transform that lays a copy of its natural size over a box. */
function scaled(snap: Snap, box: DOMRect): string {
  return `translate(${box.left}px, ${box.top}px) scale(${box.width / snap.width})`;
}

/** The transform that lays a copy into the middle of a box, no larger than it. */
function centred(snap: Snap, box: DOMRect): string {
  const scale = Math.min(box.width / snap.width, box.height / snap.height);
  const left = box.left + (box.width - snap.width * scale) / 2;
  const top = box.top + (box.height - snap.height * scale) / 2;
  return `translate(${left}px, ${top}px) scale(${scale})`;
}
