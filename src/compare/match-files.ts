import type { CheckedFile } from "../lint/checked.js";
import type { Ruleset } from "../rulebook/schema.js";
import { designEntries, type FieldValue, shipEntries } from "./fields.js";
import { alike, type Pair, pairByKeys } from "./match.js";

/** A file of one side. */
export interface ComparedFile {
  readonly checked: CheckedFile;
  /** The text, of which nothing else can be told where the file is not YAML. */
  readonly text: string;
  /** The same file read and checked under another ruleset. */
  under(ruleset: Ruleset): CheckedFile;
}

/**
 * The pairs of files, those that have no other half paired where they were moved: by an equal text, then by the names of
 * their fleets and lone ships, then where at least two thirds of what either says is equal.
 */
export function withMoved(files: readonly Pair<ComparedFile>[]): readonly Pair<ComparedFile>[] {
  const gone = files.flatMap((pair) => (pair.old && !pair.new ? [pair.old] : []));
  const come = files.flatMap((pair) => (pair.old ? [] : [pair.new]));
  if (gone.length === 0 || come.length === 0) return files;
  const { pairs, restOld, restNew } = pairByKeys(gone, come, [({ text }) => text, namesOf]);
  const known = new Map([...restOld, ...restNew].map((file) => [file, entriesOf(file)]));
  for (const [old, now] of alike(restOld, restNew, known)) pairs.set(old, now);
  const taken = new Set(pairs.values());
  return files.flatMap((pair): Pair<ComparedFile>[] => {
    if (pair.old) return [{ old: pair.old, new: pair.new ?? pairs.get(pair.old) ?? null }];
    return taken.has(pair.new) ? [] : [pair];
  });
}

/** The names of what a file holds; null where something has none. */
function namesOf({ checked }: ComparedFile): string | null {
  const names = checked.documents.map(({ document: { kind, header, ships } }) =>
    kind === "ship" ? ships[0]?.name : header.name,
  );
  return names.length === 0 || names.some((name) => name == null) ? null : JSON.stringify(names);
}

/** What the designs of a file say, by ship and field. */
function entriesOf({ checked }: ComparedFile): ReadonlyMap<string, FieldValue> {
  const ships = checked.documents.flatMap((document) => document.ships);
  const said = ships.flatMap(({ loaded: { ship, name } }) => {
    const entries = ship ? [...designEntries(shipEntries(ship))] : [];
    return entries.map(([key, value]): [string, FieldValue] => [JSON.stringify([name, key]), value]);
  });
  return new Map(said);
}
