import type { Drift } from "../../../play/msg/pull.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { headed } from "../../text/columns.js";
import { jsonDocument } from "../../text/json.js";
import { type Layout, wrap } from "../../text/text.js";

/** What `play msg pull --range` answers. */
export interface DriftAnswer extends Drift {
  readonly rules: Ruleset["msg"];
}

export function driftJson({ range, moves, heldFrom }: DriftAnswer): string {
  return jsonDocument({ range, moves, held: heldFrom !== null, heldFrom });
}

export function driftText({ range, moves, heldFrom, rules }: DriftAnswer, layout: Layout): string {
  const { width } = layout;
  const { radius, duration } = rules;
  if (moves.length === 0) {
    const why =
      heldFrom === null
        ? `Range ${range}: not pulled, as a singularity reaches ${plural(radius, "hex", "hexes")}.`
        : `Range 0: held until the singularity ends, at impulse ${duration} since formation.`;
    return `${wrap(why, width).join("\n")}\n`;
  }
  const rows = moves.map(({ impulse, range: now }) => [
    impulse === 0 ? "formation" : String(impulse),
    String(now),
  ]);
  const table = headed([["Impulse", "Range"], ...rows], [{}, { align: "right" }], layout, "  ");
  const end =
    heldFrom === null
      ? `It ends at impulse ${duration}.`
      : `Held at range 0 until it ends at impulse ${duration}.`;
  return `${[
    ...wrap(`Drifting at range ${range} when the singularity forms; impulses since formation:`, width),
    ...table,
    end,
  ].join("\n")}\n`;
}
