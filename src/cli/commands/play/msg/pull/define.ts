import { choice, type OptionsOf, preset, value } from "../../../../define/option.js";
import { calculator } from "../../calculator.js";
import { PLAY_OPTIONS, SCENARIO_OPTIONS, svg } from "../../options.js";
import { hexes, impulse } from "../readers.js";

const OPTIONS = {
  ...PLAY_OPTIONS,
  ...SCENARIO_OPTIONS,
  range: value("--range <hexes>", "range of a drifting unit when the singularity forms", hexes),
  fired: value(
    "--fired <impulse>",
    "with --range: the impulse of firing, where the ruleset counts the turn's",
    impulse,
  ),
  ownMove: preset(choice("--own-move <when>", "units with a speed also move", ["on", "off"] as const), "on"),
  svg: svg("the scenario's map"),
};
export type MsgPullOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "How a singularity draws units in: one that drifts, or all of a scenario.",
  examples: [
    "play msg pull --range 6",
    "play msg pull --scenario scenario.yaml",
    "play msg pull --scenario scenario.yaml --svg pull.svg",
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).msgPullAnswer,
});
