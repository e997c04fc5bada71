import type { CheckedDocument, CheckedShip } from "../lint/lint.js";
import { hullClass } from "../rulebook/extend.js";
import { identify } from "../rulebook/identity.js";
import type { Ruleset } from "../rulebook/schema.js";
import { findingJson, type Sources, suppressedJson } from "./finding-json.js";
import { jsonDocument } from "./json.js";
import type { PriceReport } from "./price-report.js";

function shipJson({ loaded, legal, hull, price }: CheckedShip, ruleset: Ruleset) {
  return {
    name: loaded.name,
    class: loaded.ship?.class ?? null,
    kind: loaded.ship?.kind ?? null,
    count: loaded.ship?.count ?? null,
    line: loaded.line,
    design: loaded.design,
    legal,
    hull: hull && {
      size: hull.size,
      used: hull.used,
      unused: hull.unused,
      damageControlParties: hull.damageControlParties,
      class: hullClass(ruleset, hull.size),
    },
    ...(price ? { ledger: price.ledger } : {}),
    exact: price?.exact ?? null,
    points: price?.points ?? null,
    total: price?.total ?? null,
  };
}

function documentJson({ document, ships, minefields, budget, points }: CheckedDocument) {
  return {
    fleet: document.header.name,
    kind: document.kind,
    ruleset: identify(document.ruleset),
    rounding: document.ruleset.rounding,
    budget,
    points,
    ships: ships.map((ship) => shipJson(ship, document.ruleset)),
    minefields,
  };
}

/** The JSON document of `price`. */
export function priceJson(report: PriceReport, sources: Sources): string {
  const files = report.files.map(({ file, documents }) => ({
    path: file.path,
    documents: documents.map(documentJson),
  }));
  const findings = report.diagnostics.map((each) => findingJson(each, sources));
  const suppressed = report.suppressed.map((each) => suppressedJson(each, sources));
  return jsonDocument({ files, points: report.points, findings, suppressed });
}
