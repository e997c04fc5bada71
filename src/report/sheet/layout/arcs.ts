import type { CardArc } from "../../../play/data-card.js";
import type { Mark } from "../scene.js";
import { cellText } from "./cell-text.js";
import { cell, centred, type Piece, space, stack } from "./piece.js";
import { grid } from "./rows.js";
import { line } from "./words.js";

/** Height of the mark that shows where the bow is. */
const BOW = 3;

/** The arcs of a weapon around its ship, the bow upward. Nothing of arcs whose place the ruleset does not tell. */
export function arcDrawing(arcs: readonly Pick<CardArc, "degrees">[], size: number): Piece {
  const radius = (size - BOW) / 2;
  return {
    width: size,
    height: size,
    draw: (left, top) => {
      const x = left + size / 2;
      const y = top + BOW + radius;
      return [
        { kind: "circle", x, y, radius: radius - 0.4, fill: "paper", stroke: { ink: "black", width: 0.5 } },
        ...arcs.flatMap(({ degrees }) => (degrees ? [sector(x, y, radius - 0.4, degrees)] : [])),
        bow(x, top),
        { kind: "circle", x, y, radius: 1.3, fill: "paper", stroke: { ink: "black", width: 0.6 } },
      ];
    },
  };
}

function bow(x: number, y: number): Mark {
  const places = [
    [x, y],
    [x + 2, y + BOW],
    [x - 2, y + BOW],
  ];
  return { kind: "path", d: `M${places.map((at) => at.map(plain).join(" ")).join("L")}Z`, fill: "black" };
}

function sector(x: number, y: number, radius: number, [from, to]: readonly [number, number]): Mark {
  if (to - from >= 360) return { kind: "circle", x, y, radius, fill: "grey" };
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${plain(x + radius * Math.sin(angle))} ${plain(y - radius * Math.cos(angle))}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const r = plain(radius);
  return {
    kind: "path",
    d: `M${plain(x)} ${plain(y)}L${at(from)}A${r} ${r} 0 ${large} 1 ${at(to)}Z`,
    fill: "grey",
  };
}

function plain(value: number): string {
  return String(Number(value.toFixed(3)));
}

const DIAMETER = 27;
const EACH = 34;

/** Small pictures of arcs with their names, as many side by side as there is room for. */
export function arcRows(arcs: readonly CardArc[], width: number): Piece[] {
  const columns = Math.max(1, Math.floor(width / EACH));
  return grid(
    arcs.map((arc) => diagram(arc, width / columns)),
    columns,
    0,
  );
}

function diagram(arc: CardArc, width: number): Piece {
  const id = line(cellText(arc.id), width - 2, { size: 7.2, bold: true }, { anchor: "middle", least: 5 });
  const name = line(cellText(arc.name), width - 1, { size: 6 }, { anchor: "middle", least: 5 });
  const parts = [arcDrawing([arc], DIAMETER), space(0, 1), id, name, space(0, 1)];
  return cell(stack(parts.map((part) => centred(part, width))), {
    title: cellText(`arc ${arc.id}: ${arc.name}`),
  });
}
