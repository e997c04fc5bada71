import { crop } from "../source/describe.js";

/** A text of the file as a message shows it. */
export function quoted(text: unknown): string {
  return JSON.stringify(crop(String(text)));
}

/** A name for comparing: the same whatever its letter case and Unicode form. */
export function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** `1 hull box`, `2 hull boxes`. */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(place: number): string {
  const ends = ["th", "st", "nd", "rd"];
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(teen ? null : ends[place % 10]) ?? "th"}`;
}

/** The question that suggestions make, or null where there is none. */
export function didYouMean(suggestions: readonly string[]): string | null {
  return suggestions.length === 0 ? null : `did you mean ${suggestions.join(" or ")}?`;
}

const WEAPONS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  primaries: ["primary", "primaries"],
  secondaries: ["secondary", "secondaries"],
  fighterBays: ["fighter bay", "fighter bays"],
  boardingBays: ["boarding bay", "boarding bays"],
};

/** `5 secondaries`, `1 fighter bay`; a special weapon's type stays as it is. */
export function weapons(count: number, kind: string): string {
  const [one, many] = WEAPONS[kind] ?? [kind, kind];
  return counted(count, one, many);
}

/** What a table says of a problem; a problem without words is a bug. */
export function wordsFor<T>(table: Readonly<Record<string, T>>, problem: unknown): T {
  const words = table[String(problem)];
  if (words === undefined) throw new Error(`no words for ${problem}`);
  return words;
}
