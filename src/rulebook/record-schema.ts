import * as z from "zod";
import { once } from "../source/once.js";
import { MOST } from "./bounds.js";
import { CREWS, KINDS, NUMBER_FIELDS, UNUSED_HULL } from "./fields.js";
import { forEach, setOf, values } from "./values.js";

/** The names that a ruleset gives: ids, names of fields, and types in the special-weapon notation. */
export function nameSchemas() {
  const id = z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,63}$/)
    .meta({ expected: "an id in small letters, digits and hyphens, such as battle-rider" });
  const field = z
    .string()
    .regex(/^(?!x-)[a-z][A-Za-z0-9-]{0,63}$/)
    .meta({
      expected: "a name in letters, digits and hyphens that begins with a small letter, and not with x-",
    });
  /** No digits, commas or brackets: they are the punctuation of the notation. */
  const type = z
    .string()
    .regex(/^\p{L}[\p{L}\p{M}' -]{0,38}[\p{L}\p{M}]$/u)
    .meta({ expected: "a name of letters, blanks, hyphens and apostrophes, without digits" });
  return { id, field, type };
}

/** The schemas of the records that a ruleset lists by id, complete. */
export const recordSchemas = once(() => ({
  modifier: modifierSchema(),
  boxKind: boxKindSchema(),
  special: specialSchema(),
  ...arcSchemas(),
}));

function modifierSchema() {
  const { decimal, label, positive, whole } = values();
  return z.strictObject({
    id: nameSchemas().id.describe("The id, which the ledger and `explain` show."),
    title: label.describe("What the ledger calls the modifier."),
    percent: decimal.describe("Percent for each level, or once where `per` is missing: 20 is +20%."),
    per: z.enum(NUMBER_FIELDS).optional().describe("The ship field whose points are counted."),
    over: whole.optional().describe("Only points over this number are counted; 0 if left out."),
    step: positive.optional().describe("How many points make one level; 1 if left out."),
    when: whenSchema().optional(),
    stage: z
      .enum(["chart", "final"])
      .describe("`chart`: part of the Total Ship Cost. `final`: applied to the Total Ship Cost."),
    source: label.optional().describe("Where the rule is written."),
  });
}

function whenSchema() {
  const { whole } = values();
  return z
    .strictObject({
      kind: z.enum(KINDS),
      agile: z.boolean(),
      flagship: z.boolean(),
      crew: z.enum(CREWS),
      unusedHull: z.enum(UNUSED_HULL),
      trait: nameSchemas().field,
      ...forEach(NUMBER_FIELDS, whole),
    })
    .partial()
    .describe(
      "The ships that the modifier applies to: those with every value named here. `trait` names a trait that the ship must have.",
    );
}

function boxKindSchema() {
  const { label, nonNegative } = values();
  return z.strictObject({
    id: nameSchemas().field.describe("The key under `boxes` of a ship."),
    title: label.optional().describe("What reports and sheets call the boxes."),
    cost: nonNegative.describe("Points for each box, before the modifiers."),
    damageControl: z.boolean().describe("Whether the boxes count for damage control parties."),
  });
}

function specialSchema() {
  const { type } = nameSchemas();
  return z.strictObject({
    id: type.describe("The short name, as the canonical notation writes it."),
    aliases: setOf(type, MOST.aliases).describe("Other names that a design may use; none if left out."),
    effect: z
      .enum(["plasma", "missile", "mass-driver", "mine-rack", "minesweeper", "msg", "other"])
      .describe("Whose rules the weapon follows in play; `other` if left out."),
    arc: z
      .enum(["house", "sfb", "none"])
      .describe(
        "Which firing arcs the weapon may have; `house` if left out. `sfb`: house arcs and arcs of Star Fleet Battles, and a design must write one.",
      ),
    superweapon: z.boolean().describe("Whether one weapon may have a strength above 1; true if left out."),
    boxes: values().positive.describe("Hull boxes for each weapon and point of strength; 1 if left out."),
  });
}

function arcSchemas() {
  const degrees = z.int().min(-360).max(360);
  const arc = z.strictObject({
    id: z
      .string()
      .regex(/^([A-Z]{1,3}|[0-9]{3})$/)
      .meta({
        description: "The arc as the notation writes it.",
        expected: "one to three capital letters, or three digits in quotes",
      }),
    name: values().label.describe("What reports call the arc."),
  });
  return {
    houseArc: arc.extend({
      sfb: z.string().optional().describe("The arc of Star Fleet Battles that the arc is for an MSG."),
    }),
    sfbArc: arc.extend({
      from: degrees
        .optional()
        .describe("Where the arc begins, in degrees clockwise from the facing. The edge is in the arc."),
      to: degrees.optional().describe("Where the arc ends: more than `from`."),
    }),
  };
}

/** What a file may say of a record: its id and the fields that change. Null takes an optional field away. */
export type PatchOf<T extends { readonly id: string }> = { readonly id: string } & {
  readonly [K in Exclude<keyof T, "id">]?: T[K] | (undefined extends T[K] ? null : never) | undefined;
};

/** The schema of a record as a file may write it. */
export function patchOf<T extends { readonly id: string }>(record: z.ZodType<T>): z.ZodType<PatchOf<T>> {
  const { shape } = record as unknown as z.ZodObject;
  const fields = Object.entries(shape).map(([key, field]) => {
    const described =
      key === "id" ? field : field instanceof z.ZodOptional ? nullable(field) : field.optional();
    return [key, described];
  });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<PatchOf<T>>;
}

function nullable(field: z.ZodOptional): z.ZodType {
  return field.nullable().meta({ ...field.meta() });
}
