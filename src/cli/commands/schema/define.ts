import { SCHEMA_KINDS } from "../../../design/json-schema.js";
import { OUTPUT_NAMES } from "../../../report/output/outputs.js";
import { command } from "../../define/command.js";
import { type OptionsOf, text } from "../../define/option.js";

const OPTIONS = {
  ruleset: text("--ruleset <id|file>", "the ruleset whose bounds, traits and box kinds it has"),
};
export type SchemaOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about:
    "Print a JSON Schema (draft-07): of the files that you write, for editors, or of what a command prints as JSON.",
  examples: [
    "schema fleet > fleet.schema.json",
    "schema ship --ruleset rulesets/frontier.yaml",
    "schema price-output",
  ],
  args: [
    {
      name: "[kind]",
      about: "what to describe",
      choices: [...SCHEMA_KINDS, "config", ...OUTPUT_NAMES],
      preset: "fleet",
    },
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).schema,
});
