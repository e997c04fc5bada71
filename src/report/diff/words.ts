import type { Cause } from "../../compare/attribution.js";
import type { Comparison } from "../../compare/compare.js";
import type { DocumentChange, Sides } from "../../compare/document.js";
import type { FieldChange, FieldValue } from "../../compare/fields.js";
import type { ShipChange } from "../../compare/ship.js";
import type { Points } from "../../rulebook/exact.js";
import { isSameRuleset, type RulesetIdentity } from "../../rulebook/identity.js";
import type { Sources } from "../text/finding-json.js";
import { nameText, rulesetText } from "../text/headings.js";
import { readable } from "../text/numbers.js";
import { visible } from "../text/visible.js";

/** What a run of `diff` found: the renderers' only input. */
export interface DiffReport {
  /** What the two sides are called. */
  readonly names: { readonly old: string; readonly new: string };
  readonly comparison: Comparison;
  readonly sources: { readonly old: Sources; readonly new: Sources };
}

export const MARKS: Readonly<Record<ShipChange["change"], string>> = {
  added: "+",
  removed: "-",
  renamed: "~",
  changed: "~",
};

/** `1 → 2`, or the one value where both are the same. */
export function arrow(old: string, now: string): string {
  return old === now ? now : `${old} → ${now}`;
}

/** What stands on the sides that are there. */
function onSides<T>(
  change: DocumentChange["change"] | ShipChange["change"],
  { old, new: now }: Sides<T>,
  text: (value: T | null) => string,
): string {
  if (change === "added") return text(now);
  return change === "removed" ? text(old) : arrow(text(old), text(now));
}

/** Points of a document on the sides where it is. */
export function pointsOf(change: DocumentChange["change"], points: Sides<Points>): string {
  return onSides(change, points, (each) => pointsText(each));
}

/** `Lance`, or `Lance (was Pike)`. */
export function shipName({ change, old, new: now }: ShipChange): string {
  const shown = (side: ShipChange["old"]) => nameText(side?.name);
  if (change === "removed") return shown(old);
  return old && now && old.name !== now.name ? `${shown(now)} (was ${shown(old)})` : shown(now);
}

export function shipPoints({ change, old, new: now }: ShipChange): string {
  const values = { old: old?.points ?? null, new: now?.points ?? null };
  return onSides(change, values, (each) => pointsText(each, "no price"));
}

export function shipCount({ change, old, new: now }: ShipChange): string {
  const values = { old: old?.count ?? null, new: now?.count ?? null };
  return onSides(change, values, (each) => String(each ?? ""));
}

/** Points, or a word for their absence. */
export function pointsText(points: Points | null, absent = "none"): string {
  return points === null ? absent : readable(points);
}

export function valueText(value: FieldValue): string {
  return value === null ? "none" : visible(String(value));
}

/** `budget`, `specials`: a field and both its values. */
export function fieldText({ old, new: now }: FieldChange, shown: (text: string) => string): string {
  return `${shown(valueText(old))} → ${shown(valueText(now))}`;
}

/** `1 × +20% → 2 × +20%`; a row that one ledger has not says so. */
export function causeText({ id, old, new: now }: Cause): string {
  if (id === "rounding") return "";
  return `${visible(old ?? "none")} → ${visible(now ?? "none")}`;
}

const BECAUSE: Readonly<Record<Cause["cause"], string>> = {
  design: "",
  rounding: "",
  ruleset: " (ruleset)",
  both: " (design and ruleset)",
};

export function causeTitle({ title, cause }: Cause): string {
  return visible(title) + BECAUSE[cause];
}

export function documentName({ fleet, path }: DocumentChange): string {
  const file = visible(path.new ?? path.old ?? "");
  const name = fleet.new ?? fleet.old;
  return name === null ? file : `${visible(name)} · ${file}`;
}

export function rulesText(identity: RulesetIdentity | null): string {
  return identity ? visible(rulesetText(identity)) : "none";
}

/** Whether both sides are there and play by different rules. */
export function rulesetChanged({ ruleset }: DocumentChange): boolean {
  return ruleset.old !== null && ruleset.new !== null && !isSameRuleset(ruleset.old, ruleset.new);
}

/** The parts of a total's movement that moved it, in words. */
export function totalParts({ totals: { parts } }: DocumentChange): [string, Points][] {
  if (!parts) return [];
  const named: [string, Points][] = [
    ["Prices", parts.prices],
    ["Counts", parts.counts],
    ["Added", parts.added],
    ["Removed", parts.removed],
    ["Minefields", parts.minefields],
  ];
  return named.filter(([, points]) => String(points) !== "0");
}
