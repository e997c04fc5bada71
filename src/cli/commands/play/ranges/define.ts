import { type OptionsOf, value } from "../../../define/option.js";
import { wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { PLAY_OPTIONS, SHIP_OPTIONS } from "../options.js";

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...PLAY_OPTIONS,
  tl: value("--tl <level>", "tech level (default: the ship's, else 4)", wholeNumber),
};
export type RangesOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "How far special weapons reach, and what they do there.",
  examples: ['play ranges "1xPlasma3(F)" --tl 5', "play ranges --ship fleet.yaml#Lance"],
  args: [{ name: "[SPECIALS]", about: "special weapons in the notation NxTypeP(A)" }],
  options: OPTIONS,
  run: async () => (await import("./run.js")).ranges,
});
