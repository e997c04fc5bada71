import type { LoadedDocument, LoadedShip } from "../../design/loaded.js";
import type { Price } from "../../pricing/price.js";
import { identify } from "../../rulebook/identity.js";
import { ends } from "./columns.js";
import { type Layout, plural } from "./text.js";
import { visible } from "./visible.js";

/** The line above the ships of a document: its fleet and file, and whose rules hold. */
export function documentHeading(
  { header, path, ruleset }: LoadedDocument,
  { width, palette }: Layout,
): string {
  const { id, version, hash } = identify(ruleset);
  const name = header.name === null ? visible(path) : `${visible(header.name)} · ${visible(path)}`;
  return palette.accent(ends(name, visible(`ruleset ${id} ${version} (${hash})`), width));
}

/** A ship's name and class. */
export function shipTitle({ name, ship }: LoadedShip): string {
  return [name ?? "(no name)", ship?.class ?? []].flat().map(visible).join(" · ");
}

/** `17 points × 3 = 51` */
export function priceWords({ points, total }: Price, count: number): string {
  return `${plural(points, "point")} × ${count} = ${total}`;
}
