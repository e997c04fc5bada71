import type { Finding } from "../finding.js";
import { nodeAt, type YamlNode } from "../source/tree.js";

/** Values that stand in for required fields that are broken: nothing is judged by them. */
const STAND_INS: Readonly<Record<string, unknown>> = { name: "?", hull: 1 };

/** A ship's values without those that are broken, and the fields that nobody can judge therefore. */
export interface SoundPart {
  readonly data: Readonly<Record<string, unknown>>;
  readonly broken: readonly string[];
}

/** What is left of a ship's values without those that findings are about; null of what is no map. */
export function soundPartOf(node: YamlNode, findings: readonly Finding[]): SoundPart | null {
  if (node.kind !== "map") return null;
  const broken = new Set<string>();
  for (const { ruleId, args, span, suggestions, via } of findings) {
    if (ruleId === "schema/missing-key") broken.add(String(args.key));
    // What was meant by an unknown key is not known for sure, and neither is the field that it was meant for.
    if (ruleId === "schema/unknown-key") for (const meant of suggestions) broken.add(meant);
    const at = (via ?? { span }).span.start;
    for (const [key, { keySpan, value }] of node.entries) {
      const end = Math.max(keySpan.end, (value.via ?? value).span.end);
      if (keySpan.start <= at && at <= end) broken.add(key);
    }
  }
  const data: Record<string, unknown> = {};
  for (const key of node.entries.keys()) {
    const value = nodeAt(node, [key])?.data;
    if (!broken.has(key) && !key.startsWith("x-")) data[key] = value;
  }
  for (const [key, value] of Object.entries(STAND_INS)) if (broken.has(key)) data[key] = value;
  return { data, broken: [...broken] };
}
