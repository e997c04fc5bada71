import { type Finding, finding } from "../finding.js";
import { meaningsOf } from "../rulebook/synonyms.js";
import { crop } from "../source/describe.js";
import type { Files } from "../source/files.js";
import type { Source } from "../source/text.js";
import { aliasOn, headOf, locate, nodeAt } from "../source/tree.js";
import { validate } from "../source/validate.js";
import type { WrittenItem } from "./load-ship.js";
import type { LoadedFile, LoadedShip } from "./loaded.js";
import type { FilePlaces, ShipPlaces } from "./places.js";
import type { WrittenEntry } from "./schema.js";
import { onePlace } from "./ship-places.js";
import type { ShipReader } from "./ship-reader.js";

/** What was loaded of a file, and the way to its places. */
export interface Loaded {
  readonly file: LoadedFile;
  readonly places: FilePlaces;
  /** The texts that findings stand in, by path: the file's own, and those of the files that it names. */
  readonly sources: ReadonlyMap<string, Source>;
}

/** A ship, and where its parts stand. */
interface Design {
  readonly ship: LoadedShip;
  readonly places: ShipPlaces;
}

/** Why a file is no design. */
interface NoDesign {
  readonly problem: string;
  readonly ships?: number;
}

/** A file that an entry names, and what the ship is called there: null where only the file tells. */
export interface DesignFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly called: string | null;
}

/** How a roster entry gets at designs: the files, and a reader of the design in one, which reads each once. */
export interface DesignAccess {
  readonly files: Files;
  read(reader: ShipReader, design: DesignFile): Design | NoDesign;
}

/** A roster entry as it was loaded, and where the parts of its design stand; null where none was found. */
export interface LoadedEntry {
  readonly ship: LoadedShip;
  readonly design: ShipPlaces | null;
}

/** Reads a roster entry: the design that it names, bought with name, count, crew and flagship of its own. */
export function loadEntry(
  reader: ShipReader,
  item: WrittenItem & Pick<DesignFile, "called">,
  access: DesignAccess,
): LoadedEntry {
  const { source, node, index } = item;
  const { path } = source;
  const given = nodeAt(node, ["name"])?.data;
  const name = typeof given === "string" ? given : null;
  const own = { path, line: source.position(headOf(node).start).line, index, isEntry: true };
  const subject = { path, node, ship: name, noun: "a roster entry", meanings: meaningsOf };
  const { value, findings } = validate<WrittenEntry>(reader.schemas.entry, subject);
  const none = {
    ship: null,
    partial: null,
    name,
    ...own,
    design: value?.design ?? null,
    texts: [],
    written: node.data,
  };
  if (!value) return { ship: { ...none, findings }, design: null };
  const design = findDesign(reader, item, value.design, access);
  if ("problem" in design) {
    const problem = missing(item, name, value.design, design);
    return { ship: { ...none, findings: [...findings, problem] }, design: null };
  }
  const ship = asEntry(design.ship, value);
  const written = ship.ship ? null : node.data;
  return {
    ship: { ...ship, ...own, written, findings: [...ship.findings, ...findings] },
    design: design.places,
  };
}

function missing({ source, node }: WrittenItem, ship: string | null, design: string, why: NoDesign): Finding {
  const at = locate(node, ["design"]);
  return finding(
    "fleet/design-reference",
    source.path,
    at,
    { ...why, design: crop(design) },
    { via: aliasOn(node, ["design"]), ship },
  );
}

/** The design that an entry names. */
function findDesign(
  reader: ShipReader,
  { source, called }: Pick<WrittenItem, "source"> & Pick<DesignFile, "called">,
  design: string,
  access: DesignAccess,
) {
  const read = access.files.read(source.path, design);
  if (!read.ok) return { problem: read.problem };
  const { path, bytes } = read;
  return path === source.path ? { problem: "cyclic" } : access.read(reader, { path, bytes, called });
}

/** The one ship of a file. */
export function designOf({ file, places }: Loaded): Design | NoDesign {
  const around = [...file.findings, ...file.documents.flatMap((document) => document.findings)];
  const broken = !file.complete || file.documents.some((document) => !document.headerRead);
  if (broken) return brokenDesign(file.path, around);
  const found = file.documents.flatMap((document) => document.ships.map((ship) => ({ document, ship })));
  const [first, ...more] = found;
  if (!first || more.length > 0) return { problem: "not-one-ship", ships: found.length };
  const { document, ship } = first;
  if (ship.design !== null) return { problem: "roster-entry" };
  const findings = around.length > 0 ? [...around, ...ship.findings] : ship.findings;
  return { ship: { ...ship, findings }, places: places.document(document).ship(ship) };
}

/** A design whose file could not be read as designs: its findings stand in its own file. */
function brokenDesign(path: string, findings: readonly Finding[]): Design {
  const nowhere = { path, line: 1, index: 0, isEntry: false, design: null };
  const ship = { ship: null, partial: null, name: null, ...nowhere, texts: [], written: null, findings };
  const [first] = findings;
  return { ship, places: onePlace({ path, span: first?.span ?? { start: 0, end: 0 } }) };
}

/** The ship of a design as a roster entry buys it. */
function asEntry(design: LoadedShip, entry: WrittenEntry): LoadedShip {
  const name = entry.name ?? design.name;
  const crew = entry.crew ?? design.ship?.crew ?? "regular";
  const ship = design.ship && {
    ...design.ship,
    name: name ?? "",
    count: entry.count,
    crew,
    flagship: entry.flagship,
    points: entry.points ?? (crew === design.ship.crew ? design.ship.points : null),
    notes: entry.notes ?? design.ship.notes,
  };
  return { ...design, ship, name, design: design.path };
}
