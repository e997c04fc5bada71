import type { HullBoxes } from "../design/boxes.js";
import type { LoadedDocument, LoadedFile, LoadedShip } from "../design/loaded.js";
import type { Price } from "../pricing/price.js";
import type { MinefieldPrice } from "../pricing/totals.js";
import type { Points } from "../rulebook/exact.js";
import type { Dependency } from "./dependencies.js";
import type { Diagnostic } from "./rule.js";
import type { Suppressed } from "./suppress.js";

/** A ship with its verdict: a price where it is legal. */
export interface CheckedShip {
  readonly loaded: LoadedShip;
  /** No error of this ship other than `price/*` and `fleet/*`. */
  readonly legal: boolean;
  readonly price: Price | null;
  /** Counted where the design could be read, also of an illegal ship. */
  readonly hull: HullBoxes | null;
  readonly findings: readonly Diagnostic[];
}

/** A document with its verdict. */
export interface CheckedDocument {
  readonly document: LoadedDocument;
  readonly ships: readonly CheckedShip[];
  readonly minefields: MinefieldPrice;
  /** The budget in force, in points. */
  readonly budget: number | null;
  /** The total, or null where a ship or the header has an error. */
  readonly points: Points | null;
  /** What was found in its header. */
  readonly headerFindings: readonly Diagnostic[];
  /** All findings of it and its ships. */
  readonly findings: readonly Diagnostic[];
}

/** A file whose documents were checked. What its comments are good for shows only when all files are. */
export interface CheckedDocuments {
  readonly file: LoadedFile;
  readonly documents: readonly CheckedDocument[];
  /** Findings of no document that could be read. */
  readonly loose: readonly Diagnostic[];
  /** Findings in ruleset files that its documents name. */
  readonly rulesets: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  /** The rules that were asked of all that the file holds: what they did not find is not there. */
  readonly asked: readonly string[];
}

/** A file loaded, checked and priced. */
export interface CheckedFile extends CheckedDocuments {
  /** Findings about comments that suppress nothing. */
  readonly comments: readonly Diagnostic[];
  /** All that was found in it and in what it names: sorted by path, line, column and rule, each once. */
  readonly findings: readonly Diagnostic[];
  /** The files that its result depends on, besides itself. */
  readonly dependencies: readonly Dependency[];
}
