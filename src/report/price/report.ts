import type { CheckedDocument, CheckedFile, CheckedShip } from "../../lint/checked.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { Suppressed } from "../../lint/suppress.js";
import { addPoints } from "../../pricing/points.js";
import type { Points } from "../../rulebook/exact.js";
import { once } from "../../source/once.js";
import type { ShipOrder } from "./ship-orders.js";

/** What a run of `price` found: the renderers' only input. */
export interface PriceReport {
  readonly files: readonly CheckedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** What comments suppress: without them a ship may be illegal. */
  readonly suppressed: readonly (Suppressed & Diagnostic)[];
  /** The sum over all documents, or null where one has no total. */
  readonly points: Points | null;
}

/** Adds up a run; without a total where not all files that were asked for are in it. */
export function priceReport(
  files: readonly CheckedFile[],
  diagnostics: readonly Diagnostic[],
  complete: boolean,
  suppressed: PriceReport["suppressed"] = [],
): PriceReport {
  const documents = files.flatMap((file) => file.documents);
  const broken = !complete || files.some(({ file }) => !file.complete);
  const totals = documents.flatMap((document) => document.points ?? []);
  const points = broken || totals.length < documents.length ? null : addPoints(totals);
  return { files, diagnostics, suppressed, points };
}

/** Made when names are sorted: it takes long. */
const names = once(() => new Intl.Collator("en", { numeric: true }));
const size = (points: Points | null | undefined) => Number(points ?? Number.NEGATIVE_INFINITY);

const COMPARE: Readonly<Record<ShipOrder, (a: CheckedShip, b: CheckedShip) => number>> = {
  file: () => 0,
  name: (a, b) => names().compare(a.loaded.name ?? "", b.loaded.name ?? ""),
  points: (a, b) => size(b.price?.points) - size(a.price?.points),
  total: (a, b) => size(b.price?.total) - size(a.price?.total),
  hull: (a, b) => (b.hull?.size ?? 0) - (a.hull?.size ?? 0),
};

/** A file with the ships of each document in an order; points, totals and hulls largest first. */
export function sortShips(file: CheckedFile, order: ShipOrder): CheckedFile {
  const sorted = (document: CheckedDocument) => ({
    ...document,
    ships: [...document.ships].sort((a, b) => COMPARE[order](a, b) || 0),
  });
  return order === "file" ? file : { ...file, documents: file.documents.map(sorted) };
}
