import type { BoxUse } from "../../design/boxes.js";
import { enumerated } from "../../source/words.js";
import type { Rule } from "../rule.js";
import { counted, weapons } from "../words.js";

/** `2 for 8 secondaries` */
function filling({ boxes, mounted, kind, group }: BoxUse): string {
  return `${boxes} for ${group === "dedicated" ? kind : weapons(mounted, kind)}`;
}

export const hullOverfull: Rule = {
  id: "hull/overfull",
  identifiedBy: [],
  severity: "error",
  locked: true,
  title: "More boxes mounted than the hull has",
  why: "Each weapon, bay and piece of gear needs a place in a hull box. What finds no place cannot be mounted.",
  source: "house rules, Unused Hull Size",
  message: ({ used, size, fill }) =>
    `the hull has ${counted(Number(size), "box", "boxes")}, but ${used} are needed: ${fill}`,
  help: ({ used }) => `write hull: ${used}, or mount less`,
  *checkShip({ hull, places }) {
    if (hull.unused >= 0) return;
    const fill = enumerated(hull.uses.map(filling));
    yield { at: places.at(["hull"]), args: { used: hull.used, size: hull.size, fill } };
  },
  bad: { yaml: "name: Crowded\nhull: 2\nprimaries: 3\n" },
  badAt: { line: 2, text: "2" },
  good: { yaml: "name: Roomy\nhull: 4\nprimaries: 3\n" },
};
