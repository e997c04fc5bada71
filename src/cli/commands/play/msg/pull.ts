import { later } from "../../../../play/msg/moment.js";
import { drift } from "../../../../play/msg/pull.js";
import { pullScenario } from "../../../../play/msg/tracks.js";
import { driftJson, driftText } from "../../../../report/play/msg-drift.js";
import { tracksJson, tracksText } from "../../../../report/play/msg-tracks.js";
import { msgMap } from "../../../../report/svg/msg-map.js";
import { EXIT, type Io, UsageError } from "../../../io.js";
import { checkPicture, drawPicture, type PictureOptions } from "../../../terminal/picture.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type PlayOptions, playRuleset } from "../play-inputs.js";
import { type ScenarioOptions, scenarioNamed } from "../scenario-input.js";

export interface MsgPullOptions extends PlayOptions, ScenarioOptions, PictureOptions {
  readonly range?: number;
  readonly fired?: number;
  readonly ownMove: "on" | "off";
  readonly format: "text" | "json";
}

/** `shipcost play msg pull` */
export async function msgPullCommand(io: Io, _args: string[], options: MsgPullOptions): Promise<number> {
  const { range, scenario } = options;
  if ((range === undefined) === (scenario === undefined))
    throw new UsageError("play msg pull needs --range HEXES or --scenario FILE, one of the two");
  if (scenario !== undefined) return pullOfScenario(io, scenario, options);
  return pullAtRange(io, range!, options);
}

function pullAtRange(io: Io, range: number, options: MsgPullOptions): number {
  if (options.svg !== undefined) throw new UsageError("--svg draws a scenario: give --scenario FILE");
  const ruleset = playRuleset(io, options);
  const { msg } = ruleset;
  if (msg.pullCount === "turn" && options.fired === undefined)
    throw new UsageError("the ruleset counts the impulses of the turn: give --fired IMPULSE");
  const fired = { turn: 1, impulse: options.fired ?? 1 };
  const answer = { ...drift(range, ruleset, later(fired, msg.effectDelay)), rules: msg };
  io.out(options.format === "json" ? driftJson(answer) : driftText(answer, layoutFor(io, options.color)));
  return EXIT.ok;
}

async function pullOfScenario(io: Io, spec: string, options: MsgPullOptions): Promise<number> {
  checkPicture(options);
  if (options.fired !== undefined)
    throw new UsageError("--fired goes with --range: a scenario says it itself");
  const ruleset = playRuleset(io, options);
  const scenario = await scenarioNamed(io, spec, options, ruleset, "pull");
  const result = pullScenario(scenario, ruleset, { ownMove: options.ownMove === "on" });
  const answer = { scenario, result, rules: ruleset.msg };
  const { svg, format, color } = options;
  if (svg !== undefined) drawPicture(io, svg, msgMap(answer));
  if (svg !== "-") io.out(format === "json" ? tracksJson(answer) : tracksText(answer, layoutFor(io, color)));
  return EXIT.ok;
}
