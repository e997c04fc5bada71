import { msgHit, msgRoll } from "../../../../../play/msg/hit.js";
import { msgHitJson, msgHitText } from "../../../../../report/play/msg/hit.js";
import type { Io } from "../../../../io.js";
import type { Answer } from "../../calculator.js";
import { diceAsked } from "../../dice-asked.js";
import { playRuleset } from "../../play-inputs.js";
import type { MsgHitOptions } from "./define.js";

/** `shipcost play msg hit`: 1 at a range where it may not be fired. */
export function msgHitAnswer(io: Io, options: MsgHitOptions): Answer {
  const ruleset = playRuleset(io, options);
  const hit = msgHit(options.range, options.ewShift, ruleset);
  const rolling = diceAsked(options);
  const roll = rolling && hit.allowed ? { ...msgRoll(hit, rolling.dice.roll()), seed: rolling.seed } : null;
  const answer = { hit, roll, rules: ruleset.msg };
  return {
    json: () => msgHitJson(answer),
    text: (layout) => msgHitText(answer, layout),
    refused: !hit.allowed,
  };
}
