import { movementOrder, rollInitiative } from "../../../../play/initiative.js";
import { initiativeJson, initiativeText } from "../../../../report/play/initiative.js";
import type { Io } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { diceFor } from "../dice-asked.js";
import { playRuleset } from "../play-inputs.js";
import { sidesNamed } from "../sides-named.js";
import type { InitiativeOptions } from "./define.js";

/** `shipcost play initiative` */
export function initiative(io: Io, options: InitiativeOptions): Answer {
  const ruleset = playRuleset(io, options);
  const sides = sidesNamed(options.sides);
  const { dice, seed } = diceFor(options);
  const rolled = rollInitiative(sides, dice, ruleset);
  const first = options.first ?? rolled.initiative;
  const answer = { ...rolled, first, order: movementOrder(sides, first), seed };
  return { json: () => initiativeJson(answer), text: (layout) => initiativeText(answer, layout) };
}
