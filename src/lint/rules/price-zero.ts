import { comparePoints } from "../../pricing/points.js";
import type { Rule } from "../rule.js";

export const priceZero: Rule = {
  id: "price/zero",
  identifiedBy: [],
  severity: "warning",
  title: "A ship that costs nothing",
  why: "The cost is rounded once, at the end. A ship that rounds to 0 points could be bought any number of times.",
  message: ({ exact, points }) =>
    `this ship costs ${points} points${String(exact) === String(points) ? "" : `: its exact cost is ${exact}`}`,
  help: () => "mount something, or set a least price (minimumPoints in the ruleset)",
  *checkShip({ places, price }) {
    if (!price || comparePoints(price.points, 0) > 0) return;
    yield { at: places.at(["hull"]), args: { exact: price.exact, points: price.points } };
  },
  bad: { yaml: "name: Buoy\nhull: 1\nengines: 1\n" },
  badAt: { line: 2, text: "1" },
  good: { yaml: "name: Buoy\nhull: 1\nengines: 1\nprimaries: 1\n" },
};
