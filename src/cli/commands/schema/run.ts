import { jsonSchema, type SchemaKind } from "../../../design/json-schema.js";
import { configJsonSchema } from "../../../lint/config-schema.js";
import { isOutputName, outputSchema } from "../../../report/output/outputs.js";
import { house } from "../../../rulebook/house.js";
import { EXIT, type Io } from "../../io.js";
import { rulesetNamed } from "../../session/session.js";
import type { SchemaOptions } from "./define.js";

/** `shipcost schema` */
export async function schema(
  io: Io,
  [kind = "fleet"]: string[],
  { ruleset }: SchemaOptions,
): Promise<number> {
  const rules = ruleset === undefined ? house : rulesetNamed(ruleset, io);
  const made = isOutputName(kind)
    ? await outputSchema(kind)
    : kind === "config"
      ? configJsonSchema()
      : jsonSchema(kind as SchemaKind, rules);
  io.out(`${JSON.stringify(made, null, 2)}\n`);
  return EXIT.ok;
}
