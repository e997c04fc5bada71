import * as z from "zod";
import { MOST } from "./bounds.js";
import { nature, values } from "./values.js";

/** The schemas of mines and of clearing them. */
export function mineSchemas() {
  return {
    mines: layingSchema().describe("Mine racks, patterns and what triggers a pattern."),
    minesweeping: sweepingSchema().describe("Clearing mines by fire."),
  };
}

function layingSchema() {
  const { die, nonNegative, positive, rounding, whole } = values();
  const iff = z.strictObject({
    friendly: die.describe("The lowest roll at which a pattern attacks a ship of its own side."),
    allied: die.describe("The lowest roll at which a pattern attacks a ship of an allied nation."),
  });
  return z.strictObject({
    patternsPerRack: positive.describe("Patterns that one rack carries."),
    minesPerPattern: positive.max(MOST.mines).describe("Mines in one pattern."),
    laidPerTurn: positive.describe("Patterns that one rack lays in a turn."),
    strengthPerTechLevel: nonNegative.describe("Attack strength of one mine for each tech level."),
    strengthRounding: rounding.describe("How that strength becomes a whole number."),
    silentBonus: whole.describe("Added to the trigger die of a ship that runs silent."),
    silentReRoll: z
      .boolean()
      .describe("Whether all touching patterns roll again once one of them triggers on a silent ship."),
    iff: iff.describe("How patterns tell friend from foe."),
    patternHull: positive.describe("The hull that a pattern defends with."),
    fighterTriggers: whole.describe("The most patterns that fighters trigger."),
  });
}

function sweepingSchema() {
  const { dieModifier, positive, text, whole } = values();
  const modifier = z.strictObject({
    why: text.describe("What the modifier is for."),
    value: dieModifier.describe("Added to the lock-on die."),
    removedByGear: z.boolean().default(false).describe("Whether minesweeping gear removes the modifier."),
  });
  const lockOn = z.strictObject({
    needed: z.int().min(1).max(12).describe("The roll needed while every modifier counts."),
    modifiers: z
      .array(modifier)
      .max(MOST.lockOn)
      .describe("What makes mines hard to lock on to. A modifier that is removed lowers the roll needed."),
  });
  const combatRow = z.strictObject({
    odds: positive.describe("Odds to one."),
    results: z.array(whole).length(6).describe("Mines destroyed by a modified roll of 1 to 6."),
  });
  const combatTable = z.array(combatRow).min(1).max(MOST.combatTable).register(nature, { is: "set" });
  return z.strictObject({
    gearSecondaries: whole.describe("Secondaries for each box of gear. They fire at mines only."),
    lockOn: lockOn.describe("Locking on to mines."),
    fireModifier: dieModifier.describe("Added to the die of fire at mines."),
    combatTable: combatTable
      .nullable()
      .describe(
        "The Combat table of the base game: the row of the highest odds reached counts. Null: the rule texts do not contain the table.",
      ),
  });
}
