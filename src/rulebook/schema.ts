import * as z from "zod";
import { once } from "../source/once.js";
import { designParts } from "./design-schema.js";
import { fileSchema } from "./file-schema.js";
import { playParts } from "./play-schema.js";
import { nameSchemas } from "./record-schema.js";
import { values } from "./values.js";

/**
 * The schemas of a complete ruleset and of a ruleset file. Made when first asked for: whoever plays by the built-in
 * ruleset needs neither.
 */
export const rulesetSchemas = once(() => {
  const parts = { ...designParts(), ...playParts() };
  const complete = z.strictObject({ ruleset: nameSchemas().id, version: values().text, ...parts });
  return { complete, file: fileSchema(parts) };
});

type Schemas = ReturnType<typeof rulesetSchemas>;
export type RulesetFile = z.infer<Schemas["file"]>;
export type Ruleset = z.infer<Schemas["complete"]>;
export type Modifier = Ruleset["modifiers"][number];
export type SpecialType = Ruleset["specials"][number];
