import { type OptionsOf, preset, required, value } from "../../../../define/option.js";
import { wholeNumber } from "../../../../define/readers.js";
import { calculator } from "../../calculator.js";
import { DICE_OPTIONS, PLAY_OPTIONS } from "../../options.js";
import { hexes } from "../readers.js";

const OPTIONS = {
  ...PLAY_OPTIONS,
  ...DICE_OPTIONS,
  range: required(value("--range <hexes>", "range to the chosen hex", hexes)),
  ewShift: preset(value("--ew-shift <n>", "net electronic warfare shift, added to the die", wholeNumber), 0),
};
export type MsgHitOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "The die at which an MSG works; exits 1 at a range where it may not be fired.",
  examples: ["play msg hit --range 17", "play msg hit --range 17 --ew-shift 1 --dice 3"],
  options: OPTIONS,
  run: async () => (await import("./run.js")).msgHitAnswer,
});
