import { SCHEMA_KINDS } from "../../../design/json-schema.js";
import { OUTPUT_NAMES } from "../../../report/output/outputs.js";
import { command } from "../../define/command.js";
import { type OptionsOf, text } from "../../define/option.js";

const OPTIONS = {
  ruleset: text("--ruleset <id|file>", "the ruleset whose limits, traits and box kinds are used"),
};
export type SchemaOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about:
    "Print a JSON Schema (draft-07) of a file that you write, for editors, or of a command's JSON output.",
  examples: [
    "schema fleet > fleet.schema.json",
    "schema ship --ruleset rulesets/frontier.yaml",
    "schema price-output",
  ],
  args: [
    {
      name: "[kind]",
      about: "the file or the output to describe",
      choices: [...SCHEMA_KINDS, "config", ...OUTPUT_NAMES],
      preset: "fleet",
    },
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).schema,
});
