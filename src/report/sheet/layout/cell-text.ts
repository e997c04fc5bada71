import { shown } from "./measure.js";

/** Characters of a text that are measured and printed at most. */
const LONGEST = 400;

/** A text as it may stand in a cell: of a long one its beginning. */
export function cellText(text: string, longest = LONGEST): string {
  return shown(text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text);
}
