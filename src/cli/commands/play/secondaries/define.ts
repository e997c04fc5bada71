import { type OptionsOf, value } from "../../../define/option.js";
import { numbers, wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { PLAY_OPTIONS, SHIP_OPTIONS } from "../options.js";

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...PLAY_OPTIONS,
  count: value("--count <n>", "secondaries that can fire", wholeNumber),
  hull: value("--hull <boxes>", "hull boxes of the ship that fires, when undamaged", wholeNumber),
  targets: value(
    "--targets <defences>",
    "the defence of each target, in order of fire, such as 3,5",
    numbers(/^[1-9]\d{0,14}$/, "defences, whole numbers from 1 to 999999999999999, such as 3,5"),
  ),
};
export type SecondariesOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "Share out secondaries among targets: which attacks, and what is left.",
  examples: [
    "play secondaries --count 80 --hull 20 --targets 3,5",
    "play secondaries --ship fleet.yaml#Lance --targets 4",
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).secondaries,
});
