import leven, { closestMatch } from "leven";

/** The candidates that a misspelt word was probably meant to be: at most one, and none when nothing is near. */
export function suggest(word: string, candidates: readonly string[]): string[] {
  if (word.length === 0 || word.length > 60) return [];
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const written = word.toLowerCase();
  const match =
    closestMatch(written, lower, { maxDistance }) ?? lower.find((each) => isSwapped(written, each));
  return match === undefined ? [] : [candidates[lower.indexOf(match)]!];
}

/** Whether two neighbouring letters changed places: two edits, but one slip, and in short words the commonest. */
function isSwapped(word: string, candidate: string): boolean {
  if (word.length !== candidate.length || leven(word, candidate, { maxDistance: 2 }) !== 2) return false;
  return [...word].sort().join("") === [...candidate].sort().join("");
}
