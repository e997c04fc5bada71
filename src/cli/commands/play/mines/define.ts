import type { MineContact } from "../../../../play/mines.js";
import { choice, flag, type OptionsOf, preset, required, text, value } from "../../../define/option.js";
import { decimalNumber, wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { crew, DICE_OPTIONS, PLAY_OPTIONS, SHIP_OPTIONS, svg } from "../options.js";

const SIDES = ["hostile", "friendly", "allied"] as const satisfies readonly MineContact["iff"][];
const UNITS = ["ship", "fighter"] as const satisfies readonly MineContact["unit"][];

const OPTIONS = {
  ...SHIP_OPTIONS,
  ship: { ...SHIP_OPTIONS.ship, about: "the design of the ship that touches the mines" },
  laidBy: text("--laid-by <FILE#NAME>", "the design of the ship that laid the mines: tech level and crew"),
  ...PLAY_OPTIONS,
  ...DICE_OPTIONS,
  speed: required(
    value("--speed <inches>", "the unit's speed this turn, which may be a fraction", decimalNumber),
  ),
  patterns: preset(value("--patterns <n>", "mine patterns touched", wholeNumber), 1),
  tl: value("--tl <level>", "tech level of the mines (default: that of --laid-by, else 4)", wholeNumber),
  silent: flag("--silent", "the unit runs silent"),
  iff: preset(choice("--iff <side>", "whose mines they are", SIDES), "hostile"),
  unit: preset(choice("--unit <kind>", "what touches them", UNITS), "ship"),
  crew: crew("crew of the ship that laid the mines (default: that of --laid-by, else regular)"),
  svg: svg("the odds"),
};
export type MinesOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "The exact odds that mines touched by a unit attack it, and how strongly.",
  examples: [
    "play mines --speed 4 --patterns 3 --tl 5",
    "play mines --speed 4.5 --patterns 2 --silent --dice 1,4,2,6",
    "play mines --speed 4 --patterns 2 --laid-by fleet.yaml#Sweeper",
    "play mines --speed 6 --patterns 5 --iff friendly --svg mines.svg",
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).mines,
});
