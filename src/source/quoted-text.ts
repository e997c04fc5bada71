import type { CST } from "yaml";
import type { Span } from "../finding.js";

interface Parts {
  readonly type?: string;
  readonly offset?: number;
  readonly source?: string;
  readonly value?: unknown;
  readonly key?: unknown;
  readonly items?: readonly Parts[];
}

/** The last quoted text that begins before an offset: where it begins and ends in the file. */
export function quotedTextAround(tokens: readonly CST.Token[], offset: number): Span | null {
  let last: Span | null = null;
  const stack: Parts[] = [...(tokens as readonly Parts[])];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const { type, offset: start, source } = part;
    if (
      type?.endsWith("-quoted-scalar") &&
      start !== undefined &&
      start < offset &&
      start > (last?.start ?? -1)
    )
      last = { start, end: start + (source?.length ?? 0) };
    for (const each of [part.key, part.value, ...(part.items ?? [])]) {
      if (typeof each === "object" && each !== null) stack.push(each as Parts);
    }
  }
  return last;
}
