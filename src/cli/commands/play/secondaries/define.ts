import { InvalidArgumentError } from "commander";
import { type OptionsOf, value } from "../../../define/option.js";
import { wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { PLAY_OPTIONS, SHIP_OPTIONS } from "../options.js";

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...PLAY_OPTIONS,
  count: value("--count <n>", "secondaries that can fire", wholeNumber),
  hull: value("--hull <boxes>", "hull boxes of the ship that fires, when undamaged", wholeNumber),
  targets: value(
    "--targets <list>",
    "each target's defence, or its design as FILE#NAME, in order of fire, such as 3,5,reds.yaml#Kite",
    targets,
  ),
};
export type SecondariesOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "Share out secondaries among targets: which attacks, and what is left.",
  examples: [
    "play secondaries --count 80 --hull 20 --targets 3,5",
    "play secondaries --ship fleet.yaml#Lance --targets 4,reds.yaml#Kite",
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).secondaries,
});

/** Defences as numbers; designs as the texts that name them. */
function targets(text: string): readonly (number | string)[] {
  return text.split(",").map((part) => {
    const target = part.trim();
    if (/^[1-9]\d{0,14}$/.test(target)) return Number(target);
    if (target !== "" && !/^[-+]?[\d.]+$/.test(target)) return target;
    throw new InvalidArgumentError(
      "expected defences, whole numbers from 1 to 999999999999999 such as 3,5, or designs such as reds.yaml#Kite.",
    );
  });
}
