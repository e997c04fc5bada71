import type { HullBoxes } from "../design/boxes.js";
import type { LoadedDocument, LoadedShip } from "../design/loaded.js";
import type { DocumentPlaces, Place, ShipPlaces } from "../design/places.js";
import type { Ship } from "../design/ship.js";
import type { Args, Finding, Fix, Severity } from "../finding.js";
import type { Price } from "../pricing/price.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { LintOptions } from "./options.js";

/** A design file and, where it needs them, the files that it names. */
export interface Example {
  /** The text of the file `example.yaml`. */
  readonly yaml: string;
  readonly files?: Readonly<Record<string, string>>;
  /** What is not UTF-8 cannot be written as text. */
  readonly bytes?: readonly number[];
}

/** Describes a rule to people and machines; the same unit serves `explain`, SARIF, README and the tests. */
export interface RuleInfo {
  /** `group/name`, stable for ever. */
  readonly id: string;
  readonly severity: Severity;
  /**
   * The args that tell a finding from others of the same ship for as long as it lasts; all where it says nothing. Never
   * words, lines, or numbers that move when something else is edited.
   */
  readonly identifiedBy?: readonly string[];
  /** Whether neither configuration nor a comment may silence it: without it a price is meaningless. */
  readonly locked?: boolean;
  /** What it finds, in a few words. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** The section of the rule texts that says what the rule checks, if any says so. */
  readonly source?: string;
  /** Whether the source says so of a finding with these facts; of all findings where it is left out. */
  cites?(args: Args): boolean;
  /** What a fix of this rule does, where it offers one. */
  readonly fix?: {
    readonly does: string;
    /** Whether it only brings the notation into canonical form, so that `fmt` applies it. */
    readonly fmt?: boolean;
  };
  /** What a finding says: what was expected and what was found. */
  message(args: Args): string;
  /** What to do about it, if the message does not say. */
  help?(args: Args, suggestions: readonly string[]): string | null;
  readonly bad: Example;
  /** Where the bad example's finding is: its line, and the text under the caret. */
  readonly badAt: { readonly line: number; readonly text: string };
  readonly good: Example;
}

/** What a rule about one ship sees. */
export interface ShipView {
  readonly ship: Ship;
  readonly loaded: LoadedShip;
  /** Where its parts stand. */
  readonly places: ShipPlaces;
  readonly ruleset: Ruleset;
  readonly hull: HullBoxes;
  /** The ship's price, or null where an error leaves it without one. Only price rules may ask for it. */
  readonly price: Price | null;
}

/** What a rule about a fleet, list or lone ship as a whole sees. */
export interface FleetView {
  readonly document: LoadedDocument;
  /** Where its parts and those of its ships stand. */
  readonly places: DocumentPlaces;
  readonly ships: readonly { readonly loaded: LoadedShip; readonly price: Price | null }[];
  /** The total in points, or null where a ship or the header has an error. */
  readonly total: number | string | null;
  /** The budget in force. */
  readonly budget: number | null;
  readonly options: LintOptions;
}

/** What a rule reports: where, the facts, and a way out. */
export interface Report {
  readonly at: Place;
  readonly args?: Args;
  readonly suggestions?: readonly string[];
  readonly fix?: Fix;
  readonly ship?: string | null;
}

/** A lint rule. Rules without a check are reported by the parser, the schemas or the notation. */
export interface Rule extends RuleInfo {
  /** The only ships that `checkShip` is asked about: those with special weapons, or bases; all where it says nothing. */
  readonly about?: "specials" | "bases";
  checkShip?(view: ShipView): Iterable<Report>;
  checkFleet?(view: FleetView): Iterable<Report>;
}

/** A finding with its words, severity and place in lines and columns: what reports show. */
export interface Diagnostic extends Finding {
  readonly severity: Severity;
  readonly message: string;
  readonly help: string | null;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
