import { arcDegrees } from "../../design/arcs.js";
import type { Ruleset } from "../../rulebook/schema.js";
import type { Facing } from "../../rulebook/star-fleet.js";
import { ImpossibleInput } from "../error.js";
import { bearing, type Cube } from "../hex.js";

const CIRCLE = 360;

/** A weapon on the map. */
export interface MountedWeapon {
  readonly at: Cube;
  /** The facing of the ship that mounts it. */
  readonly facing: Facing;
  /** Ids of the ruleset, of Star Fleet Battles or house arcs, which stand for one of those. */
  readonly arcs: readonly string[];
}

/**
 * Whether a hex lies in one of the arcs of a weapon, edges included. Throws {@link ImpossibleInput} for an arc whose place
 * the ruleset does not tell.
 */
export function isInArc(to: Cube, { at, facing, arcs }: MountedWeapon, { arcs: known }: Ruleset): boolean {
  const angle = bearing(at, to, facing);
  return arcs.some((arc) => {
    const degrees = arcDegrees(arc, known);
    if (!degrees) throw new ImpossibleInput(`the arc ${arc}: expected one whose degrees the ruleset tells`);
    const [first, last] = degrees;
    return (
      angle === null ||
      [-2, -1, 0, 1].some((turns) => first <= angle + turns * CIRCLE && angle + turns * CIRCLE <= last)
    );
  });
}
