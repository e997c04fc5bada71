import { movementOrder, rollInitiative } from "../../../../play/initiative.js";
import { initiativeJson, initiativeText } from "../../../../report/play/initiative.js";
import { EXIT, type Io } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type DiceOptions, diceFor, type PlayOptions, playRuleset } from "../play-inputs.js";
import { sidesNamed } from "../sides-named.js";

export interface InitiativeOptions extends PlayOptions, DiceOptions {
  readonly sides: string;
  readonly first?: string;
}

/** `shipcost play initiative` */
export function initiative(io: Io, _args: string[], options: InitiativeOptions): number {
  const ruleset = playRuleset(io, options);
  const sides = sidesNamed(options.sides);
  const { dice, seed } = diceFor(options);
  const rolled = rollInitiative(sides, dice, ruleset);
  const first = options.first ?? rolled.initiative;
  const answer = { ...rolled, first, order: movementOrder(sides, first), seed };
  const json = options.format === "json";
  io.out(json ? initiativeJson(answer) : initiativeText(answer, layoutFor(io, options.color)));
  return EXIT.ok;
}
