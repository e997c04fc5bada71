import { countBoxes } from "../design/boxes.js";
import type { Loaded } from "../design/load.js";
import type { LoadedDocument, LoadedFile, LoadedShip } from "../design/loaded.js";
import type { DocumentPlaces, ShipPlaces } from "../design/places.js";
import type { Finding } from "../finding.js";
import { addPoints } from "../pricing/points.js";
import { priceShip } from "../pricing/price.js";
import { priceMinefields } from "../pricing/totals.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { CheckedDocument, CheckedDocuments, CheckedShip } from "./checked.js";
import { settle } from "./diagnose.js";
import { addFindings, addShipFindings } from "./found.js";
import { type LintOptions, severityOf } from "./options.js";
import { foundInPart } from "./partial.js";
import type { Diagnostic, Rule, ShipView } from "./rule.js";
import { RULES, ruleById } from "./rules.js";
import { Suppressor } from "./suppress.js";

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
  /** Settles findings, and keeps those apart that comments suppress. */
  readonly judge: (findings: readonly Finding[]) => readonly Diagnostic[];
  readonly onShip: (() => void) | undefined;
}

/** Most ships have none: one list is enough for all of them. */
const NONE: readonly Diagnostic[] = [];

/**
 * Checks and prices the documents of a file: one pass, from which reports and prices are both made. `onShip` is told of
 * each ship that is checked.
 */
export function checkDocuments(
  { file, places, sources }: Loaded,
  options: LintOptions,
  onShip?: () => void,
): CheckedDocuments {
  const suppressor = new Suppressor(sources, options);
  const judge = (findings: readonly Finding[]) =>
    findings.length === 0 ? NONE : suppressor.sift(settle(findings, sources, options));
  const run = { options, rules: askedRules(options), judge, onShip };
  const documents = file.documents.map((document) => checkDocument(document, places.document(document), run));
  const [loose, rulesets] = [judge(file.findings), judge(file.rulesetFindings)];
  const asked = askedOf(file, documents, options);
  return { file, documents, loose, rulesets, suppressed: suppressor.suppressed, asked };
}

/** Which rules were asked: none where a ship or header could not be read, and those about prices where all have one. */
function askedOf(
  { asWritten, complete }: LoadedFile,
  documents: readonly CheckedDocument[],
  options: LintOptions,
): string[] {
  const ships = documents.flatMap((document) => document.ships.map(({ loaded }) => loaded));
  const unread = ({ ship, findings }: LoadedShip) =>
    !ship || findings.some((each) => ruleById(each.ruleId).locked);
  const headersRead = documents.every(({ document }) => document.headerRead);
  if (!asWritten || !complete || !headersRead || ships.some(unread)) return [];
  const priced = documents.every(({ points }) => points !== null);
  const on = RULES.filter((rule) => severityOf(rule, options) !== "off").map(({ id }) => id);
  return priced ? on : on.filter((id) => !id.startsWith("price/") && id !== "fleet/budget");
}

function checkDocument(document: LoadedDocument, places: DocumentPlaces, run: Run): CheckedDocument {
  const { options, judge } = run;
  const { header, ruleset } = document;
  const ships = document.ships.map((loaded) => {
    run.onShip?.();
    return checkShip(ruleset, loaded, places.ship(loaded), run);
  });
  const minefields = priceMinefields(header.minefields, ruleset);
  const complete = document.headerRead && ships.every((ship) => ship.price);
  const costs = [...ships.map((ship) => ship.price?.total ?? 0), minefields.points];
  const points = complete ? addPoints(costs) : null;
  const budget = options.budget ?? budgetOf(document, options);
  const view = { document, places, ships, total: points, budget, options };
  const fleet: Finding[] = [];
  for (const rule of run.rules.fleet) addFindings(fleet, rule, rule.checkFleet?.(view), null);
  const headerFindings = judge(document.findings);
  const findings = [headerFindings, ...ships.map((ship) => ship.findings), judge(fleet)].flat();
  return { document, ships, minefields, budget, points, headerFindings, findings };
}

/** A fleet's budget where none is given for everything: its own, or the default, which may be enforced. */
function budgetOf({ kind, header }: LoadedDocument, { defaultBudget, enforced }: LintOptions): number | null {
  const fallback = (kind === "fleet" ? defaultBudget : undefined) ?? null;
  return enforced?.budget && fallback !== null ? fallback : (header.budget ?? fallback);
}

function checkShip(
  ruleset: Ruleset,
  loaded: LoadedShip,
  places: ShipPlaces,
  { rules, judge }: Run,
): CheckedShip {
  const { ship } = loaded;
  const own = judge(loaded.findings);
  if (!ship) {
    const more = loaded.partial
      ? judge(foundInPart(rules.design, loaded.partial, { loaded, places, ruleset }))
      : [];
    return { loaded, legal: false, price: null, hull: null, findings: joined(own, more) };
  }
  const hull = countBoxes(ship, ruleset);
  const view: ShipView = { ship, loaded, places, ruleset, hull, price: null };
  const design = joined(own, judge(foundBy(rules.design, view)));
  const legal = design.every(({ ruleId, severity }) => severity !== "error" || isPriceRule(ruleId));
  if (!legal) return { loaded, legal, price: null, hull, findings: design };
  const price = priceShip(ship, ruleset, hull);
  const findings = joined(design, judge(foundBy(rules.price, { ...view, price })));
  return { loaded, legal, price, hull, findings };
}

/** Errors of these leave a ship's ledger standing. */
export function isPriceRule(id: string): boolean {
  return id.startsWith("price/") || (id.startsWith("fleet/") && id !== "fleet/design-reference");
}

/** What rules report about a ship. */
function foundBy(rules: readonly Rule[], view: ShipView): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) addShipFindings(findings, rule, view);
  return findings;
}

function joined(a: readonly Diagnostic[], b: readonly Diagnostic[]): readonly Diagnostic[] {
  if (a.length === 0) return b;
  return b.length === 0 ? a : [...a, ...b];
}
