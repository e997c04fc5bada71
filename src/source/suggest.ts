import leven, { closestMatch } from "leven";

/** Words longer than this are not compared. */
const LONGEST = 60;

/** The candidate that a misspelt word was probably meant to be, in a list; an empty list where none is near. */
export function suggest(word: string, candidates: readonly string[]): string[] {
  if (word.length === 0 || word.length > LONGEST) return [];
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const written = word.toLowerCase();
  const match =
    closestMatch(written, lower, { maxDistance }) ?? lower.find((each) => isSwapped(written, each));
  return match === undefined ? [] : candidates.slice(lower.indexOf(match)).slice(0, 1);
}

/** Whether two neighbouring letters changed places: one slip, though it is two edits. */
function isSwapped(word: string, candidate: string): boolean {
  if (word.length !== candidate.length || leven(word, candidate, { maxDistance: 2 }) !== 2) return false;
  return [...word].sort().join("") === [...candidate].sort().join("");
}

/** A name for comparing, without letter case, blanks and punctuation: `mineRack`, `Mine Rack` and `MINE_RACK` are one. */
export function bareName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_'.-]+/g, "");
}
