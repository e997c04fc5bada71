import type { Special } from "./ship.js";

/** A key that groups share whose weapons are alike in all but their number: such groups belong in one. */
export function kindOfSpecial({ type, power, arcs }: Special): string {
  return JSON.stringify([type, power, arcs]);
}

/** Groups of a kind made one, in the order in which each kind comes first. */
export function mergeSpecials(specials: readonly Special[]): readonly Special[] {
  const groups = new Map<string, Special>();
  for (const special of specials) {
    const kind = kindOfSpecial(special);
    groups.set(kind, { ...special, count: (groups.get(kind)?.count ?? 0) + special.count });
  }
  return [...groups.values()];
}
