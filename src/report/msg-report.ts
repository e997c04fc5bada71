import type { MsgVerdict } from "../design/msg.js";
import { columns } from "./columns.js";
import { type Layout, visible } from "./text.js";

/** One line of `msg`: a verdict and whose it is. */
export interface MsgRow extends MsgVerdict {
  readonly name: string | null;
  readonly path: string | null;
  readonly line: number | null;
}

/** The JSON document of `msg`. */
export function msgJson(rows: readonly MsgRow[]): string {
  return `${JSON.stringify({ version: 1, ships: rows }, null, 2)}\n`;
}

/** The table of `msg` for people. */
export function msgTable(rows: readonly MsgRow[], { width, palette }: Layout): string {
  const header = ["", "Ship", "Size class", "Limit", "Mounted", "Left", "Why"];
  const cells = rows.map(({ name, sizeClass, limit, mounted, allowed, reason }) => [
    allowed ? "yes" : "NO",
    visible(name ?? "(any ship)"),
    sizeClass === null ? "–" : String(sizeClass),
    limit === null ? "–" : String(limit),
    String(mounted),
    limit === null ? "–" : String(Math.max(0, limit - mounted)),
    visible(reason),
  ]);
  const layout = [
    {},
    { shrink: true },
    { align: "right" },
    { align: "right" },
    { align: "right" },
    { align: "right" },
    {},
  ] as const;
  const lines = columns([header, ...cells], layout, width);
  return `${lines
    .map((line, i) => (i === 0 ? palette.faint(line) : rows[i - 1]!.allowed ? line : palette.error(line)))
    .join("\n")}\n`;
}
