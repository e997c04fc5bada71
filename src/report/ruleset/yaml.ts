import { Document, isMap, isScalar, isSeq, type Scalar, visit } from "yaml";
import * as z from "zod";
import { restated } from "../../rulebook/restate.js";
import { type Ruleset, rulesetSchemas } from "../../rulebook/schema.js";
import { unwrap } from "../../source/schema-walk.js";
import { wrap } from "../text/text.js";
import { visible } from "../text/visible.js";

const WIDTH = 100;

/**
 * A ruleset as a file to be changed: every part with its value and a comment that explains it. The file extends `base`,
 * which it names by an id or a path, and loads again as the same rules under a name of its own.
 */
export function rulesetYaml(ruleset: Ruleset, base: Ruleset = ruleset, baseName = base.ruleset): string {
  const { ruleset: id, version, title } = ruleset;
  const head = { ruleset: "my-rules", version: "1.0", extends: baseName, title: "My rules" };
  const body = new Document(restated(ruleset, base), { aliasDuplicateObjects: false });
  compact(body);
  comment(body.contents, rulesetSchemas().file, "", new Set());
  return [
    ...commentLines(
      `The whole of ruleset ${id}, version ${version} (${title}). Change what your group plays otherwise.`,
    ),
    ...commentLines(
      `Delete the rest: whatever this file does not name is as in ${baseName}, which this file extends.`,
    ),
    new Document(head).toString({ lineWidth: 0 }) + body.toString({ lineWidth: WIDTH }),
  ].join("\n");
}

/** A value in YAML, records of a list on a line each. */
export function yamlValue(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  compact(document);
  return document.toString({ lineWidth: WIDTH }).trimEnd();
}

/** The longest collection, in characters of JSON, that is written in one line. */
const ONE_LINE = 56;

/** Writes short collections that stand in a list or a record, and empty ones, in one line. */
function compact(document: Document): void {
  visit(document, {
    Collection(_, node, ancestors) {
      const inList = ancestors.some((each) => isSeq(each));
      if (node.items.length === 0 || (inList && JSON.stringify(node).length <= ONE_LINE)) node.flow = true;
    },
  });
}

/** Puts what the schema says of a key before it, each text once. */
function comment(node: unknown, schema: z.ZodType, indent: string, said: Set<string>): void {
  const known = unwrap(schema);
  if (!isMap(node) || !(known instanceof z.ZodObject)) return;
  for (const { key, value } of node.items) {
    const part: z.ZodType | undefined = known.shape[(key as Scalar<string>).value];
    if (!part || !isScalar(key)) continue;
    const text = part.description ?? (unwrap(part) as z.ZodType).description;
    if (text && !said.has(text)) key.commentBefore = commentBody(text, indent);
    if (text) said.add(text);
    if (indent === "") key.spaceBefore = true;
    comment(value, part, `${indent}  `, said);
  }
}

function commentBody(text: string, indent: string): string {
  return wrap(text, WIDTH - 2 - indent.length)
    .map((line) => ` ${line}`)
    .join("\n");
}

function commentLines(text: string): string[] {
  return wrap(visible(text), WIDTH - 2).map((line) => `# ${line}`);
}
