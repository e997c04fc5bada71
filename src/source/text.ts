import type { Span } from "../finding.js";

/** A place in a text: 1-based line, 1-based column in Unicode code points (a BOM is not counted). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A source text with its path, and the way from offsets to lines and columns. */
export interface Source {
  readonly path: string;
  /** The text without its byte order mark. */
  readonly text: string;
  position(offset: number): Position;
  /** The offsets at which a line begins and ends, its line break left out. */
  line(line: number): Span;
}

const CHECKPOINT = 1024;

/** Counts of low surrogates before each checkpoint, so that a column on a huge line costs no scan of it. */
function surrogateCounter(text: string): (offset: number) => number {
  if (!/[\uDC00-\uDFFF]/.test(text)) return () => 0;
  const sums = new Uint32Array(Math.floor(text.length / CHECKPOINT) + 2);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    if (i % CHECKPOINT === 0) sums[i / CHECKPOINT] = count;
    if (isLowSurrogate(text.charCodeAt(i))) count++;
  }
  return (offset) => {
    const checkpoint = Math.floor(Math.min(offset, text.length - 1) / CHECKPOINT);
    // biome-ignore lint/style/noNonNullAssertion: the index is that of a line or checkpoint of the text
    let sum = sums[checkpoint]!;
    for (let i = checkpoint * CHECKPOINT; i < offset; i++) if (isLowSurrogate(text.charCodeAt(i))) sum++;
    return sum;
  };
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Wraps a text for reporting. Lines end at LF or CRLF. */
export function makeSource(path: string, textWithBom: string): Source {
  const text = textWithBom.startsWith("\uFEFF") ? textWithBom.slice(1) : textWithBom;
  let starts: number[] | null = null;
  let surrogates: ((offset: number) => number) | null = null;
  const lineStarts = () => {
    if (starts) return starts;
    starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  };
  return {
    path,
    text,
    position(offset) {
      const lines = lineStarts();
      let low = 0;
      let high = lines.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        // biome-ignore lint/style/noNonNullAssertion: the index is that of a line or checkpoint of the text
        if (lines[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      surrogates ??= surrogateCounter(text);
      // biome-ignore lint/style/noNonNullAssertion: the index is that of a line or checkpoint of the text
      const start = lines[low]!;
      return { line: low + 1, column: offset - start - (surrogates(offset) - surrogates(start)) + 1 };
    },
    line(line) {
      const lines = lineStarts();
      const start = lines[line - 1] ?? text.length;
      // biome-ignore lint/style/noNonNullAssertion: the index is that of a line or checkpoint of the text
      let end = line < lines.length ? lines[line]! - 1 : text.length;
      if (end > start && text[end - 1] === "\r") end--;
      return { start, end };
    },
  };
}
