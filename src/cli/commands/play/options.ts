import { type Command, Option } from "commander";
import type { Ship } from "../../../design/ship.js";
import { colorOption, configOptions, dieFaces, formatOption, wholeNumber } from "../../program.js";

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
export function shipOption(made: Command, what = "take the numbers from this design"): Command {
  return configOptions(made.option("--ship <FILE#NAME>", what)).option(
    "--stdin-filename <path>",
    "what standard input is called, and where its references start",
  );
}

const CREWS: readonly Ship["crew"][] = ["green", "regular", "elite"];

/** The option of a calculator in which a crew counts. */
export function crewOption(what: string): Option {
  return new Option("--crew <quality>", what).choices(CREWS);
}
