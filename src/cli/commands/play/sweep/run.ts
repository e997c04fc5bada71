import { SHIP_DEFAULTS } from "../../../../design/number-fields.js";
import type { Ship } from "../../../../design/ship.js";
import { mineStrength } from "../../../../play/mines.js";
import { gearOf, planSweep, type Sweeper, type SweptField } from "../../../../play/sweep.js";
import { rollSweep, sweepOutlook } from "../../../../play/sweep-fire.js";
import { sweepJson } from "../../../../report/play/sweep/report.js";
import { sweepText } from "../../../../report/play/sweep/text.js";
import type { Ruleset } from "../../../../rulebook/schema.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { diceAsked, unusedDice } from "../dice-asked.js";
import { atMost, playRuleset, shipAsked } from "../play-inputs.js";
import type { SweepOptions } from "./define.js";

/** `shipcost play sweep` */
export async function sweep(io: Io, options: SweepOptions): Promise<Answer> {
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  atMost("--secondaries", options.secondaries, asked?.ship.secondaries, asked);
  atMost("--gear", options.gear, asked ? gearOf(asked.ship, ruleset) : undefined, asked);
  const sweeper = sweeperAsked(options, asked?.ship ?? null, ruleset);
  const field = fieldAsked(options, asked?.ship ?? null);
  const plan = planSweep(sweeper, field, ruleset);
  const dice = diceAsked(options);
  const results = dice && rollSweep(plan, field, dice.dice, ruleset);
  const used = results?.reduce((count, { combat }) => count + (combat ? 2 : 1), 0) ?? 0;
  const answer = {
    sweeper,
    field,
    plan,
    strengthPerMine: mineStrength(field.techLevel, ruleset),
    outlook: sweepOutlook(plan, ruleset),
    roll: results && { results, seed: dice.seed, unused: unusedDice(options, used) },
    ruleset,
  };
  return { json: () => sweepJson(answer), text: (layout) => sweepText(answer, layout) };
}

function sweeperAsked(options: SweepOptions, ship: Ship | null, ruleset: Ruleset): Sweeper {
  const secondaries = options.secondaries ?? ship?.secondaries;
  if (secondaries === undefined) throw new UsageError("play sweep needs --secondaries, or --ship FILE#NAME");
  return {
    secondaries,
    gear: options.gear ?? (ship ? gearOf(ship, ruleset) : 0),
    hull: options.hull ?? ship?.hull ?? 1,
    crew: options.crew ?? ship?.crew ?? "regular",
  };
}

/** What is swept: of the tech levels of ship and mines and the lead, one follows from the others. */
function fieldAsked({ tl, tlAdvantage, share, patterns }: SweepOptions, ship: Ship | null): SweptField {
  if (ship && tl !== undefined && tlAdvantage !== undefined && ship.techLevel - tl !== tlAdvantage)
    throw new UsageError(
      `--tl ${tl} and --tl-advantage ${tlAdvantage}: the ship's tech level is ${ship.techLevel}; give one of them`,
    );
  const lead = ship && tl !== undefined ? ship.techLevel - tl : 0;
  const advantage = tlAdvantage ?? lead;
  return {
    patterns: patterns ?? share?.length ?? 1,
    techLevel: tl ?? (ship ? ship.techLevel - advantage : SHIP_DEFAULTS.techLevel),
    advantage,
    share: share ?? null,
  };
}
