import type { Rule } from "../rule.js";

export const baseAgile: Rule = {
  id: "base/agile",
  severity: "error",
  about: "bases",
  title: "An agile base",
  why: "Agility is a way of moving, and a base never moves.",
  source: "house rules, Bases",
  message: () => "expected a base that is not agile, found agile: true",
  help: () => "remove agile",
  *checkShip({ ship, loaded }) {
    if (ship.kind === "base" && ship.agile) yield { at: loaded.at(["agile"]) };
  },
  bad: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\nagile: true\n" },
  badAt: { line: 5, text: "true" },
  good: { yaml: "name: Fort\nkind: base\nhull: 4\nprimaries: 4\nagile: false\n" },
};
