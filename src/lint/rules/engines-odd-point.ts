import { applies } from "../../pricing/pipeline.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

export const enginesOddPoint: Rule = {
  id: "engines/odd-point",
  severity: "warning",
  title: "An engine point that costs nothing",
  why: "Engines are charged by the full pair of points over 2, as this project reads the chart. Another table may read it otherwise and charge for the odd point.",
  source: "house rules, Revised Ship Design Cost Modifier Chart",
  message: ({ engines, paid, rest, step }) =>
    `expected an engine rating that is charged in full, found ${engines}: ` +
    `${counted(Number(rest), "point")} over ${paid} ${rest === 1 ? "makes" : "make"} no full step of ${step}, and nothing is charged`,
  help: ({ paid, step }) =>
    `agree on the reading (engineStep), or write engines: ${paid} or ${Number(paid) + Number(step)}`,
  *checkShip({ ship, loaded, ruleset }) {
    const { engines, kind } = ship;
    if (kind === "base" || ruleset.engineStep !== "full") return;
    for (const modifier of ruleset.modifiers) {
      const { per, over = 0, step = 1 } = modifier;
      const rest = per === "engines" && engines > over ? (engines - over) % step : 0;
      if (rest === 0 || !applies(modifier, ship)) continue;
      yield { at: loaded.at(["engines"]), args: { engines, paid: engines - rest, rest, step } };
      return;
    }
  },
  bad: { yaml: "name: Odd\nhull: 6\nprimaries: 6\nengines: 3\n" },
  badAt: { line: 4, text: "3" },
  good: { yaml: "name: Even\nhull: 8\nprimaries: 8\nengines: 4\n" },
};
