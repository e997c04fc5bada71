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

/** The last quoted text of the offset's document that begins before the offset: where it begins and ends in the file. */
export function quotedTextAround(tokens: readonly CST.Token[], offset: number): Span | null {
  let last: Span | null = null;
  const document = lastBefore(tokens, offset);
  const stack: Parts[] = document ? [document as Parts] : [];
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

/** The last document that begins before an offset: a file may have thousands. */
function lastBefore(tokens: readonly CST.Token[], offset: number): CST.Token | undefined {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.offset ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  while (low > 0 && tokens[low - 1]?.type !== "document") low--;
  return tokens[low - 1];
}
