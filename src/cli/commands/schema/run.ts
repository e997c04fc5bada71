import { jsonSchema, type SchemaKind } from "../../../design/json-schema.js";
import { configJsonSchema } from "../../../lint/config-schema.js";
import { house } from "../../../rulebook/house.js";
import { EXIT, type Io } from "../../io.js";
import { rulesetNamed } from "../../session/session.js";

/** `shipcost schema` */
export function schema(io: Io, [kind = "fleet"]: string[], { ruleset }: { ruleset?: string }): number {
  const rules = ruleset === undefined ? house : rulesetNamed(ruleset, io);
  const made = kind === "config" ? configJsonSchema() : jsonSchema(kind as SchemaKind, rules);
  io.out(`${JSON.stringify(made, null, 2)}\n`);
  return EXIT.ok;
}
