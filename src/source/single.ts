import { type Finding, finding } from "../finding.js";
import { decode } from "./decode.js";
import { parseDocuments } from "./parse.js";
import type { Source } from "./text.js";
import type { YamlNode } from "./tree.js";

/** The one document of a file: its tree, or the findings that leave none. */
export interface SingleDocument {
  readonly source: Source;
  readonly root: YamlNode | null;
  readonly findings: readonly Finding[];
}

/** Reads a file that holds one document; a second one is a finding. `noun` is what it holds: `ruleset`. */
export function readSingle(path: string, bytes: Uint8Array, noun: string): SingleDocument {
  const { source, findings } = decode(path, bytes);
  if (findings.length > 0) return { source, root: null, findings };
  const documents = parseDocuments(source);
  const [first, second] = documents;
  if (!first?.root) return { source, root: null, findings: documents.flatMap((each) => each.findings) };
  if (!second) return { source, root: first.root, findings: [] };
  const { start } = second;
  const args = { key: "", expected: `one ${noun} in the file`, found: "a second document" };
  return { source, root: null, findings: [finding("schema/type", path, { start, end: start }, args)] };
}
