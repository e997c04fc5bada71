import { isFreeKey, type YamlNode } from "./tree.js";

/**
 * Whether two trees hold the same values, whatever their style and places; free keys and the values of the keys in
 * `except` are not looked at. A value that aliases share is looked at once.
 */
export function sameReading(a: YamlNode | null, b: YamlNode | null, except: readonly string[]): boolean {
  const seen = new Map<YamlNode, YamlNode>();
  const pairs: [YamlNode | null | undefined, YamlNode | null | undefined][] = [[a, b]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [one, other] = pair;
    if (!one || !other) {
      if (one !== other) return false;
      continue;
    }
    if (seen.get(one) === other) continue;
    seen.set(one, other);
    if (one.kind === "scalar" || other.kind === "scalar") {
      if (one.kind !== other.kind || !sameValue(one.data, other.data)) return false;
    } else if (one.kind === "list" || other.kind === "list") {
      if (one.kind !== "list" || other.kind !== "list" || one.items.length !== other.items.length)
        return false;
      for (const [i, item] of one.items.entries()) pairs.push([item, other.items[i]]);
    } else {
      if ([...one.entries.keys()].join("\0") !== [...other.entries.keys()].join("\0")) return false;
      for (const [key, { value }] of one.entries) {
        if (!isFreeKey(key) && !except.includes(key)) pairs.push([value, other.entries.get(key)!.value]);
      }
    }
  }
  return true;
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || Object.is(a, b); // 0 and -0 are the same here, and so is what is not a number
}
