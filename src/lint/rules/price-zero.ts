import { comparePoints } from "../../pricing/points.js";
import type { Rule } from "../rule.js";

export const priceZero: Rule = {
  id: "price/zero",
  identifiedBy: [],
  severity: "warning",
  title: "A ship that costs nothing, or a fleet without ships",
  why: "The cost is rounded once, at the end. A ship that rounds to 0 points could be bought any number of times.",
  message: ({ exact, points, ships }) =>
    ships === 0
      ? "expected at least one ship, found an empty list"
      : `this ship costs ${points} points${String(exact) === String(points) ? "" : `: its exact cost is ${exact}`}`,
  help: ({ ships }) =>
    ships === 0
      ? "add a ship: an empty fleet passes every other check"
      : "mount something, or set a least price (minimumPoints in the ruleset)",
  *checkShip({ places, price }) {
    if (!price || comparePoints(price.points, 0) > 0) return;
    yield { at: places.at(["hull"]), args: { exact: price.exact, points: price.points } };
  },
  *checkFleet({ document, places, ships, total }) {
    if (document.kind === "ship" || ships.length > 0 || total === null) return;
    yield { at: places.at(document.kind === "fleet" ? ["ships"] : []), args: { ships: 0 }, ship: null };
  },
  bad: { yaml: "name: Buoy\nhull: 1\nengines: 1\n" },
  badAt: { line: 2, text: "1" },
  good: { yaml: "name: Buoy\nhull: 1\nengines: 1\nprimaries: 1\n" },
};
