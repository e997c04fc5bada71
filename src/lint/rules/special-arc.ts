import { ArcReader } from "../../design/arcs.js";
import { house } from "../../rulebook/house.js";
import type { Rule } from "../rule.js";
import { slipWords } from "../slip-words.js";
import { quoted } from "../words.js";

/** What is expected of a weapon where the arcs are those of the house rules. */
const HOUSE_ARCS = new ArcReader(house.arcs).expected("house");

export const specialArc: Rule = {
  id: "special/arc",
  identifiedBy: ["found"],
  severity: "error",
  locked: true,
  title: "An arc that does not exist",
  why: "A weapon fires only into its arcs. Mine racks and minesweepers have no arc.",
  source: "house rules, New Rules for Special Weapons",
  cites: ({ expected, slip }) => expected === HOUSE_ARCS && slip !== "arc-twice",
  fix: { does: "writes the arcs as letters, where the words can mean nothing else" },
  message: ({ expected, found, slip }) =>
    `expected ${slip ? slipWords(slip) : expected}; found ${quoted(found)}`,
  help: ({ problem, found }, suggestions) =>
    suggestions.length > 0
      ? `write ${suggestions.join(" or ")}`
      : problem === "no-arc"
        ? `remove ${quoted(found)}`
        : "write one of these arcs in the brackets",
  bad: { yaml: "name: Askew\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(X)\n" },
  badAt: { line: 4, text: "(X)" },
  good: { yaml: "name: Astern\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(A)\n" },
};
