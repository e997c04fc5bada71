import { countBoxes, type HullBoxes } from "../design/boxes.js";
import type { LoadedDocument, LoadedFile, LoadedShip } from "../design/loaded.js";
import { type Finding, finding } from "../finding.js";
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
  readonly documents: readonly CheckedDocument[];
  /** All findings that stand, not yet worded or sorted. */
  readonly findings: readonly Finding[];
  readonly suppressed: readonly Suppressed[];
  readonly inlineConfig: boolean;
  /** Whether a rule was asked of all that the file holds: what it did not find then is not there. */
  asked(ruleId: string): boolean;
}

const DESIGN_RULES = RULES.filter((rule) => rule.checkShip && !isPriceRule(rule.id));
const PRICE_RULES = RULES.filter((rule) => rule.checkShip && isPriceRule(rule.id));
const FLEET_RULES = RULES.filter((rule) => rule.checkFleet);

/** Checks and prices a loaded file: one pass, from which reports and prices are both made. */
export function checkFile(file: LoadedFile, options: LintOptions = {}): CheckedFile {
  const { inlineConfig = true } = options;
  const suppressor = new Suppressor(file.sources, inlineConfig);
  const documents = file.documents.map((document) => checkDocument(document, options, suppressor));
  const findings = [suppressor.sift(file.findings), ...documents.map((each) => each.findings)].flat();
  const { suppressed } = suppressor;
  const asked = askedOf(file, documents, options);
  return { file, documents, findings, suppressed, inlineConfig, asked };
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

function checkDocument(
  document: LoadedDocument,
  options: LintOptions,
  suppressor: Suppressor,
): CheckedDocument {
  const { header, ruleset } = document;
  const ships = document.ships.map((loaded) => checkShip(ruleset, loaded, options, suppressor));
  const minefields = priceMinefields(header.minefields, ruleset);
  const complete = document.headerRead && ships.every((ship) => ship.price);
  const costs = [...ships.map((ship) => ship.price?.total ?? 0), minefields.points];
  const points = complete ? addPoints(costs, ruleset.rounding) : null;
  const fallback = document.kind === "fleet" ? options.defaultBudget : undefined;
  const budget = options.budget ?? header.budget ?? fallback ?? null;
  const view = { document, ships, total: points, budget };
  const fleet = foundBy(FLEET_RULES, options, (rule) => rule.checkFleet?.(view), null);
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
  options: LintOptions,
  suppressor: Suppressor,
): CheckedShip {
  const { ship, name } = loaded;
  const own = suppressor.sift(loaded.findings);
  if (!ship) return { loaded, legal: false, price: null, hull: null, findings: own };
  const view: ShipView = { ship, loaded, ruleset, hull: countBoxes(ship, ruleset), price: null };
  const run = (rules: readonly Rule[], on: ShipView) =>
    suppressor.sift(foundBy(rules, options, (rule) => rule.checkShip?.(on), name));
  const design = joined(own, run(DESIGN_RULES, view));
  const legal = design.every(
    (each) => isPriceRule(each.ruleId) || severityOf(ruleById(each.ruleId), options) !== "error",
  );
  if (!legal) return new Verdict(loaded, legal, null, design, ruleset);
  const price = priceShip(ship, ruleset, view.hull);
  const findings = joined(design, run(PRICE_RULES, { ...view, price }));
  return new Verdict(loaded, legal, price, findings, ruleset);
}

/** Errors of these leave a ship's ledger standing. */
export function isPriceRule(id: string): boolean {
  return id.startsWith("price/") || (id.startsWith("fleet/") && id !== "fleet/design-reference");
}

/** What rules report that are not off, as findings of a ship. */
function foundBy(
  rules: readonly Rule[],
  options: LintOptions,
  ask: (rule: Rule) => Iterable<Report> | undefined,
  ship: string | null,
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const reports = severityOf(rule, options) === "off" ? undefined : ask(rule);
    for (const { at, args, ...more } of reports ?? [])
      findings.push(finding(rule.id, at.path, at.span, args, { ship, ...more }));
  }
  return findings;
}

function joined(a: readonly Finding[], b: readonly Finding[]): readonly Finding[] {
  if (a.length === 0) return b;
  return b.length === 0 ? a : [...a, ...b];
}
