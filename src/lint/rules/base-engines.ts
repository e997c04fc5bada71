import type { Rule } from "../rule.js";

export const baseEngines: Rule = {
  id: "base/engines",
  severity: "error",
  about: "bases",
  title: "A base with engines",
  why: "A base never moves: it pays for no engines and saves nothing by having none.",
  source: "house rules, Bases",
  message: ({ expected, found }) => `expected engine rating ${expected} on a base, found ${found}`,
  help: ({ expected }) => `remove engines, or write engines: ${expected}`,
  *checkShip({ ship, loaded, ruleset }) {
    const expected = ruleset.bases.engines;
    if (ship.kind !== "base" || ship.engines === expected) return;
    yield { at: loaded.at(["engines"]), args: { expected, found: ship.engines } };
  },
  bad: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\nengines: 2\n" },
  badAt: { line: 5, text: "2" },
  good: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\n" },
};
