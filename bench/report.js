// What came out, for a terminal and for docs/speed.md.
import { markdownTable } from "markdown-table";

const WIDTHS = [-42, -19, 11, 11, 7, 7, 6, 5];
const HEADER = ["shipcost", "÷ against", "takes", "against", "ratio", "of CPU", "aim", ""];

function cells({ what, than, of = "wall", per = 1, aim, oneShip, ...measured }) {
  const { mine, theirs, ratio } = measured[of];
  const unit = oneShip ? "µs" : of === "peak" ? "MB" : "ms";
  const shown = (value) =>
    `${value.toLocaleString("en", { maximumFractionDigits: oneShip ? 1 : 0 })} ${unit}`;
  const cpu = of === "wall" && measured.cpu ? (measured.cpu.ratio / per).toFixed(2) : "";
  const verdict = aim === undefined ? "" : ratio / per <= aim ? "ok" : "over";
  return [
    what,
    than,
    shown(mine),
    shown(theirs),
    (ratio / per).toFixed(2),
    cpu,
    aim?.toFixed(2) ?? "",
    verdict,
  ];
}

function line(texts) {
  const padded = texts.map((text, i) => (WIDTHS[i] < 0 ? text.padEnd(-WIDTHS[i]) : text.padStart(WIDTHS[i])));
  return padded.join("").trimEnd();
}

export const plainHeader = () => line(HEADER);
export const plainRow = (result) => line(cells(result));

export function markdown(results) {
  const align = WIDTHS.map((width) => (width < 0 ? "l" : "r"));
  return markdownTable([HEADER, ...results.map(cells)], { align, padding: true, alignDelimiters: false });
}

/** A text with another table between its marks. */
export function withTable(text, table) {
  const marks = /(<!-- measured -->\n)[\s\S]*?(<!-- \/measured -->)/;
  if (!marks.test(text))
    throw new Error("docs/speed.md has no section between the marks for what is measured");
  return text.replace(marks, (_, open, close) => `${open}\n${table}\n\n${close}`);
}
