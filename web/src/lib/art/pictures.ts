/** Where the pictures are. Wonders, monuments and building motifs are files; vignettes follow the card's colour. */
import vignettes from "./vignettes.svg?url";

const files = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a picture with colours of its own (w-*, m-*, b-*), or undefined. */
export function pictureUrl(id: string): string | undefined {
  return files[`./pictures/${id}.svg`];
}

/** What `<use>` shows for a vignette (v-*). */
export function vignetteUrl(id: string): string {
  return `${vignettes}#${id}`;
}
