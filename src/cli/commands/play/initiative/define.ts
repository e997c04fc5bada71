import { config, stdinFilename } from "../../../define/common-options.js";
import { type OptionsOf, required, text } from "../../../define/option.js";
import { calculator } from "../calculator.js";
import { DICE_OPTIONS, PLAY_OPTIONS } from "../options.js";

const OPTIONS = {
  ...DICE_OPTIONS,
  ...PLAY_OPTIONS,
  config,
  stdinFilename,
  sides: required(
    text(
      "--sides <list>",
      "each side as NAME:CREW:UNITS, its flagship's crew (regular if left out) and its ships, or units in each subphase such as 2/3/2; or as the file of its fleet",
    ),
  ),
  first: text("--first <name>", "the side that the winner has move first (default: the winner)"),
};
export type InitiativeOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "Roll for initiative, and who moves which unit when.",
  examples: [
    'play initiative --sides "Reds:elite:3,Blues:green:2" --dice 4,4',
    "play initiative --sides reds.yaml,blues.yaml",
    'play initiative --sides "Reds::2/3/2,Blues::0/4/0" --first Blues',
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).initiative,
});
