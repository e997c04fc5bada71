import { ArcReader } from "../../design/arcs.js";
import { house } from "../../rulebook/house.js";
import type { Rule } from "../rule.js";
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
  cites: ({ expected }) => expected === HOUSE_ARCS,
  message: ({ expected, found }) => `expected ${expected}; found ${quoted(found)}`,
  help: ({ problem, found }) =>
    problem === "no-arc" ? `remove ${quoted(found)}` : "write one of these arcs in the brackets",
  bad: { yaml: "name: Askew\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(X)\n" },
  badAt: { line: 4, text: "(X)" },
  good: { yaml: "name: Astern\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(A)\n" },
};
