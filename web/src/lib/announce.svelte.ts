/** What a screen reader says. The regions are in App.svelte and stay there, or nothing would be heard. */

export const announced = $state({ polite: "", assertive: "" });

const SAME = "\u00a0"; // makes a text that comes twice a new one

/** Say something: politely, or at once (your turn, 30 seconds left, the match is over). */
export function announce(text: string, how: "polite" | "assertive" = "polite"): void {
  announced[how] = announced[how] === text ? text + SAME : text;
}
