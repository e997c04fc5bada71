import type { UnitTrack } from "../../../play/msg/tracks.js";
import type { Point } from "../../svg/hex-grid.js";
import { element, type Markup, text } from "../../text/xml.js";

/** Colours that colour-blind people tell apart; the dashes do it without any colour. */
const STYLES: readonly Style[] = [
  { colour: "#000000", dash: undefined },
  { colour: "#0072b2", dash: "7 3" },
  { colour: "#b34700", dash: "2 3" },
  { colour: "#007a57", dash: "9 3 2 3" },
  { colour: "#8f3f71", dash: "14 4" },
  { colour: "#555555", dash: "4 4" },
];
/** So many tracks through one hex stand beside one another. */
const BESIDE = 8;
const ASIDE = 9;
/** The number of the hex stands above them. */
const LOWER = 3;

interface Style {
  readonly colour: string;
  readonly dash: string | undefined;
}

function styleOf(index: number): Style {
  return STYLES[index % STYLES.length] ?? { colour: "#000000", dash: undefined };
}

/** The direction of a track's place from the middle of a hex: the first is below, the next clockwise from there. */
function sideOf(index: number): Point {
  const angle = (2 * Math.PI * (index % BESIDE)) / BESIDE + Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Each track keeps to a place of its own in the hexes it passes. */
function aside(index: number, { x, y }: Point): Point {
  const way = sideOf(index);
  return { x: x + ASIDE * way.x, y: y + LOWER + ASIDE * way.y };
}

/** A unit's path: its number where it starts, a dot and the impulses where it goes. */
export function drawTrack(
  each: UnitTrack,
  index: number,
  centre: string,
  place: (hex: string) => Point,
): Markup[] {
  const { colour, dash } = styleOf(index);
  const at = (hex: string) => aside(index, place(hex));
  const path = [each.start.hex, ...each.track.flatMap(({ pulled, moved }) => passed(pulled, moved))];
  const impulses = new Map<string, number[]>();
  for (const { hex, impulse } of each.track) impulses.set(hex, [...(impulses.get(hex) ?? []), impulse]);
  const points = path.map((hex) => at(hex)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const line = { fill: "none", stroke: colour, "stroke-width": 1.8, "stroke-dasharray": dash };
  return [
    ...(path.length > 1 ? [element("polyline", { points: points.join(" "), ...line })] : []),
    ...[...impulses].flatMap(([hex, when]) =>
      stop(at(hex), hex === centre ? sideOf(index) : BESIDE_DOT, listed(when), colour),
    ),
    ...numbered(at(each.start.hex), index, colour),
  ];
}

/** The hexes that a unit passed in an impulse, in their order. */
function passed(pulled: string | null, moved: string | null): string[] {
  return [pulled, moved].filter((hex) => hex !== null);
}

/** `3, 7, 9 …`: as many as a hex has room for. */
function listed(impulses: readonly number[]): string {
  return impulses.length <= 4 ? impulses.join(",") : `${impulses.slice(0, 3).join(",")}…`;
}

/** Where the impulses of a dot stand; in the singularity's hex, where many end, they stand away from its middle. */
const BESIDE_DOT: Point = { x: 1, y: 0 };

function stop({ x, y }: Point, side: Point, words: string, colour: string): Markup[] {
  const halo = { stroke: "#fff", "stroke-width": 2, "paint-order": "stroke" };
  const anchor = side.x > 0.5 ? "start" : side.x < -0.5 ? "end" : "middle";
  const at = { x: x + 4 * side.x, y: y + 3 + 7 * side.y, "text-anchor": anchor };
  return [
    element("circle", { cx: x, cy: y, r: 2.4, fill: colour }),
    element("text", { ...at, "font-size": 8, fill: colour, ...halo }, text(words)),
  ];
}

function numbered({ x, y }: Point, index: number, colour: string): Markup[] {
  return [
    element("circle", { cx: x, cy: y, r: 7, fill: "#fff", stroke: colour, "stroke-width": 1.5 }),
    element(
      "text",
      {
        x,
        y: y + 3,
        "font-size": index > 98 ? 6 : 9,
        "font-weight": "bold",
        "text-anchor": "middle",
        fill: colour,
      },
      text(String(index + 1)),
    ),
  ];
}

/** A unit's number and line before its words in the legend. */
export function legendMark(index: number, y: number): Markup[] {
  const { colour, dash } = styleOf(index);
  const line = {
    x1: 17,
    x2: 47,
    y1: y,
    y2: y,
    stroke: colour,
    "stroke-width": 1.8,
    "stroke-dasharray": dash,
  };
  return [element("line", line), ...numbered({ x: 8, y }, index, colour)];
}
