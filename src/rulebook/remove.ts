import { suggest } from "../source/suggest.js";
import type { Path } from "../source/tree.js";
import { cut, listed } from "../source/words.js";
import { REMOVABLE_KINDS, type RemovableKind } from "./fields.js";
import { nameKey } from "./merge.js";
import { type RulesetProblem, unfit } from "./problem.js";
import type { Ruleset, RulesetFile } from "./schema.js";

interface Removable {
  readonly noun: string;
  readonly records: (ruleset: Ruleset) => readonly { readonly id: string }[];
}

/** What a file may take away, by kind: what one of a kind is called, the records, and how each is named. */
const REMOVABLE: Readonly<Record<RemovableKind, Removable>> = {
  modifiers: { noun: "a modifier", records: ({ modifiers }) => modifiers },
  boxKinds: { noun: "a box kind", records: ({ boxKinds }) => boxKinds },
  specials: { noun: "a weapon type", records: ({ specials }) => specials },
  traits: { noun: "a trait", records: ({ traits }) => traits.map((id) => ({ id })) },
  classNames: {
    noun: "a class name",
    records: ({ classNames }) => classNames.map((row) => ({ ...row, id: row.name })),
  },
  houseArcs: { noun: "a house arc", records: ({ arcs }) => arcs.house },
  sfbArcs: { noun: "a Star Fleet Battles arc", records: ({ arcs }) => arcs.sfb },
};

/** What of a kind a ruleset has. */
export function recordsOf(kind: RemovableKind, ruleset: Ruleset): readonly { readonly id: string }[] {
  return REMOVABLE[kind].records(ruleset);
}

/** The names that a file may take away, each once. */
export function namesOf(kind: RemovableKind, ruleset: Ruleset): readonly string[] {
  return [...new Set(recordsOf(kind, ruleset).map(({ id }) => nameKey(id)))];
}

/** A record, trait or class name that a file takes away, and where the file says so. */
export interface Removed {
  readonly kind: RemovableKind;
  readonly name: string;
  readonly at: Path;
}

/** What is taken away, and what of it there is not. */
export interface Removal {
  readonly removed: readonly Removed[];
  readonly problems: readonly RulesetProblem[];
}

/** Reads a file's `remove`: one list of names, or a list for each kind. */
export function removalOf(base: Ruleset, remove: RulesetFile["remove"] = []): Removal {
  const named = new Map(REMOVABLE_KINDS.map((kind) => [kind, new Set(namesOf(kind, base))]));
  const wishes = Array.isArray(remove)
    ? remove.map((name, i) => ({ name, at: ["remove", i], among: REMOVABLE_KINDS }))
    : REMOVABLE_KINDS.flatMap((kind) =>
        (remove[kind] ?? []).map((name, i) => ({ name, at: ["remove", kind, i], among: [kind] })),
      );
  const removed: Removed[] = [];
  const problems: RulesetProblem[] = [];
  for (const { name: written, at, among } of wishes) {
    const name = nameKey(written);
    const having = among.filter((kind) => named.get(kind)?.has(name));
    const [kind] = having;
    if (kind && having.length === 1) removed.push({ kind, name, at });
    else problems.push(kind ? ambiguous(name, at, having) : unknown(name, at, among, named));
  }
  return { removed, problems };
}

/** Traits that are taken away while a modifier still asks for them. */
export function stillAsked({ modifiers, traits }: Ruleset, { removed }: Removal): RulesetProblem[] {
  const asking = new Map(modifiers.map(({ id, when }) => [when?.trait, id]));
  return removed.flatMap(({ kind, name, at }) => {
    const modifier = kind === "traits" && !traits.includes(name) ? asking.get(name) : undefined;
    return modifier === undefined
      ? []
      : [unfit(at, "a trait that no modifier asks for", `${name}, for which modifier ${modifier} asks`)];
  });
}

function ambiguous(name: string, at: Path, having: readonly RemovableKind[]): RulesetProblem {
  const expected = `a list for each kind, such as {${having[0]}: [${name}]}`;
  const nouns = having.map((kind) => REMOVABLE[kind].noun);
  return unfit(at, expected, `${name}, which is ${listed(nouns)}`);
}

function unknown(
  name: string,
  at: Path,
  among: readonly RemovableKind[],
  named: ReadonlyMap<RemovableKind, ReadonlySet<string>>,
): RulesetProblem {
  const known = among.flatMap((kind) => [...(named.get(kind) ?? [])]);
  const which = known.length === 0 ? "" : ` (${listed(cut(known), "or")})`;
  return unfit(at, `an id of the ruleset that this one extends${which}`, name, suggest(name, known));
}
