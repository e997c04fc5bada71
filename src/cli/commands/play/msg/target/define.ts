import type { OptionsOf } from "../../../../define/option.js";
import { calculator } from "../../calculator.js";
import { PLAY_OPTIONS, SCENARIO_OPTIONS } from "../../options.js";

const OPTIONS = { ...PLAY_OPTIONS, ...SCENARIO_OPTIONS };
export type MsgTargetOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "May the MSG be fired into this hex? Every reason against it; exits 1 on a no.",
  examples: ["play msg target --scenario scenario.yaml"],
  options: OPTIONS,
  run: async () => (await import("./run.js")).msgTargetAnswer,
});
