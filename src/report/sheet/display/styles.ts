import type { Style } from "../layout/words.js";

/** How the texts of a display are set, in points at its own scale. */
export const NAME: Style = { size: 20, bold: true };
export const VALUE: Style = { size: 16, bold: true };
export const STRONG: Style = { size: 9.5, bold: true };
export const TEXT: Style = { size: 8.5 };
export const LABEL: Style = { size: 6.8, bold: true, ink: "black" };
export const FAINT_LABEL: Style = { ...LABEL, ink: "grey" };
export const SMALL: Style = { size: 6.8, ink: "grey" };
export const TINY: Style = { ...SMALL, size: 5.5 };

/** Between pieces side by side, and between sections. */
export const GAP = 10;

/** Columns that boxes and counts stand in, so wide. */
export function stepsOf(width: number): number {
  return Math.max(1, Math.round(width / 27));
}
