import { itemsIn, type ReadDocument } from "./items.js";
import { parseDocuments } from "./parse.js";
import { readQuickly } from "./quick/document.js";
import { Doubt } from "./quick/doubt.js";
import type { Source } from "./text.js";

/** Makes something of each document of a text. */
export type ReadDocuments = <T>(
  source: Source,
  listKey: string,
  make: (document: ReadDocument) => T,
) => readonly T[];

/**
 * Reads a text and makes something of each of its documents. Items of a list are best read in their order: that
 * keeps one of them at a time. `make` may be called again from the start, and what it returned before is dropped.
 */
export const readDocuments: ReadDocuments = (source, listKey, make) => {
  try {
    const quick = readQuickly(source, listKey);
    if (quick) return quick.map(make);
  } catch (error) {
    if (!(error instanceof Doubt)) throw error;
  }
  return readWhole(source, listKey, make);
};

/** The same by the parser alone, which has every document in memory as a whole. */
export const readWhole: ReadDocuments = (source, listKey, make) =>
  parseDocuments(source).map((document) => make({ ...document, items: itemsIn(document.root, listKey) }));
