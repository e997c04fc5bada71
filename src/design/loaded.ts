import type { Finding } from "../finding.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { FleetHeader, Ship } from "./ship.js";

/** A ship as it was loaded. */
export interface LoadedShip {
  /** The typed design; null where its structure is broken. */
  readonly ship: Ship | null;
  /** Of a broken design what could be read, with defaults for the fields that are broken; null of any other. */
  readonly partial: { readonly ship: Ship; readonly broken: readonly string[] } | null;
  readonly name: string | null;
  /** The file and 1-based line at which the ship, or its roster entry, stands in its fleet. */
  readonly path: string;
  readonly line: number;
  /** The ship's place in its document, from 0. */
  readonly index: number;
  /** Whether it is a roster entry. */
  readonly isEntry: boolean;
  /** The path of the design file that a roster entry names, or null. */
  readonly design: string | null;
  /** The texts in the special-weapon notation, as YAML reads them. */
  readonly texts: readonly string[];
  /** The plain value as it was written, of a ship whose structure is broken; null of any other. */
  readonly written: unknown;
  /** Structure and notation findings; a broken design's stand in its own file. */
  readonly findings: readonly Finding[];
}

/** One document of a file: a ship, a list or a fleet. */
export interface LoadedDocument {
  readonly path: string;
  readonly kind: "ship" | "list" | "fleet";
  /** The document's place among those of its file that could be read, from 0. */
  readonly index: number;
  /** The 1-based line at which it begins. */
  readonly line: number;
  readonly header: FleetHeader;
  /** False where the header is broken: then no total may be printed. */
  readonly headerRead: boolean;
  /** The plain value of a broken header as it was written, without its ships; null of any other. */
  readonly written: unknown;
  /** The 1-based line at which each key of a fleet stands. */
  readonly lines: Readonly<Record<string, number>>;
  readonly ruleset: Ruleset;
  readonly ships: readonly LoadedShip[];
  /** Findings of the fleet as a whole. */
  readonly findings: readonly Finding[];
}

/** A file of designs. */
export interface LoadedFile {
  readonly path: string;
  readonly documents: readonly LoadedDocument[];
  /** Whether every document of the file is among them. */
  readonly complete: boolean;
  /** Whether all its ships are there with the values of the file: no what-if, and none picked out. */
  readonly asWritten: boolean;
  /** What the file is instead of designs, or null: a ruleset, a scenario, a configuration, or nothing of shipcost's. */
  readonly foreign: "ruleset" | "scenario" | "config" | "other" | null;
  /** Findings that belong to no document that could be read. */
  readonly findings: readonly Finding[];
  /** Findings in ruleset files that a document names: the rules themselves are broken. */
  readonly rulesetFindings: readonly Finding[];
}
