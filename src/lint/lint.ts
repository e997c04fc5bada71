import { countBoxes, type HullBoxes } from "../design/boxes.js";
import type { Loaded } from "../design/load.js";
import type { LoadedDocument, LoadedFile, LoadedShip } from "../design/loaded.js";
import type { DocumentPlaces, ShipPlaces } from "../design/places.js";
import type { Finding } from "../finding.js";
import { addPoints, type Price, priceMinefields, priceShip } from "../pricing/price.js";
import type { Points } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { type LintOptions, severityOf } from "./options.js";
import type { Report, Rule, ShipView } from "./rule.js";
import { findRule, RULES, ruleById } from "./rules.js";
import { type Suppressed, Suppressor } from "./suppress.js";

/** A ship with its verdict: a price where it is legal. */
export interface CheckedShip {
  readonly loaded: LoadedShip;
  /** No error of this ship other than `price/*` and `fleet/*`. */
  readonly legal: boolean;
  readonly price: Price | null;
  /** Counted where the design could be read, also of an illegal ship. */
  readonly hull: HullBoxes | null;
  /** This ship's findings, not yet worded. */
  readonly findings: readonly Finding[];
}

/** A document with its verdict. */
export interface CheckedDocument {
  readonly document: LoadedDocument;
  readonly ships: readonly CheckedShip[];
  readonly minefields: { readonly patterns: Points; readonly points: Points };
  readonly budget: number | null;
  /** The total, or null where a ship or the header has an error. */
  readonly points: Points | null;
  /** All findings of it and its ships, not yet worded. */
  readonly findings: readonly Finding[];
}

export interface CheckedFile {
  readonly file: LoadedFile;
  /** The texts that findings stand in, by path. */
  readonly sources: Loaded["sources"];
  readonly documents: readonly CheckedDocument[];
  /** All findings that stand, not yet worded or sorted. */
  readonly findings: readonly Finding[];
  readonly suppressed: readonly Suppressed[];
  readonly inlineConfig: boolean;
  /** Whether a rule was asked of all that the file holds: what it did not find then is not there. */
  asked(ruleId: string): boolean;
}

/** The rules that a run asks, by what they are asked of: none that are off. */
interface AskedRules {
  readonly design: readonly Rule[];
  readonly price: readonly Rule[];
  readonly fleet: readonly Rule[];
}

function askedRules(options: LintOptions): AskedRules {
  const on = RULES.filter((rule) => severityOf(rule, options) !== "off");
  const ofShips = on.filter((rule) => rule.checkShip);
  return {
    design: ofShips.filter((rule) => !isPriceRule(rule.id)),
    price: ofShips.filter((rule) => isPriceRule(rule.id)),
    fleet: on.filter((rule) => rule.checkFleet),
  };
}

/** What checking any part of a file needs. */
interface Run {
  readonly options: LintOptions;
  readonly rules: AskedRules;
  readonly suppressor: Suppressor;
  readonly onShip: (() => void) | undefined;
}

/**
 * Checks and prices a loaded file: one pass, from which reports and prices are both made. `onShip` is told of each
 * ship that is checked.
 */
export function checkFile(loaded: Loaded, options: LintOptions = {}, onShip?: () => void): CheckedFile {
  const { file, places, sources } = loaded;
  const { inlineConfig = true } = options;
  const suppressor = new Suppressor(sources, inlineConfig);
  const run = { options, rules: askedRules(options), suppressor, onShip };
  const documents = file.documents.map((document) => checkDocument(document, places.document(document), run));
  const findings = [suppressor.sift(file.findings), ...documents.map((each) => each.findings)].flat();
  const { suppressed } = suppressor;
  const asked = askedOf(file, documents, options);
  return { file, sources, documents, findings, suppressed, inlineConfig, asked };
}

