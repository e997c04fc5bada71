import type { Span } from "../finding.js";
import type { ScalarNode } from "./tree.js";

const ESCAPE = /^\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r?\n[ \t]*|[\s\S])/;
const BLANK = /\s/;
/** An escaped line break: it stands for nothing. */
const CONTINUED = /\\\r?\n[ \t]*/y;

/**
 * Where characters of a text value stand in the file: gives a function from offsets in the value to offsets
 * in the source. Quotes, escapes, folded lines and block scalars are followed.
 */
function offsetsWithin(node: ScalarNode): (offset: number) => number {
  const value = String(node.data);
  const { raw, style } = node;
  const quoted = style === "single" || style === "double";
  const base = node.span.start + (quoted ? 1 : 0);
  const inner = quoted ? raw.slice(1, -1) : raw;
  if (inner === value) return (offset) => base + offset;
  const map = align(value, inner, style);
  return (offset) => base + map[Math.min(offset, map.length - 1)]!;
}

function align(value: string, inner: string, style: ScalarNode["style"]): Uint32Array {
  const map = new Uint32Array(value.length + 1);
  let at = style === "block" ? inner.indexOf("\n") + 1 : 0;
  for (let i = 0; i < value.length; i++) {
    const wanted = value[i]!;
    const blank = BLANK.test(wanted);
    while (!blank && at < inner.length && BLANK.test(inner[at]!)) at++;
    if (style === "double") at = afterContinuations(inner, at);
    map[i] = Math.min(at, inner.length);
    const escaped = style === "double" && inner[at] === "\\" ? ESCAPE.exec(inner.slice(at, at + 12)) : null;
    if (escaped) at += escaped[0].length;
    else if (style === "single" && inner.startsWith("''", at)) at += 2;
    else at++;
  }
  map[value.length] = Math.min(at, inner.length);
  return map;
}

function afterContinuations(inner: string, from: number): number {
  let at = from;
  CONTINUED.lastIndex = at;
  while (CONTINUED.test(inner)) at = CONTINUED.lastIndex;
  return at;
}

/** The way from parts of a text value to their places in the file, worked out at the first asking. */
export function spansWithin(node: ScalarNode): (start: number, end: number) => Span {
  let at: ((offset: number) => number) | null = null;
  return (start, end) => {
    at ??= offsetsWithin(node);
    const from = at(start);
    return { start: from, end: Math.max(from, end > start ? at(end - 1) + 1 : from) };
  };
}
