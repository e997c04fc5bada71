import { columnAndRow, type HexNumber, hexText } from "../../../design/hex-number.js";
import { distance, readHex } from "../../../play/hex.js";
import { FACINGS } from "../../../rulebook/star-fleet.js";
import { plural } from "../../../source/words.js";
import {
  centreOf,
  drawHex,
  isInView,
  type Point,
  SIZE,
  sizeOf,
  type View,
  viewOf,
} from "../../svg/hex-grid.js";
import { svgDocument } from "../../svg/picture.js";
import { wrap } from "../../text/text.js";
import { element, type Markup, text } from "../../text/xml.js";
import { drawTrack, legendMark } from "./map-track.js";
import type { TracksAnswer } from "./tracks.js";
import { fates, momentText, named } from "./words.js";

const MARGIN = 12;
const TITLE = 44;
const LINE = 18;
const INDENT = 52;
/** What a letter of the legend takes on the average. */
const LETTER = 6.8;
const LEAST_WIDTH = 560;
const SHADE = "#e4e4e4";

/** The map of a scenario, with the path of every unit impulse by impulse: a whole SVG file. */
export function msgMap(answer: TracksAnswer): string {
  const { scenario, result, rules } = answer;
  const { at } = scenario.msg;
  const view = viewFor(answer);
  const grid = sizeOf(view);
  const legend = legendLines(answer);
  const title = `${scenario.scenario === undefined ? "" : `${named(scenario.scenario)}: `}a singularity in ${at}`;
  const when = `From ${momentText(result.effective)} to ${momentText(result.dissipates)}; impulses since formation; shaded: its ${plural(rules.radius, "hex", "hexes")}.`;
  const width = Math.max(LEAST_WIDTH, grid.width);
  const lines = legend.flatMap(({ mark, words }) =>
    wrap(words, Math.floor((width - INDENT) / LETTER)).map((line, i) => ({
      mark: i === 0 ? mark : null,
      words: line,
    })),
  );
  const picture = {
    width: width + 2 * MARGIN,
    height: TITLE + grid.height + MARGIN + (lines.length + 1) * LINE,
    title,
    description: [when, ...legend.map(({ words }) => words)].join(" "),
  };
  const place = (hex: string) => centreOf(view, columnAndRow(hex));
  const map = element(
    "g",
    { transform: `translate(${MARGIN} ${TITLE})`, "font-family": "sans-serif" },
    cells(view, answer),
    things(answer, view, place),
    result.units.flatMap((each, i) => drawTrack(each, i, at, place)),
  );
  const under = element(
    "g",
    {
      transform: `translate(${MARGIN} ${TITLE + grid.height + MARGIN})`,
      "font-family": "sans-serif",
      "font-size": 12,
    },
    lines.flatMap(({ mark, words }, i) => [
      ...(mark === null ? [] : legendMark(mark, (i + 0.5) * LINE)),
      element("text", { x: INDENT, y: (i + 0.5) * LINE + 4 }, text(words)),
    ]),
  );
  const heading = element(
    "g",
    { "font-family": "sans-serif" },
    element("text", { x: MARGIN, y: 20, "font-size": 15, "font-weight": "bold" }, text(title)),
    element("text", { x: MARGIN, y: 36, "font-size": 11 }, text(when)),
  );
  const paper = element("rect", { width: picture.width, height: picture.height, fill: "#fff" });
  return svgDocument(picture, [paper, heading, map, under]);
}

/** The singularity's area, the firing ship and all that units pass through; what lies farther off is only listed. */
function viewFor({ scenario, result, rules }: TracksAnswer): View {
  const { map, msg } = scenario;
  const { column, row } = columnAndRow(msg.at);
  const around = rules.radius + 1;
  const within = (value: number, most: number) => Math.max(1, Math.min(most, value));
  const hexes: HexNumber[] = [
    { column: within(column - around, map.columns), row: within(row - around, map.rows) },
    { column: within(column + around, map.columns), row: within(row + around, map.rows) },
    ...(msg.from === undefined ? [] : [columnAndRow(msg.from)]),
  ];
  for (const { start, track } of result.units) {
    for (const { hex } of [start, ...track]) hexes.push(columnAndRow(hex));
  }
  return viewOf(hexes);
}

