import type { Diagnostic } from "../lint/rule.js";
import { addPoints } from "../pricing/points.js";
import {
  type ComparedDocument,
  compareDocuments,
  type DocumentChange,
  type Movement,
  movement,
} from "./document.js";
import { compareFindings, type FindingChanges, newNames } from "./findings.js";
import { inOrder, type Pair, pairByKeys } from "./match.js";
import { type ComparedFile, withMoved } from "./match-files.js";

export type { ComparedFile } from "./match-files.js";

/** What a comparison works on: files that are taken for the same, and the findings of each side. */
export interface Compared {
  readonly files: readonly Pair<ComparedFile>[];
  readonly findings: { readonly old: readonly Diagnostic[]; readonly new: readonly Diagnostic[] };
}

/** What changed between two sides. */
export interface Comparison {
  /** Nothing that has a meaning differs: comments, layout and order have none, nor have findings but errors. */
  readonly same: boolean;
  readonly documents: readonly DocumentChange[];
  /** All documents together. */
  readonly points: Movement;
  /** Files that could not be read as designs throughout: what is in them is compared as far as it was read. */
  readonly unread: readonly { readonly side: "old" | "new"; readonly path: string }[];
  readonly findings: FindingChanges;
}

/** Compares two sides, file by file. Every number in the result is exact. */
export function compareFiles({ files: given, findings }: Compared): Comparison {
  const files = withMoved(given);
  const compared = files.map((pair) => ({ pair, documents: documentChanges(pair) }));
  const documents = compared.flatMap((each) => each.documents);
  const unread = files.flatMap((pair) =>
    (["old", "new"] as const).flatMap((side) => {
      const file = pair[side]?.checked.file;
      return file && !file.complete ? [{ side, path: file.path }] : [];
    }),
  );
  const changes = compareFindings(findings.old, findings.new, namesOf(compared));
  const error = [...changes.new, ...changes.gone].some(({ severity }) => severity === "error");
  const same =
    !error &&
    documents.every(({ change }) => change === "same") &&
    files.every((pair) => !isUnread(pair) || pair.old?.text === pair.new?.text);
  return { same, documents, points: sumOf(documents, unread.length > 0), unread, findings: changes };
}

function isUnread({ old, new: now }: Pair<ComparedFile>): boolean {
  return [old, now].some((side) => side && !side.checked.file.complete);
}

/** Documents are the same by the fleet's name, a lone ship by its own; the others by their place in the file. */
function documentChanges(pair: Pair<ComparedFile>): DocumentChange[] {
  const [old, now] = [documentsOf(pair.old), documentsOf(pair.new)];
  const name = ({ checked: { document } }: ComparedDocument) => {
    const own = document.kind === "ship" ? document.ships[0]?.name : document.header.name;
    return own ?? null;
  };
  const { pairs, restNew } = pairByKeys(old, now, [name, (_, i) => String(i)]);
  // What an unreadable part of a file may hold is neither added nor removed.
  const known = inOrder(old, pairs, restNew).filter((each) => (each.old && each.new) || !isUnread(pair));
  return known.map(compareDocuments);
}

function documentsOf(file: ComparedFile | null): ComparedDocument[] {
  return file?.checked.documents.map((checked) => ({ checked, under: file.under })) ?? [];
}

function namesOf(compared: readonly { pair: Pair<ComparedFile>; documents: readonly DocumentChange[] }[]) {
  const files = { old: new Map<string, string>(), new: new Map<string, string>() };
  const ships = new Map<string, string | null>();
  for (const [i, { pair, documents }] of compared.entries()) {
    for (const side of ["old", "new"] as const) {
      const path = pair[side]?.checked.file.path;
      if (path !== undefined) files[side].set(path, `file ${i}`);
    }
    for (const [was, is] of documents.flatMap((each) => newNames(each.ships))) {
      ships.set(JSON.stringify([`file ${i}`, was]), is);
    }
  }
  return { old: { file: files.old, ship: ships }, new: { file: files.new, ship: new Map() } };
}

function sumOf(documents: readonly DocumentChange[], unread: boolean): Movement {
  const sum = (side: "old" | "new") => {
    const totals = documents.flatMap((each) => each.totals[side] ?? []);
    return unread || totals.length < documents.length ? null : addPoints(totals);
  };
  return movement(sum("old"), sum("new"));
}
