import type { Point, VectorTurn } from "../../../play/vector.js";
import { svgDocument } from "../../svg/picture.js";
import { grid, label, line, type Plane, planeOf } from "../../svg/plane.js";
import { element, type Markup, text } from "../../text/xml.js";
import { measure, pointText } from "../measures.js";
import { burnText, type VectorAnswer } from "./report.js";

export type { VectorAnswer };

const LONGER_SIDE = 640;
const LEGEND = [
  "Triangle: the unit, bow forward. Circle: it faces as its owner likes.",
  "Small square: the marker. Heavy line: the way flown. Dashed line: the vector now.",
  "Arrow: a burn, from the marker to where it was put; dotted: longer than allowed.",
];
const LEGEND_HEIGHT = 16;
/** The legend's lines are wider than a narrow picture. */
const LEAST_WIDTH = 480;

/** A picture of a track: positions, markers, burns and facings, on a grid in inches. `name` is the unit's, or null. */
export function vectorSvg(answer: VectorAnswer, name: string | null): string {
  const { start, turns, mover } = answer;
  const plane = planeOf(
    [
      start.position,
      start.marker,
      ...turns.flatMap(({ position, marker, aimed }) => [position, marker, aimed]),
    ],
    LONGER_SIDE,
  );
  const height = plane.height + LEGEND.length * LEGEND_HEIGHT + 8;
  const width = Math.max(LEAST_WIDTH, plane.width);
  const states = [start, ...turns];
  const children = [
    element("rect", { width, height, fill: "#fff" }),
    ...grid(plane),
    track(
      states.map(({ position }) => position),
      plane,
    ),
    ...states.slice(-1).map(({ position, marker }) => dashed(position, marker, plane)),
    ...states.map(({ marker }, i) => square(marker, i, plane)),
    ...turns.flatMap((turn, i) => burnArrow(turn, (turns[i - 1] ?? start).marker, plane)),
    unitMark({ ...start, facing: null }, "start", "Start", plane),
    ...turns.map((turn) => unitMark(turn, turnLabel(turn), `After ${turnWords(turn)}`, plane)),
    ...LEGEND.map((words, i) => label([12, plane.height + i * LEGEND_HEIGHT], words, "start")),
  ];
  const title = `Vector movement of ${name === null ? `a ${mover.unit}` : name}`;
  return svgDocument({ width, height, title, description: described(answer) }, children);
}

/** The track in words, for those who cannot see it. */
function described({ start, turns }: VectorAnswer): string {
  const from = `From ${pointText(start.position)} with the marker at ${pointText(start.marker)}.`;
  const told = turns.map((turn) => {
    const burn = `${turn.legal ? "burn" : "a burn that is too long,"} ${burnText(turn.burn)}`;
    return `In ${turnWords(turn)}: ${burn}, to ${pointText(turn.position)}, marker at ${pointText(turn.marker)}, speed ${measure(turn.speed)} inches.`;
  });
  return [from, ...told].join(" ");
}

function turnLabel({ turn, phase }: VectorTurn): string {
  return phase === null ? String(turn) : `${turn}.${phase}`;
}

function turnWords({ turn, phase }: VectorTurn): string {
  return phase === null ? `turn ${turn}` : `turn ${turn}, phase ${phase}`;
}

function track(points: readonly Point[], plane: Plane): Markup {
  const path = points.map((point) => plane.place(point).map(measure).join(",")).join(" ");
  return element("polyline", { points: path, fill: "none", stroke: "#000", "stroke-width": 2.5 });
}

function dashed(from: Point, to: Point, plane: Plane): Markup {
  const style = { stroke: "#000", "stroke-width": 1.25, "stroke-dasharray": "6 4" };
  return line(plane.place(from), plane.place(to), style);
}

function square(marker: Point, index: number, plane: Plane): Markup {
  const [x, y] = plane.place(marker);
  const when = index === 0 ? "at the start" : `after move ${index}`;
  return element(
    "rect",
    { x: x - 4, y: y - 4, width: 8, height: 8, fill: "#fff", stroke: "#000" },
    element("title", {}, text(`Marker ${when}: ${pointText(marker)}`)),
  );
}

/** An arrow from where the marker was to where the burn put it. */
function burnArrow({ burn, legal, aimed }: VectorTurn, marker: Point, plane: Plane): Markup[] {
  if (!burn || burn.distance === 0) return [];
  const [from, to] = [plane.place(marker), plane.place(aimed)];
  const bearing = Math.atan2(to[0] - from[0], from[1] - to[1]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const words = `Burn ${burnText(burn)}${legal ? "" : ", longer than allowed"}`;
  return [
    element(
      "g",
      {},
      element("title", {}, text(words)),
      line(from, to, {
        stroke: "#000",
        "stroke-width": 1.25,
        "stroke-dasharray": legal ? undefined : "1.5 3",
      }),
      // Short of the end, where the unit itself stands.
      pointed(to, bearing, { length: 9, opening: 0.4, ahead: -Math.min(10, length / 2), fill: "#000" }),
      lengthLabel([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], bearing, `${measure(burn.distance)}"`),
    ),
  ];
}

/** A length beside the middle of an arrow: under a level one, else to the right, for a unit at rest burns along its track. */
function lengthLabel([x, y]: Point, bearing: number, words: string): Markup {
  const [across, down] = [Math.cos(bearing), Math.sin(bearing)];
  if (Math.abs(across) < 0.2) return label([x, y + 14], words, "middle");
  const side = Math.sign(across) * 7;
  return label([x + side * across, y + side * down + 4], words, "start");
}

function unitMark(
  { position, facing }: Pick<VectorTurn, "position" | "facing">,
  short: string,
  words: string,
  plane: Plane,
): Markup {
  const [x, y] = plane.place(position);
  const bow = facing === null ? "faces as its owner likes" : `bow toward ${measure(facing)}°`;
  const shape =
    facing === null
      ? element("circle", { cx: x, cy: y, r: 5.5, fill: "#fff", stroke: "#000", "stroke-width": 2 })
      : pointed([x, y], (facing * Math.PI) / 180, { length: 18, opening: 0.36, ahead: 9, fill: "#fff" });
  const title = element("title", {}, text(`${words}: at ${pointText(position)}, ${bow}`));
  return element("g", {}, title, shape, label([x + 9, y + 16], short, "start"));
}

interface Triangle {
  readonly length: number;
  /** Half the angle at its tip, in radians. */
  readonly opening: number;
  /** How far its tip is ahead of the place. */
  readonly ahead: number;
  readonly fill: string;
}

/** A triangle at a place that points along a bearing in radians. */
function pointed([x, y]: Point, bearing: number, { length, opening, ahead, fill }: Triangle): Markup {
  const along = (angle: number, distance: number, [fromX, fromY]: Point): Point => [
    fromX + Math.sin(angle) * distance,
    fromY - Math.cos(angle) * distance,
  ];
  const tip = along(bearing, ahead, [x, y]);
  const corners = [-opening, opening].map((side) => along(bearing + Math.PI + side, length, tip));
  const points = [tip, ...corners].map((corner) => corner.map(measure).join(",")).join(" ");
  return element("polygon", { points, fill, stroke: "#000", "stroke-width": 1.5 });
}
