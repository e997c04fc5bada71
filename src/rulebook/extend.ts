import { checkFile, checkRuleset } from "./check.js";
import { oneTable } from "./class-names.js";
import { NUMBER_FIELDS, type RemovableKind } from "./fields.js";
import { extendLimit } from "./limits.js";
import { mergeRecords, nameKey } from "./merge.js";
import type { RulesetProblem } from "./problem.js";
import { BOX_KINDS, HOUSE_ARCS, type ListedKind, MODIFIERS, SFB_ARCS, SPECIALS } from "./record-kinds.js";
import type { PatchOf } from "./record-schema.js";
import { removalOf, stillAsked } from "./remove.js";
import type { Ruleset, RulesetFile } from "./schema.js";

/** The ruleset that a file makes of the one it extends, or null where problems leave none. */
export interface Extension {
  readonly ruleset: Ruleset | null;
  readonly problems: readonly RulesetProblem[];
}

/**
 * The ruleset that a file makes of the one it extends. Whatever the file does not name stays, and records with an id are
 * merged by it, field by field. Throws a RangeError where the file does not fit: a new record that is not complete, an
 * id to remove that is not there, names that clash, more records than a ruleset may have.
 */
export function extendRuleset(base: Ruleset, file: RulesetFile): Ruleset {
  const { ruleset, problems } = extension(base, file);
  if (ruleset) return ruleset;
  const told = problems.map(
    ({ at, args }) => `${at.join(".")}: expected ${args.expected}, found ${args.found ?? "none"}`,
  );
  throw new RangeError(told.join("\n"));
}

/** The same, with what does not fit as data. */
export function extension(base: Ruleset, file: RulesetFile): Extension {
  const { ruleset, problems } = merged(base, file);
  const own = [...checkFile(file), ...problems];
  const all = own.length > 0 ? own : checkRuleset(ruleset);
  return { ruleset: all.length > 0 ? null : ruleset, problems: all };
}

function merged(base: Ruleset, file: RulesetFile): { ruleset: Ruleset; problems: RulesetProblem[] } {
  const { extends: _, remove, version, limits = {}, boxKinds, traits = [], modifiers, ...more } = file;
  const { specials, arcs = {}, classNames = [], ...parts } = more;
  const removal = removalOf(base, remove);
  const gone = (kind: RemovableKind, name: string) =>
    removal.removed.some((each) => each.kind === kind && each.name === nameKey(name));
  const incomplete: (readonly RulesetProblem[])[] = [];
  const merge = <T extends { readonly id: string }>(
    kind: ListedKind<T>,
    records: readonly T[],
    own: readonly PatchOf<T>[] = [],
  ): T[] => {
    const kept = records.filter(({ id }) => !gone(kind.kind, id));
    const result = mergeRecords(kept, own, kind);
    incomplete.push(result.problems);
    return result.records;
  };
  const ruleset: Ruleset = {
    ...(over(base, parts) as Ruleset),
    version: String(version),
    title: file.title ?? file.ruleset,
    boxKinds: merge(BOX_KINDS, base.boxKinds, boxKinds),
    traits: [...new Set([...base.traits.filter((trait) => !gone("traits", trait)), ...traits])],
    modifiers: merge(MODIFIERS, base.modifiers, modifiers),
    limits: { ...base.limits, ...extendedLimits(base, limits) },
    specials: merge(SPECIALS, base.specials, specials),
    arcs: {
      default: arcs.default ?? base.arcs.default,
      house: merge(HOUSE_ARCS, base.arcs.house, arcs.house),
      sfb: merge(SFB_ARCS, base.arcs.sfb, arcs.sfb),
    },
    classNames: oneTable([...classNames, ...base.classNames.filter(({ name }) => !gone("classNames", name))]),
  };
  return {
    ruleset,
    problems: [removal.problems, stillAsked(ruleset, removal), ...incomplete].flat(),
  };
}

function extendedLimits(
  base: Ruleset,
  limits: NonNullable<RulesetFile["limits"]>,
): Partial<Ruleset["limits"]> {
  const changed = NUMBER_FIELDS.flatMap((field) => {
    const own = limits[field];
    return own === undefined ? [] : [[field, extendLimit(base.limits[field], own)] as const];
  });
  return Object.fromEntries(changed);
}

/** `base` with what `own` says, map by map; a list or a plain value is replaced whole. */
function over(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isMap(base) || !isMap(own)) return own;
  const changed = Object.entries(own).map(([key, value]) => [key, over(base[key], value)]);
  return { ...base, ...Object.fromEntries(changed) };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
