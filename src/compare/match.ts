import type { CheckedShip } from "../lint/checked.js";
import { folded } from "../lint/words.js";
import { designEntries, type FieldValue, shipEntries } from "./fields.js";

/** Two that are taken for the same, or one that has no other half. */
export type Pair<T> = { readonly old: T; readonly new: T | null } | { readonly old: null; readonly new: T };

/** A pair of those that are there; null where neither is. */
export function pairOf<T>(old: T | null, now: T | null): Pair<T> | null {
  if (old !== null) return { old, new: now };
  return now === null ? null : { old: null, new: now };
}

/** The share of what two designs say that must be equal for one to be the other under a new name. */
const LIKENESS = 2 / 3;
/** Comparing each with each beyond this would take long: then only equal designs are known again. */
const MOST_LIKENESSES = 250_000;

type Key<T> = (each: T, index: number) => string | null;

/** Pairs by the first key that two share, each key tried for all before the next; a null key pairs nobody. */
export function pairByKeys<T>(old: readonly T[], now: readonly T[], keys: readonly Key<T>[]) {
  const pairs = new Map<T, T>();
  let [restOld, restNew] = [[...old], [...now]];
  for (const key of keys) {
    const waiting = new Map<string, T[]>();
    // Last first, so that the first is taken off the end.
    for (const [i, each] of [...restNew.entries()].reverse()) {
      const at = key(each, i);
      if (at === null) continue;
      const same = waiting.get(at) ?? [];
      same.push(each);
      waiting.set(at, same);
    }
    const taken = new Set<T>();
    restOld = restOld.filter((each, i) => {
      const at = key(each, i);
      const other = at === null ? undefined : waiting.get(at)?.pop();
      if (other === undefined) return true;
      pairs.set(each, other);
      taken.add(other);
      return false;
    });
    restNew = restNew.filter((each) => !taken.has(each));
  }
  return { pairs, restOld, restNew };
}

/** The pairs in the order of the old, and what is only new after them. */
export function inOrder<T>(
  old: readonly T[],
  pairs: ReadonlyMap<T, T>,
  onlyNew: readonly T[],
): readonly Pair<T>[] {
  const known = old.map((each): Pair<T> => ({ old: each, new: pairs.get(each) ?? null }));
  return [...known, ...onlyNew.map((each): Pair<T> => ({ old: null, new: each }))];
}

/**
 * Which ship of a fleet is which of another: by name, in the order of the file where several share one; then equal
 * designs under other names; then those of which at least two thirds of what either design says is equal.
 */
export function pairShips(old: readonly CheckedShip[], now: readonly CheckedShip[]) {
  const known = new Map<CheckedShip, Map<string, FieldValue>>();
  for (const each of [...old, ...now]) {
    if (each.loaded.ship) known.set(each, designEntries(shipEntries(each.loaded.ship)));
  }
  const design = (ship: CheckedShip) => {
    const said = known.get(ship);
    return said ? JSON.stringify([...said].sort(([a], [b]) => (a < b ? -1 : 1))) : null;
  };
  const name = (ship: CheckedShip) => ship.loaded.name;
  const { pairs, restOld, restNew } = pairByKeys(old, now, [
    (ship) => both(name(ship), design(ship)),
    name,
    (ship) => folded(name(ship) ?? "") || null,
    design,
    (ship) => (name(ship) === null ? "nameless" : null),
  ]);
  for (const [a, b] of alike(restOld, restNew, known)) pairs.set(a, b);
  const found = new Set(pairs.values());
  return inOrder(
    old,
    pairs,
    now.filter((ship) => !found.has(ship)),
  );
}

function both(a: string | null, b: string | null): string | null {
  return a === null || b === null ? null : JSON.stringify([a, b]);
}

/** Pairs of those that say nearly the same, the likest first. */
export function alike<T>(
  old: readonly T[],
  now: readonly T[],
  known: ReadonlyMap<T, ReadonlyMap<string, FieldValue>>,
): Map<T, T> {
  const pairs = new Map<T, T>();
  if (old.length * now.length > MOST_LIKENESSES) return pairs;
  const candidates = old.flatMap((a) =>
    now.flatMap((b) => {
      const [one, other] = [known.get(a), known.get(b)];
      const share = one && other ? likeness(one, other) : 0;
      return share >= LIKENESS ? [{ a, b, share }] : [];
    }),
  );
  const taken = new Set<T>();
  for (const { a, b } of candidates.sort((x, y) => y.share - x.share)) {
    if (pairs.has(a) || taken.has(b)) continue;
    pairs.set(a, b);
    taken.add(b);
  }
  return pairs;
}

/** How much of what either says both say, from 0 to 1. */
function likeness(a: ReadonlyMap<string, FieldValue>, b: ReadonlyMap<string, FieldValue>): number {
  let same = 0;
  for (const [key, value] of a) if (b.get(key) === value) same++;
  const said = new Set([...a.keys(), ...b.keys()]).size;
  return said === 0 ? 0 : same / said;
}
