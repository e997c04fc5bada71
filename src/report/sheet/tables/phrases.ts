import type { Bound } from "../../../rulebook/design-schema.js";
import { rangeOf } from "../../../rulebook/limits.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { readable, signed } from "../../text/numbers.js";
import { minus } from "../layout/measure.js";

/** Tech levels that a table has columns for. */
const MOST_LEVELS = 6;

/** The tech levels of a ruleset, from the lowest; some of them where there is no highest. */
export function techLevels({ limits }: Ruleset): number[] {
  const { min, max } = rangeOf(limits.techLevel);
  const most = typeof max === "number" ? max : Number.MAX_SAFE_INTEGER;
  return Array.from({ length: MOST_LEVELS }, (_, i) => min + i).filter((level) => level <= most);
}

/** How a tech level is written as a heading. */
export function levelHeading(level: number): string {
  return `TL ${level}`;
}

/** A number, or a multiple of the tech level. */
export function boundWords(bound: Bound): string {
  return typeof bound === "number" ? readable(bound) : `${readable(bound.perTechLevel)} × tech level`;
}

/** How a fraction becomes a whole number. */
export const ROUNDING: Readonly<Record<Ruleset["rounding"], string>> = {
  nearest: "rounded to the nearest, a half up",
  up: "rounded up",
  down: "rounded down",
  none: "not rounded",
};

/** A percentage with its sign. */
export function signedFigure(percent: number | string): string {
  return `${minus(signed(percent)).replace("≈", "~")}%`;
}

/** A number as paper has it, with a true minus sign; `~` where it is only about what it is: the font lacks `≈`. */
export function figure(value: number | string): string {
  return minus(readable(value)).replace("≈", "~");
}

/** A modifier of a die with its sign; a dash for none. */
export function dieModifier(value: number): string {
  return value > 0 ? `+${value}` : value === 0 ? "–" : figure(value);
}

/** Inches, as plain text has them: no font lacks that sign. */
export function inches(value: number | string): string {
  return `${figure(value)}"`;
}

/** Words of a camelCase field: `fighter bays`. */
export function fieldWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The first letter large. */
export function sentence(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Whole numbers one after another. */
export function counted(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
