import type { Alias, Span } from "../finding.js";
import type { Path } from "../source/tree.js";
import type { LoadedDocument, LoadedShip } from "./loaded.js";
import type { ParsedGroup } from "./notation.js";

/** A place in a file. */
export interface Place {
  readonly path: string;
  readonly span: Span;
  /** The alias through which the value stands there, if it does through one. */
  readonly via?: Alias | null;
}

/** A group of the notation with the way to its places in the file. */
export interface PlacedGroup extends ParsedGroup {
  /** Index of the text it stands in: a list of texts has several. */
  readonly textIndex: number;
  /** The place of a part of that text. */
  place(start: number, end: number): Place;
}

/** A text in the notation, and the places of its parts. */
export interface NotationText {
  readonly text: string;
  place(start: number, end: number): Place;
  /** Whether a part stands in the file character for character, and only as special weapons: it may be replaced there. */
  plain(start: number, end: number): boolean;
}

/** Where values stand. They are looked up in the text when they are asked for. */
export interface Places {
  /** Where the value at a path of keys stands; a value that is not written stands where its map begins. */
  at(keys: Path): Place;
  /** Whether the file says something at a path of keys. */
  says(keys: Path): boolean;
}

/** Where the parts of a ship stand: in the roster entry's own file what the entry says, else in the design's file. */
export interface ShipPlaces extends Places {
  /** Whether the value at a path of keys is written for this ship alone: no alias or merge shares it. */
  owns(keys: Path): boolean;
  /** Its texts in the notation. */
  notations(): readonly NotationText[];
  /** The groups of all these texts. */
  groups(): readonly PlacedGroup[];
}

export interface DocumentPlaces extends Places {
  ship(ship: LoadedShip): ShipPlaces;
}

/** The way from what was loaded of a file to its places. Documents and ships are known by their index. */
export interface FilePlaces {
  document(document: LoadedDocument): DocumentPlaces;
}
