import * as z from "zod";
import { anyOf, values } from "./values.js";

/** The schemas of the parts of a ruleset that prices do not depend on, whole and as a file may write them. */
export function playSchemas() {
  const { nonNegative, positive, rounding, text, whole } = values();
  const die = z.int().min(1).max(6);
  const dieModifier = z.int().min(-6).max(6);

  const secondaries = z.strictObject({
    shareFromHull: positive.describe(
      "The smallest hull, in boxes, that may not bring all secondaries to one target.",
    ),
    share: nonNegative.describe("The part of the secondaries that such a hull may bring to one target."),
    rounding: rounding.describe("How that part becomes a whole number of secondaries."),
    fullOdds: positive.describe("The odds to one that an attack must reach before there is another."),
  });

  const engineDamage = z.strictObject({
    rounding: rounding.describe("How hull ÷ engines becomes a whole number of boxes."),
    minimum: positive.describe("The fewest boxes between two losses."),
  });

  const superweapons = z.strictObject({
    inchesPerBox: whole.describe("Inches of range for each box beyond the first."),
    damage: z
      .enum(["strength", "flat"])
      .describe("Whether damage is multiplied by the strength, or strength only widens the range."),
  });

  const bracket = z.strictObject({
    name: text,
    inches: positive.describe("The far end of the bracket at strength 1, in inches."),
    damage: nonNegative.describe("Damage as a multiple of the tech level."),
  });
  const plasma = z.strictObject({
    brackets: z.array(bracket).min(1).describe("The range brackets, nearest first."),
    rounding: rounding.describe("How damage becomes a whole number, once and at the end."),
  });

  const missiles = z.strictObject({
    movePerTechLevel: positive.describe("Inches of each move per tech level."),
    moves: positive.describe("Moves a turn."),
  });

  const crewModifier = z.strictObject({
    combat: dieModifier.describe("Added to combat dice."),
    scanning: dieModifier.describe("Added to scanning dice: lower finds more."),
    initiative: dieModifier.describe("Added to the initiative die by a flagship."),
  });
  const crewModifiers = z.strictObject({ green: crewModifier, regular: crewModifier, elite: crewModifier });

  const iff = z.strictObject({
    friendly: die.describe("The least die at which a pattern takes a ship of its own side for an enemy."),
    allied: die.describe("The same for a ship of another nation on the same side."),
  });
  const mines = z.strictObject({
    patternsPerRack: positive.describe("Patterns that one rack carries."),
    minesPerPattern: positive,
    laidPerTurn: positive.describe("Patterns that one rack lays a turn."),
    strengthPerTechLevel: nonNegative.describe("Attack strength of one mine per tech level."),
    strengthRounding: rounding.describe("How that strength becomes a whole number."),
    silentBonus: whole.describe("Added to the trigger die of a ship that runs silent."),
    silentReRoll: z
      .boolean()
      .describe("Whether one pattern that triggers on a silent ship makes all that touch it roll again."),
    iff,
    patternHull: positive.describe("Hull that a pattern defends with."),
    fighterTriggers: whole.describe("Patterns that fighters trigger at most."),
  });

  const lockOn = z.strictObject({
    needed: z.int().min(1).max(12).describe("The die needed while every modifier counts."),
    modifiers: z
      .array(z.strictObject({ why: text, value: dieModifier, removedByGear: z.boolean().default(false) }))
      .describe("What makes mines hard to lock on to. One that is removed lowers the die needed."),
  });
  const combatRow = z.strictObject({
    odds: positive.describe("Odds to one."),
    results: z.array(whole).length(6).describe("Mines destroyed by a modified die of 1 to 6 or beyond."),
  });
  const minesweeping = z.strictObject({
    gearSecondaries: whole.describe("Secondaries, against mines only, for each box of gear."),
    lockOn,
    fireModifier: dieModifier.describe("Added to the die of fire on mines."),
    combatTable: z
      .array(combatRow)
      .min(1)
      .nullable()
      .describe(
        "The Combat table of the base game, or null: it is not in the texts. The greatest odds reached count.",
      ),
  });

  const initiative = z.strictObject({
    ties: z.enum(["reroll", "first-named"]).describe("Who has the initiative when totals tie."),
  });

  const vector = z.strictObject({
    silentBurn: nonNegative.describe("The longest burn while running silent, in inches."),
    burnPerTechLevel: positive.describe(
      "The longest burn of fighters and missiles, in inches per tech level.",
    ),
    phases: positive.describe("Burns and moves a turn of fighters and missiles."),
    fighterVector: z
      .enum(["literal", "half"])
      .describe("Whether fighters and missiles move all of their vector in each phase, or half of it."),
  });

  const msgLimits = z.strictObject({
    SC1: whole,
    SC2: whole,
    SC3: whole,
    SC4: whole,
    SC5: whole,
    SC6: whole,
    SC7: whole,
  });
  const band = z.strictObject({ from: whole, to: whole, hitOn: die });
  const arming = z.strictObject({
    warp: whole.describe("Points of warp power in each turn of arming."),
    turns: positive.describe("Turns that arming takes."),
  });
  const msg = z.strictObject({
    limits: msgLimits.describe("How many MSGs a ship of each size class may mount."),
    arming,
    minRange: whole.describe("The least range in hexes. Under the first band, that band counts."),
    maxRange: positive.describe("The greatest range in hexes."),
    bands: z
      .array(band)
      .min(1)
      .describe("Ranges in hexes, nearest first, and the die at or under which it works."),
    bandOf22: z.enum(["better", "worse"]).describe("Which band counts at a range that stands in two."),
    effectDelay: positive.describe("Impulses from firing to forming."),
    duration: positive.describe("Impulses from forming to the end."),
    radius: positive.describe("The reach of a singularity, in hexes."),
    blackHoleRadius: positive.describe("The reach of a black hole, in hexes: the areas may not overlap."),
    formationPull: whole.describe("Hexes that a unit moves at the moment of forming."),
    pullCount: z.enum(["formation", "turn"]).describe("Which impulses are counted for the pull at a range."),
    pullBeforeMovement: z.boolean().describe("Whether the pull comes before voluntary movement."),
    ties: z
      .enum(["clockwise", "counterclockwise"])
      .describe("Which of two hexes equally near the line of centres is entered."),
    naturalEcm: whole.describe("Points of natural ECM at range 0 and for fire across the hex."),
  });

  /** The parts of a ruleset that prices do not depend on. */
  const playParts = {
    secondaries: secondaries.describe("How secondary batteries may be shared out."),
    engineDamage: engineDamage.describe("How many hull boxes lost cost an engine point."),
    superweapons: superweapons.describe("What the extra boxes of one strong weapon do."),
    plasma: plasma.describe("Range brackets of plasma cannons."),
    missiles: missiles.describe("How far missiles go."),
    crewModifiers: crewModifiers.describe("What a crew adds to its dice."),
    mines: mines.describe("Mine racks, patterns and what sets them off."),
    minesweeping: minesweeping.describe("Clearing mines by fire."),
    initiative: initiative.describe("Who moves first when movement is not plotted."),
    vector: vector.describe("Vector movement with Intended Movement markers."),
    msg: msg.describe("The Momentary Singularity Generator."),
  };

  /** The same parts as a ruleset file may write them: only what it changes. */
  const playFileParts = {
    secondaries: anyOf(playParts.secondaries),
    engineDamage: anyOf(playParts.engineDamage),
    superweapons: anyOf(playParts.superweapons),
    plasma: anyOf(playParts.plasma),
    missiles: anyOf(playParts.missiles),
    crewModifiers: anyOf(
      z
        .strictObject({
          green: crewModifier.partial(),
          regular: crewModifier.partial(),
          elite: crewModifier.partial(),
        })
        .meta({ ...playParts.crewModifiers.meta() }),
    ),
    mines: anyOf(mines.extend({ iff: iff.partial() }).meta({ ...playParts.mines.meta() })),
    minesweeping: anyOf(
      minesweeping.extend({ lockOn: lockOn.partial() }).meta({ ...playParts.minesweeping.meta() }),
    ),
    initiative: anyOf(playParts.initiative),
    vector: anyOf(playParts.vector),
    msg: anyOf(
      msg.extend({ limits: msgLimits.partial(), arming: arming.partial() }).meta({ ...playParts.msg.meta() }),
    ),
  };

  return { parts: playParts, fileParts: playFileParts, whole: z.strictObject(playParts) };
}

export type PlayRules = z.infer<ReturnType<typeof playSchemas>["whole"]>;
