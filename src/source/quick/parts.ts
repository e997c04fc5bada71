import { doubt } from "./doubt.js";
import { Lines } from "./lines.js";

/** A document in a text. */
export interface Part {
  /** Where it begins: at a line, or at the bracket of a value in flow style. */
  readonly start: number;
  readonly end: number;
  readonly isFlow: boolean;
}

/** What may begin a document, or end one. */
const MARK = /^(?:---|\.\.\.)(?=[ \t\r\n]|$)/gm;
/** A directive that says what holds anyway. */
const VERSION = /^%YAML 1\.2 *\r?\n(?=---)/;

/** Where the documents of a text stand. One that is empty is doubted, but for the last. */
export function partsOf(text: string): Part[] {
  if (/\r(?!\n)/.test(text)) doubt();
  const parts: (Part | null)[] = [];
  let start = VERSION.exec(text)?.[0].length ?? 0;
  /** Whether a document stands there, or only what may stand between two. */
  let isOpen = true;
  let isFirst = true;
  const close = (end: number) => {
    const part = partAt(text, start, end);
    if (isOpen) parts.push(part);
    else if (part) doubt();
  };
  for (const { index, 0: mark } of hasMarks(text) ? text.matchAll(MARK) : []) {
    // A document that is ended twice: between the two is another, which is empty.
    if (!isOpen && mark === "...") doubt();
    const isBefore = isFirst && mark === "---" && partAt(text, start, index) === null;
    if (!isBefore) close(index);
    isFirst = false;
    start = index + mark.length;
    isOpen = mark === "---";
  }
  close(text.length);
  if (parts.length > 1 && !parts.at(-1)) parts.pop();
  return parts.map((part) => part ?? doubt());
}

/** Most texts are one document without marks: they need no search by lines. */
function hasMarks(text: string): boolean {
  return /^(?:---|\.\.\.|%)/.test(text) || text.includes("\n---") || text.includes("\n...");
}

/** The document between two offsets; null where there is none. In the line of a mark it is in flow style. */
function partAt(text: string, from: number, end: number): Part | null {
  const { begin, indent } = new Lines(text, from, end);
  if (indent < 0) return null;
  const isFlow = text[begin] === "{" || text[begin] === "[";
  const isLine = from === 0 || text[from - 1] === "\n" || text.slice(from, begin).includes("\n");
  if (!isFlow && !isLine) doubt();
  return { start: isFlow ? begin : begin - indent, end, isFlow };
}
