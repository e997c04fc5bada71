import { IMPULSES } from "../../../../../rulebook/star-fleet.js";
import { type OptionsOf, preset, required, value } from "../../../../define/option.js";
import { calculator } from "../../calculator.js";
import { PLAY_OPTIONS } from "../../options.js";
import { impulse, turn } from "../readers.js";

const OPTIONS = {
  ...PLAY_OPTIONS,
  fired: required(value("--fired <impulse>", `the impulse of firing, 1 to ${IMPULSES}`, impulse)),
  turn: preset(value("--turn <n>", "the turn of firing", turn), 1),
};
export type MsgTimelineOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "When a singularity takes effect and ends, and how its MSG was armed.",
  examples: ["play msg timeline --fired 30 --turn 2"],
  options: OPTIONS,
  run: async () => (await import("./run.js")).msgTimelineAnswer,
});
