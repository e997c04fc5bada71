import type { Span } from "../finding.js";
import type { ScalarNode } from "./tree.js";

const ESCAPE = /^\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r?\n[ \t]*|[\s\S])/;
const BLANK = /\s/;
/** An escaped line break: it stands for nothing. */
const CONTINUED = /\\\r?\n[ \t]*/y;

/** Where each UTF-16 unit of a value begins and ends in the file. */
interface Alignment {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/**
 * Where characters of a text value stand in the file: gives a function from a unit's offset in the value to its
 * span in the source. Quotes, escapes, folded lines and block scalars are followed.
 */
function unitsWithin(node: ScalarNode): (offset: number) => Span {
  const value = String(node.data);
  const { raw, style } = node;
  const quoted = style === "single" || style === "double";
  const base = node.span.start + (quoted ? 1 : 0);
  const inner = quoted ? raw.slice(1, -1) : raw;
  if (inner === value) return (offset) => ({ start: base + offset, end: base + offset + 1 });
  const { starts, ends } = align(value, inner, style);
  return (offset) => {
    const i = Math.min(offset, value.length);
    // biome-ignore lint/style/noNonNullAssertion: the index is below the length
    return { start: base + starts[i]!, end: base + ends[i]! };
  };
}

function align(value: string, inner: string, style: ScalarNode["style"]): Alignment {
  const starts = new Uint32Array(value.length + 1);
  const ends = new Uint32Array(value.length + 1);
  let at = style === "block" ? inner.indexOf("\n") + 1 : 0;
  for (let i = 0; i < value.length; i++) {
    // biome-ignore lint/style/noNonNullAssertion: the index is below the length
    const blank = BLANK.test(value[i]!);
    // biome-ignore lint/style/noNonNullAssertion: the index is below the length
    while (!blank && at < inner.length && BLANK.test(inner[at]!)) at++;
    if (style === "double") at = afterContinuations(inner, at);
    starts[i] = Math.min(at, inner.length);
    const written = style === "double" && inner[at] === "\\" ? ESCAPE.exec(inner.slice(at, at + 12)) : null;
    if (written) at += written[0].length;
    else if (style === "single" && inner.startsWith("''", at)) at += 2;
    else at++;
    ends[i] = Math.min(at, inner.length);
    // biome-ignore lint/style/noNonNullAssertion: the index is below the length
    if (written?.[0].startsWith("\\U") && value.codePointAt(i)! > 0xffff) {
      i++;
      // biome-ignore lint/style/noNonNullAssertion: the index is below the length
      starts[i] = starts[i - 1]!;
      // biome-ignore lint/style/noNonNullAssertion: the index is below the length
      ends[i] = ends[i - 1]!;
    }
  }
  starts.fill(Math.min(at, inner.length), value.length);
  ends.fill(Math.min(at, inner.length), value.length);
  return { starts, ends };
}

function afterContinuations(inner: string, from: number): number {
  let at = from;
  CONTINUED.lastIndex = at;
  while (CONTINUED.test(inner)) at = CONTINUED.lastIndex;
  return at;
}

/** The way from parts of a text value to their places in the file, worked out at the first asking. */
export function spansWithin(node: ScalarNode): (start: number, end: number) => Span {
  let unit: ((offset: number) => Span) | null = null;
  return (start, end) => {
    unit ??= unitsWithin(node);
    const from = unit(start).start;
    return { start: from, end: Math.max(from, end > start ? unit(end - 1).end : from) };
  };
}
