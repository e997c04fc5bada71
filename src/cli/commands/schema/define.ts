import { Argument } from "commander";
import type { Program } from "../../program.js";

export function defineSchema(program: Program): void {
  program
    .command(
      "schema",
      "Print the JSON Schema (draft-07) of design files, rulesets, scenarios and configurations, for editors.",
      ["schema fleet > fleet.schema.json", "schema ship --ruleset rulesets/frontier.yaml"],
      async () => (await import("./run.js")).schema,
    )
    .addArgument(
      new Argument("[kind]", "what to describe")
        .choices(["ship", "fleet", "ruleset", "scenario", "config"])
        .default("fleet"),
    )
    .option("--ruleset <id|file>", "the ruleset whose bounds, traits and box kinds it has");
}
