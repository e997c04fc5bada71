import * as z from "zod";
import { chance, count, points, seed, version } from "./parts.js";

const attack = {
  mines: count.describe("Mines that attack."),
  strength: points.describe("Their strength together."),
};
const notes = z.array(z.string()).describe("What else a player should know.");

/** `play mines --format json` */
export const playMinesOutput = z.object({
  version,
  speed: z.number().describe("Inches that the unit moved this turn."),
  patterns: count.describe("Patterns touched."),
  techLevel: z.int().describe("The tech level of the mines."),
  silent: z.boolean().describe("Whether the unit runs silent."),
  iff: z.enum(["hostile", "friendly", "allied"]).describe("Whose mines they are."),
  unit: z.enum(["ship", "fighter"]).describe("What touches them."),
  triggerChance: chance.describe("The chance of each pattern to be triggered."),
  distribution: z
    .array(
      z.object({
        patterns: count.describe("How many patterns attack."),
        chance,
        atLeast: chance.describe("The chance that so many or more attack."),
      }),
    )
    .describe("The chances of every number of patterns."),
  expectedPatterns: chance.describe("How many patterns attack on average, as a fraction."),
  strengthPerMine: points.describe("The attack strength of each mine."),
  minesPerPattern: count.describe("Mines in a pattern."),
  combatModifier: z.int().describe("What the crew that laid them adds to the mines' combat die."),
  seed,
  rolls: z
    .array(
      z.object({
        pattern: z.int().describe("The pattern, counted from 1."),
        roll: z.enum(["iff", "trigger", "re-roll"]).describe("What the die was rolled for."),
        die: z.int().describe("The die."),
        modifier: z.int().describe("Added to the die."),
        total: z.number().describe("Die and modifier."),
        met: z.boolean().describe("Whether the roll goes against the unit."),
      }),
    )
    .nullable()
    .describe("The dice; null where none were rolled."),
  attack: z
    .object({ patterns: count.describe("Patterns that attack."), ...attack })
    .nullable()
    .describe("What attacks; null where no dice were rolled."),
  notes,
});

const outlook = {
  distribution: z
    .array(z.object({ survivors: count.describe("Mines left."), chance }))
    .nullable()
    .describe("The chances of every number of mines left; null without a Combat table."),
  attacking: z
    .array(z.object({ mines: count.describe("Mines that attack."), chance }))
    .nullable()
    .describe("The chances of every number of mines that attack."),
  expectedSurvivors: chance.nullable().describe("Mines left on average, as a fraction."),
  expectedAttackers: chance.nullable().describe("Mines that attack on average, as a fraction."),
};

const outcome = {
  result: count.nullable().describe("Mines destroyed; null where no dice were rolled."),
  survivors: count.nullable().describe("Mines left."),
  attack: z.object(attack).nullable().describe("What is left of patterns fired on attacks at once."),
};

const needs = z
  .enum(["dice", "combatTable"])
  .nullable()
  .describe("What the result still needs: dice, or a ruleset with a Combat table.");

/** `play sweep --format json` */
export const playSweepOutput = z.object({
  version,
  secondaries: count.describe("Secondaries of the sweeper."),
  gear: count.describe("Boxes of minesweeping gear."),
  hull: count.describe("Hull boxes of the sweeper."),
  crew: z.enum(["green", "regular", "elite"]).describe("The sweeper's crew."),
  techLevel: z.int().describe("The tech level of the mines."),
  techAdvantage: z.int().describe("The sweeper's tech level less the tech level of the mines."),
  lockOn: z
    .object({
      needed: z.int().describe("The least die that locks on: below 1 every die does, above 6 none."),
      modifiers: z
        .array(
          z.object({
            why: z.string().describe("The reason."),
            value: z.int().describe("Added to the die."),
          }),
        )
        .describe("What makes the lock-on harder or easier."),
      chance,
    })
    .describe("The lock-on that comes before fire on a pattern."),
  strength: count.describe("The most strength on one pattern."),
  pool: count.describe("All secondaries, with the gear."),
  fireModifier: z.int().describe("Added to the combat die because mines are small."),
  crewModifier: z.int().describe("Added to the combat die by the crew."),
  strengthPerMine: points.describe("The attack strength of each mine."),
  ...outlook,
  seed,
  ...outcome,
  needs,
  patterns: z
    .array(
      z.object({
        pattern: z.int().describe("The pattern, counted from 1."),
        strength: count.describe("The strength turned on the pattern."),
        odds: z
          .string()
          .nullable()
          .describe("The odds, such as `8-1`; null where they are too small to fire."),
        row: z.string().nullable().describe("The row of the Combat table."),
        ...outlook,
        lockOn: z
          .object({
            die: z.int().describe("The die."),
            achieved: z.boolean().describe("Whether it locks on."),
          })
          .nullable()
          .describe("The lock-on die."),
        combat: z
          .object({
            die: z.int().describe("The die."),
            total: z.int().describe("The die with its modifiers."),
          })
          .nullable()
          .describe("The combat die; null where nothing was fired."),
        ...outcome,
        needs,
      }),
    )
    .describe("The fire on each pattern."),
  notes,
});
