/** `1 hull box`, `2 hull boxes`. */
export function plural(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(place: number): string {
  const ends = ["th", "st", "nd", "rd"];
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(isTeen ? null : ends[place % 10]) ?? "th"}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** The most names that a message lists. */
const SHOWN = 30;

/** The first of many words, and how many more there are: `a`, `b`, `19,997 more`. */
export function cut(words: readonly string[]): readonly string[] {
  if (words.length <= SHOWN + 1) return words;
  return [...words.slice(0, SHOWN), `${(words.length - SHOWN).toLocaleString("en-US")} more`];
}

/** `a, b, c`; of many words the first: `a, b, c and 19,997 more`. */
export function enumerated(words: readonly string[]): string {
  const shown = cut(words);
  return shown === words ? words.join(", ") : listed(shown);
}
