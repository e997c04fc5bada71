import type { Cause, Complaint } from "./syntax-cause.js";

/** The complaints that a line leads to which begins in the wrong column. */
const WRONG_COLUMN = /^(?:BLOCK_AS_IMPLICIT_KEY|BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN)$/;
/** A line that begins an item, a key or both. */
const BEGINNING = /^( *)((?:- +)*)(?=[^\s#-]|-)/;

const HOLDS_ANYTHING = /^\s*[^\s#]/;

/** A line that begins further in, or less far, than the one above that it belongs with. */
export function indentedWrongly({ source: { text }, trouble: { code, pos } }: Complaint): Cause | null {
  if (!WRONG_COLUMN.test(code)) return null;
  const at = text.lastIndexOf("\n", pos[0] - 1) + 1;
  // A key in a value is told of at the value, and what follows a comment at the comment: the line itself comes next.
  const isBefore = code === "BLOCK_AS_IMPLICIT_KEY" || !HOLDS_ANYTHING.test(lineAt(text, at));
  const start = isBefore ? nextLine(text, at) : at;
  if (start === null) return null;
  const line = lineAt(text, start);
  const isItem = /^ *-(?: |$)/.test(line);
  const above =
    (isItem ? lineAbove(text, start, /^ *-(?: |$)/) : null) ?? lineAbove(text, start, HOLDS_ANYTHING);
  const own = BEGINNING.exec(line);
  const other = above === null ? null : BEGINNING.exec(lineAt(text, above));
  if (!own || !other) return null;
  const begins = own[1]?.length ?? 0;
  const expected = (other[1]?.length ?? 0) + (isItem ? 0 : (other[2]?.length ?? 0));
  if (begins === expected) return null;
  const facts = { blanks: begins, expected };
  return { code: "INDENT", span: { start, end: start + Math.max(begins, 1) }, facts };
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** Where the next line begins that holds anything, or null. */
function nextLine(text: string, start: number): number | null {
  for (let at = text.indexOf("\n", start) + 1; at > 0; at = text.indexOf("\n", at) + 1) {
    if (HOLDS_ANYTHING.test(lineAt(text, at))) return at;
  }
  return null;
}

/** Where the last line before begins that is of a pattern, or null. */
function lineAbove(text: string, start: number, pattern: RegExp): number | null {
  for (let end = start - 1; end > 0; ) {
    const at = text.lastIndexOf("\n", end - 1) + 1;
    if (pattern.test(lineAt(text, at))) return at;
    end = at - 1;
  }
  return null;
}
