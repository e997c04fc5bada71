import type { Rule } from "../rule.js";

export const baseEngines: Rule = {
  id: "base/engines",
  identifiedBy: ["found"],
  severity: "error",
  about: "bases",
  title: "A base with engines",
  why: "A base never moves. Its engine rating changes no price.",
  source: "house rules, Bases",
  cites: ({ expected }) => expected === 0,
  message: ({ expected, found }) => `a base has engine rating ${expected}, but this one has ${found}`,
  help: ({ expected }) => `remove engines, or write engines: ${expected}`,
  *checkShip({ ship, places, ruleset }) {
    const expected = ruleset.bases.engines;
    if (ship.kind !== "base" || ship.engines === expected) return;
    yield { at: places.at(["engines"]), args: { expected, found: ship.engines } };
  },
  bad: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\nengines: 2\n" },
  badAt: { line: 5, text: "2" },
  good: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\n" },
};
