/**
 * Reads the Markdown that the rules are written in, and no more: headings, clauses, lists, tables, paragraphs;
 * strong, emphasis, code, references to clauses. It makes data, never HTML, so that nothing can be smuggled in.
 */

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  /** A mark such as [ruling]. */
  | { kind: "mark"; text: string }
  /** A reference to a clause, `D-TRADE-4`. */
  | { kind: "clause"; text: string };

export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[]; plain: string }
  | { kind: "paragraph"; text: Inline[]; plain: string }
  | { kind: "clause"; id: string; text: Inline[]; plain: string }
  | { kind: "item"; text: Inline[]; plain: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; plain: string };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<mark>[^\]]+)\]|(?<clause>\b[A-Z]{1,2}-[A-Z]{2,8}-\d{1,3}\b)/gu;

/** The parts of a line. */
export function inlines(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: "text", text: text.slice(at, match.index) });
    const [kind, found] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)!;
    // A mark in strong letters is a mark too.
    const inner = kind === "strong" ? /^\[([^\]]+)\]$/.exec(found) : null;
    parts.push(inner ? { kind: "mark", text: inner[1]! } : ({ kind, text: found } as Inline));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

export const plainOf = (parts: readonly Inline[]): string => parts.map((part) => part.text).join("");

const HEADING = /^(#{1,4}) (.*)$/;
const CLAUSE = /^- \*\*([A-Z]{1,2}-[A-Z]{2,8}-\d{1,3})\*\* (.*)$/;
const SECTION = /\(([A-Z]{1,2}-[A-Z]{2,8})\)\s*$/;

/** The blocks of a text. A line that continues a paragraph or an item belongs to it. */
export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: "paragraph" | "item" | "clause"; id: string; text: string } | null = null;
  let table: string[][] = [];

  const close = () => {
    if (open) {
      const text = inlines(open.text);
      blocks.push({ ...open, text, plain: plainOf(text) } as Block);
      open = null;
    }
    const [head, , ...rows] = table;
    if (head) {
      const cells = (row: string[]) => row.map(inlines);
      blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells), plain: table.flat().join(" ") });
      table = [];
    }
  };

  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const clause = CLAUSE.exec(line);
    if (line.trim() === "") close();
    else if (heading) {
      close();
      blocks.push(headingOf(heading[1]!.length, heading[2]!));
    } else if (clause) {
      close();
      open = { kind: "clause", id: clause[1]!, text: clause[2]! };
    } else if (line.startsWith("- ")) {
      close();
      open = { kind: "item", id: "", text: line.slice(2) };
    } else if (line.startsWith("|")) {
      if (open) close();
      table.push(
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    } else if (open) open.text += ` ${line.trim()}`;
    else open = { kind: "paragraph", id: "", text: line };
  }
  close();
  return blocks;
}

/** A heading; the name of its section in brackets becomes its id and is not shown. */
function headingOf(level: number, source: string): Block {
  const id = SECTION.exec(source)?.[1] ?? "";
  const text = inlines(source.replace(SECTION, "").trim());
  return { kind: "heading", level, id, text, plain: plainOf(text) };
}
