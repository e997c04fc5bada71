import type { LoadedDocument } from "../../design/loaded.js";
import { ends, headed } from "../text/columns.js";
import { documentHeading, priceWords, shipTitle } from "../text/headings.js";
import { odds } from "../text/odds.js";
import { reachWords } from "../text/ranges.js";
import { type Layout, pad, width as widthOf, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";
import { cardFacts, type Fact, hullRows } from "./facts.js";
import type { ShownDocument, ShownShip, ShowReport } from "./report.js";

const INDENT = "  ";

/** The data cards for people. */
export function showTable({ documents }: ShowReport, layout: Layout): string {
  const blocks = documents.flatMap((document) => documentBlocks(document, layout));
  return blocks.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

function documentBlocks({ document, ships }: ShownDocument, layout: Layout): string[][] {
  return [[documentHeading(document, layout)], ...ships.map((ship) => card(ship, document, layout))];
}

function card(shown: ShownShip, document: LoadedDocument, layout: Layout): string[] {
  const { width, palette } = layout;
  const { ship } = shown.card;
  const facts = cardFacts(shown, document);
  const hull = hullRows(shown.card, document.ruleset, width);
  const labels = [...facts.above, ...hull, ...facts.below].map(([label]) => widthOf(label));
  const cells = Math.min(Math.max(...labels), Math.floor(width / 3));
  const lay = (list: readonly Fact[]) => list.flatMap((fact) => factLines(fact, cells, layout));
  return [
    palette.strong(ends(shipTitle(shown.loaded), priceWords(shown.price, ship.count), width)),
    ...lay(facts.above),
    ...lay(hull),
    ...lay(facts.below),
    ...specials(shown, layout),
  ];
}

/** A label and what it is, wrapped beside it. */
function factLines([label, text]: Fact, cells: number, { width, palette }: Layout): string[] {
  const lines = text.split("\n").flatMap((line) => wrap(line, width - cells - INDENT.length * 2));
  const [first, ...rest] = widthOf(label) <= cells ? [label] : wrap(label, cells);
  return Array.from({ length: Math.max(lines.length, rest.length + 1) }, (_, i) =>
    `${INDENT}${palette.faint(pad((i === 0 ? first : rest[i - 1]) ?? "", cells))}${INDENT}${lines[i] ?? ""}`.trimEnd(),
  );
}

function specials({ card: { specials, knockOut }, table }: ShownShip, look: Layout): string[] {
  if (specials.length === 0) return [];
  const rows = knockOut.map(({ chance }, i) => {
    const { notation = "", arcs = [], boxes = 0 } = specials[i] ?? {};
    return [
      visible(notation),
      visible(arcs.map(({ name }) => name).join(", ") || "no arc"),
      String(boxes),
      odds(chance),
    ];
  });
  const layout = [{}, { shrink: true }, { align: "right" }, { align: "right" }] as const;
  const header = ["Special weapon", "Arc", "Boxes", "Lost first"];
  const [head = "", ...lines] = headed([header, ...rows], layout, look, INDENT);
  const told = specials.flatMap((special, i) => {
    const words = reachWords(special, i, table);
    return [lines[i] ?? "", ...wrap(visible(words), look.width, INDENT.repeat(2))];
  });
  return ["", head, ...told];
}
