import { CREWS } from "../../../rulebook/fields.js";
import { color, config, format, stdinFilename } from "../../define/common-options.js";
import { choice, type OptionsOf, text, value } from "../../define/option.js";
import { dieFaces, wholeNumber } from "../../define/readers.js";

/** The options of every play calculator. */
export const PLAY_OPTIONS = {
  format: format(["text", "json"]),
  ruleset: text("--ruleset <id|file>", "the ruleset whose numbers count"),
  color,
};
export type PlayOptions = OptionsOf<typeof PLAY_OPTIONS>;

/** The options of a calculator that rolls dice. */
export const DICE_OPTIONS = {
  dice: value("--dice <faces>", "dice rolled at the table, such as 3,5; used in order", dieFaces),
  seed: value("--seed <n>", "roll dice from this seed", wholeNumber),
};
export type DiceOptions = OptionsOf<typeof DICE_OPTIONS>;

/** The options of a calculator that takes numbers from a design. */
export const SHIP_OPTIONS = {
  ship: text("--ship <FILE#NAME>", "take the numbers from this design"),
  config,
  stdinFilename,
};
export type ShipOptions = OptionsOf<typeof SHIP_OPTIONS>;

/** The options of a calculator that reads a scenario. */
export const SCENARIO_OPTIONS = {
  scenario: text("--scenario <FILE>", "a scenario file, or - for standard input"),
  stdinFilename: text("--stdin-filename <path>", "what standard input is called"),
};
export type ScenarioOptions = OptionsOf<typeof SCENARIO_OPTIONS>;

/** The option of a calculator in which a crew counts. */
export function crew(about: string) {
  return choice("--crew <quality>", about, CREWS);
}

/** The option of a calculator that draws `what`. */
export function svg(what: string) {
  return text("--svg <file>", `draw ${what} into an .svg file, or - for standard output instead of the text`);
}
