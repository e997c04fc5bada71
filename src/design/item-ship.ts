import type { Finding } from "../finding.js";
import type { Item } from "../source/quick/items.js";
import type { Source } from "../source/text.js";
import { locate, nodeAt, type Path, type YamlNode } from "../source/tree.js";
import type { LoadedShip, NotationText, Place, PlacedGroup } from "./loaded.js";
import type { Ship } from "./ship.js";
import { NO_NOTATION, readNotation } from "./ship-notation.js";
import type { ShipReader } from "./ship-reader.js";

/** A ship as it stands in a file. It keeps little, and reads the rest of its lines again when it is asked for. */
export class ItemShip implements LoadedShip {
  constructor(
    readonly reader: ShipReader,
    readonly source: Source,
    readonly item: Item,
    readonly name: string | null,
    readonly ship: Ship | null,
    readonly line: number,
    readonly findings: readonly Finding[],
  ) {}

  get path(): string {
    return this.source.path;
  }

  get design(): null {
    return null;
  }

  get data(): unknown {
    return this.item.node.data;
  }

  get notations(): readonly NotationText[] {
    return this.#notation().notations;
  }

  get groups(): readonly PlacedGroup[] {
    return this.#notation().groups;
  }

  #notation() {
    const { reader, ship, name, path } = this;
    if (ship === null) return NO_NOTATION;
    const { latest } = reader;
    if (latest?.ship === this) return latest.notation;
    const notation = readNotation(reader.notation, path, this.item.node, name);
    reader.latest = { ship: this, notation };
    return notation;
  }

  says(keys: Path): boolean {
    return nodeAt(this.item.node, keys) !== undefined;
  }

  at(keys: Path): Place {
    return { path: this.path, span: locate(this.item.node, keys) };
  }

  owns(keys: Path): boolean {
    return owned(this.item.node, keys);
  }
}

/** Whether the value at a path is written inside a node, and nothing on the way is shared by an alias. */
export function owned(node: YamlNode, keys: Path): boolean {
  const way = keys.map((_, i) => nodeAt(node, keys.slice(0, i + 1)));
  const inside = (each: YamlNode | undefined) =>
    each !== undefined && each.span.start >= node.span.start && each.span.end <= node.span.end;
  return [node, ...way].every((each) => inside(each) && !each?.shared);
}
