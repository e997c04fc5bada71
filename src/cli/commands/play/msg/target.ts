import { judgeTarget } from "../../../../play/msg/target.js";
import { msgTargetJson, msgTargetText } from "../../../../report/play/msg-target.js";
import { EXIT, type Io, UsageError } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type PlayOptions, playRuleset } from "../play-inputs.js";
import { type ScenarioOptions, scenarioNamed } from "../scenario-input.js";

export interface MsgTargetOptions extends PlayOptions, ScenarioOptions {}

/** `shipcost play msg target`: 1 where the shot is not allowed. */
export async function msgTargetCommand(io: Io, _args: string[], options: MsgTargetOptions): Promise<number> {
  if (options.scenario === undefined) throw new UsageError("play msg target needs --scenario FILE");
  const ruleset = playRuleset(io, options);
  const scenario = await scenarioNamed(io, options.scenario, options, ruleset, "aim");
  const verdict = judgeTarget(scenario, ruleset);
  io.out(
    options.format === "json" ? msgTargetJson(verdict) : msgTargetText(verdict, layoutFor(io, options.color)),
  );
  return verdict.allowed ? EXIT.ok : EXIT.findings;
}
