import type { Burn, Mover, VectorTrack } from "../../play/vector.js";
import { columns } from "../text/columns.js";
import { jsonDocument } from "../text/json.js";
import { type Layout, wrap } from "../text/text.js";
import { measure, pointText } from "./measures.js";

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

export function vectorText(answer: VectorAnswer, { width, palette }: Layout): string {
  const { mover, start, allowance, turns } = answer;
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
  const [head, ...body] = columns([header, ...rows], [{}, {}, {}, {}, right, right, right], width, "  ");
  const wrong = turns.flatMap(({ legal, turn, burn }) =>
    legal
      ? []
      : wrap(
          `${palette.error("may not")} burn ${burnText(burn)} in turn ${turn}: the most is ${measure(allowance)}"; shown as if it might`,
          width,
        ),
  );
  return `${[...wrap(opening, width), "", palette.faint(head!), ...body, ...(wrong.length > 0 ? ["", ...wrong] : [])].join("\n")}\n`;
}

/** `3" @ 90°`, or `none`. */
export function burnText(burn: Burn | null): string {
  return burn ? `${measure(burn.distance)}" @ ${measure(burn.bearing)}°` : "none";
}
