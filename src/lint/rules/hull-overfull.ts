import type { BoxUse } from "../../design/boxes.js";
import type { Rule } from "../rule.js";
import { counted, weapons } from "../words.js";

/** `2 boxes by 8 secondaries` */
function filling({ boxes, mounted, kind, group }: BoxUse): string {
  const by = group === "dedicated" ? `for ${kind}` : `by ${weapons(mounted, kind)}`;
  return `${boxes} ${by}`;
}

export const hullOverfull: Rule = {
  id: "hull/overfull",
  severity: "error",
  locked: true,
  title: "More boxes mounted than the hull has",
  why: "Every weapon, bay and piece of gear stands in a hull box. A ship cannot mount what has no box to stand in.",
  source: "house rules, Unused Hull Size; New Rules for Special Weapons",
  message: ({ used, size, fill }) =>
    `expected at most ${counted(Number(size), "hull box", "hull boxes")}, found ${used} filled: ${fill}`,
  help: ({ used }) => `raise hull to ${used}, or mount less`,
  *checkShip({ hull, loaded }) {
    if (hull.unused >= 0) return;
    const fill = hull.uses.map(filling).join(", ");
    yield { at: loaded.at(["hull"]), args: { used: hull.used, size: hull.size, fill } };
  },
  bad: { yaml: "name: Crowded\nhull: 2\nprimaries: 3\n" },
  badAt: { line: 2, text: "2" },
  good: { yaml: "name: Roomy\nhull: 4\nprimaries: 3\n" },
};
