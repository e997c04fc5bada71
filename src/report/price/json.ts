import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { hullClass } from "../../rulebook/class-names.js";
import { identify } from "../../rulebook/identity.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { findingJson, type Sources, suppressedJson } from "../text/finding-json.js";
import { Each, jsonDocumentPieces } from "../text/json.js";
import type { PriceReport } from "./report.js";

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
    ships: new Each(ships, (ship) => shipJson(ship, document.ruleset)),
    minefields,
  };
}

/** The JSON document of `price`, in pieces: a ship's ledger is made when it is written. */
export function priceJson(report: PriceReport, sources: Sources): Iterable<string> {
  const { files, points, diagnostics, suppressed } = report;
  return jsonDocumentPieces({
    files: new Each(files, ({ file, documents }) => ({
      path: file.path,
      documents: new Each(documents, documentJson),
    })),
    points,
    findings: new Each(diagnostics, (each) => findingJson(each, sources)),
    suppressed: new Each(suppressed, (each) => suppressedJson(each, sources)),
  });
}
