import * as z from "zod";
import { MOST } from "./bounds.js";
import { NUMBER_FIELDS, WEAPON_FIELDS } from "./fields.js";
import { nameSchemas, recordSchemas } from "./record-schema.js";
import { forEach, setOf, values } from "./values.js";

/** The parts of a ruleset that say what a design may be and what it costs. */
export function designParts() {
  return {
    title: values().label.describe("What reports call the ruleset."),
    ...pricingParts(),
    ...legalParts(),
  };
}

function pricingParts() {
  const { nonNegative, positive, rounding, whole } = values();
  const { modifier } = recordSchemas();
  return {
    capacity: z
      .strictObject(forEach(WEAPON_FIELDS, positive))
      .describe("How many weapons of a kind one hull box holds."),
    boxCost: z
      .strictObject({
        used: nonNegative.describe("Points for a box that mounts something."),
        unused: nonNegative.describe("Points for a box that mounts nothing."),
      })
      .describe("Points for a hull box, before the modifiers."),
    modifiers: z
      .array(modifier)
      .max(MOST.modifiers)
      .describe("The price modifiers, in the order in which they are applied."),
    stacking: z.enum(["product", "compound", "sum"]).describe("How the chart's modifiers combine."),
    engineStep: z
      .enum(["full", "started", "prorated"])
      .describe("What a modifier with a `step` charges for an unfinished step."),
    crewAndTechLevel: z.enum(["multiply", "add"]).describe("How the final modifiers combine."),
    rounding: z
      .enum(["nearest", "up", "down", "none"])
      .describe("How the final cost becomes points. It is rounded once."),
    minimumPoints: whole.describe("The fewest points that a ship costs."),
    damageControl: z
      .strictObject({
        boxesPerParty: positive.describe("Boxes for each party."),
        rounding: rounding.describe("How the boxes become a whole number of parties."),
      })
      .describe("Damage control parties. Only full-price hull boxes count for them."),
    minefields: z
      .strictObject({ pointsPerPattern: nonNegative.describe("Points for one pattern.") })
      .describe("Mine patterns that are placed before the battle."),
  };
}

function legalParts() {
  const { positive, text, whole } = values();
  const { boxKind, special } = recordSchemas();
  const className = z.strictObject({
    from: positive.describe("The smallest hull of the class, in boxes."),
    to: positive.optional().describe("The largest hull of the class. Without it the class has no end."),
    name: text.describe("The name of the class."),
  });
  return {
    boxKinds: setOf(boxKind, MOST.boxKinds).describe("Kinds of hull boxes that a design may dedicate."),
    traits: setOf(nameSchemas().field, MOST.traits).describe(
      "Traits that designs may name. A trait that a modifier asks for needs no entry.",
    ),
    limits: z
      .strictObject(forEach(NUMBER_FIELDS, limitSchemas().complete))
      .describe("What the fields of a design may be."),
    specials: setOf(special, MOST.specials).describe("The types of special weapon."),
    arcs: arcsSchema().describe("Firing arcs."),
    optionalRules: optionalRulesSchema().describe("Rules that are on (true) or off (false)."),
    classNames: z
      .array(className)
      .max(MOST.classNames)
      .describe(
        "Names of hull sizes. A range takes the place of whatever the extended ruleset calls its hulls.",
      ),
    bases: z
      .strictObject({ engines: whole.describe("The engine rating of a base.") })
      .describe("What a base has."),
  };
}

/** The limit of a field: complete, and as a file may write it. */
export function limitSchemas() {
  const { positive, whole } = values();
  const bound = z.union([whole, z.strictObject({ perTechLevel: positive })]).meta({
    description: "A whole number, or a multiple of the ship's tech level.",
    expected: "a whole number, or {perTechLevel: n}",
  });
  const limit = <S extends z.ZodType>(max: S, more: string) =>
    z.union([bound, z.strictObject({ min: whole.optional(), max })]).meta({
      description: `The largest value of a field, or its smallest (\`min\`) and largest (\`max\`).${more}`,
      expected: "a whole number, {perTechLevel: n}, or {min: n, max: …}",
    });
  return {
    complete: limit(bound.optional(), ""),
    written: limit(bound.nullable().optional(), " `max: null` lifts the maximum."),
  };
}

function arcsSchema() {
  const { houseArc, sfbArc } = recordSchemas();
  return z.strictObject({
    house: z.array(houseArc).max(MOST.arcs).describe("Arcs of one letter, in canonical order."),
    sfb: setOf(sfbArc, MOST.arcs).describe("Arcs of Star Fleet Battles."),
    default: z.string().describe("The arc of a weapon for which a design writes none."),
  });
}

function optionalRulesSchema() {
  return z.strictObject({
    unusedHull: z.boolean().describe("The discount for unused hull boxes."),
    crewQuality: z.boolean().describe("Green and elite crews."),
    bases: z.boolean().describe("Bases."),
    additionalArcs: z.boolean().describe("Firing arcs other than the default."),
    severalSpecials: z.boolean().describe("Special weapons of several types or strengths on one ship."),
    superweapons: z.boolean().describe("Special weapons of a strength above 1."),
    mines: z.boolean().describe("Mine racks, minesweepers and minefields."),
    msg: z.boolean().describe("Momentary Singularity Generators."),
  });
}

/** A whole number, or a multiple of the ship's tech level. */
export type Bound = number | { perTechLevel: number };
