import type { Rule } from "../rule.js";

export const enginesNone: Rule = {
  id: "engines/none",
  severity: "warning",
  title: "A ship without engines",
  why: "A ship with engine rating 0 cannot move, and costs as much as one with the normal rating.",
  message: () => "a ship with engine rating 0 cannot move",
  help: () => "write kind: base if the ship is never to move (a base costs less), or raise engines",
  *checkShip({ ship, places }) {
    if (ship.kind === "ship" && ship.engines === 0) yield { at: places.at(["engines"]) };
  },
  bad: { yaml: "name: Drifter\nhull: 4\nprimaries: 4\nengines: 0\n" },
  badAt: { line: 4, text: "0" },
  good: { yaml: "name: Runner\nhull: 4\nprimaries: 4\nengines: 2\n" },
};
