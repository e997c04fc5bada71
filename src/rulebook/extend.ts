import { housePlay } from "./house-play.js";
import type { PlayRules } from "./play-schema.js";
import type { Bound, NumberField, Ruleset, RulesetFile } from "./schema.js";

type Limit = Ruleset["limits"][NumberField];

/** A limit with both ends; `max: null` is no maximum. */
export interface Range {
  readonly min: number;
  readonly max: Bound | null;
}

/** A limit as min and max: a bare number or multiple is a maximum. */
export function rangeOf(limit: Limit): Range {
  if (typeof limit === "number" || "perTechLevel" in limit) return { min: 0, max: limit };
  return { min: limit.min ?? 0, max: limit.max ?? null };
}

/** The number that a bound comes to for a ship of this tech level. */
export function boundAt(bound: Bound, techLevel: number): number {
  return typeof bound === "number" ? bound : bound.perTechLevel * techLevel;
}

function extendLimit(base: Limit, own: Limit): Limit {
  const before = rangeOf(base);
  if (typeof own === "number" || "perTechLevel" in own) return { min: before.min, max: own };
  const max = own.max ?? before.max;
  return { min: own.min ?? before.min, ...(max === null ? {} : { max }) };
}

/** Records of `base` with those of `own` put in their place by id, new ones at the end. */
function byId<T extends { readonly id: string }>(base: readonly T[], own: readonly T[] = []): T[] {
  const replaced = new Map(own.map((record) => [record.id, record]));
  const kept = base.map((record) => replaced.get(record.id) ?? record);
  const known = new Set(base.map((record) => record.id));
  return [...kept, ...own.filter((record) => !known.has(record.id))];
}

/** `base` with the fields of `own` that are set. */
function over<T extends object>(base: T, own: { [K in keyof T]?: T[K] | undefined } | undefined): T {
  const set = Object.entries(own ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(set) };
}

/** `base` with what `own` says, map by map; a list or a plain value is replaced whole. */
function deepOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isMap(base) || !isMap(own)) return own;
  const changed = Object.entries(own).map(([key, value]) => [key, deepOver(base[key], value)]);
  return { ...base, ...Object.fromEntries(changed) };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function extendPlay(base: Ruleset, file: RulesetFile): PlayRules {
  const keys = Object.keys(housePlay) as (keyof PlayRules)[];
  return Object.fromEntries(keys.map((key) => [key, deepOver(base[key], file[key])])) as PlayRules;
}

/** The ruleset that a file makes of the one it extends. Lists with ids are replaced record by record. */
export function extendRuleset(base: Ruleset, file: RulesetFile): Ruleset {
  const { extends: _, version, limits = {}, ...own } = file;
  const extendedLimits = Object.fromEntries(
    Object.entries(limits).map(([field, limit]) => [
      field,
      extendLimit(base.limits[field as NumberField], limit!),
    ]),
  );
  return {
    ...over(base, own as Partial<Ruleset>),
    version: String(version),
    title: own.title ?? (own.ruleset === base.ruleset ? base.title : own.ruleset),
    capacity: over(base.capacity, own.capacity),
    boxCost: over(base.boxCost, own.boxCost),
    boxKinds: byId(base.boxKinds, own.boxKinds),
    traits: [...new Set([...base.traits, ...(own.traits ?? [])])],
    modifiers: byId(base.modifiers, own.modifiers),
    limits: { ...base.limits, ...extendedLimits },
    damageControl: over(base.damageControl, own.damageControl),
    specials: byId(base.specials, own.specials),
    arcs: over(base.arcs, own.arcs),
    optionalRules: over(base.optionalRules, own.optionalRules),
    minefields: over(base.minefields, own.minefields),
    bases: over(base.bases, own.bases),
    ...extendPlay(base, file),
  };
}

/** The traits a design may name: those listed and those that modifiers ask for. */
export function traitsOf(ruleset: Ruleset): string[] {
  const asked = ruleset.modifiers.flatMap((modifier) => modifier.when?.trait ?? []);
  return [...new Set([...ruleset.traits, ...asked])];
}

/** The name of a hull of this size in the ruleset's table of class names, or null. */
export function hullClass(ruleset: Ruleset, hull: number): string | null {
  const row = ruleset.classNames.find(
    ({ from, to }) => hull >= from && hull <= (to ?? Number.POSITIVE_INFINITY),
  );
  return row?.name ?? null;
}
