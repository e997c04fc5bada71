import { msgHit, msgRoll } from "../../../../play/msg/hit.js";
import { msgHitJson, msgHitText } from "../../../../report/play/msg-hit.js";
import { EXIT, type Io } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type DiceOptions, diceAsked, type PlayOptions, playRuleset } from "../play-inputs.js";

export interface MsgHitOptions extends PlayOptions, DiceOptions {
  readonly range: number;
  readonly ewShift: number;
}

/** `shipcost play msg hit`: 1 at a range where it may not be fired. */
export function msgHitCommand(io: Io, _args: string[], options: MsgHitOptions): number {
  const ruleset = playRuleset(io, options);
  const hit = msgHit(options.range, options.ewShift, ruleset);
  const rolling = diceAsked(options);
  const roll = rolling && hit.allowed ? { ...msgRoll(hit, rolling.dice.roll()), seed: rolling.seed } : null;
  const answer = { hit, roll, rules: ruleset.msg };
  io.out(options.format === "json" ? msgHitJson(answer) : msgHitText(answer, layoutFor(io, options.color)));
  return hit.allowed ? EXIT.ok : EXIT.findings;
}
