import { aliasOn, locate, nodeAt, type Path, type YamlNode } from "../source/tree.js";
import type { NotationReader } from "./notation.js";
import type { NotationText, Place, PlacedGroup, Places, ShipPlaces } from "./places.js";
import { type PlacedNotation, placeNotation } from "./ship-notation.js";

/** Places within a node, which is read when it is first asked for. */
export class NodePlaces implements Places {
  readonly #read: () => YamlNode;
  #node: YamlNode | undefined;

  constructor(
    readonly path: string,
    read: () => YamlNode,
  ) {
    this.#read = read;
  }

  get node(): YamlNode {
    this.#node ??= this.#read();
    return this.#node;
  }

  at(keys: Path): Place {
    return { path: this.path, span: locate(this.node, keys), via: aliasOn(this.node, keys) };
  }

  says(keys: Path): boolean {
    return nodeAt(this.node, keys) !== undefined;
  }
}

/** Places of a ship whose node has all of it. */
export class WrittenShipPlaces extends NodePlaces implements ShipPlaces {
  #notation: PlacedNotation | undefined;

  constructor(
    path: string,
    read: () => YamlNode,
    readonly texts: readonly string[],
    readonly reader: NotationReader,
  ) {
    super(path, read);
  }

  owns(keys: Path): boolean {
    const { node } = this;
    const way = keys.map((_, i) => nodeAt(node, keys.slice(0, i + 1)));
    const inside = (each: YamlNode | undefined) =>
      each !== undefined && each.span.start >= node.span.start && each.span.end <= node.span.end;
    return [node, ...way].every((each) => inside(each) && !each?.marks?.shared);
  }

  notations(): readonly NotationText[] {
    return this.#placed().notations;
  }

  groups(): readonly PlacedGroup[] {
    return this.#placed().groups;
  }

  #placed(): PlacedNotation {
    this.#notation ??= placeNotation(this.reader, this.path, () => this.node, this.texts);
    return this.#notation;
  }
}

/** Places of a ship that a roster entry buys: what the entry says comes first. */
export class EntryPlaces implements ShipPlaces {
  constructor(
    readonly entry: ShipPlaces,
    readonly design: ShipPlaces,
  ) {}

  at(keys: Path): Place {
    return keys.length === 0 || this.entry.says(keys) ? this.entry.at(keys) : this.design.at(keys);
  }

  says(keys: Path): boolean {
    return this.entry.says(keys) || this.design.says(keys);
  }

  owns(keys: Path): boolean {
    return this.entry.says(keys) ? this.entry.owns(keys) : this.design.owns(keys);
  }

  notations(): readonly NotationText[] {
    return this.design.notations();
  }

  groups(): readonly PlacedGroup[] {
    return this.design.groups();
  }
}

/** The one place of a design whose file could not be read as designs. */
export function onePlace(place: Place): ShipPlaces {
  return { at: () => place, says: () => false, owns: () => false, notations: () => [], groups: () => [] };
}
