import { movementOrder, rollInitiative } from "../../../../play/initiative.js";
import { initiativeJson, initiativeText } from "../../../../report/play/initiative.js";
import type { Io } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { diceFor, unusedDice } from "../dice-asked.js";
import { playRuleset } from "../play-inputs.js";
import { sideOfFleet } from "../side-of-fleet.js";
import { sidesNamed } from "../sides-named.js";
import type { InitiativeOptions } from "./define.js";

/** `shipcost play initiative` */
export async function initiative(io: Io, options: InitiativeOptions): Promise<Answer> {
  const ruleset = playRuleset(io, options);
  const sides = await sidesNamed(options.sides, (file) => sideOfFleet(io, file, options));
  const { dice, seed } = diceFor(options);
  const rolled = rollInitiative(sides, dice, ruleset);
  const first = options.first ?? rolled.initiative;
  const answer = {
    ...rolled,
    first,
    order: movementOrder(sides, first),
    seed,
    unused: unusedDice(options, rolled.rolls.length),
  };
  return { json: () => initiativeJson(answer), text: (layout) => initiativeText(answer, layout) };
}
