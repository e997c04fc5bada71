import type { Rule } from "../rule.js";

export const specialMultiArc: Rule = {
  id: "special/multi-arc",
  severity: "info",
  about: "specials",
  title: "Several arcs on one weapon",
  why: "A weapon may have several arcs and costs no more for them. Agree on this before the battle.",
  source: "house rules, New Rules for Special Weapons",
  message: ({ type, arcs }) =>
    `${type} has ${String(arcs).length} arcs, ${arcs}: this is legal and costs nothing more`,
  help: () => "agree with your opponent on several arcs",
  *checkShip({ places, ruleset }) {
    if (!ruleset.optionalRules.additionalArcs) return; // rule/disabled reports that
    for (const { special, arcPart, place } of places.groups()) {
      if (special.arcs.length < 2 || !arcPart) continue;
      const args = { type: special.type, arcs: special.arcs.join("") };
      yield { at: place(arcPart.start, arcPart.end), args };
    }
  },
  bad: { yaml: "name: Broadside\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(PS)\n" },
  badAt: { line: 4, text: "(PS)" },
  good: { yaml: "name: Broadside\nhull: 4\nprimaries: 2\nspecials: 1xPlasma(P), 1xPlasma(S)\n" },
};
