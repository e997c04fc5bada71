import { type OptionsOf, text, value } from "../../../define/option.js";
import { wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { DICE_OPTIONS, PLAY_OPTIONS, SHIP_OPTIONS } from "../options.js";

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...DICE_OPTIONS,
  ...PLAY_OPTIONS,
  specials: text("--specials <notation>", "the special weapons that still work, instead of a ship's"),
  hits: value("--hits <n>", "how many are knocked out (default: 1 with dice or a seed, else 0)", wholeNumber),
};
export type KnockoutOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "Which special weapons are knocked out: exact chances, and dice for it.",
  examples: [
    "play knockout --ship fleet.yaml#Lance",
    'play knockout --specials "2xPlasma(F), 1xMSG(FA)" --dice 4',
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).knockout,
});
