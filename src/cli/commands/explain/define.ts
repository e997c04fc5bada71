import { colorOption, formatOption, type Program } from "../../program.js";

export function defineExplain(program: Program): void {
  program
    .command(
      "explain",
      "Explain a lint rule, a modifier or a rule of the game; without an ID, list them.",
      ["explain msg/limit", "explain engines"],
      async () => (await import("./run.js")).explainCommand,
    )
    .argument("[ID]", "the id of a rule, modifier or topic")
    .addOption(formatOption(["text", "json"]))
    .option("--ruleset <id|file>", "the ruleset whose numbers are shown")
    .addOption(colorOption());
}
