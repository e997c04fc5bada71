import type { LoadedDocument } from "../design/loaded.js";
import type { CheckedDocument, CheckedFile, CheckedShip } from "../lint/checked.js";
import { addPoints, subtractPoints } from "../pricing/points.js";
import { budgetLeft } from "../pricing/totals.js";
import type { Points } from "../rulebook/exact.js";
import { identify, isSameRuleset, type RulesetIdentity } from "../rulebook/identity.js";
import type { Ruleset } from "../rulebook/schema.js";
import { stableJson } from "../rulebook/stable-json.js";
import { documentEntries, type FieldChange, fieldChanges } from "./fields.js";
import { type Pair, pairShips } from "./match.js";
import { compareShips, type Rules, type ShipChange } from "./ship.js";

/** One value on each side; null where a side has none. */
export interface Sides<T> {
  readonly old: T | null;
  readonly new: T | null;
}

/** A movement of points: null where a side has no total, for a ship or the header has an error. */
export interface Movement extends Sides<Points> {
  readonly difference: Points | null;
}

export function movement(old: Points | null, now: Points | null): Movement {
  return { old, new: now, difference: old === null || now === null ? null : subtractPoints(now, old) };
}

/** A fleet's total, and the parts that its movement is made of. */
export interface Totals extends Movement {
  /** What the old document costs under the new ruleset; null where that is no other, or where a ship has an error then. */
  readonly between: Points | null;
  /** Null with the difference. They add up to it. */
  readonly parts: {
    readonly prices: Points;
    readonly counts: Points;
    readonly added: Points;
    readonly removed: Points;
    readonly minefields: Points;
  } | null;
}

/** A ship, list or fleet of one side, or of both. */
export interface DocumentChange {
  readonly change: "same" | "added" | "removed" | "changed";
  readonly path: Sides<string>;
  readonly fleet: Sides<string>;
  readonly kind: Sides<LoadedDocument["kind"]>;
  readonly ruleset: Sides<RulesetIdentity>;
  /** What the document says of itself: name, kind, budget, movement, minefields. */
  readonly fields: readonly FieldChange[];
  readonly ships: readonly ShipChange[];
  /** How many ships are as they were. */
  readonly unchanged: number;
  readonly totals: Totals;
  /** The budget in force, and what the total leaves of it: negative where it is over. */
  readonly budget: Sides<number>;
  readonly left: Sides<Points>;
}

/** A document of a side, and its file read under another ruleset. */
export interface ComparedDocument {
  readonly checked: CheckedDocument;
  under(ruleset: Ruleset): CheckedFile;
}

/** Compares two documents that are taken for the same; one that has no other half is all added or removed. */
export function compareDocuments(pair: Pair<ComparedDocument>): DocumentChange {
  const { old, new: now } = pair;
  const [was, is] = [old?.checked ?? null, now?.checked ?? null];
  const both = <T>(of: (checked: CheckedDocument) => T) => ({ old: was && of(was), new: is && of(is) });
  const pairs = shipPairs(was, is);
  const { rules, between } = rulesOf(pair);
  const compared = pairs.map((pair) => compareShips(pair, rules));
  const ships = compared.filter((each) => each !== null);
  const fields = was && is && !(loneShip(was) && loneShip(is)) ? fleetFields(was.document, is.document) : [];
  const ruleset = both(({ document }) => identify(document.ruleset));
  const totals = totalsOf(was, is, ships, between);
  const budget = both((each) => each.budget);
  const same =
    ships.length === 0 &&
    fields.length === 0 &&
    isSameRuleset(ruleset.old, ruleset.new) &&
    budget.old === budget.new &&
    sameHeader(was?.document, is?.document);
  return {
    change: !was ? "added" : !is ? "removed" : same ? "same" : "changed",
    path: both(({ document }) => document.path),
    fleet: both(({ document }) => document.header.name),
    kind: both(({ document }) => document.kind),
    ruleset,
    fields,
    ships,
    unchanged: compared.length - ships.length,
    totals,
    budget,
    left: both(({ points, budget }) => budgetLeft(points, budget)?.left ?? null),
  };
}

function fleetFields(old: LoadedDocument, now: LoadedDocument): FieldChange[] {
  return fieldChanges(documentEntries(old), documentEntries(now));
}

/** The ship of a document that is one: two are taken for the same whatever they and their fleets are called. */
function loneShip(checked: CheckedDocument | null): CheckedShip | null {
  return checked?.document.kind === "ship" ? (checked.ships[0] ?? null) : null;
}

function shipPairs(old: CheckedDocument | null, now: CheckedDocument | null): readonly Pair<CheckedShip>[] {
  const [was, is] = [loneShip(old), loneShip(now)];
  return was && is ? [{ old: was, new: is }] : pairShips(old?.ships ?? [], now?.ships ?? []);
}

/** Of headers that could not be read only the text can be compared. */
function sameHeader(old: LoadedDocument | undefined, now: LoadedDocument | undefined): boolean {
  if (!old || !now || (old.headerRead && now.headerRead)) return true;
  return old.headerRead === now.headerRead && stableJson(old.written) === stableJson(now.written);
}

/** A document read under another ruleset, at the first asking. */
function otherwise({ checked, under }: ComparedDocument, ruleset: Ruleset) {
  let again: CheckedDocument | undefined;
  const { line } = checked.document;
  return () => {
    again ??= under(ruleset).documents.find(({ document }) => document.line === line);
    return again;
  };
}

/** The rules on both sides, and the way to the ships of one side under the rules of the other. */
function rulesOf(pair: Pair<ComparedDocument>) {
  const was = pair.old ?? pair.new;
  const is = pair.new ?? was;
  const rulesets = { old: was.checked.document.ruleset, new: is.checked.document.ruleset };
  const same = identify(rulesets.old).hash === identify(rulesets.new).hash;
  const [oldUnderNew, newUnderOld] = [otherwise(was, rulesets.new), otherwise(is, rulesets.old)];
  const rules: Rules = {
    ...rulesets,
    same,
    oldUnderNew: (ship) => oldUnderNew()?.ships[was.checked.ships.indexOf(ship)],
    newUnderOld: (ship) => newUnderOld()?.ships[is.checked.ships.indexOf(ship)],
  };
  return { rules, between: same ? null : (oldUnderNew()?.points ?? null) };
}

/** What is not there costs nothing; what is there and has an error has no total. */
function totalsOf(
  old: CheckedDocument | null,
  now: CheckedDocument | null,
  ships: readonly ShipChange[],
  between: Points | null,
): Totals {
  const moved = movement(old ? old.points : 0, now ? now.points : 0);
  if (moved.difference === null) return { ...moved, between, parts: null };
  const like = [moved.difference];
  const of = (changes: readonly ShipChange["change"][], part: "price" | "count") => {
    const effects = ships.flatMap(({ change, effect }) => (effect && changes.includes(change) ? effect : []));
    return addPoints(
      effects.map((effect) => effect[part]),
      like,
    );
  };
  return {
    ...moved,
    between,
    parts: {
      prices: of(["changed", "renamed"], "price"),
      counts: of(["changed", "renamed"], "count"),
      added: of(["added"], "count"),
      removed: of(["removed"], "count"),
      minefields: subtractPoints(now?.minefields.points ?? 0, old?.minefields.points ?? 0),
    },
  };
}
