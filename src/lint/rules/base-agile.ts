import type { Rule } from "../rule.js";

export const baseAgile: Rule = {
  id: "base/agile",
  severity: "error",
  about: "bases",
  title: "An agile base",
  why: "A base never moves, so it cannot be agile.",
  source: "house rules, Bases",
  message: () => "a base cannot be agile",
  help: () => "remove agile",
  *checkShip({ ship, places }) {
    if (ship.kind === "base" && ship.agile) yield { at: places.at(["agile"]) };
  },
  bad: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\nagile: true\n" },
  badAt: { line: 5, text: "true" },
  good: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\nagile: false\n" },
};
