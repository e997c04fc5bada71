import type { CST } from "yaml";

interface TokenLike {
  readonly offset: number;
  readonly value?: unknown;
  readonly key?: unknown;
  readonly items?: readonly { readonly key?: unknown; readonly value?: unknown }[];
}

function isToken(value: unknown): value is TokenLike {
  return typeof value === "object" && value !== null && "offset" in value;
}

/**
 * The offset at which a parsed token nests deeper than `limit` collections, or null.
 * Asked before the parser composes nodes: that part is recursive, and a deep document ends the process.
 */
export function nestingOver(token: CST.Token, limit: number): number | null {
  const stack: [TokenLike, number][] = [[token as TokenLike, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [current, depth] = top;
    if (depth > limit) return current.offset;
    if (isToken(current.value)) stack.push([current.value, depth]);
    for (const item of current.items ?? []) {
      if (isToken(item.key)) stack.push([item.key, depth + 1]);
      if (isToken(item.value)) stack.push([item.value, depth + 1]);
    }
  }
  return null;
}
