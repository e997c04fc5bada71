import type { Cause } from "../../compare/attribution.js";
import type { Comparison } from "../../compare/compare.js";
import type { DocumentChange } from "../../compare/document.js";
import type { ShipChange } from "../../compare/ship.js";
import { exact, exactText, type Points } from "../../rulebook/exact.js";
import { plural } from "../../source/words.js";
import { readable, signed } from "../text/numbers.js";
import { clip } from "../text/text.js";
import { visible } from "../text/visible.js";
import { pointsOf, pointsText, shipName, valueText } from "./words.js";

/** How many reasons a summary names. */
const MOST = 5;
const NAME_CELLS = 30;

interface Reason {
  readonly words: string;
  readonly amount: Points;
}

/** The one sentence that a person wants: by how much, and why. */
export function diffSummary({ same, documents, points, unread }: Comparison): string {
  if (same) return "no differences";
  if (unread.length > 0) return "not all of it could be read: see the findings";
  const changed = documents.filter(({ change }) => change !== "same");
  if (points.difference === null) return `no total to compare, ${pointsOf("changed", points)}`;
  const [only, second] = changed.flatMap(({ ships }) => ships);
  const alone = only && !second && changed.every(isLone) ? only : null;
  const reasons = alone ? shipReasons(alone) : changed.flatMap((each) => documentReasons(each, documents));
  const noun = alone ? "price" : "total";
  const why = reasons.length > 0 ? `: ${list(reasons)}` : "";
  return `${moved(noun, points, points.difference)}${why}`;
}

function isLone({ kind }: DocumentChange): boolean {
  return kind.old === "ship" && kind.new === "ship";
}

function moved(noun: string, { old, new: now }: Comparison["points"], difference: Points): string {
  const amount = exact(difference);
  if (amount.equals(0)) return `the same ${noun}, ${pointsText(old)}`;
  const size = readable(String(difference).replace("-", ""));
  return `${noun} ${amount.s > 0n ? "up" : "down"} by ${size}, ${pointsText(old)} → ${pointsText(now)}`;
}

/** The largest first; what is left over is added up, so that all add up to the movement. */
function list(reasons: readonly Reason[]): string {
  const size = ({ amount }: Reason) => exact(amount).abs();
  const sorted = [...reasons].sort((a, b) => size(b).compare(size(a)));
  const shown = sorted.slice(0, sorted.length === MOST + 1 ? MOST + 1 : MOST);
  const rest = sorted.slice(shown.length);
  const words = shown.map(({ words, amount }) => `${words}${amountText(amount)}`);
  if (rest.length === 0) return words.join(", ");
  const sum = rest.reduce((total, { amount }) => total.add(exact(amount)), exact(0));
  return `${words.join(", ")}, ${rest.length} more${amountText(exactText(sum))}`;
}

function amountText(amount: Points): string {
  return exact(amount).equals(0) ? "" : ` ${signed(amount)}`;
}

/** Why one ship's price moved, in the words of its fields where there is one; a field that says it twice, once. */
function shipReasons({ causes, fields }: ShipChange): Reason[] {
  const amounts = new Map<string, string>();
  for (const cause of causes) {
    const words = reasonOf(cause, fields);
    const sum = exact(amounts.get(words) ?? 0).add(exact(cause.amount));
    amounts.set(words, exactText(sum));
  }
  return [...amounts].map(([words, amount]) => ({ words, amount }));
}

function reasonOf({ cause, field, title, id, old, new: now }: Cause, fields: ShipChange["fields"]): string {
  if (id === "basic" || id === "rounding") return title.toLowerCase();
  const change = cause === "design" ? fields.find((each) => each.field === field) : undefined;
  if (change) return `${change.field} ${valueText(change.old)} → ${valueText(change.new)}`;
  const because = cause === "ruleset" ? " by the ruleset" : "";
  const gone = now === null ? " gone" : old === null ? " added" : "";
  return `${clip(visible(title), NAME_CELLS)}${gone}${because}`;
}

/** Why a fleet's total moved: its ships, and its minefields. */
function documentReasons(document: DocumentChange, all: readonly DocumentChange[]): Reason[] {
  const { change, totals, ships, fleet, path } = document;
  if (all.length > 1 && totals.difference !== null) {
    const name = clip(fleet.new ?? fleet.old ?? path.new ?? path.old ?? "", NAME_CELLS);
    const what = change === "changed" ? "" : ` ${change}`;
    return [{ words: `${valueText(name)}${what}`, amount: totals.difference }];
  }
  const mines = totals.parts?.minefields ?? 0;
  const minefields = exact(mines).equals(0) ? [] : [{ words: "minefields", amount: mines }];
  return [...ships.flatMap(shipReason), ...minefields];
}

function shipReason(ship: ShipChange): Reason[] {
  const { change, old, new: now, effect } = ship;
  if (!effect) return [];
  const counts = old && now && old.count !== now.count ? ` ×${old.count} → ×${now.count}` : "";
  const what = change === "changed" ? counts : ` ${change}`;
  return [{ words: `${clip(shipName(ship), NAME_CELLS)}${what}`, amount: effect.total }];
}

/** How many ships were compared, and what became of them. */
export function diffCounts({ same, documents }: Comparison): string {
  const ships = documents.flatMap((each) => each.ships);
  const unchanged = documents.reduce((sum, each) => sum + each.unchanged, 0);
  const all = plural(ships.length + unchanged, "ship");
  if (same) return `no differences (${all} compared)`;
  const count = (...changes: ShipChange["change"][]) =>
    ships.filter(({ change }) => changes.includes(change)).length;
  const parts: [number, string][] = [
    [count("added"), "added"],
    [count("removed"), "removed"],
    [count("changed", "renamed"), "changed"],
    [unchanged, "unchanged"],
  ];
  const said = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return said.length === 0 ? "no ships" : `${all}: ${said.join(", ")}`;
}
