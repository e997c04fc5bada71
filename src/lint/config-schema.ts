import * as z from "zod";
import { convertSchema, DRAFT, type JsonSchema } from "../source/json-schema.js";
import { once } from "../source/once.js";
import { RULE_SETTINGS } from "./options.js";
import { RULES } from "./rules.js";

/** More globs, or longer ones, are no help to anyone. */
const MAX_GLOBS = 200;
const MAX_GLOB_LENGTH = 300;
/** With three of them, matching a deep path takes seconds. */
const GLOB =
  /^(?![\s#]|!?\.{0,2}$|!?\.{1,2}\/)(?!(?:[^*]|\*(?!\*\/))*(?:\*\*\/(?:[^*]|\*(?!\*\/))*){3})[^\n\r]*[^\s]$/;

const MAX_RULESETS = 100;
/** What a configuration may take out of a fleet's hands. */
export const ENFORCEABLE = ["budget", "ruleset", "suppressions"] as const;
export type Enforceable = (typeof ENFORCEABLE)[number];

/** What a configuration may say. */
export const configSchema = once(() => {
  const glob = z
    .string()
    .max(MAX_GLOB_LENGTH)
    .regex(GLOB)
    .meta({
      description:
        "A pattern as in .gitignore, relative to the configuration's folder: `drafts/`, `*.old.yaml`.",
      expected: `a pattern as in .gitignore of at most ${MAX_GLOB_LENGTH} characters, without ./ or # at its start and with at most two **/`,
    });

  /** Locked rules take the severity that they have: a list of all rules with theirs is no mistake. */
  const ruleSettings = Object.fromEntries(
    RULES.map(({ id, title, severity, locked }) => [
      id,
      locked
        ? z
            .literal(severity)
            .optional()
            .describe(`${title}. Always ${severity}.`)
            .meta({ expected: `${severity} (it cannot be changed: without it a price is meaningless)` })
        : z.enum(RULE_SETTINGS).optional().describe(`${title}. By default: ${severity}.`),
    ]),
  );

  const enforce = z
    .array(z.enum(ENFORCEABLE))
    .max(ENFORCEABLE.length)
    .optional()
    .describe(
      "What a fleet has no say in: the budget and ruleset of this file come before the fleet's own, and comments suppress nothing.",
    );
  const hash = z
    .string()
    .regex(/^[0-9a-f]{12}$/i)
    .meta({ expected: 'text of 12 hexadecimal digits, such as "0eb47f3a8c68"' });

  return z.strictObject({
    enforce,
    rulesets: z
      .array(hash)
      .min(1)
      .max(MAX_RULESETS)
      .optional()
      .describe("The hashes of the rulesets that fleets may be judged by; any ruleset if left out."),
    ruleset: z
      .string()
      .min(1)
      .max(1000)
      .optional()
      .describe(
        "The ruleset where neither --ruleset nor the fleet names one: an id, or a path relative to this file.",
      ),
    rules: z.strictObject(ruleSettings).optional().describe("Severities of lint rules, by id."),
    ignore: z
      .array(glob)
      .max(MAX_GLOBS)
      .optional()
      .describe("Files and folders below this one that are left out, as in .gitignore."),
    maxWarnings: z.int().min(0).optional().describe("lint fails when there are more warnings than this."),
    budget: z
      .number()
      .min(0)
      .optional()
      .describe("The points that each fleet without a budget of its own may cost."),
  });
});

/** The JSON Schema (draft-07) of a configuration, the rules' ids among it. */
export function configJsonSchema(): JsonSchema {
  return { $schema: DRAFT, title: "A shipcost configuration", ...convertSchema(configSchema()) };
}
