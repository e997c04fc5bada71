import { comparePoints } from "../../pricing/points.js";
import { exactlyRead } from "../../source/describe.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

/** Whether YAML reads the text back as exactly this number. */
function plainNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && exactlyRead(text, Number(text));
}

export const priceDeclared: Rule = {
  id: "price/declared",
  identifiedBy: ["declared"],
  severity: "error",
  title: "Declared points that differ from the price",
  why: "A wrong price misleads everyone who reads the list. Either the declared points or the design is a mistake.",
  fix: { does: "writes the computed price" },
  message: ({ computed, declared }) =>
    `${counted(String(declared), "point")} ${declared === 1 ? "is" : "are"} declared, but the design costs ${computed}`,
  help: ({ computed }) => `write points: ${computed}, or look for the mistake in the design`,
  *checkShip({ ship, places, price }) {
    if (!price || ship.points === null || comparePoints(ship.points, price.points) === 0) return;
    const at = places.at(["points"]);
    const args = { computed: price.points, declared: ship.points };
    const text = String(price.points);
    const safe = plainNumber(text) && places.owns(["points"]);
    yield { at, args, ...(safe && { fix: { edits: [{ span: at.span, text }] } }) };
  },
  bad: { yaml: "name: Bargain\nhull: 4\nprimaries: 4\npoints: 3\n" },
  badAt: { line: 4, text: "3" },
  good: { yaml: "name: Honest\nhull: 4\nprimaries: 4\npoints: 4\n" },
};
