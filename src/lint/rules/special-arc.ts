import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

export const specialArc: Rule = {
  id: "special/arc",
  severity: "error",
  locked: true,
  title: "An arc that there is none of",
  why: "A weapon bears on its arc alone. Mine racks and minesweeping gear have none.",
  source: "house rules, New Rules for Special Weapons",
  message: ({ expected, found }) => `expected ${expected}; found ${quoted(found)}`,
  help: ({ problem, found }) =>
    problem === "no-arc" ? `remove ${quoted(found)}` : "write one of these arcs in the brackets",
  bad: { yaml: "name: Askew\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(X)\n" },
  badAt: { line: 4, text: "(X)" },
  good: { yaml: "name: Astern\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(A)\n" },
};
