import type { Ranges } from "../../play/ranges.js";
import type { SpecialType } from "../../rulebook/schema.js";

/** Why nothing is told of the range of a type, by what it does. */
const UNKNOWN: Readonly<Partial<Record<SpecialType["effect"], string>>> = {
  "mine-rack": 'its mines attack what touches them: range 0"',
  minesweeper: "no range of its own: the ship's secondaries fire",
  msg: "its range is in hexes: see shipcost play msg hit",
};

/** How far a special weapon reaches, in a sentence without a stop. */
export function rangesWords(ranges: Ranges | null, effect: SpecialType["effect"]): string {
  if (ranges === null) return UNKNOWN[effect] ?? "its range is not in the ruleset";
  if ("brackets" in ranges)
    return `damage ${ranges.brackets.map(({ bracket, upTo, damage }) => `${damage} to ${upTo}" (${bracket})`).join(", ")}`;
  if ("moves" in ranges) {
    const { moves } = ranges;
    return `${moves.length} ${moves.length === 1 ? "move" : "moves"} a turn, up to ${moves.map((inches) => `${inches}"`).join(" and ")}`;
  }
  return `${ranges.bonus}" beyond the usual range, which is not in the texts`;
}
