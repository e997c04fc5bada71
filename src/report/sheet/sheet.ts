import { identify } from "../../rulebook/identity.js";
import type { ShownDocument } from "../show-report.js";
import type { DisplaySubject } from "./display/subject.js";
import { displayPages, type PerPage } from "./display-pages.js";
import { PAPERS, type PaperName } from "./paper.js";
import type { Scene, ScenePage } from "./scene.js";
import { shown } from "./text.js";

/** Displays that are drawn of ships bought together: more are printed as often as they are needed. */
export const MOST_COPIES = 24;

/** What a sheet is made of, and how. */
export interface SheetOptions {
  readonly paper: PaperName;
  readonly perPage: PerPage;
}

/** The sheet of all ships of some documents. */
export function sheetScene(documents: readonly ShownDocument[], { paper, perPage }: SheetOptions): Scene {
  const pages: ScenePage[] = displayPages(subjects(documents), { paper: PAPERS[paper], perPage });
  return { title: sheetTitle(documents), pages };
}

function sheetTitle(documents: readonly ShownDocument[]): string {
  const names = documents.map(({ document: { header, path } }) => header.name ?? path);
  const [first = "no ship"] = names;
  return shown(`Ship displays: ${first}${names.length > 1 ? ` and ${names.length - 1} more` : ""}`);
}

/** Each ship once, or as often as it was bought. */
function* subjects(documents: readonly ShownDocument[]): Generator<DisplaySubject> {
  let number = 0;
  for (const { document, ships } of documents) {
    const ruleset = identify(document.ruleset);
    for (const ship of ships) {
      number++;
      const copies = Math.min(ship.card.ship.count, MOST_COPIES);
      for (let copy = 1; copy <= copies; copy++) {
        const id = copy === 1 ? `ship${number}` : `ship${number}-copy${copy}`;
        yield { shown: ship, fleet: document.header, ruleset, copy, id };
      }
    }
  }
}
