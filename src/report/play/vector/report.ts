import type { Burn, Mover, VectorTrack } from "../../../play/vector.js";
import { headed } from "../../text/columns.js";
import { jsonDocument } from "../../text/json.js";
import { type Layout, wrap } from "../../text/text.js";
import { blocksText } from "../blocks.js";
import { measure, pointText } from "../measures.js";

/** What `play vector` answers. */
export interface VectorAnswer extends VectorTrack {
  readonly mover: Mover;
}

/** Whether every burn is within the allowance. */
export function allLegal({ turns }: VectorTrack): boolean {
  return turns.every(({ legal }) => legal);
}

export function vectorJson(answer: VectorAnswer): string {
  const { mover, start, allowance, turns } = answer;
  return jsonDocument({ ...mover, allowance, legal: allLegal(answer), start, turns });
}

export function vectorText(answer: VectorAnswer, layout: Layout): string {
  const { mover, start, allowance, turns } = answer;
  const { width, palette } = layout;
  const phased = mover.unit !== "ship";
  const opening = `From ${pointText(start.position)} with the marker at ${pointText(start.marker)}; each burn up to ${measure(allowance)}".`;
  const header = [phased ? "Turn.phase" : "Turn", "Burn", "Moves to", "Marker", "Speed", "Course", "Bow"];
  const rows = turns.map(({ turn, phase, burn, position, marker, speed, course, facing }) => [
    phased ? `${turn}.${phase}` : String(turn),
    burnText(burn),
    pointText(position),
    pointText(marker),
    `${measure(speed)}"`,
    course === null ? "–" : `${measure(course)}°`,
    facing === null ? "any" : `${measure(facing)}°`,
  ]);
  const right = { align: "right" } as const;
  const table = headed([header, ...rows], [{}, {}, {}, {}, right, right, right], layout, "  ");
  const wrong = turns.flatMap(({ legal, turn, burn }) =>
    legal
      ? []
      : wrap(
          `${palette.error("may not")} burn ${burnText(burn)} in turn ${turn}: the most is ${measure(allowance)}"; shown as if allowed`,
          width,
        ),
  );
  return blocksText([wrap(opening, width), table, wrong]);
}

/** `3" @ 90°`, or `none`. */
export function burnText(burn: Burn | null): string {
  return burn ? `${measure(burn.distance)}" @ ${measure(burn.bearing)}°` : "none";
}
