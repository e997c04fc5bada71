import { type OptionsOf, preset, value } from "../../../define/option.js";
import { wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { PLAY_OPTIONS, SHIP_OPTIONS } from "../options.js";

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...PLAY_OPTIONS,
  hull: value("--hull <boxes>", "hull boxes", wholeNumber),
  engines: value("--engines <points>", "engine rating when undamaged", wholeNumber),
  damage: preset(value("--damage <boxes>", "hull boxes lost so far", wholeNumber), 0),
};
export type EnginesOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "When damage to the hull costs engine points, and what is left of them.",
  examples: ["play engines --hull 9 --engines 4 --damage 5", "play engines --ship fleet.yaml#Lance"],
  options: OPTIONS,
  run: async () => (await import("./run.js")).engines,
});
