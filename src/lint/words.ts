import { plural } from "../source/words.js";

export { quoted } from "../source/describe.js";
export { ordinal, plural as counted } from "../source/words.js";

/** A name for comparing: the same whatever its letter case and Unicode form. */
export function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** The question that suggestions make, or null where there is none. */
export function didYouMean(suggestions: readonly string[]): string | null {
  return suggestions.length === 0 ? null : `did you mean ${suggestions.join(" or ")}?`;
}

const WEAPONS: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ["primaries", ["primary", "primaries"]],
  ["secondaries", ["secondary", "secondaries"]],
  ["fighterBays", ["fighter bay", "fighter bays"]],
  ["boardingBays", ["boarding bay", "boarding bays"]],
]);

/** `5 secondaries`, `1 fighter bay`; a special weapon's type stays as it is. */
export function weapons(count: number, kind: string): string {
  const [one, many] = WEAPONS.get(kind) ?? [kind, kind];
  return plural(count, one, many);
}

/** What a table says of a problem; a problem without words is a bug. */
export function wordsFor<T>(table: Readonly<Record<string, T>>, problem: unknown): T {
  const words = Object.hasOwn(table, String(problem)) ? table[String(problem)] : undefined;
  if (words === undefined) throw new Error(`no words for ${problem}`);
  return words;
}
