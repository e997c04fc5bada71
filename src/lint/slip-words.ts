import type { NotationSlipKind } from "../design/notation-slips.js";
import { wordsFor } from "./words.js";

/** What was expected where a group is written otherwise, by the way. */
const SLIPS: Readonly<Record<NotationSlipKind, string>> = {
  quotes: "a group without quotes",
  end: "nothing after the group",
  brackets: "the arc in round brackets",
  comma: "a comma between groups",
  separator: "commas between groups",
  times: "an x after the number",
  order: "the number and an x before the type",
  "arc-word": "letters for arcs",
  "arc-marks": "arcs without marks between them",
  "arc-twice": "each arc once",
  "no-brackets": "the arc in brackets",
  "no-count": "the number of weapons before the type",
};

/** What was expected, of a group that is written otherwise. */
export function slipWords(slip: unknown): string {
  return wordsFor(SLIPS, slip);
}
