// Tables of keys, from the JSON Schemas of what is read and what is printed.
import { jsonSchema } from "../../dist/design/json-schema.js";
import { configJsonSchema } from "../../dist/lint/config-schema.js";
import { OUTPUT_NAMES, OUTPUTS, outputSchema } from "../../dist/report/output/outputs.js";
import { anchor, table } from "./markdown.js";

const plain = (text = "") => text.replace(/\.$/, "");

/** The keys of an object of a schema for files. */
function keysOf({ properties, required = [] }) {
  const rows = Object.entries(properties).map(([field, { description, default: value, ...schema }]) => {
    const fallback = required.includes(field)
      ? "required"
      : value === undefined
        ? ""
        : `\`${JSON.stringify(value).replaceAll('"', "")}\``;
    return [`\`${field}\``, valuesOf(schema), fallback, plain(description)];
  });
  return table(["key", "values", "default", "meaning"], rows);
}

export const shipFields = () => keysOf(jsonSchema("fleet").definitions.ship);
export const entryFields = () => keysOf(jsonSchema("fleet").definitions.entry);
export const fleetFields = () => keysOf(jsonSchema("fleet").definitions.fleet);
export const rulesetFields = () => keysOf(jsonSchema("ruleset"));
export const scenarioFields = () => keysOf(jsonSchema("scenario"));
export const configFields = () => keysOf(configJsonSchema());

function valuesOf({ type, enum: values, const: one, minimum, maximum, anyOf, allOf, $ref }) {
  if (one !== undefined) return `\`${one}\``;
  if (values) return values.map((value) => `\`${value}\``).join(", ");
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  const words = {
    string: "text",
    boolean: "true, false",
    array: "a list",
    object: "a map",
    number: "a number",
    integer: "a whole number",
  };
  if (words[type]) return words[type];
  const several = anyOf ?? allOf;
  if (several) return [...new Set(several.map((each) => valuesOf(each)))].join(" or ");
  return $ref ? "a map" : "";
}

/** Every document of the command line, key by key; parts that several have in common come first. */
export async function jsonDocuments() {
  const schemas = await Promise.all(
    OUTPUT_NAMES.map(async (name) => ({
      name,
      command: OUTPUTS[name].command,
      schema: await outputSchema(name),
    })),
  );
  const shared = Object.assign({}, ...schemas.map(({ schema }) => schema.definitions ?? {}));
  const parts = Object.entries(shared).map(([name, schema]) =>
    schema.properties
      ? `### ${name}\n\n${schema.description}\n\n${table(["key", "value", "meaning"], documentRows(schema, ""))}`
      : `### ${name}\n\n${schema.description}\n`,
  );
  const documents = schemas.map(({ name, command, schema }) => {
    const file = `${name.replace(/-output$/, "")}.output.json`;
    const head = `## ${command}\n\nSchema: [\`${file}\`](../schemas/${file}), or \`shipcost schema ${name}\`.`;
    return `${head}\n\n${table(["key", "value", "meaning"], documentRows(schema, ""))}`;
  });
  return ["## Shared parts\n", ...parts, ...documents].join("\n");
}

/** A row for each key, those of maps and lists below it by their path: `files[].path`. */
function documentRows({ properties }, above) {
  return Object.entries(properties).flatMap(([key, part]) => {
    const path = `${above}${key}`;
    const { schema, isNull, suffix } = unwrapped(part);
    const below = schema.properties ? documentRows(schema, `${path}${suffix}.`) : [];
    return [
      [`\`${path}${suffix}\``, kindOf(schema, suffix) + (isNull ? ", or null" : ""), meaning(part, schema)],
      ...below,
    ];
  });
}

function meaning(part, schema) {
  return part.description ?? (schema.description && !schema.$ref ? schema.description : "");
}

/** What stands in lists and beside null. */
function unwrapped(part, suffix = "", isNull = false) {
  const { anyOf, allOf, type, items } = part;
  const others = anyOf?.filter((each) => each.type !== "null");
  if (anyOf && others.length === 1) return unwrapped(others[0], suffix, isNull || anyOf.length > 1);
  if (allOf?.length === 1) return unwrapped(allOf[0], suffix, isNull);
  if (type === "array" && !Array.isArray(items)) return unwrapped(items, `${suffix}[]`, isNull);
  if (Array.isArray(type))
    return {
      schema: { ...part, type: type.find((each) => each !== "null") },
      suffix,
      isNull: isNull || type.includes("null"),
    };
  return { schema: part, suffix, isNull };
}

const KINDS = {
  string: "text",
  boolean: "true or false",
  object: "map",
  number: "number",
  integer: "whole number",
  array: "list",
};

function kindOf(schema, suffix) {
  const { $ref, enum: values, const: one, type, anyOf } = schema;
  const list = suffix === "" ? "" : "list of ";
  if ($ref) {
    const name = $ref.split("/").at(-1);
    return `${list}[${name}](#${anchor(name)})`;
  }
  if (one !== undefined) return `\`${one}\``;
  if (values) return list + values.map((value) => `\`${value}\``).join(", ");
  if (anyOf)
    return (
      list + [...new Set(anyOf.map((each) => (each.type === "null" ? "null" : kindOf(each, ""))))].join(", ")
    );
  if (suffix !== "") return `list of ${type === "object" ? "maps" : (KINDS[type] ?? "values")}`;
  return KINDS[type] ?? "any value";
}
