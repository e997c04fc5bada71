import { exact } from "../../../rulebook/exact.js";
import { plural } from "../../../source/words.js";
import { svgDocument } from "../../svg/picture.js";
import { likelyRows, odds, percentage } from "../../text/odds.js";
import { type Attributes, element, type Markup, text } from "../../text/xml.js";
import type { MinesAnswer } from "./report.js";
import { mineHeadline, mineRule } from "./words.js";

const WIDTH = 640;
const HEIGHT = 360;
/** Where the bars stand. */
const FIELD = { left: 56, right: WIDTH - 16, top: 64, bottom: HEIGHT - 48 };
/** Bars with a label each: more would overlap. */
const MOST_LABELS = 9;
/** Distances of the lines across, in percent. */
const STEPS = [0.5, 1, 2, 5, 10, 20];
const LARGEST_STEP = 25;
const MOST_LINES = 5;

/** Keeps a label readable where a line passes behind it. */
const HALO = { stroke: "#fff", "stroke-width": 3, "paint-order": "stroke" };
/** Characters of a heading that fit in the full size. */
const HEADING = 70;

/** The odds of `play mines` as bars: how likely it is that so many patterns attack. */
export function minesSvg(answer: MinesAnswer): string {
  const heading = mineHeadline(answer);
  const rows = likelyRows(answer.distribution);
  // Rounded first: the numbers of a long fraction are too large for a double.
  const told = rows.map((row) => ({ ...row, percent: exact(row.chance).mul(100).round(6).valueOf() }));
  const highest = told.reduce((most, { percent }) => Math.max(most, percent), 0);
  const step = STEPS.find((each) => highest / each <= MOST_LINES) ?? LARGEST_STEP;
  const top = Math.ceil(highest / step) * step;
  const place = (value: number) => FIELD.bottom - (value / top) * (FIELD.bottom - FIELD.top);
  const slot = (FIELD.right - FIELD.left) / rows.length;
  const every = Math.ceil(rows.length / MOST_LABELS);

  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  const bars = told.map(({ patterns, chance, percent }, i) => {
    const middle = FIELD.left + (i + 0.5) * slot;
    const y = place(percent);
    return element(
      "g",
      {},
      element("title", {}, text(`${plural(patterns, "pattern")}: ${odds(chance)}`)),
      element("rect", {
        x: middle - Math.min(32, slot * 0.4),
        y,
        width: Math.min(64, slot * 0.8),
        height: FIELD.bottom - y,
        fill: "#555",
        stroke: "#000",
      }),
      i % every === 0 ? label(middle, FIELD.bottom + 18, String(patterns)) : [],
      every === 1 ? label(middle, y - 5, percentage(chance), HALO) : [],
    );
  });
  const children = [
    element("rect", { width: WIDTH, height: HEIGHT, fill: "#fff" }),
    label(WIDTH / 2, 22, heading, {
      "font-size": Math.min(14, (14 * HEADING) / heading.length),
      "font-weight": "bold",
    }),
    label(WIDTH / 2, 42, `Chance of each pattern to be triggered: ${odds(answer.triggerChance)}`),
    ...lines.map((value) => across(place(value), `${value} %`)),
    ...bars,
    label((FIELD.left + FIELD.right) / 2, HEIGHT - 10, "Patterns that attack"),
  ];
  const chances = rows.map(({ patterns, chance }) => `${patterns}: ${odds(chance)}`).join("; ");
  const description = `${mineRule(answer)}. The chances that so many patterns attack: ${chances}.`;
  return svgDocument({ width: WIDTH, height: HEIGHT, title: heading, description }, children);
}

function across(y: number, words: string): Markup {
  return element(
    "g",
    {},
    element("line", { x1: FIELD.left, y1: y, x2: FIELD.right, y2: y, stroke: "#000", "stroke-width": 0.5 }),
    label(FIELD.left - 6, y + 4, words, { "text-anchor": "end" }),
  );
}

function label(x: number, y: number, words: string, style: Attributes = {}): Markup {
  const attributes = {
    x,
    y,
    "font-family": "sans-serif",
    "font-size": 12,
    "text-anchor": "middle",
    fill: "#000",
    ...style,
  };
  return element("text", attributes, text(words));
}
