import { jsonSchema, type SchemaKind } from "../../../design/json-schema.js";
import { configJsonSchema } from "../../../lint/config-schema.js";
import { OUTPUT_NAMES, type OutputName } from "../../../report/output/names.js";
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
  const made = OUTPUT_NAMES.includes(kind as OutputName)
    ? (await import("../../../report/output/outputs.js")).outputSchema(kind as OutputName)
    : kind === "config"
      ? configJsonSchema()
      : jsonSchema(kind as SchemaKind, rules);
  io.out(`${JSON.stringify(made, null, 2)}\n`);
  return EXIT.ok;
}
