import { sameLater } from "../lint/identity.js";
import type { Diagnostic } from "../lint/rule.js";
import type { ShipChange } from "./ship.js";

/** Findings that only one side has. */
export interface FindingChanges {
  readonly new: readonly Diagnostic[];
  readonly gone: readonly Diagnostic[];
}

/** Tells how a finding is known again: files by what they are compared as, renamed ships by their new name. */
export interface FindingNames {
  /** What the file at a path is compared as. */
  readonly file: ReadonlyMap<string, string>;
  /** The new names of ships, by file and old name. */
  readonly ship: ReadonlyMap<string, string | null>;
}

/** The new names of the ships of a file that have another. */
export function newNames(ships: readonly ShipChange[]): [string, string | null][] {
  return ships.flatMap(({ old, new: now }) =>
    old && now && old.name !== now.name && old.name !== null ? [[old.name, now.name]] : [],
  );
}

/** The findings of one side that the other has not. Several that are the same are counted. */
export function compareFindings(
  old: readonly Diagnostic[],
  now: readonly Diagnostic[],
  names: { readonly old: FindingNames; readonly new: FindingNames },
): FindingChanges {
  const gone = new Map<string, Diagnostic[]>();
  // Last first, so that the first is taken off the end.
  for (const each of [...old].reverse()) {
    const key = keyOf(each, names.old);
    const same = gone.get(key) ?? [];
    same.push(each);
    gone.set(key, same);
  }
  const added = now.filter((each) => gone.get(keyOf(each, names.new))?.pop() === undefined);
  const left = new Set([...gone.values()].flat());
  return { new: added, gone: old.filter((each) => left.has(each)) };
}

function keyOf(each: Diagnostic, names: FindingNames): string {
  const { path, ship } = each;
  // A design that fleets name is known by its own name: folders may differ.
  const file = names.file.get(path) ?? path.slice(path.lastIndexOf("/") + 1);
  const renamed = ship === null ? undefined : names.ship.get(JSON.stringify([file, ship]));
  return sameLater(each, { file, ship: renamed === undefined ? ship : renamed });
}
