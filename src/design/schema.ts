import * as z from "zod";
import { CREWS, KINDS, MOVEMENTS, type NumberField, UNUSED_HULL } from "../rulebook/fields.js";
import type { Ruleset } from "../rulebook/schema.js";
import { traitsOf } from "../rulebook/titles.js";
import { once } from "../source/once.js";
import { defaulted, numberField, SHIP_DEFAULTS } from "./number-fields.js";

const NOTATION = "text in the special-weapon notation, such as 1xPlasma(F), or a list of such texts";

const COUNT = "How many such ships.";

const name = z.string().min(1).max(1000).describe("What the ship is called.");
const notes = z.string().describe("Anything worth saying; never priced.");
const points = z.number().min(0).describe("What the owner believes one such ship costs; checked.");
const flagship = z.boolean().default(false).describe("The fleet's flagship: at most one.");
const crew = z.enum(CREWS).default("regular").describe("Crew quality.");

/** The shape of a ship's own design fields under a ruleset: bounds, traits and box kinds are the ruleset's. */
function shipShape(ruleset: Ruleset) {
  const number = (field: NumberField, description: string) => numberField(ruleset, field, description);
  const orElse = (field: keyof typeof SHIP_DEFAULTS, description: string) =>
    defaulted(ruleset, field, description);
  const traits = traitsOf(ruleset);
  const boxKinds = Object.fromEntries(
    ruleset.boxKinds.map(({ id, title }) => [
      id,
      z
        .int()
        .min(0)
        .optional()
        .describe(`Hull boxes dedicated to this kind${title ? `: ${title}` : ""}.`),
    ]),
  );
  return {
    name,
    class: z.string().min(1).max(1000).optional().describe("The class of ship, as its owner calls it."),
    kind: z.enum(KINDS).default("ship").describe("A base never moves."),
    hull: number("hull", "Hull boxes."),
    toughness: orElse("toughness", "Hull toughness."),
    shields: orElse("shields", "Shield levels."),
    engines: number(
      "engines",
      `Engine rating in points; ${SHIP_DEFAULTS.engines} if left out, ${ruleset.bases.engines} for a base.`,
    ).optional(),
    agile: z.boolean().default(false).describe("May face anywhere after a burn; never a base."),
    techLevel: orElse("techLevel", "Tech level."),
    crew,
    primaries: orElse("primaries", "Primary weapons."),
    secondaries: orElse("secondaries", "Secondary weapons."),
    fighterBays: orElse("fighterBays", "Fighter bays."),
    boardingBays: orElse("boardingBays", "Boarding-craft bays."),
    specials: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe("Special weapons in the notation NxTypeP(A), one text or a list.")
      .meta({ expected: NOTATION }),
    unusedHull: z
      .enum(UNUSED_HULL)
      .optional()
      .describe("Unused boxes: at a discount (default), or at full price and counting for damage control."),
    sizeClass: number("sizeClass", "Star Fleet Battles size class; required with an MSG.").optional(),
    traits: z
      .array(
        traits.length > 0
          ? z.enum(traits as [string, ...string[]])
          : z.never().meta({ expected: "no trait: the ruleset defines none" }),
      )
      .optional()
      .describe("Traits that the ruleset defines."),
    boxes: z
      .strictObject(boxKinds)
      .optional()
      .describe("Hull boxes dedicated to kinds that the ruleset defines."),
    count: orElse("count", COUNT),
    flagship,
    points: points.optional(),
    notes: notes.optional(),
  };
}

/**
 * The Zod schemas of design files under a ruleset: structure, enums and bounds; cross-field rules are lint's. Each is
 * made when it is first asked for.
 */
export function designSchemas(ruleset: Ruleset) {
  const shape = once(() => shipShape(ruleset));
  const ship = once(() => z.strictObject(shape()).meta({ title: "A ship in a fleet or list" }));
  const loneShip = once(() =>
    z.strictObject({ ...shape(), name: name.optional() }).meta({ title: "A ship design" }),
  );
  const entry = once(() => entrySchema(defaulted(ruleset, "count", COUNT)));
  const fleet = once(() => fleetSchema(defaulted(ruleset, "techLevel", "The mines' tech level.")));
  return {
    get ship() {
      return ship();
    },
    get loneShip() {
      return loneShip();
    },
    get entry() {
      return entry();
    },
    get fleet() {
      return fleet();
    },
  };
}

type Whole = ReturnType<typeof defaulted>;

function entrySchema(count: Whole) {
  return z
    .strictObject({
      design: z.string().min(1).describe("The path of a design file, relative to this file."),
      name: name.optional(),
      count,
      crew: z.enum(CREWS).optional().describe("Crew quality, instead of the design's."),
      flagship,
      points: points.optional(),
      notes: notes.optional(),
    })
    .meta({ title: "A roster entry: a design from its own file" });
}

const rulesetName = z
  .string()
  .min(1)
  .describe("A built-in ruleset's id, or the path of a ruleset file relative to this file.");

function pinnedRuleset() {
  return z.strictObject({
    file: rulesetName.optional(),
    version: z
      .union([z.string().min(1), z.number()])
      .optional()
      .describe("The version that the fleet was made for.")
      .meta({ expected: 'a version, such as "1.0"' }),
    hash: z
      .string()
      .regex(/^[0-9a-f]{12}$/i)
      .optional()
      .describe("The hash of the rules that the fleet was made for, as reports show it.")
      .meta({ expected: 'text of 12 hexadecimal digits, such as "0eb47f3a8c68"' }),
  });
}

function fleetSchema(techLevel: Whole) {
  const minefield = z.strictObject({ patterns: z.int().min(1).describe("Mine patterns."), techLevel });
  return z
    .strictObject({
      fleet: z.string().min(1).max(1000).optional().describe("The fleet's name."),
      player: z.string().min(1).max(1000).optional().describe("Who plays the fleet."),
      ruleset: z
        .union([rulesetName, pinnedRuleset()])
        .default("house")
        .describe("The ruleset's id or path, or a map that also pins its version and hash.")
        .meta({ expected: "a ruleset's id or path, or {file: …, version: …, hash: …}" }),
      budget: z
        .number()
        .min(0)
        .optional()
        .describe("The points that the fleet may cost; a fraction such as 60.5 is allowed."),
      movement: z.enum(MOVEMENTS).default("standard").describe("The fleet's movement system."),
      minefields: z.array(minefield).optional().describe("Mine patterns placed before the battle."),
      // Each ship is validated by itself, as what it is: one that is broken leaves the others alone.
      ships: z.array(z.unknown()).describe("The ships and roster entries."),
    })
    .meta({ title: "A fleet" });
}

export type DesignSchemas = ReturnType<typeof designSchemas>;
export type WrittenShip = z.infer<DesignSchemas["loneShip"]>;
export type WrittenEntry = z.infer<DesignSchemas["entry"]>;
export type WrittenFleet = z.infer<DesignSchemas["fleet"]>;
