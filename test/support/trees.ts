import type { ReadDocument } from "../../src/source/items.js";
import { readQuickly } from "../../src/source/quick/document.js";
import { Doubt } from "../../src/source/quick/doubt.js";
import { readWhole } from "../../src/source/read.js";
import { makeSource } from "../../src/source/text.js";
import type { YamlNode } from "../../src/source/tree.js";

/** Everything of a tree but how many nodes it has, which only its maker needs. */
function written(node: YamlNode): unknown {
  const { kind, span, marks, via } = node;
  const place = [kind, span.start, span.end, marks ?? null, via ?? null];
  if (node.kind === "scalar") return [...place, node.data, node.raw, node.style];
  if (node.kind === "list") return [...place, node.items.map(written)];
  return [
    ...place,
    [...node.entries.values()].map(({ key, keySpan, value, oddKey, bare }) => [
      key,
      [keySpan.start, keySpan.end],
      oddKey,
      bare,
      written(value),
    ]),
  ];
}

/** What a document is made of; null where there are findings instead. */
function tree({ root, findings, items }: ReadDocument) {
  if (!root || findings.length > 0) return null;
  // What is shared shows when all is read.
  Array.from(items);
  return { items: Array.from({ length: items.length }, (_, i) => written(items.at(i))), root: written(root) };
}

/** The trees of a file by the quick way, or null where it does not take it. */
export function quickTrees(text: string) {
  try {
    return readQuickly(makeSource("f.yaml", text), "ships")?.map(tree) ?? null;
  } catch (error) {
    if (error instanceof Doubt) return null;
    throw error;
  }
}

/** The trees of a file by the parser. */
export function wholeTrees(text: string) {
  return readWhole(makeSource("f.yaml", text), "ships", tree);
}
