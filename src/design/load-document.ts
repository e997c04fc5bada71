import type { Finding } from "../finding.js";
import type { Ruleset } from "../rulebook/schema.js";
import { meaningsOf } from "../rulebook/synonyms.js";
import { type Items, ListItems } from "../source/items.js";
import type { Source } from "../source/text.js";
import { headOf, nodeAt, textOf, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { type DesignAccess, type LoadedEntry, loadEntry } from "./load-entry.js";
import { loadShip, ownName } from "./load-ship.js";
import type { LoadedDocument, LoadedShip } from "./loaded.js";
import { isNamed, type Overrides, override, overridesFor } from "./overrides.js";
import type { DocumentPlaces, ShipPlaces } from "./places.js";
import type { WrittenFleet } from "./schema.js";
import type { AskedRuleset, FleetHeader } from "./ship.js";
import { EntryPlaces, NodePlaces, WrittenShipPlaces } from "./ship-places.js";
import type { ShipReader } from "./ship-reader.js";

/** A document of designs as it was written. */
export interface WrittenDocument {
  readonly source: Source;
  readonly root: YamlNode;
  /** The items of a fleet or list. */
  readonly items: Items;
  readonly kind: LoadedDocument["kind"];
  /** The ruleset that a fleet names, where it was read. */
  readonly named: Ruleset | null;
}

/** How ships are read. */
export interface ReadingShips {
  readonly access: DesignAccess;
  readonly overrides: Overrides;
  readonly onShip: (() => void) | undefined;
}

/** A document as it was loaded, not yet numbered, and the way to its places. */
export interface DesignDocument {
  readonly document: Omit<LoadedDocument, "index">;
  readonly places: DocumentPlaces;
}

const NO_HEADER: FleetHeader = {
  name: null,
  player: null,
  ruleset: null,
  budget: null,
  movement: "standard",
  minefields: [],
};

/** Reads the header and the ships of a document. */
export function loadDocument(
  written: WrittenDocument,
  reader: ShipReader,
  reading: ReadingShips,
): DesignDocument {
  const { source, root, kind } = written;
  const { path } = source;
  const items = kind === "ship" ? new ListItems([root]) : written.items;
  const { overrides } = reading;
  const lone = kind === "ship" ? baseName(path) : null;
  const read = (item: YamlNode, index: number, name: string | null): LoadedEntry => {
    const node = override(item, overridesFor(name, overrides));
    const isEntry = node.kind === "map" && node.entries.has("design");
    return isEntry
      ? loadEntry(reader, { source, node, index, called: name }, reading.access)
      : { ship: loadShip(reader, { source, node, index }, lone), design: null };
  };
  const { header, findings } = kind === "fleet" ? readHeader(reader, written) : NO_FINDINGS;
  const designs = new Map<number, ShipPlaces>();
  const ships: LoadedShip[] = [];
  for (const item of items) {
    reading.onShip?.();
    const index = ships.length;
    const first = read(item, index, ownName(item) ?? lone);
    // An entry without a name of its own is called after its design.
    const { name } = first.ship;
    const isLate = name !== ownName(item) && isNamed(name, overrides);
    const { ship, design } = isLate ? read(item, index, name) : first;
    ships.push(ship);
    if (design) designs.set(index, design);
  }
  const places = new NodePlaces(path, () => root);
  return {
    document: {
      path,
      kind,
      line: source.position(headOf(root).start).line,
      header: header ?? NO_HEADER,
      headerRead: header !== null,
      written: header ? null : withoutShips(root),
      lines: kind === "fleet" ? keyLines(source, root) : {},
      ruleset: reader.ruleset,
      ships,
      findings,
    },
    places: {
      at: (keys) => places.at(keys),
      says: (keys) => places.says(keys),
      ship({ index, texts, name }) {
        const node = () => override(items.at(index), overridesFor(name, overrides));
        const own = new WrittenShipPlaces(path, node, texts, reader.notation);
        const design = designs.get(index);
        return design ? new EntryPlaces(own, design) : own;
      },
    },
  };
}

const NO_FINDINGS: { readonly header: FleetHeader | null; readonly findings: readonly Finding[] } = {
  header: NO_HEADER,
  findings: [],
};

function readHeader(reader: ShipReader, { source, root: node, named }: WrittenDocument) {
  const subject = { path: source.path, node, noun: "a fleet", except: "ships", meanings: meaningsOf };
  const { value, findings } = validate<WrittenFleet>(reader.schemas.fleet, subject);
  const header = value && {
    name: value.fleet ?? null,
    player: value.player ?? null,
    ruleset: askedRuleset(node, named),
    budget: value.budget ?? null,
    movement: value.movement,
    minefields: value.minefields ?? [],
  };
  return { header, findings };
}

function askedRuleset(node: YamlNode, named: Ruleset | null): AskedRuleset | null {
  const asked = nodeAt(node, ["ruleset"]);
  if (!asked) return null;
  const pinned = (key: string) => {
    const value = nodeAt(asked, [key]);
    return value?.kind === "scalar" ? textOf(value) : null;
  };
  return { version: pinned("version"), hash: pinned("hash")?.toLowerCase() ?? null, named };
}

function withoutShips({ data }: YamlNode): unknown {
  const { ships: _, ...header } = data as Readonly<Record<string, unknown>>;
  return header;
}

function keyLines(source: Source, root: YamlNode): Record<string, number> {
  const entries = root.kind === "map" ? [...root.entries.values()] : [];
  return Object.fromEntries(
    entries.map(({ key, keySpan }) => [key, source.position(keySpan.start).line] as const),
  );
}

function baseName(path: string): string {
  const file = path.split(/[/\\]/).at(-1) ?? path;
  return file.replace(/\.[^.]*$/, "") || file;
}
