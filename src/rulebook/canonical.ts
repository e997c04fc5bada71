import type * as z from "zod";
import { unwrap } from "../source/schema-walk.js";
import { squash } from "./check.js";
import { oneTable } from "./class-names.js";
import { exact, exactText } from "./exact.js";
import { NUMBER_FIELDS } from "./fields.js";
import { rangeOf } from "./limits.js";
import { nameKey } from "./merge.js";
import { type Modifier, type Ruleset, rulesetSchemas, type SpecialType } from "./schema.js";
import { stableJson } from "./stable-json.js";
import { traitsOf } from "./titles.js";
import { nature } from "./values.js";

/**
 * The rules of a ruleset in the one form that all ways of writing them have: its identity is made of it. Id, version,
 * titles and citations are left out.
 */
export function canonicalRuleset(ruleset: Ruleset): unknown {
  const { ruleset: _id, version: _version, ...rules } = ruleset;
  const plain = {
    ...rules,
    traits: traitsOf(ruleset),
    modifiers: STAGES.flatMap((stage) => rules.modifiers.filter((each) => each.stage === stage)).map(
      plainModifier,
    ),
    limits: Object.fromEntries(NUMBER_FIELDS.map((field) => [field, rangeOf(rules.limits[field])])),
    specials: rules.specials.map(plainSpecial),
    classNames: oneTable(rules.classNames),
  };
  return canonical(rulesetSchemas().complete, plain);
}

/** Whatever their order in the list, the chart's modifiers come first. */
const STAGES = ["chart", "final"] as const;

/** A modifier without what it would be anyway. */
function plainModifier({ per, over = 0, step = 1, when = {}, ...rest }: Modifier): object {
  return {
    ...rest,
    ...(per ? { per, over, step } : {}),
    when: Object.fromEntries(Object.entries(when).filter(([, value]) => value !== undefined)),
  };
}

/** A weapon type with its aliases as they are compared. */
function plainSpecial({ id, aliases, ...rest }: SpecialType): object {
  const others = new Set(aliases.map(squash));
  others.delete(squash(id));
  return { ...rest, id, aliases: [...others] };
}

/** A value by its schema: exact numbers as one text, sets in one order, names in one Unicode form, no labels. */
function canonical(declared: z.core.$ZodType, value: unknown): unknown {
  const is = natureOf(declared);
  if (is === "label" || value === undefined) return undefined;
  if (is === "exact") return exactText(exact(value as number | string));
  if (typeof value === "string") return nameKey(value);
  const { def } = unwrap(declared)._zod as unknown as { def: { element?: z.ZodType; shape?: z.ZodRawShape } };
  if (def.element && Array.isArray(value)) {
    const { element } = def;
    const items = value.map((item) => canonical(element, item));
    return is === "set" ? items.map(stableJson).sort() : items;
  }
  if (!def.shape || typeof value !== "object" || value === null) return value;
  const fields = Object.entries(def.shape).map(([key, field]) => [
    key,
    canonical(field, (value as Readonly<Record<string, unknown>>)[key]),
  ]);
  return Object.fromEntries(fields);
}

/** What a schema's value is to the identity, said of the schema or of what it wraps. */
function natureOf(declared: z.core.$ZodType) {
  const { innerType } = declared._zod.def as { innerType?: z.core.$ZodType };
  return nature.get(declared)?.is ?? (innerType && nature.get(innerType)?.is);
}
