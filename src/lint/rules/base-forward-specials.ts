import type { Rule } from "../rule.js";

export const baseForwardSpecials: Rule = {
  id: "base/forward-specials",
  severity: "warning",
  about: "bases",
  title: "A base whose special weapons all fire forward",
  why: "A base cannot turn. An enemy who comes from another side meets none of its special weapons.",
  source: "house rules, Bases",
  message: ({ arc }) => `all special weapons of this base fire ${arc}`,
  help: () => "give some of them other arcs, or mount no special weapons",
  *checkShip({ ship, places, ruleset }) {
    if (ship.kind !== "base") return;
    const forward = ruleset.arcs.default;
    const bearing = places.groups().filter(({ type }) => type.arc === "house");
    const [first] = bearing;
    if (!first || !bearing.every(({ special }) => special.arcs.join("") === forward)) return;
    const arc = ruleset.arcs.house.find(({ id }) => id === forward)?.name ?? forward;
    yield { at: first.place(first.start, first.end), args: { arc } };
  },
  bad: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 2\nspecials: 2xPlasma(F)\n" },
  badAt: { line: 5, text: "2xPlasma(F)" },
  good: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 2\nspecials: 1xPlasma(F), 1xPlasma(A)\n" },
};
