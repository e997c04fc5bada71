import type { LoadedDocument, LoadedShip } from "../../design/loaded.js";
import type { Price } from "../../pricing/price.js";
import { identify, type RulesetIdentity } from "../../rulebook/identity.js";
import { plural } from "../../source/words.js";
import { ends } from "./columns.js";
import type { Layout } from "./text.js";
import { oneLine, visible } from "./visible.js";

/** The line above the ships of a document: its fleet and file, and whose rules hold. */
export function documentHeading(
  { header, path, ruleset }: LoadedDocument,
  { width, palette }: Layout,
): string {
  const name = header.name === null ? visible(path) : `${visible(header.name)} · ${visible(path)}`;
  return palette.accent(ends(name, visible(`ruleset ${rulesetText(identify(ruleset))}`), width));
}

/** Whose rules hold, so that two people can see whether they are the same: `house 1.0 (0eb47f3a8c68)`. */
export function rulesetText({ id, version, hash }: RulesetIdentity): string {
  return `${id} ${version} (${hash})`;
}

/** A ship's name and class. */
export function shipTitle({ name, ship }: LoadedShip, between = " · "): string {
  return [nameText(name), ship?.class == null ? [] : visible(oneLine(ship.class))].flat().join(between);
}

/** The name of a ship; words in its place where there is none. */
export function nameText(name: string | null | undefined): string {
  return visible(name ?? "(no name)");
}

/** `17 points × 3 = 51` */
export function priceWords({ points, total }: Price, count: number): string {
  return `${plural(points, "point")} × ${count} = ${total}`;
}
