import type { Rule } from "../rule.js";

export const specialMultiArc: Rule = {
  id: "special/multi-arc",
  severity: "info",
  about: "specials",
  title: "Several arcs on one weapon",
  why: "The rules allow it and charge nothing for it: worth agreeing on before the battle.",
  source: "house rules, New Rules for Special Weapons",
  message: ({ type, arcs }) =>
    `found ${String(arcs).length} arcs on ${type}, ${arcs}: legal, and nothing prices more`,
  help: () => "agree on it with your opponent",
  *checkShip({ loaded, ruleset }) {
    if (!ruleset.optionalRules.additionalArcs) return; // that it is switched off is finding enough
    for (const { special, arcPart, place } of loaded.groups) {
      if (special.arcs.length < 2 || !arcPart) continue;
      const args = { type: special.type, arcs: special.arcs.join("") };
      yield { at: place(arcPart.start, arcPart.end), args };
    }
  },
  bad: { yaml: "name: Broadside\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(PS)\n" },
  badAt: { line: 4, text: "(PS)" },
  good: { yaml: "name: Broadside\nhull: 4\nprimaries: 2\nspecials: 1xPlasma(P), 1xPlasma(S)\n" },
};
