import { Argument } from "commander";
import { OUTPUT_NAMES } from "../../../report/output/names.js";
import type { Program } from "../../program.js";

export function defineSchema(program: Program): void {
  program
    .command(
      "schema",
      "Print a JSON Schema (draft-07): of the files that you write, for editors, or of what a command prints as JSON.",
      [
        "schema fleet > fleet.schema.json",
        "schema ship --ruleset rulesets/frontier.yaml",
        "schema price-output",
      ],
      async () => (await import("./run.js")).schema,
    )
    .addArgument(
      new Argument("[kind]", "what to describe")
        .choices(["ship", "fleet", "ruleset", "scenario", "config", ...OUTPUT_NAMES])
        .default("fleet"),
    )
    .option("--ruleset <id|file>", "the ruleset whose bounds, traits and box kinds it has");
}
