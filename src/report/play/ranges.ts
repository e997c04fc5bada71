import type { Special } from "../../design/ship.js";
import type { Ranges } from "../../play/ranges.js";
import type { SpecialType } from "../../rulebook/schema.js";
import { jsonDocument } from "../text/json.js";
import { rangesWords } from "../text/ranges.js";
import { type Layout, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";

/** The reach of one group of special weapons. */
export interface RangesRow {
  readonly notation: string;
  readonly special: Special;
  readonly effect: SpecialType["effect"];
  readonly ranges: Ranges | null;
}

/** What `play ranges` answers. */
export interface RangesAnswer {
  readonly techLevel: number;
  readonly weapons: readonly RangesRow[];
}

/** The JSON document of `play ranges`: a single group's facts stand at the top as well. */
export function rangesJson({ techLevel, weapons }: RangesAnswer): string {
  const rows = weapons.map(({ notation, special: { type, power, count }, effect, ranges }) => ({
    notation,
    type,
    power,
    count,
    effect,
    ...ranges,
  }));
  return jsonDocument({ techLevel, ...(rows.length === 1 ? rows[0] : {}), weapons: rows });
}

export function rangesText({ techLevel, weapons }: RangesAnswer, { width, palette }: Layout): string {
  const lines = weapons.flatMap(({ notation, ranges, effect }) => [
    `${palette.strong(visible(notation))} at tech level ${techLevel}`,
    ...wrap(visible(rangesWords(ranges, effect)), width, "  "),
  ]);
  return `${lines.join("\n")}\n`;
}
