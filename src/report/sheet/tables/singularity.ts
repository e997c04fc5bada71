import { drift, formationPull, isPulled } from "../../../play/msg/pull.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { IMPULSES, UNPULLED } from "../../../rulebook/star-fleet.js";
import { plural } from "../../../source/words.js";
import { type Part, words } from "./part.js";
import { counted, figure } from "./phrases.js";

/** Ranges that are shown at most. */
const MOST_RANGES = 12;
/** Changes of range that are told one by one. */
const TOLD = 24;

/** On which impulses a unit is pulled. */
export function pullChart({ msg }: Ruleset): Part {
  const ranges = counted(1, Math.min(MOST_RANGES, msg.radius));
  const impulses = counted(1, IMPULSES);
  const counts = msg.pullCount === "formation" ? "impulse since forming" : "impulse of the turn";
  return {
    title: "Singularity: pulled a hex closer",
    topics: [
      "msg-formation-pull",
      "msg-pull-count",
      "msg-pull-order",
      "msg-ties",
      "msg-atmosphere",
      "msg-unaffected",
    ],
    body: [
      {
        kind: "dots",
        heading: `range, ${counts}`,
        columns: impulses.map(String),
        rows: ranges.map((range) => ({
          name: figure(range),
          dots: impulses.map((impulse) => isPulled(range, impulse, impulse, msg)),
        })),
      },
      words(
        `At forming every unit within ${plural(figure(msg.radius), "hex", "hexes")} moves ${figure(formationPull(msg.radius, msg))} closer at once; then by the chart, ${msg.pullBeforeMovement ? "before" : "after"} voluntary movement. Of two hexes equally near, the ${msg.ties} one, unless the owner chose the other.`,
        "In an atmosphere: not at forming, and later only with a clear line.",
        `Never: ${UNPULLED.map((kind) => `${kind.replace("-", " ")}s`)
          .join(", ")
          .replace(/ys\b/g, "ies")}, bases with positional stabilizers.`,
      ),
    ],
  };
}

/** What becomes of a drifting unit, from each range. */
export function driftTable(ruleset: Ruleset): Part {
  const { radius, naturalEcm, pullCount } = ruleset.msg;
  const rows = counted(1, Math.min(MOST_RANGES, radius)).map((range) => {
    const { moves, heldFrom } = drift(range, ruleset);
    const [forming, later] = [
      moves.filter(({ impulse }) => impulse === 0),
      moves.filter(({ impulse }) => impulse > 0),
    ];
    const told = later.slice(0, TOLD).map(({ impulse, range: now }) => `${now} at ${impulse}`);
    return [
      figure(range),
      figure(forming.at(-1)?.range ?? range),
      told.join(", ") || "–",
      heldFrom === null ? "–" : figure(heldFrom),
    ];
  });
  return {
    title: "Singularity: a drifting unit",
    topics: ["msg-held", "msg-seeking", "msg-ecm", "msg-fire-inside"],
    body: [
      {
        kind: "grid",
        columns: [
          { heading: "range" },
          { heading: "forming", align: "middle" },
          { heading: "then range at impulse", grow: true },
          { heading: "held", align: "middle" },
        ],
        rows,
        named: true,
      },
      words(
        pullCount === "turn" && "Reckoned for one that forms on impulse 1.",
        `Held at range 0: unharmed, no collision, cannot leave (unless displaced), keeps its speed, may turn. Direct fire into, out of, across and inside the hex meets ${plural(figure(naturalEcm), "point")} of natural ECM. Seeking weapons are stuck, and strike a target in the same hex.`,
      ),
    ],
  };
}
