import { type Finding, finding } from "../finding.js";
import { crop } from "../source/describe.js";
import type { Files } from "../source/files.js";
import type { Item } from "../source/quick/items.js";
import type { Source } from "../source/text.js";
import { headOf, locate, nodeAt, type Path } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { owned } from "./item-ship.js";
import type { LoadedFile, LoadedShip } from "./loaded.js";
import type { WrittenEntry } from "./schema.js";
import type { Ship } from "./ship.js";
import type { ShipReader } from "./ship-reader.js";

/** How a roster entry gets at designs: the files, and a reader of one, which reads each once. */
export interface DesignAccess {
  readonly files: Files;
  read(reader: ShipReader, path: string, bytes: Uint8Array): LoadedFile;
}

/** Reads a roster entry: the design that it names, bought with name, count, crew and flagship of its own. */
export function loadEntry(reader: ShipReader, source: Source, item: Item, access: DesignAccess): LoadedShip {
  const { path } = source;
  const { node } = item;
  const written = nodeAt(node, ["name"])?.data;
  const name = typeof written === "string" ? written : null;
  const own = { path, item, line: source.position(headOf(node).start).line };
  const subject = { path, node, ship: name, noun: "a roster entry" };
  const { value, findings } = validate<WrittenEntry>(reader.schemas.entry, subject);
  const target = value && findDesign(reader, own, value.design, name, access);
  if (value && target && !("ruleId" in target)) {
    return alike(asEntry(target, value, own), { findings: [...target.findings, ...findings] });
  }
  return {
    ...unreadable(path, name, value?.design ?? null, own.line),
    data: node.data,
    says: (keys: Path) => nodeAt(item.node, keys) !== undefined,
    at: (keys: Path) => ({ path, span: locate(item.node, keys) }),
    findings: target && "ruleId" in target ? [...findings, target] : findings,
  };
}

interface EntryPlace {
  readonly path: string;
  readonly item: Item;
  readonly line: number;
}

/** The one ship of the file that an entry names, or a finding at the entry. */
function findDesign(
  reader: ShipReader,
  { path, item }: EntryPlace,
  reference: string,
  ship: string | null,
  access: DesignAccess,
): LoadedShip | Finding {
  const fail = (problem: string, found: Record<string, unknown> = {}) => {
    const args = { problem, design: crop(reference), ...found };
    return finding("fleet/design-reference", path, locate(item.node, ["design"]), args, { ship });
  };
  const read = access.files.read(path, reference);
  if (!read.ok) return fail(read.problem);
  if (read.path === path) return fail("cyclic");
  const file = access.read(reader, read.path, read.bytes);
  const around = [...file.findings, ...file.documents.flatMap((document) => document.findings)];
  const broken = !file.complete || file.documents.some((document) => !document.headerRead);
  const ships = file.documents.flatMap((document) => document.ships);
  const [first] = ships;
  if (broken) return brokenDesign(read.path, around);
  if (!first || ships.length > 1) return fail("not-one-ship", { ships: ships.length });
  if (first.design !== null) return fail("roster-entry");
  return around.length > 0 ? alike(first, { findings: [...around, ...first.findings] }) : first;
}

function unreadable(path: string, name: string | null, design: string | null, line: number) {
  return { ship: null, name, path, line, design, notations: [], groups: [], owns: () => false } as const;
}

/** A design whose file could not be read as designs: its findings stand in its own file. */
function brokenDesign(path: string, findings: readonly Finding[]): LoadedShip {
  const span = findings[0]!.span;
  return {
    ...unreadable(path, null, null, 1),
    data: null,
    says: () => false,
    at: () => ({ path, span }),
    findings,
  };
}

/** The ship of a design as a roster entry buys it. */
function asEntry(
  design: LoadedShip,
  entry: {
    name?: string | undefined;
    count: number;
    crew?: Ship["crew"] | undefined;
    flagship: boolean;
    points?: number | undefined;
    notes?: string | undefined;
  },
  own: EntryPlace,
): LoadedShip {
  const says = (keys: Path) => nodeAt(own.item.node, keys) !== undefined;
  const name = entry.name ?? design.name;
  const crew = entry.crew ?? design.ship?.crew ?? "regular";
  return alike(design, {
    ship: design.ship && {
      ...design.ship,
      name: name ?? "",
      count: entry.count,
      crew,
      flagship: entry.flagship,
      points: entry.points ?? (crew === design.ship.crew ? design.ship.points : null),
      notes: entry.notes ?? design.ship.notes,
    },
    name,
    path: own.path,
    line: own.line,
    design: design.path,
    data: own.item.node.data,
    says: (keys) => says(keys) || design.says(keys),
    at: (keys) =>
      says(keys) || keys.length === 0
        ? { path: own.path, span: locate(own.item.node, keys) }
        : design.at(keys),
    owns: (keys) => (says(keys) ? owned(own.item.node, keys) : design.owns(keys)),
  });
}

/** A ship like another but for what is changed. */
function alike(ship: LoadedShip, changed: Partial<LoadedShip>): LoadedShip {
  return {
    ship: ship.ship,
    name: ship.name,
    path: ship.path,
    line: ship.line,
    design: ship.design,
    data: ship.data,
    get notations() {
      return ship.notations;
    },
    get groups() {
      return ship.groups;
    },
    says: (keys) => ship.says(keys),
    at: (keys) => ship.at(keys),
    owns: (keys) => ship.owns(keys),
    findings: ship.findings,
    ...changed,
  };
}
