/** Which side panel of a match is open. Log and talk are one panel with a filter. */
import type { Filter } from "./story";

export class Panels {
  open = $state(false);
  filter = $state<Filter>("all");
  /** Whether the board has room for what stands beside the cards; not every board has, and not always. */
  hasAside = $state(false);
  /** Where the keyboard goes when the panel closes. */
  #opener: HTMLElement | null = null;

  toggle(filter: Filter): void {
    if (this.open && this.filter === filter) {
      this.close();
      return;
    }
    if (!this.open) this.#opener = document.activeElement as HTMLElement | null;
    this.filter = filter;
    this.open = true;
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.#opener?.focus({ preventScroll: true });
  }
}
