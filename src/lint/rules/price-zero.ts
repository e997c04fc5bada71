import { comparePoints } from "../../pricing/price.js";
import type { Rule } from "../rule.js";

export const priceZero: Rule = {
  id: "price/zero",
  severity: "warning",
  title: "A ship that costs nothing",
  why: "Points are rounded once, at the end. A ship that rounds to 0 could be bought without end.",
  source: "house rules, Revised Ship Design Cost Modifier Chart",
  message: ({ exact, points }) =>
    `expected a price of at least 1 point, found ${exact}, which comes to ${points}`,
  help: () => "agree on a minimum (minimumPoints in the ruleset), or mount something",
  *checkShip({ loaded, price }) {
    if (!price || comparePoints(price.points, 0) > 0) return;
    yield { at: loaded.at(["hull"]), args: { exact: price.exact, points: price.points } };
  },
  bad: { yaml: "name: Buoy\nhull: 1\nengines: 1\n" },
  badAt: { line: 2, text: "1" },
  good: { yaml: "name: Buoy\nhull: 1\nengines: 1\nprimaries: 1\n" },
};
