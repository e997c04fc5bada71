// Tables of the keys of every JSON document that a command prints, from the documents' schemas.
import { OUTPUT_NAMES, OUTPUTS, outputSchema } from "../../dist/report/output/outputs.js";
import { anchor, table } from "./markdown.js";

/** Every document of the command line, key by key; parts that several have in common come first. */
export async function jsonDocuments() {
  const schemas = new Map();
  for (const name of OUTPUT_NAMES) schemas.set(name, await outputSchema(name));
  const definitions = Object.assign({}, ...[...schemas.values()].map((schema) => schema.definitions));
  const parts = Object.entries(definitions).map(([name, schema]) => {
    const keys = schema.properties ? `\n${keysOf(schema, definitions)}` : "";
    return `### ${name}\n\n${schema.description}\n${keys}`;
  });
  const documents = [...schemas].map(([name, schema]) => {
    const file = `${name.replace(/-output$/, "")}.output.json`;
    const head = `## ${OUTPUTS[name].command}\n\nSchema: [\`${file}\`](../schemas/${file}), or \`shipcost schema ${name}\`.`;
    return `${head}\n\n${keysOf(schema, definitions)}`;
  });
  return ["## Shared parts\n", ...parts, ...documents].join("\n");
}

const keysOf = (schema, definitions) => table(["key", "value", "meaning"], rowsOf(schema, "", definitions));

/** A row for each key. Keys of maps and lists follow by their path: `files[].path`. */
function rowsOf({ properties }, above, definitions) {
  return Object.entries(properties).flatMap(([key, part]) => {
    const { schema, list, isNull } = unwrapped(part);
    const path = above + key + "[]".repeat(list);
    const value = "list of ".repeat(list) + kindOf(schema, list > 0) + (isNull ? ", or null" : "");
    const meaning = part.description ?? schema.description ?? definitions[nameOf(schema)]?.description ?? "";
    const below = schema.properties ? rowsOf(schema, `${path}.`, definitions) : [];
    return [[`\`${path}\``, value, meaning], ...below];
  });
}

/** What stands in lists, beside null, or in a reference with a description of its own. */
function unwrapped(part, list = 0, isNull = false) {
  const { anyOf, allOf, type, items } = part;
  const others = (anyOf ?? allOf)?.filter((each) => each.type !== "null");
  if (others?.length === 1) return unwrapped(others[0], list, isNull || anyOf?.length > 1);
  if (type === "array" && !Array.isArray(items)) return unwrapped(items, list + 1, isNull);
  const types = [type].flat().filter((each) => each !== "null");
  return { schema: { ...part, type: types }, list, isNull: isNull || types.length < [type].flat().length };
}

const nameOf = ({ $ref }) => $ref?.split("/").at(-1);

const KINDS = {
  string: "text",
  boolean: "true or false",
  object: "map",
  number: "number",
  integer: "whole number",
  array: "list",
};
const PLURALS = { object: "maps", number: "numbers", integer: "whole numbers", array: "lists" };

function kindOf(schema, many) {
  const { enum: values, const: one, type } = schema;
  const name = nameOf(schema);
  if (name) return `[${name}](#${anchor(name)})`;
  if (one !== undefined) return `\`${one}\``;
  if (values) return values.map((value) => `\`${value}\``).join(", ");
  return type.map((each) => (many && PLURALS[each]) || KINDS[each]).join(", ");
}
