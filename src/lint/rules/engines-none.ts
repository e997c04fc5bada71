import type { Rule } from "../rule.js";

export const enginesNone: Rule = {
  id: "engines/none",
  severity: "warning",
  title: "A ship without engines",
  why: "A ship of engine rating 0 cannot move, and pays the full price of one that can.",
  source: "house rules, Bases; Revised Ship Design Cost Modifier Chart",
  message: () => "expected an engine rating of at least 1 on a ship, found 0",
  help: () => "write kind: base if it never moves (a base costs less), or give it engines",
  *checkShip({ ship, loaded }) {
    if (ship.kind === "ship" && ship.engines === 0) yield { at: loaded.at(["engines"]) };
  },
  bad: { yaml: "name: Drifter\nhull: 4\nprimaries: 4\nengines: 0\n" },
  badAt: { line: 4, text: "0" },
  good: { yaml: "name: Runner\nhull: 4\nprimaries: 4\nengines: 2\n" },
};
