import * as z from "zod";
import { house } from "../rulebook/house.js";
import { type Ruleset, rulesetSchemas } from "../rulebook/schema.js";
import { scenarioSchema } from "./scenario-schema.js";
import { designSchemas } from "./schema.js";

export const SCHEMA_KINDS = ["ship", "fleet", "ruleset", "scenario"] as const;
export type SchemaKind = (typeof SCHEMA_KINDS)[number];

/** A JSON Schema, or a part of one, as plain data. */
export type JsonSchema = { [keyword: string]: unknown };

const DRAFT = "http://json-schema.org/draft-07/schema#";
const FREE_KEYS = { "^x-": {} };

/**
 * The JSON Schema (draft-07) of a lone ship's file, a fleet's or list's, a ruleset's or a scenario's: structure, enums
 * and bounds. A ship's and a fleet's are those of the ruleset given. Cross-field rules are lint's.
 */
export function jsonSchema(kind: SchemaKind, ruleset: Ruleset = house): JsonSchema {
  switch (kind) {
    case "ship":
      return { $schema: DRAFT, ...convert(designSchemas(ruleset).loneShip) };
    case "fleet":
      return { $schema: DRAFT, ...fleetOrList(ruleset) };
    case "ruleset":
      return { $schema: DRAFT, title: "A ruleset", ...convert(rulesetSchemas().file) };
    case "scenario":
      return { $schema: DRAFT, ...convert(scenarioSchema()) };
  }
}

/** As the loader does it: what has a `design` is a roster entry, so that an editor blames the right branch. */
function fleetOrList(ruleset: Ruleset): JsonSchema {
  const { ship, entry, fleet } = designSchemas(ruleset);
  const header = convert(fleet);
  const properties = header.properties as JsonSchema;
  const items = { $ref: "#/definitions/shipOrEntry" };
  return {
    title: "A fleet, or a list of ships",
    if: { type: "array" },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: "#/definitions/list" },
    else: { $ref: "#/definitions/fleet" },
    definitions: {
      fleet: {
        ...header,
        properties: { ...properties, ships: { ...(properties.ships as JsonSchema), items } },
      },
      list: { title: "A list of ships", type: "array", items },
      shipOrEntry: {
        if: { type: "object", properties: { design: {} }, required: ["design"] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: "#/definitions/entry" },
        else: { $ref: "#/definitions/ship" },
      },
      ship: convert(ship),
      entry: convert(entry),
    },
  };
}

function convert(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: part }) => adapt(part as JsonSchema),
  });
  return converted as JsonSchema;
}

/** What Zod writes, made into what editors want: free keys, named keys for records, no keyword of our own. */
function adapt(part: JsonSchema): void {
  const { expected } = part;
  delete part.expected;
  if (typeof expected === "string")
    part.description ??= `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  const names = (part.propertyNames as JsonSchema | undefined)?.enum as string[] | undefined;
  if (names) {
    const value = part.additionalProperties;
    part.properties = Object.fromEntries(names.map((name) => [name, value]));
    part.additionalProperties = false;
    delete part.propertyNames;
  }
  if (part.type === "object") part.patternProperties = FREE_KEYS;
}
