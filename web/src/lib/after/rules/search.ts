/** Finds words in the rules, whatever their accents and case, and says where to highlight them. */
import type { Block } from "./markdown";

/** A text without accents and case. Each letter stays one letter, so that places in it are places in the original. */
export function fold(text: string): string {
  return [...text].map((letter) => foldLetter(letter)).join("");
}

function foldLetter(letter: string): string {
  if (letter === "ł" || letter === "Ł") return "l"; // not a letter with an accent, but people type it so
  const plain = letter.normalize("NFD")[0]!.toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** The words to look for. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all words are in a text. */
export function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text cut where it is to be highlighted. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isHit.fill(true, at, at + word.length);
    }
  }
  const found: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1);
    if (last && last.isHit === isHit[i]) last.text += text[i];
    else found.push({ text: text[i]!, isHit: isHit[i]! });
  }
  return found;
}

/** What of a block is searched: its id too. */
const textOf = (block: Block): string => ("id" in block ? `${block.id} ${block.plain}` : block.plain);

/** The blocks that have all words, each under its heading; a heading that has them brings its whole section. */
export function find(blocks: readonly Block[], words: readonly string[]): { shown: Block[]; count: number } {
  if (words.length === 0) return { shown: [...blocks], count: 0 };
  const shown: Block[] = [];
  let count = 0;
  let heading: Block | null = null;
  let isWhole = false;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      isWhole = block.level > 1 && has(block.plain, words);
      continue;
    }
    if (!isWhole && !has(textOf(block), words)) continue;
    if (heading && heading.kind === "heading" && heading.level > 1) shown.push(heading);
    heading = null;
    shown.push(block);
    count += 1;
  }
  return { shown, count };
}
