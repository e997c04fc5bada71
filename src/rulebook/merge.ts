import { suggest } from "../source/suggest.js";
import type { Path } from "../source/tree.js";
import { cut, listed } from "../source/words.js";
import type { RulesetProblem } from "./problem.js";
import type { PatchOf } from "./record-schema.js";

type WithId = { readonly id: string };

/** A kind of record: where a file lists them, what a new one must say, and what it is where it says nothing. */
export interface RecordKind<T extends WithId> {
  readonly at: Path;
  readonly noun: string;
  readonly required: readonly (keyof T & string)[];
  readonly defaults: Partial<T>;
}

/** What merging came to. */
export interface Merged<T> {
  readonly records: T[];
  readonly problems: readonly RulesetProblem[];
}

/** A name for comparing: the same in each of its Unicode forms. */
export function nameKey(name: string): string {
  return name.normalize("NFC");
}

/**
 * Records with what a file says of them, by id and field by field. A known record keeps its place; a new one must be
 * complete, and comes after all others.
 */
export function mergeRecords<T extends WithId>(
  base: readonly T[],
  own: readonly PatchOf<T>[],
  kind: RecordKind<T>,
): Merged<T> {
  const records = new Map(base.map((record) => [nameKey(record.id), record]));
  const known = [...records.keys()];
  const problems: RulesetProblem[] = [];
  for (const [i, patch] of own.entries()) {
    const id = nameKey(patch.id);
    const record = { ...changed(records.get(id) ?? kind.defaults, patch), id } as T;
    const missing = kind.required.filter((key) => record[key] === undefined);
    if (missing.length === 0) records.set(id, record);
    else problems.push(incomplete(kind, { id, missing, known, at: [...kind.at, i, "id"] }));
  }
  return { records: [...records.values()], problems };
}

/** A record with the fields that a patch sets, and without those that it sets to null. */
function changed(record: object, patch: object): object {
  const fields = new Map(Object.entries(record));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) fields.delete(key);
    else if (value !== undefined) fields.set(key, value);
  }
  return Object.fromEntries(fields);
}

interface Incomplete {
  readonly id: string;
  readonly missing: readonly string[];
  readonly known: readonly string[];
  readonly at: Path;
}

function incomplete(
  { noun, required }: { readonly noun: string; readonly required: readonly string[] },
  { id, missing, known, at }: Incomplete,
): RulesetProblem {
  const others = known.length === 0 ? `there is no other ${noun}` : `the others are ${listed(cut(known))}`;
  const args = {
    key: missing[0],
    of: `the new ${noun} ${id}`,
    expected: `a new ${noun} needs ${listed(required)}, and ${others}`,
  };
  return { ruleId: "schema/missing-key", at, args, suggestions: suggest(id, known) };
}
