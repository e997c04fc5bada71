import type { Ship } from "../../design/ship.js";
import type { CheckedDocument, CheckedFile } from "../../lint/checked.js";
import { atTable } from "../../play/at-table.js";
import { dataCard } from "../../play/data-card.js";
import { priceShip } from "../../pricing/price.js";
import { house } from "../../rulebook/house.js";
import { identify } from "../../rulebook/identity.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { type ShownDocument, showReport } from "../show/report.js";
import { rulesetText } from "../text/headings.js";
import { displayTitle } from "./display/heading.js";
import { displayPages } from "./display/pages.js";
import type { DisplaySubject } from "./display/subject.js";
import { fleetPages } from "./fleet/pages.js";
import { shown } from "./layout/measure.js";
import { PAPERS, type PaperName, type PerPage } from "./layout/paper.js";
import type { Scene } from "./scene.js";
import { referencePages } from "./tables/pages.js";

/** Displays that are drawn of ships bought together: more are printed as often as they are needed. */
export const MOST_COPIES = 24;

/** How ships that were bought together are drawn: once with a tick for each, or one by one. */
export const COPIES = ["ticks", "pages"] as const;
export type Copies = (typeof COPIES)[number];

/** What a sheet is made of, and how. */
export interface SheetOptions {
  /** `a4` if left out. */
  readonly paper?: PaperName;
  /** Displays to a page: as many as can be read across a table if left out. */
  readonly perPage?: PerPage | "auto";
  /** How ships that were bought together are drawn: `ticks` if left out. */
  readonly copies?: Copies;
  /** Whether each fleet or list has a page of its own before its ships. */
  readonly fleetPage?: boolean;
  /** Whether the tables of each ruleset follow. */
  readonly tables?: boolean;
}

/**
 * The sheet of files of designs: a display of each legal ship with a tick for each that was bought, or of each
 * of these (24 at most), for `sheetSvg` or `sheetHtml`. Values have ids: `ship1-defence` is of the first legal ship.
 */
export function sheetScene(files: readonly CheckedFile[], options: SheetOptions = {}): Scene {
  const { paper: name = "a4", perPage = "auto", copies = "ticks", fleetPage, tables } = options;
  const paper = PAPERS[name];
  const { documents } = showReport(files, []);
  const fleets = fleetPage ? files.flatMap((file) => file.documents).filter(isFleet) : [];
  const rulesets = tables ? rulesetsOf(files) : [];
  const pages = [
    fleets.flatMap((each, i) => fleetPages(each, paper, i + 1)),
    displayPages([...subjects(documents, copies)], { paper, perPage }),
    rulesets.flatMap((ruleset) => referencePages(ruleset, paper)),
  ].flat();
  return { title: sheetTitle(documents), pages };
}

/**
 * The display of one ship, alone on its pages. The ship must be legal: an overfull hull has no price, and throws a
 * RangeError, as special weapons and tech levels do that the ruleset does not have.
 */
export function shipDisplay(
  ship: Ship,
  ruleset: Ruleset = house,
  { paper = "a4" }: Pick<SheetOptions, "paper"> = {},
): Scene {
  const price = priceShip(ship, ruleset);
  const movement = "standard";
  const subject: DisplaySubject = {
    card: dataCard(ship, ruleset, price.hull),
    table: atTable(ship, movement, ruleset),
    price,
    movement,
    fleet: null,
    ruleset,
    copy: 1,
    alike: 1,
    id: "ship1",
  };
  const pages = displayPages([subject], { paper: PAPERS[paper], perPage: 1 });
  return { title: shown(displayTitle(subject)), pages };
}

/** Whether a document has a roster: a lone ship has none. */
export function isFleet({ document }: CheckedDocument): boolean {
  return document.kind !== "ship";
}

/** Each ruleset that holds for some document, once. */
function rulesetsOf(files: readonly CheckedFile[]): Ruleset[] {
  const all = files.flatMap(({ documents }) => documents.map(({ document }) => document.ruleset));
  return [...new Map(all.map((ruleset) => [rulesetText(identify(ruleset)), ruleset])).values()];
}

function sheetTitle(documents: readonly ShownDocument[]): string {
  const names = documents.map(({ document: { header, path } }) => header.name ?? path);
  const [first = "no ship"] = names;
  return shown(`Ship displays: ${first}${names.length > 1 ? ` and ${names.length - 1} more` : ""}`);
}

/** Each ship once, or as often as it was bought. */
function* subjects(documents: readonly ShownDocument[], how: Copies): Generator<DisplaySubject> {
  let number = 0;
  for (const { document, ships } of documents) {
    const { header, ruleset } = document;
    const { movement, name: fleet } = header;
    for (const { card, table, price } of ships) {
      number++;
      const { count } = card.ship;
      const [alike, copies] = how === "ticks" ? [count, 1] : [1, Math.min(count, MOST_COPIES)];
      for (let copy = 1; copy <= copies; copy++) {
        const id = copy === 1 ? `ship${number}` : `ship${number}-copy${copy}`;
        yield { card, table, price, movement, fleet, ruleset, copy, alike, id };
      }
    }
  }
}
