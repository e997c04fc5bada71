import { meantBy } from "./slips.js";
import { bareName } from "./suggest.js";
import { isFreeKey, type MapNode, type ScalarNode, type YamlNode } from "./tree.js";

type Pair = readonly [YamlNode | null | undefined, YamlNode | null | undefined];

export interface Sameness {
  /** Keys whose values are not looked at. */
  readonly except: readonly string[];
  /** Whether keys and values that are written in another way count as the same where they can mean the same. */
  readonly loose?: boolean;
}

/**
 * Whether two trees hold the same values, whatever their style and places. Free keys are not looked at. A value that
 * aliases share is looked at once.
 */
export function sameReading(a: YamlNode | null, b: YamlNode | null, sameness: Sameness): boolean {
  const seen = new Map<YamlNode, YamlNode>();
  const pairs: Pair[] = [[a, b]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [one, other] = pair;
    if (!one || !other) {
      if (one !== other) return false;
      continue;
    }
    if (seen.get(one) === other) continue;
    seen.set(one, other);
    const parts = partsOf(one, other, sameness);
    if (!parts) return false;
    for (const part of parts) pairs.push(part);
  }
  return true;
}

/** The pairs of values that are still to be compared; null where the nodes differ. */
function partsOf(one: YamlNode, other: YamlNode, sameness: Sameness): Pair[] | null {
  if (one.kind === "scalar") {
    return other.kind === "scalar" && sameValue(one, other, sameness) ? [] : null;
  }
  if (one.kind === "list") {
    if (other.kind !== "list" || one.items.length !== other.items.length) return null;
    return one.items.map((item, i) => [item, other.items[i]]);
  }
  return other.kind === "map" ? valuesOf(one, other, sameness) : null;
}

function valuesOf(one: MapNode, other: MapNode, { except, loose = false }: Sameness): Pair[] | null {
  const keysOf = ({ entries }: MapNode) => [...entries.keys()].map((key) => (loose ? bareName(key) : key));
  if (keysOf(one).join("\0") !== keysOf(other).join("\0")) return null;
  const others = [...other.entries.values()];
  return [...one.entries].flatMap(([key, { value }], i) =>
    isFreeKey(key) || except.includes(key) ? [] : [[value, others[i]?.value]],
  );
}

function sameValue(a: ScalarNode, b: ScalarNode, { loose = false }: Sameness): boolean {
  // 0 and -0 are the same here, and so is what is not a number.
  if (a.data === b.data || Object.is(a.data, b.data)) return true;
  return (
    loose && (meantBy(a).includes(String(b.data)) || bareName(String(a.data)) === bareName(String(b.data)))
  );
}
