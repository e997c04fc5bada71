import { colorOption, formatOption, type Program } from "../../program.js";

const commands = () => import("./run.js");

export function defineRuleset(program: Program): void {
  const group = program.group("ruleset", "Rulesets: the built-in one and your own.");
  program
    .command(
      "list",
      "List the built-in rulesets.",
      ["ruleset list", "ruleset list --format json"],
      async () => (await commands()).list,
      group,
    )
    .addOption(formatOption(["table", "json"]));
  program
    .command(
      "show",
      "Print a ruleset as YAML, ready to be extended.",
      ["ruleset show", "ruleset show house > my-ruleset.yaml"],
      async () => (await commands()).show,
      group,
    )
    .argument("[ID|FILE]", "a built-in ruleset or a file", "house")
    .addOption(formatOption(["yaml", "json"]));
  program
    .command(
      "check",
      "Validate a ruleset file.",
      ["ruleset check my-ruleset.yaml", "ruleset check - < my-ruleset.yaml"],
      async () => (await commands()).check,
      group,
    )
    .argument("<FILE>", "a ruleset file, or - for standard input")
    .addOption(formatOption(["pretty", "concise", "json"]))
    .addOption(colorOption());
}
