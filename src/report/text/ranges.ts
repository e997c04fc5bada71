import type { Ranges } from "../../play/ranges.js";
import type { SpecialType } from "../../rulebook/schema.js";
import { plural } from "./text.js";

/** What is told instead of the range of a type, by what it does. */
const WITHOUT: Readonly<Partial<Record<SpecialType["effect"], string>>> = {
  "mine-rack": "its mines attack only units that touch them",
  minesweeper: "no range of its own: the ship's secondaries fire",
  msg: "its range is in hexes: see shipcost play msg hit",
};

/** How far a special weapon reaches, in a sentence without a stop. */
export function rangesWords(ranges: Ranges | null, effect: SpecialType["effect"]): string {
  if (ranges === null) return WITHOUT[effect] ?? "its range is not in the ruleset";
  if ("brackets" in ranges)
    return `damage ${ranges.brackets.map(({ bracket, upTo, damage }) => `${damage} to ${upTo}" (${bracket})`).join(", ")}`;
  if ("moves" in ranges) {
    const { moves } = ranges;
    return `${plural(moves.length, "move")} a turn, up to ${moves.map((inches) => `${inches}"`).join(" and ")}`;
  }
  const usual = "the usual range, which is not in the texts";
  return ranges.bonus === 0 ? usual : `${ranges.bonus}" beyond ${usual}`;
}
