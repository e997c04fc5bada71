import * as z from "zod";
import { MOST } from "./bounds.js";
import { CREWS } from "./fields.js";
import { mineSchemas } from "./mine-schema.js";
import { msgSchema } from "./msg-schema.js";
import { forEach, values } from "./values.js";

/** The parts of a ruleset that prices do not depend on. */
export function playParts() {
  return { ...fireParts(), ...crewParts(), ...mineSchemas(), ...movementParts(), msg: msgSchema() };
}

function fireParts() {
  const { few, nonNegative, positive, rounding, text, whole } = values();
  const bracket = z.strictObject({
    name: text.describe("What the data card calls the bracket."),
    inches: positive.describe("The far end of the bracket at strength 1, in inches."),
    damage: nonNegative.describe("Damage as a multiple of the tech level."),
  });
  return {
    secondaries: z
      .strictObject({
        shareFromHull: positive.describe(
          "The smallest hull, in boxes, that may not fire all its secondaries at one target.",
        ),
        share: nonNegative.describe("The part of its secondaries that such a hull may fire at one target."),
        rounding: rounding.describe("How that part becomes a whole number of secondaries."),
        fullOdds: positive.describe(
          "The odds to one that an attack must reach before another attack begins.",
        ),
      })
      .describe("How secondaries may be shared out among targets and attacks."),
    engineDamage: z
      .strictObject({
        rounding: rounding.describe("How hull ÷ engines becomes a whole number of boxes."),
        minimum: positive.describe("The fewest boxes between two losses."),
      })
      .describe("How many lost hull boxes cost an engine point."),
    superweapons: z
      .strictObject({
        inchesPerBox: whole.describe("Inches of range for each box beyond the first."),
        damage: z
          .enum(["strength", "flat"])
          .describe("`strength`: damage is multiplied by the strength. `flat`: strength only adds range."),
      })
      .describe("What the extra boxes of a superweapon do."),
    plasma: z
      .strictObject({
        brackets: z.array(bracket).min(1).max(MOST.brackets).describe("The range brackets, nearest first."),
        rounding: rounding.describe("How damage becomes a whole number. It is rounded once, at the end."),
      })
      .describe("Range brackets of plasma cannons."),
    missiles: z
      .strictObject({
        movePerTechLevel: positive.describe("Inches of each move for each tech level."),
        moves: few.describe("Moves in a turn."),
      })
      .describe("How far missiles go."),
  };
}

function crewParts() {
  const { dieModifier } = values();
  const crew = z.strictObject({
    combat: dieModifier.describe("Added to combat dice."),
    scanning: dieModifier.describe("Added to scanning dice. Lower rolls find more."),
    initiative: dieModifier.describe("Added to the initiative die by a flagship."),
  });
  return {
    crewModifiers: z.strictObject(forEach(CREWS, crew)).describe("What a crew adds to its dice."),
  };
}

function movementParts() {
  const { few, nonNegative, positive } = values();
  return {
    initiative: z
      .strictObject({
        ties: z
          .enum(["reroll", "first-named"])
          .describe("Who has the initiative when totals tie: another roll decides, or the side named first."),
      })
      .describe("Who moves first when movement is not plotted."),
    vector: z
      .strictObject({
        silentBurn: nonNegative.describe("The longest burn while running silent, in inches."),
        burnPerTechLevel: positive.describe(
          "The longest burn of fighters and missiles, in inches for each tech level.",
        ),
        phases: few.describe("Burns and moves of fighters and missiles in a turn."),
        fighterVector: z
          .enum(["literal", "half"])
          .describe("Whether fighters and missiles move their whole vector in each phase, or half of it."),
      })
      .describe("Vector movement with Intended Movement markers."),
  };
}

/** The parts of a ruleset that prices do not depend on, and their schemas. */
export type PlayRules = {
  [K in keyof ReturnType<typeof playParts>]: z.infer<ReturnType<typeof playParts>[K]>;
};
