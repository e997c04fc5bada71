import type { Command } from "commander";
import { colorOption, dieFaces, formatOption, wholeNumber } from "../../program.js";

/** The options of every play calculator. */
export function playOptions(made: Command): Command {
  return made
    .addOption(formatOption(["text", "json"]))
    .option("--ruleset <id|file>", "the ruleset whose numbers count")
    .addOption(colorOption());
}

/** The options of a calculator that rolls dice. */
export function diceOptions(made: Command): Command {
  return made
    .option("--dice <faces>", "dice rolled at the table, such as 3,5; used in order", dieFaces)
    .option("--seed <n>", "roll dice from this seed", wholeNumber);
}

/** The option of a calculator that takes numbers from a design. */
export function shipOption(made: Command): Command {
  return made
    .option("--ship <FILE#NAME>", "take the numbers from this design")
    .option("--stdin-filename <path>", "what standard input is called, and where its references start");
}
