import * as z from "zod";
import { once } from "../source/once.js";
import { playSchemas } from "./play-schema.js";
import { anyOf, values } from "./values.js";

/** Ship fields that hold a whole number: a modifier may count them. */
export const NUMBER_FIELDS = [
  "hull",
  "toughness",
  "shields",
  "engines",
  "techLevel",
  "primaries",
  "secondaries",
  "fighterBays",
  "boardingBays",
  "count",
  "sizeClass",
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** The weapon kinds that share hull boxes with their own kind. */
export const WEAPON_FIELDS = ["primaries", "secondaries", "fighterBays", "boardingBays"] as const;

export const CREWS = ["green", "regular", "elite"] as const;
export const KINDS = ["ship", "base"] as const;
export const UNUSED_HULL = ["discount", "full"] as const;
export const MOVEMENTS = ["standard", "vector"] as const;

/** The same schema for each of several keys. */
function forEach<K extends string, S extends z.ZodType>(keys: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;
}

/**
 * The schemas of a complete ruleset and of a ruleset file. Made when first asked for: whoever plays by the built-in
 * ruleset needs neither.
 */
export const rulesetSchemas = once(() => {
  const { decimal, nonNegative, positive, rounding, text, whole } = values();
  const play = playSchemas();
  const id = z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,63}$/)
    .meta({ expected: "an id in small letters, digits and hyphens, such as battle-rider" });
  const fieldName = z
    .string()
    .regex(/^(?!x-)[a-z][A-Za-z0-9-]{0,63}$/)
    .meta({
      expected: "a name in letters, digits and hyphens that begins with a small letter, and not with x-",
    });
  /** A name in the special-weapon notation: no digits, commas or brackets, which are its punctuation. */
  const typeName = z
    .string()
    .regex(/^\p{L}[\p{L}\p{M}' -]{0,38}[\p{L}\p{M}]$/u)
    .meta({ expected: "a name of letters, blanks, hyphens and apostrophes, without digits" });

  const boundSchema = z.union([whole, z.strictObject({ perTechLevel: positive })]).meta({
    description: "A whole number, or a multiple of the ship's tech level.",
    expected: "a whole number, or {perTechLevel: n}",
  });
  const limitSchema = z
    .union([boundSchema, z.strictObject({ min: whole.optional(), max: boundSchema.optional() })])
    .meta({
      description: "What a field may be: its maximum, or min and max.",
      expected: "a whole number, {perTechLevel: n}, or {min: n, max: …}",
    });

  const whenSchema = z
    .strictObject({
      kind: z.enum(KINDS),
      agile: z.boolean(),
      flagship: z.boolean(),
      crew: z.enum(CREWS),
      unusedHull: z.enum(UNUSED_HULL),
      trait: fieldName,
      ...forEach(NUMBER_FIELDS, whole),
    })
    .partial()
    .meta({
      description: "The modifier applies when every field named has this value; `trait` asks for a trait.",
    });

  const modifierSchema = z.strictObject({
    id,
    title: text,
    percent: decimal.describe("Percent per level (or once, without `per`): 20 is +20%."),
    per: z.enum(NUMBER_FIELDS).optional().describe("The ship field whose points are counted."),
    over: whole.optional().describe("Only points over this count."),
    step: positive.optional().describe("How many points make one level."),
    when: whenSchema.optional(),
    stage: z.enum(["chart", "final"]).describe("`chart` makes the Total Ship Cost, `final` comes after it."),
    source: text.optional().describe("Where the rule stands."),
  });

  const boxKindSchema = z.strictObject({
    id: fieldName,
    title: text.optional(),
    cost: nonNegative.describe("Points a box, before the modifiers."),
    damageControl: z.boolean().describe("Whether such boxes count for damage control parties."),
  });

  const specialTypeSchema = z.strictObject({
    id: typeName.describe("The short name, which the canonical notation writes."),
    aliases: z.array(typeName).default([]),
    effect: z
      .enum(["plasma", "missile", "mass-driver", "mine-rack", "minesweeper", "msg", "other"])
      .default("other"),
    arc: z
      .enum(["house", "sfb", "none"])
      .default("house")
      .describe("Which arcs it may have; `sfb` also allows house arcs and must be written."),
    superweapon: z.boolean().default(true).describe("Whether one weapon may fill several boxes."),
    boxes: positive.default(1).describe("Hull boxes per weapon and point of strength."),
  });

  const arcSchema = z.strictObject({ id: z.string().regex(/^([A-Z]{1,3}|[0-9]{3})$/), name: text });
  const houseArcSchema = arcSchema.extend({
    sfb: z.string().optional().describe("The SFB arc that it is for an MSG."),
  });
  const degrees = z.int().min(-360).max(360);
  const sfbArcSchema = arcSchema.extend({
    from: degrees
      .optional()
      .describe("Where it begins, in degrees clockwise from the facing; edges are in arc."),
    to: degrees.optional().describe("Where it ends, beyond `from`."),
  });
  const classNameSchema = z.strictObject({ from: positive, to: positive.optional(), name: text });

  /** Every part of a ruleset, complete. A ruleset file may leave out whatever it does not change. */
  const parts = {
    title: text,
    capacity: z
      .strictObject(forEach(WEAPON_FIELDS, positive))
      .describe("How many of a weapon kind one hull box holds."),
    boxCost: z
      .strictObject({ used: nonNegative, unused: nonNegative })
      .describe("Points a hull box, before the modifiers."),
    boxKinds: z.array(boxKindSchema).describe("Kinds that a design may dedicate boxes to."),
    traits: z
      .array(fieldName)
      .describe("Traits that designs may name; those that modifiers ask for need no entry."),
    modifiers: z.array(modifierSchema).describe("The price modifiers, in the order they are applied."),
    stacking: z.enum(["product", "compound", "sum"]).describe("How the chart's modifiers combine."),
    engineStep: z
      .enum(["full", "started", "prorated"])
      .describe("What a modifier with a `step` charges for an unfinished step."),
    crewAndTechLevel: z.enum(["multiply", "add"]).describe("How the final modifiers combine."),
    rounding: z.enum(["nearest", "up", "down", "none"]).describe("How the final cost becomes points, once."),
    minimumPoints: whole.describe("The least that a ship costs."),
    limits: z.strictObject(forEach(NUMBER_FIELDS, limitSchema)).describe("What a design's fields may be."),
    damageControl: z
      .strictObject({ boxesPerParty: positive, rounding })
      .describe("Full-price hull boxes for each damage control party."),
    specials: z.array(specialTypeSchema).describe("The types of special weapon."),
    arcs: z
      .strictObject({ house: z.array(houseArcSchema), sfb: z.array(sfbArcSchema), default: z.string() })
      .describe("Firing arcs; the default counts where a design writes none."),
    optionalRules: z
      .strictObject({
        unusedHull: z.boolean(),
        crewQuality: z.boolean(),
        bases: z.boolean(),
        additionalArcs: z.boolean(),
        severalSpecials: z.boolean(),
        superweapons: z.boolean(),
        mines: z.boolean(),
        msg: z.boolean(),
      })
      .describe("Rules that are on or off."),
    classNames: z.array(classNameSchema).describe("Names of hull sizes, by range."),
    minefields: z
      .strictObject({ pointsPerPattern: nonNegative })
      .describe("What a pattern placed before the battle costs."),
    bases: z.strictObject({ engines: whole }).describe("The engine rating of a base."),
    ...play.parts,
  };

  /** A complete ruleset. */
  const rulesetSchema = z.strictObject({ ruleset: id, version: text, ...parts });

  /** A ruleset file: `extends` another and says only what it changes. */
  const rulesetFileSchema = z.strictObject({
    ruleset: id.describe("The ruleset's own id, shown in reports."),
    version: z
      .union([text, z.number()])
      .meta({ expected: 'a version, such as "1.0"' })
      .describe("The version, shown in reports."),
    extends: text
      .optional()
      .describe("A built-in ruleset's id or the path of another ruleset file; house if left out."),
    ...z.strictObject(parts).partial().shape,
    capacity: anyOf(parts.capacity),
    boxCost: anyOf(parts.boxCost),
    limits: anyOf(parts.limits),
    damageControl: anyOf(parts.damageControl),
    arcs: anyOf(parts.arcs),
    optionalRules: anyOf(parts.optionalRules),
    minefields: anyOf(parts.minefields),
    bases: anyOf(parts.bases),
    ...play.fileParts,
  });

  return { complete: rulesetSchema, file: rulesetFileSchema };
});

type Schemas = ReturnType<typeof rulesetSchemas>;
export type RulesetFile = z.infer<Schemas["file"]>;
export type Ruleset = z.infer<Schemas["complete"]>;
export type Modifier = Ruleset["modifiers"][number];
export type SpecialType = Ruleset["specials"][number];
/** A whole number, or a multiple of the ship's tech level. */
export type Bound = number | { perTechLevel: number };
