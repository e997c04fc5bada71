import type { AtTable, SmallMoves } from "../../play/at-table.js";
import type { CardSpecial } from "../../play/data-card.js";
import type { HitBand } from "../../play/msg/hit.js";
import type { Ranges } from "../../play/ranges.js";
import type { SpecialType } from "../../rulebook/schema.js";
import { plural } from "../../source/words.js";
import { dieSpan } from "./dice.js";
import { span } from "./numbers.js";

/** What is told instead of the range of a type, by what it does. */
const WITHOUT: Readonly<Partial<Record<SpecialType["effect"], string>>> = {
  "mine-rack": "its mines attack only units that touch them",
  minesweeper: "no range of its own: the ship's secondaries fire",
  msg: "its range is in hexes: see shipcost play msg hit",
};

/** How far a special weapon of a ship reaches, by its index: the burns of its missiles, dice by range, or its ranges. */
export function reachWords(
  { ranges, effect }: CardSpecial,
  index: number,
  { burns, msgHits }: AtTable,
): string {
  const burning = burns[index];
  if (burning) return movesWords(burning);
  return effect === "msg" ? `works on ${hitWords(msgHits)}` : rangesWords(ranges, effect);
}

/** `2 burns a turn, up to 12" each` */
function movesWords({ by, times, inches }: SmallMoves): string {
  return `${plural(times, by)} a turn, up to ${inches}"${times === 1 ? "" : " each"}`;
}

/** The same of fighters, whose moves in standard movement the texts do not tell. */
export function fighterWords(moves: SmallMoves): string {
  return `${movesWords(moves)}${moves.by === "move" ? " (assumed: as missiles)" : ""}`;
}

/** How far a ship may burn. */
export function burnWords({ most, silent }: NonNullable<AtTable["burn"]>): string {
  return `up to ${most}", while silent up to ${silent}"`;
}

/** The die by range: `1–5 at 5–8 hexes, 1–4 at 9–15`. */
function hitWords(bands: readonly HitBand[]): string {
  const told = bands.map(({ from, to, hitOn }, i) => {
    return `${dieSpan(hitOn)} at ${span(from, to)}${i === 0 ? " hexes" : ""}`;
  });
  return told.join(", ");
}

/** How far a special weapon reaches in standard movement, in a sentence without a stop. */
export function rangesWords(ranges: Ranges | null, effect: SpecialType["effect"]): string {
  if (ranges === null) return WITHOUT[effect] ?? "its range is not in the ruleset";
  if ("brackets" in ranges)
    return `damage ${ranges.brackets.map(({ bracket, upTo, damage }) => `${damage} to ${upTo}" (${bracket})`).join(", ")}`;
  if ("moves" in ranges) {
    const { moves } = ranges;
    return movesWords({ by: "move", times: moves.length, inches: moves[0] ?? 0 });
  }
  const usual = "the usual range, which is not in the texts";
  return ranges.bonus === 0 ? usual : `${ranges.bonus}" beyond ${usual}`;
}
