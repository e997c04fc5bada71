import { conditionOf, meets } from "../../pricing/modifiers.js";
import type { Rule } from "../rule.js";
import { ordinal } from "../words.js";

/** `the 3rd engine point is`, `engine points 5 to 7 are` */
function freePoints(paid: number, engines: number): string {
  return engines === paid + 1
    ? `the ${ordinal(engines)} engine point is`
    : `engine points ${paid + 1} to ${engines} are`;
}

export const enginesOddPoint: Rule = {
  id: "engines/odd-point",
  identifiedBy: ["engines"],
  severity: "warning",
  title: "An engine point that is free",
  why: "The chart prices engine points over 2 in pairs. This project charges full pairs only; other players may charge for the odd point too.",
  source: "house rules, Revised Ship Design Cost Modifier Chart",
  cites: ({ step }) => step === 2,
  message: ({ engines, paid, step }) =>
    `${freePoints(Number(paid), Number(engines))} free: ` +
    `points are charged in ${step === 2 ? "pairs" : `steps of ${step}`}`,
  help: ({ paid, step }) =>
    `write engines: ${paid} or ${Number(paid) + Number(step)}, or agree with your opponent that the point is free`,
  *checkShip({ ship, places, ruleset }) {
    const { engines, kind } = ship;
    if (kind === "base" || ruleset.engineStep !== "full") return;
    for (const modifier of ruleset.modifiers) {
      const { per, over = 0, step = 1 } = modifier;
      const rest = per === "engines" && engines > over ? (engines - over) % step : 0;
      if (rest === 0 || !meets(conditionOf(modifier), ship)) continue;
      yield { at: places.at(["engines"]), args: { engines, paid: engines - rest, rest, step } };
      return;
    }
  },
  bad: { yaml: "name: Odd\nhull: 6\nprimaries: 6\nengines: 3\n" },
  badAt: { line: 4, text: "3" },
  good: { yaml: "name: Even\nhull: 8\nprimaries: 8\nengines: 4\n" },
};
