import { judgeTarget } from "../../../../../play/msg/target.js";
import { msgTargetJson, msgTargetText } from "../../../../../report/play/msg/target.js";
import { type Io, UsageError } from "../../../../io.js";
import type { Answer } from "../../calculator.js";
import { playRuleset } from "../../play-inputs.js";
import { scenarioNamed } from "../../scenario-input.js";
import type { MsgTargetOptions } from "./define.js";

/** `shipcost play msg target`: 1 where the shot is not allowed. */
export async function msgTargetAnswer(io: Io, options: MsgTargetOptions): Promise<Answer> {
  if (options.scenario === undefined) throw new UsageError("play msg target needs --scenario FILE");
  const ruleset = playRuleset(io, options);
  const scenario = await scenarioNamed(io, options.scenario, options, { ruleset, use: "aim" });
  const verdict = judgeTarget(scenario, ruleset);
  return {
    json: () => msgTargetJson(verdict),
    text: (layout) => msgTargetText(verdict, layout),
    refused: !verdict.allowed,
  };
}
