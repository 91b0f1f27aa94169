import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { type Block, inlines, parse } from "./markdown";
import { find, fold, has, pieces, wordsOf } from "./search";

const FILES = ["duel.md", "duel.cs.md", "duel.pl.md"];
const read = (file: string) => parse(readFileSync(`../docs/rules/${file}`, "utf-8"));
const clauses = (blocks: Block[]) => blocks.filter((block) => block.kind === "clause");

describe("the reader of rules", () => {
  it("knows strong, emphasis, code, marks and clauses", () => {
    expect(inlines("**[ruling]** a *city* (D-TRADE-4), `x`, **b**.")).toEqual([
      { kind: "mark", text: "ruling" },
      { kind: "text", text: " a " },
      { kind: "em", text: "city" },
      { kind: "text", text: " (" },
      { kind: "clause", text: "D-TRADE-4" },
      { kind: "text", text: "), " },
      { kind: "code", text: "x" },
      { kind: "text", text: ", " },
      { kind: "strong", text: "b" },
      { kind: "text", text: "." },
    ]);
  });

  it("reads headings, clauses that go on, lists and tables", () => {
    const blocks = parse(
      "# T\n\n## 1. Words (D-COMP)\n- **D-COMP-1** One\n  two.\n- three\n\n| a | b |\n| - | - |\n| 1 | *2* |\n",
    );
    expect(blocks).toMatchObject([
      { kind: "heading", level: 1, id: "", plain: "T" },
      { kind: "heading", level: 2, id: "D-COMP", plain: "1. Words" },
      { kind: "clause", id: "D-COMP-1", plain: "One two." },
      { kind: "item", plain: "three" },
      {
        kind: "table",
        head: [[{ text: "a" }], [{ text: "b" }]],
        rows: [[[{ text: "1" }], [{ kind: "em", text: "2" }]]],
      },
    ]);
  });

  it("keeps what looks like HTML as text", () => {
    expect(inlines("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });

  it.each(FILES)("reads all of %s", (file) => {
    const blocks = read(file);
    const ids = clauses(blocks).map((block) => block.kind === "clause" && block.id);
    expect(ids.length).toBeGreaterThan(250);
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of blocks) {
      if (block.kind === "heading" && block.level === 2) expect(block.id).toMatch(/^D-[A-Z]+$/);
      expect(block.plain, block.kind).not.toMatch(/\*\*|`|^- /);
    }
  });

  it("has the same clauses in all languages", () => {
    const [first, ...others] = FILES.map((file) =>
      clauses(read(file)).map((block) => block.kind === "clause" && block.id),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it("knows every clause that is referred to", () => {
    for (const file of FILES) {
      const blocks = read(file);
      const ids = new Set(clauses(blocks).map((block) => (block.kind === "clause" ? block.id : "")));
      for (const block of blocks) {
        if (block.kind === "table") continue;
        for (const part of block.text) if (part.kind === "clause") expect(ids).toContain(part.text);
      }
    }
  });
});

describe("the search", () => {
  it("does not mind accents and case, and keeps the length", () => {
    expect(fold("Žluťoučký KŮŇ Łódź")).toBe("zlutoucky kun lodz");
    expect(fold("ß ﬁ İ").length).toBe("ß ﬁ İ".length);
    expect(has("Řetězy a Žetony", wordsOf("zetony RETEZ"))).toBe(true);
    expect(has("Řetězy", wordsOf("retez zeton"))).toBe(false);
  });

  it("cuts a text for highlighting", () => {
    expect(pieces("Žeton a řetěz", wordsOf("zeton tez"))).toEqual([
      { text: "Žeton", isHit: true },
      { text: " a ře", isHit: false },
      { text: "těz", isHit: true },
    ]);
  });

  it("finds a clause by its id, with its heading", () => {
    const { shown, count } = find(read("duel.cs.md"), wordsOf("d-trade-4"));
    expect(shown[0]).toMatchObject({ kind: "heading", id: "D-TRADE" });
    expect(shown.some((block) => block.kind === "clause" && block.id === "D-TRADE-4")).toBe(true);
    expect(count).toBeGreaterThan(0);
  });

  it("brings the whole section when its heading has the words", () => {
    const blocks = read("duel.md");
    const { shown } = find(blocks, wordsOf("chains"));
    const ids = shown.flatMap((block) => (block.kind === "clause" ? [block.id] : []));
    expect(ids).toEqual(expect.arrayContaining(["D-CHAIN-1", "D-CHAIN-5", "D-CHAIN-7"]));
  });

  it("shows everything without words", () => {
    const blocks = read("duel.pl.md");
    expect(find(blocks, [])).toEqual({ shown: blocks, count: 0 });
  });
});