function cells(view: View, { scenario, rules }: TracksAnswer): Markup[] {
  const drawn: Markup[] = [];
  const at = readHex(scenario.msg.at);
  for (let column = view.columns[0]; column <= view.columns[1]; column++) {
    for (let row = view.rows[0]; row <= view.rows[1]; row++) {
      const hex = { column, row };
      const inside = distance(at, readHex(hexText(hex))) <= rules.radius;
      for (const each of drawHex(hex, centreOf(view, hex), inside ? SHADE : "#fff")) drawn.push(each);
    }
  }
  return drawn;
}

type Place = (hex: string) => Point;

function things({ scenario }: TracksAnswer, view: View, place: Place): Markup[] {
  const { msg, singularities, terrain } = scenario;
  const shown = <T extends { hex: string }>(list: readonly T[]) =>
    list.filter(({ hex }) => isInView(view, columnAndRow(hex)));
  return [
    ...shown(terrain).flatMap(({ hex, kind }) => body(place(hex), kind)),
    ...shown(singularities).flatMap(({ hex, kind }) =>
      hole(place(hex), kind === "msg" ? "other MSG" : "black hole"),
    ),
    ...rim(place(msg.at)),
    ...(msg.from === undefined ? [] : firingShip(place(msg.from), msg.facing)),
  ];
}

function caption({ x, y }: Point, words: string): Markup {
  const at = { x, y: y + SIZE * 0.72, "font-size": 8, "text-anchor": "middle" };
  return element("text", at, text(words));
}

function body(at: Point, kind: string): Markup[] {
  const circle = {
    cx: at.x,
    cy: at.y,
    r: SIZE * 0.42,
    fill: "#fff",
    stroke: "#000",
    "stroke-dasharray": "3 2",
  };
  return [element("circle", circle), caption(at, kind)];
}

function hole(at: Point, words: string): Markup[] {
  return [
    element("circle", { cx: at.x, cy: at.y, r: SIZE * 0.36, fill: "#000" }),
    element("circle", { cx: at.x, cy: at.y, r: SIZE * 0.46, fill: "none", stroke: "#000" }),
    caption(at, words),
  ];
}

/** The singularity itself: open, as the tracks end in it. */
function rim({ x, y }: Point): Markup[] {
  const ring = (r: number, width: number) =>
    element("circle", { cx: x, cy: y, r: SIZE * r, fill: "#fff", stroke: "#000", "stroke-width": width });
  return [ring(0.84, 1), ring(0.76, 3)];
}

/** A hull whose bow points where the ship faces. */
function firingShip(at: Point, facing: string | undefined): Markup[] {
  const turn = 60 * Math.max(0, (FACINGS as readonly string[]).indexOf(facing ?? "A"));
  const hull = element("path", {
    d: "M0 -12 L8 10 L0 5 L-8 10 Z",
    transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn})`,
    fill: "#fff",
    stroke: "#000",
    "stroke-width": 1.5,
  });
  return [hull, caption(at, "fires")];
}

interface LegendLine {
  /** The index of the unit whose mark stands before it. */
  readonly mark: number | null;
  readonly words: string;
}

function legendLines({ scenario, result, rules }: TracksAnswer): LegendLine[] {
  const units = result.units.map((each, mark) => {
    const { unit, start } = each;
    const what = `${named(unit.name)}, ${unit.kind} in ${start.hex} at range ${start.range}.`;
    return { mark, words: [what, ...fates(each, rules)].join(" ") };
  });
  const others = [...scenario.singularities, ...scenario.terrain].map(
    ({ hex, kind }) => `${kind === "msg" ? "another MSG's singularity" : kind} in ${hex}`,
  );
  return others.length === 0 ? units : [...units, { mark: null, words: `Also: ${others.join(", ")}.` }];
}
