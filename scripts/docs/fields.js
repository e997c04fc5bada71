// Tables of keys, from the JSON Schemas of the files that people write.
import { jsonSchema } from "../../dist/design/json-schema.js";
import { configJsonSchema } from "../../dist/lint/config-schema.js";
import { table } from "./markdown.js";

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
