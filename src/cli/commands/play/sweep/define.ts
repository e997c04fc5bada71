import { InvalidArgumentError } from "commander";
import { type OptionsOf, value } from "../../../define/option.js";
import { numbers, wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { crew, DICE_OPTIONS, PLAY_OPTIONS, SHIP_OPTIONS } from "../options.js";

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...PLAY_OPTIONS,
  ...DICE_OPTIONS,
  secondaries: value("--secondaries <n>", "secondaries of the ship", wholeNumber),
  gear: value("--gear <boxes>", "boxes of minesweeping gear (default: 0)", wholeNumber),
  hull: value(
    "--hull <boxes>",
    "hull boxes (default: a small hull, which brings all secondaries to bear)",
    wholeNumber,
  ),
  crew: crew("crew of the ship; regular if left out"),
  tl: value(
    "--tl <level>",
    "tech level of the mines (default: 4, or the ship's less its advantage)",
    wholeNumber,
  ),
  tlAdvantage: value(
    "--tl-advantage <n>",
    "the ship's tech level less that of the mines (default: 0)",
    signedNumber,
  ),
  patterns: value(
    "--patterns <n>",
    "mine patterns swept (default: 1, or as many as there are shares)",
    wholeNumber,
  ),
  share: value(
    "--share <strengths>",
    "strength for each pattern, such as 12,4 (default: evenly)",
    numbers(/^\d{1,15}$/, "whole numbers from 0 to 999999999999999, such as 12,4"),
  ),
};
export type SweepOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "Sweeping mines with secondaries: lock-on, strength, and what is left to attack.",
  examples: [
    "play sweep --secondaries 8 --gear 1 --tl-advantage 0 --patterns 2",
    "play sweep --ship fleet.yaml#Sweeper --tl 4 --share 12,4 --seed 7",
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).sweep,
});

function signedNumber(text: string): number {
  if (!/^[+-]?\d{1,3}$/.test(text))
    throw new InvalidArgumentError("expected a whole number from -999 to 999, such as -1.");
  return Number(text) + 0;
}
