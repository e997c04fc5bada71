import { later } from "../../../../../play/msg/moment.js";
import { drift } from "../../../../../play/msg/pull.js";
import { pullScenario } from "../../../../../play/msg/tracks.js";
import { driftJson, driftText } from "../../../../../report/play/msg/drift.js";
import { msgMap } from "../../../../../report/play/msg/map.js";
import { tracksJson, tracksText } from "../../../../../report/play/msg/tracks.js";
import { type Io, UsageError } from "../../../../io.js";
import type { Answer } from "../../calculator.js";
import { playRuleset } from "../../play-inputs.js";
import { scenarioNamed } from "../../scenario-input.js";
import type { MsgPullOptions } from "./define.js";

/** `shipcost play msg pull` */
export function msgPullAnswer(io: Io, options: MsgPullOptions): Answer | Promise<Answer> {
  const { range, scenario } = options;
  if (range !== undefined && scenario === undefined) return pullAtRange(io, range, options);
  if (range === undefined && scenario !== undefined) return pullOfScenario(io, scenario, options);
  throw new UsageError("play msg pull needs --range HEXES or --scenario FILE, one of the two");
}

function pullAtRange(io: Io, range: number, options: MsgPullOptions): Answer {
  if (options.svg !== undefined) throw new UsageError("--svg draws a scenario: give --scenario FILE");
  const ruleset = playRuleset(io, options);
  const { msg } = ruleset;
  if (msg.pullCount === "turn" && options.fired === undefined)
    throw new UsageError("the ruleset counts the impulses of the turn: give --fired IMPULSE");
  const fired = { turn: 1, impulse: options.fired ?? 1 };
  const answer = { ...drift(range, ruleset, later(fired, msg.effectDelay)), rules: msg };
  return { json: () => driftJson(answer), text: (layout) => driftText(answer, layout) };
}

async function pullOfScenario(io: Io, spec: string, options: MsgPullOptions): Promise<Answer> {
  if (options.fired !== undefined)
    throw new UsageError("--fired goes with --range: a scenario says it itself");
  const ruleset = playRuleset(io, options);
  const scenario = await scenarioNamed(io, spec, options, { ruleset, use: "pull" });
  const result = pullScenario(scenario, ruleset, { ownMove: options.ownMove === "on" });
  const answer = { scenario, result, rules: ruleset.msg };
  return {
    json: () => tracksJson(answer),
    text: (layout) => tracksText(answer, layout),
    svg: () => msgMap(answer),
  };
}
