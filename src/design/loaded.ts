import type { Finding, Span } from "../finding.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { Source } from "../source/text.js";
import type { Path } from "../source/tree.js";
import type { ParsedGroup } from "./notation.js";
import type { FleetHeader, Ship } from "./ship.js";

/** A place in a file. */
export interface Place {
  readonly path: string;
  readonly span: Span;
}

/** A group of the notation with the way to its places in the file. */
export interface PlacedGroup extends ParsedGroup {
  /** Index of the text it stands in: a list of texts has several. */
  readonly textIndex: number;
  /** The place of a part of that text. */
  place(start: number, end: number): Place;
}

/** The texts in the notation as they were written, and the place of their parts. */
export interface NotationText {
  readonly text: string;
  place(start: number, end: number): Place;
  /** Whether a part stands in the file character for character, and only as special weapons: it may be replaced there. */
  plain(start: number, end: number): boolean;
}

/** A ship as it was loaded: the typed design (null where its structure is broken) and the way to its places. */
export interface LoadedShip {
  readonly ship: Ship | null;
  readonly name: string | null;
  /** The file and 1-based line at which the ship, or its roster entry, stands in its fleet. */
  readonly path: string;
  readonly line: number;
  /** The path of the design file that a roster entry names, or null. */
  readonly design: string | null;
  /** The plain value as it was written: all that can be told of a ship whose structure is broken. */
  readonly data: unknown;
  readonly notations: readonly NotationText[];
  readonly groups: readonly PlacedGroup[];
  /** Whether the file says something at a path of keys. */
  says(path: Path): boolean;
  /** Where the value at a path of keys stands; the roster entry's own file for what the entry says. */
  at(path: Path): Place;
  /** Whether the value at a path of keys is written for this ship alone: no alias or merge shares it. */
  owns(path: Path): boolean;
  /** Structure and notation findings; a broken design's stand in its own file. */
  readonly findings: readonly Finding[];
}

/** One document of a file: a ship, a list or a fleet. */
export interface LoadedDocument {
  readonly path: string;
  readonly kind: "ship" | "list" | "fleet";
  readonly header: FleetHeader;
  /** False where the header is broken: then no total may be printed. */
  readonly headerRead: boolean;
  /** The plain value as it was written, but for its ships; null of a list. */
  readonly data: unknown;
  readonly ruleset: Ruleset;
  readonly ships: readonly LoadedShip[];
  at(path: Path): Place;
  says(path: Path): boolean;
  /** Findings of the fleet as a whole. */
  readonly findings: readonly Finding[];
}

/** A file of designs. */
export interface LoadedFile {
  readonly path: string;
  readonly documents: readonly LoadedDocument[];
  /** The texts that findings stand in, by path: the file's own, and those of what it names. */
  readonly sources: ReadonlyMap<string, Source>;
  /** Whether every document of the file is among them. */
  readonly complete: boolean;
  /** Whether all its ships are there with the values of the file: no what-if, and none picked out. */
  readonly asWritten: boolean;
  /** What the file is instead of designs, or null: a ruleset, a scenario, a configuration. */
  readonly foreign: "ruleset" | "scenario" | "config" | null;
  /** Findings that belong to no document that could be read. */
  readonly findings: readonly Finding[];
  /** Findings in ruleset files that a document names: the rules themselves are broken. */
  readonly rulesetFindings: readonly Finding[];
}
