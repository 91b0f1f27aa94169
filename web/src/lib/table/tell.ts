/** Announcing from an effect: what is announced must not make the effect run again. */
import { untrack } from "svelte";

import { announce } from "$lib/announce.svelte";

export function tell(text: string, how: "polite" | "assertive" = "polite"): void {
  untrack(() => announce(text, how));
}
