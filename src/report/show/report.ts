import type { LoadedDocument, LoadedShip } from "../../design/loaded.js";
import type { CheckedFile } from "../../lint/checked.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { Suppressed } from "../../lint/suppress.js";
import { type AtTable, atTable } from "../../play/at-table.js";
import { type DataCard, dataCard } from "../../play/data-card.js";
import type { Price } from "../../pricing/price.js";

/** A legal ship with its data card, its price and where it stands. */
export interface ShownShip {
  readonly loaded: LoadedShip;
  readonly card: DataCard;
  readonly table: AtTable;
  readonly price: Price;
}

/** The legal ships of a document. */
export interface ShownDocument {
  readonly document: LoadedDocument;
  readonly ships: readonly ShownShip[];
}

/** What a run of `show` found: the renderers' only input. */
export interface ShowReport {
  readonly documents: readonly ShownDocument[];
  /** Whether a ship has no card: a comment may silence why, and it has none all the same. */
  readonly incomplete: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly (Suppressed & Diagnostic)[];
}

/** The data cards of all legal ships. */
export function showReport(
  files: readonly CheckedFile[],
  diagnostics: readonly Diagnostic[],
  suppressed: ShowReport["suppressed"] = [],
): ShowReport {
  const checked = files.flatMap(({ documents }) => documents);
  const documents = checked.map(({ document, ships }) => ({
    document,
    ships: ships.flatMap(({ loaded, hull, price }): ShownShip[] =>
      loaded.ship && hull && price
        ? [
            {
              loaded,
              card: dataCard(loaded.ship, document.ruleset, hull),
              table: atTable(loaded.ship, document.header.movement, document.ruleset),
              price,
            },
          ]
        : [],
    ),
  }));
  return {
    documents: documents.filter(({ ships }) => ships.length > 0),
    incomplete: checked.some(({ ships }, i) => ships.length > (documents[i]?.ships.length ?? 0)),
    diagnostics,
    suppressed,
  };
}