/** Which rules were asked: none where a ship or header could not be read, and those about prices where all have one. */
function askedOf(
  { asWritten, complete }: LoadedFile,
  documents: readonly CheckedDocument[],
  options: LintOptions,
): CheckedFile["asked"] {
  const ships = documents.flatMap((document) => document.ships.map(({ loaded }) => loaded));
  const unread = ({ ship, findings }: LoadedShip) =>
    !ship || findings.some((each) => ruleById(each.ruleId).locked);
  const headersRead = documents.every(({ document }) => document.headerRead);
  const read = asWritten && complete && headersRead && !ships.some(unread);
  const priced = documents.every(({ points }) => points !== null);
  return (ruleId) => {
    const rule = findRule(ruleId);
    if (!read || (rule && severityOf(rule, options) === "off")) return false;
    return priced || !(ruleId.startsWith("price/") || ruleId === "fleet/budget");
  };
}

function checkDocument(document: LoadedDocument, places: DocumentPlaces, run: Run): CheckedDocument {
  const { options, suppressor } = run;
  const { header, ruleset } = document;
  const ships = document.ships.map((loaded) => {
    run.onShip?.();
    return checkShip(ruleset, loaded, places.ship(loaded), run);
  });
  const minefields = priceMinefields(header.minefields, ruleset);
  const complete = document.headerRead && ships.every((ship) => ship.price);
  const costs = [...ships.map((ship) => ship.price?.total ?? 0), minefields.points];
  const points = complete ? addPoints(costs, ruleset.rounding) : null;
  const fallback = document.kind === "fleet" ? options.defaultBudget : undefined;
  const budget = options.budget ?? header.budget ?? fallback ?? null;
  const view = { document, places, ships, total: points, budget };
  const fleet: Finding[] = [];
  for (const rule of run.rules.fleet) addFindings(fleet, rule, rule.checkFleet!(view), null);
  const own = suppressor.sift(document.findings);
  const findings = [own, ...ships.map((ship) => ship.findings), suppressor.sift(fleet)].flat();
  return { document, ships, minefields, budget, points, findings };
}

/** The verdict on a ship that could be read. Its boxes are soon counted again. */
class Verdict implements CheckedShip {
  constructor(
    readonly loaded: LoadedShip,
    readonly legal: boolean,
    readonly price: Price | null,
    readonly findings: readonly Finding[],
    readonly ruleset: Ruleset,
  ) {}

  get hull(): HullBoxes {
    return countBoxes(this.loaded.ship!, this.ruleset);
  }
}

function checkShip(
  ruleset: Ruleset,
  loaded: LoadedShip,
  places: ShipPlaces,
  { options, rules, suppressor }: Run,
): CheckedShip {
  const { ship } = loaded;
  const own = suppressor.sift(loaded.findings);
  if (!ship) return { loaded, legal: false, price: null, hull: null, findings: own };
  const view: ShipView = { ship, loaded, places, ruleset, hull: countBoxes(ship, ruleset), price: null };
  const design = joined(own, suppressor.sift(foundBy(rules.design, view)));
  const legal = design.every(
    (each) => isPriceRule(each.ruleId) || severityOf(ruleById(each.ruleId), options) !== "error",
  );
  if (!legal) return new Verdict(loaded, legal, null, design, ruleset);
  const price = priceShip(ship, ruleset, view.hull);
  const findings = joined(design, suppressor.sift(foundBy(rules.price, { ...view, price })));
  return new Verdict(loaded, legal, price, findings, ruleset);
}

/** Errors of these leave a ship's ledger standing. */
export function isPriceRule(id: string): boolean {
  return id.startsWith("price/") || (id.startsWith("fleet/") && id !== "fleet/design-reference");
}

/** What rules report about a ship. */
function foundBy(rules: readonly Rule[], view: ShipView): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    if (concerns(rule, view)) addFindings(findings, rule, rule.checkShip!(view), view.loaded.name);
  }
  return findings;
}

function concerns({ about }: Rule, { ship }: ShipView): boolean {
  if (about === "specials") return ship.specials.length > 0;
  return about !== "bases" || ship.kind === "base";
}

function addFindings(findings: Finding[], rule: Rule, reports: Iterable<Report>, ship: string | null): void {
  for (const { at, args = {}, suggestions = [], fix = null, ship: named = ship } of reports) {
    findings.push({ ruleId: rule.id, path: at.path, span: at.span, ship: named, args, suggestions, fix });
  }
}

function joined(a: readonly Finding[], b: readonly Finding[]): readonly Finding[] {
  if (a.length === 0) return b;
  return b.length === 0 ? a : [...a, ...b];
}
