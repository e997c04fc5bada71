import { house } from "../rulebook/house.js";
import { type Ruleset, rulesetSchemas } from "../rulebook/schema.js";
import { convertSchema, DRAFT, type JsonSchema } from "../source/json-schema.js";
import { scenarioSchema } from "./scenario-schema.js";
import { designSchemas } from "./schema.js";

export const SCHEMA_KINDS = ["ship", "fleet", "ruleset", "scenario"] as const;
export type SchemaKind = (typeof SCHEMA_KINDS)[number];

/**
 * The JSON Schema (draft-07) of a lone ship's file, a fleet's or list's, a ruleset's or a scenario's: structure, enums
 * and bounds. A ship's and a fleet's are those of the ruleset given. Cross-field rules are lint's.
 */
export function jsonSchema(kind: SchemaKind, ruleset: Ruleset = house): JsonSchema {
  switch (kind) {
    case "ship":
      return { $schema: DRAFT, ...convertSchema(designSchemas(ruleset).loneShip) };
    case "fleet":
      return { $schema: DRAFT, ...fleetOrList(ruleset) };
    case "ruleset":
      return { $schema: DRAFT, title: "A ruleset", ...convertSchema(rulesetSchemas().file) };
    case "scenario":
      return { $schema: DRAFT, ...convertSchema(scenarioSchema()) };
  }
}

/** As the loader does it: what has a `design` is a roster entry, so that an editor blames the right branch. */
function fleetOrList(ruleset: Ruleset): JsonSchema {
  const { ship, entry, fleet } = designSchemas(ruleset);
  const header = convertSchema(fleet);
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
      ship: convertSchema(ship),
      entry: convertSchema(entry),
    },
  };
}
