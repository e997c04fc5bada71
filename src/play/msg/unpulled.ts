import type { ScenarioUnit } from "../../design/scenario-schema.js";
import { UNPULLED } from "../../rulebook/star-fleet.js";

/** Why a singularity leaves a unit alone. */
export type WhyUnpulled = "kind" | "stabilized" | "no-clear-line" | "out-of-reach";

/** Why a unit is not pulled whatever its range (MSG proposal, Additional effects); null where it is. */
export function whyUnpulled(unit: ScenarioUnit): WhyUnpulled | null {
  if (UNPULLED.includes(unit.kind)) return "kind";
  if (unit.kind === "base" && unit.stabilized) return "stabilized";
  return unit.atmosphere && !unit.clearLine ? "no-clear-line" : null;
}
