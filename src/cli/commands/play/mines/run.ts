import { SHIP_DEFAULTS } from "../../../../design/number-fields.js";
import { mineAttack, mineChances, mineStrength, rollMines } from "../../../../play/mines.js";
import { minesSvg } from "../../../../report/play/mines/picture.js";
import { type MinesAnswer, minesJson, minesText } from "../../../../report/play/mines/report.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { diceAsked, unusedDice } from "../dice-asked.js";
import { designAsked, playRuleset, shipAsked } from "../play-inputs.js";
import type { MinesOptions } from "./define.js";

/** `shipcost play mines` */
export async function mines(io: Io, options: MinesOptions): Promise<Answer> {
  const { laidBy, silent, unit } = options;
  if (silent && unit === "fighter") throw new UsageError("--silent is for a ship, not for --unit fighter");
  const asked = await shipAsked(io, options);
  if (asked && unit === "ship" && asked.ship.kind === "base") {
    throw new UsageError(`${asked.name} is a base and does not move`);
  }
  if (asked && unit === "fighter" && asked.ship.fighterBays === 0) {
    throw new UsageError(`${asked.name} has no fighter bays`);
  }
  const layer = laidBy === undefined ? null : await designAsked(io, "--laid-by", laidBy, options);
  const ruleset = playRuleset(io, options, asked ?? layer);
  const techLevel = options.tl ?? layer?.ship.techLevel ?? SHIP_DEFAULTS.techLevel;
  const crew = options.crew ?? layer?.ship.crew ?? "regular";
  const { speed, patterns, iff } = options;
  const contact = { speed, patterns, silent, iff, unit };
  const thrown = diceAsked(options);
  const rolled = thrown && rollMines(contact, thrown.dice, ruleset);
  const answer: MinesAnswer = {
    ...contact,
    ...mineChances(contact, ruleset),
    techLevel,
    strengthPerMine: mineStrength(techLevel, ruleset),
    layer: { crew, combat: ruleset.crewModifiers[crew].combat },
    roll: rolled && {
      rolls: rolled.rolls,
      attack: mineAttack(rolled.patterns, techLevel, ruleset),
      seed: thrown.seed,
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
