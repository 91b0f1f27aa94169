/** How much room there is, where the layout alone cannot tell by CSS. */
import { MediaQuery } from "svelte/reactivity";

export class Screen {
  #wide = new MediaQuery("(min-width: 1280px)");
  #phone = new MediaQuery("(max-width: 699px)");

  get isWide(): boolean {
    return this.#wide.current;
  }
  get isPhone(): boolean {
    return this.#phone.current;
  }
}
