import { SHIP_DEFAULTS } from "../../../../design/schema.js";
import { mineAttack, mineChances, mineStrength, rollMines } from "../../../../play/mines.js";
import { minesSvg } from "../../../../report/play/mines/picture.js";
import { type MinesAnswer, minesJson, minesText } from "../../../../report/play/mines/report.js";
import type { Io } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { diceAsked, unusedDice } from "../dice-asked.js";
import { playRuleset, shipAsked } from "../play-inputs.js";
import type { MinesOptions } from "./define.js";

/** `shipcost play mines` */
export async function mines(io: Io, options: MinesOptions): Promise<Answer> {
  const layer = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, layer);
  const techLevel = options.tl ?? layer?.ship.techLevel ?? SHIP_DEFAULTS.techLevel;
  const crew = options.crew ?? layer?.ship.crew ?? "regular";
  const { speed, patterns, silent, iff, unit } = options;
  const contact = { speed, patterns, silent, iff, unit };
  const asked = diceAsked(options);
  const rolled = asked && rollMines(contact, asked.dice, ruleset);
  const answer: MinesAnswer = {
    ...contact,
    ...mineChances(contact, ruleset),
    techLevel,
    strengthPerMine: mineStrength(techLevel, ruleset),
    layer: { crew, combat: ruleset.crewModifiers[crew].combat },
    roll: rolled && {
      rolls: rolled.rolls,
      attack: mineAttack(rolled.patterns, techLevel, ruleset),
      seed: asked.seed,
      unused: unusedDice(options, rolled.rolls.length),
    },
    ruleset,
  };
  return {
    json: () => minesJson(answer),
    text: (layout) => minesText(answer, layout),
    svg: () => minesSvg(answer),
  };
}
