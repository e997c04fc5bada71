import type { MsgVerdict } from "../../design/msg.js";
import { headed } from "../text/columns.js";
import { jsonDocument } from "../text/json.js";
import { clip, type Layout } from "../text/text.js";
import { visible } from "../text/visible.js";

/** One line of `msg`: a verdict and whose it is. */
export interface MsgRow extends Omit<MsgVerdict, "mounted"> {
  /** How many the ship mounts; null where its design cannot be read. */
  readonly mounted: number | null;
  readonly name: string | null;
  readonly path: string | null;
  readonly line: number | null;
}

/** The JSON document of `msg`. */
export function msgJson(rows: readonly MsgRow[]): string {
  return jsonDocument({ ships: rows });
}

/** The table of `msg` for people. */
export function msgTable(rows: readonly MsgRow[], look: Layout): string {
  const header = ["", "Ship", "Size class", "Limit", "Mounted", "Left", "Why"];
  const cells = rows.map(({ name, path, sizeClass, limit, mounted, allowed, reason }) => [
    allowed ? "yes" : "NO",
    clip(visible(name ?? (path === null ? "(any ship)" : "(no name)")), 32),
    sizeClass === null ? "–" : String(sizeClass),
    limit === null ? "–" : String(limit),
    mounted === null ? "–" : String(mounted),
    limit === null || mounted === null ? "–" : String(Math.max(0, limit - mounted)),
    visible(reason),
  ]);
  const layout = [
    {},
    {},
    { align: "right" },
    { align: "right" },
    { align: "right" },
    { align: "right" },
    { shrink: true },
  ] as const;
  const [head = "", ...lines] = headed([header, ...cells], layout, look);
  const told = lines.map((line, i) => (rows[i]?.allowed ? line : look.palette.error(line)));
  return `${[head, ...told].join("\n")}\n`;
}
