import { closestMatch } from "leven";

/** The candidates that a misspelt word was probably meant to be: at most one, and none when nothing is near. */
export function suggest(word: string, candidates: readonly string[]): string[] {
  if (word.length === 0 || word.length > 60) return [];
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const match = closestMatch(word.toLowerCase(), lower, { maxDistance });
  return match === undefined ? [] : [candidates[lower.indexOf(match)]!];
}
