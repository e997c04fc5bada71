import { arcDegrees } from "../../design/arcs.js";
import type { Ruleset } from "../../rulebook/schema.js";
import type { Facing } from "../../rulebook/star-fleet.js";
import { ImpossibleInput } from "../error.js";
import { bearing, type Cube } from "../hex.js";

const CIRCLE = 360;

/**
 * Whether a hex lies in one of the arcs of a weapon, edges included. Arcs are ids of the ruleset, of Star Fleet Battles
 * or house arcs, which stand for one of those. Throws {@link ImpossibleInput} for an arc whose place the ruleset does not
 * tell.
 */
export function isInArc(
  from: Cube,
  to: Cube,
  facing: Facing,
  arcs: readonly string[],
  { arcs: known }: Ruleset,
): boolean {
  const at = bearing(from, to, facing);
  return arcs.some((arc) => {
    const degrees = arcDegrees(arc, known);
    if (!degrees) throw new ImpossibleInput(`the arc ${arc}: expected one whose degrees the ruleset tells`);
    const [first, last] = degrees;
    return (
      at === null ||
      [at - 2 * CIRCLE, at - CIRCLE, at, at + CIRCLE].some((each) => first <= each && each <= last)
    );
  });
}
