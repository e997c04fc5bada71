import { type Finding, finding } from "../finding.js";
import { NUMBER_FIELDS } from "../rulebook/fields.js";
import { boundAt, rangeOf } from "../rulebook/limits.js";
import type { Ruleset } from "../rulebook/schema.js";
import { meaningsOf } from "../rulebook/synonyms.js";
import { describe } from "../source/describe.js";
import type { Source } from "../source/text.js";
import { aliasOn, headOf, locate, nodeAt, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import type { LoadedShip } from "./loaded.js";
import { SHIP_DEFAULTS } from "./number-fields.js";
import { soundPartOf } from "./partial-ship.js";
import type { WrittenShip } from "./schema.js";
import type { Ship, Special } from "./ship.js";
import { NO_SPECIALS, readSpecials } from "./ship-notation.js";
import type { ShipReader } from "./ship-reader.js";

/** A ship or roster entry as it stands in its document. */
export interface WrittenItem {
  readonly source: Source;
  readonly node: YamlNode;
  /** Its place in the document, from 0. */
  readonly index: number;
}

/** Reads a design. `fallbackName` names a lone design after its file; null makes the name required. */
export function loadShip(
  reader: ShipReader,
  { source, node, index }: WrittenItem,
  fallbackName: string | null,
): LoadedShip {
  const { path } = source;
  const { ship, partial, name, texts, findings } = readDesign(reader, { path, node }, fallbackName);
  const line = source.position(headOf(node).start).line;
  const own = { name, path, line, index, isEntry: false, design: null, texts };
  return { ship, partial, ...own, written: ship ? null : node.data, findings };
}

/** The typed design at a node, its texts in the notation, and what is wrong with it. */
export function readDesign(
  reader: ShipReader,
  { path, node }: Place,
  fallbackName: string | null,
): Pick<LoadedShip, "ship" | "partial" | "name" | "texts" | "findings"> {
  const name = ownName(node) ?? fallbackName;
  const schema = fallbackName === null ? reader.schemas.ship : reader.schemas.loneShip;
  const subject = { path, node, ship: name, noun: "a ship", meanings: meaningsOf };
  const { value, findings } = validate<WrittenShip>(schema, subject);
  const read = readSpecials(reader.notation, path, node, name);
  if (!value) {
    const part = soundPartOf(node, findings);
    const { success, data } = schema.safeParse(part?.data, { jitless: true });
    const partial =
      part && success
        ? { ship: toShip(data, name ?? "", read.specials, reader.ruleset), broken: part.broken }
        : null;
    const texts = partial ? read.texts : NO_SPECIALS.texts;
    return { ship: null, partial, name, texts, findings: joined(findings, read.findings) };
  }
  const limits = lateLimits(reader.ruleset, value, subject);
  const ship = toShip(value, name ?? "", read.specials, reader.ruleset);
  return { ship, partial: null, name, texts: read.texts, findings: joined(findings, read.findings, limits) };
}

/** Where a design stands. */
interface Place {
  readonly path: string;
  readonly node: YamlNode;
}

const NONE: readonly Finding[] = [];

/** Most ships have no findings: they share a list. */
function joined(...lists: readonly (readonly Finding[])[]): readonly Finding[] {
  return lists.every((list) => list.length === 0) ? NONE : lists.flat();
}

/** The name that a ship or entry says for itself, or null. */
export function ownName(node: YamlNode): string | null {
  const data = nodeAt(node, ["name"])?.data;
  return typeof data === "string" && data !== "" ? data : null;
}

/** Limits that no schema can state: multiples of the ship's own tech level, and on an engine rating left out. */
function lateLimits(
  ruleset: Ruleset,
  written: WrittenShip,
  { path, node, ship }: Place & { readonly ship: string | null },
): Finding[] {
  return NUMBER_FIELDS.flatMap((field) => {
    const { min, max } = rangeOf(ruleset.limits[field]);
    const isMultiple = max !== null && typeof max !== "number";
    const value = field === "engines" ? (written.engines ?? defaultEngines(written)) : written[field];
    if (value === undefined) return [];
    const most = max === null ? Number.POSITIVE_INFINITY : boundAt(max, written.techLevel);
    if (value >= min && value <= most) return [];
    const range = max === null ? `of at least ${min}` : `from ${min} to ${most}`;
    const why = isMultiple ? ` (${max.perTechLevel} × tech level ${written.techLevel})` : "";
    const place = nodeAt(node, [field]);
    const found = place ? describe(place) : `${value}, the default`;
    const facts = { key: field, expected: `a whole number ${range}${why}`, found };
    return [
      finding("schema/range", path, locate(node, [field]), facts, { via: aliasOn(node, [field]), ship }),
    ];
  });
}

/** The engine rating of a ship that says none; what a base's is, the ruleset says, within no limits. */
function defaultEngines({ kind }: WrittenShip): number | undefined {
  return kind === "base" ? undefined : SHIP_DEFAULTS.engines;
}

function toShip(written: WrittenShip, name: string, specials: readonly Special[], ruleset: Ruleset): Ship {
  // Each field by name: copying the rest of a record takes ten times as long.
  return {
    name,
    class: written.class ?? null,
    kind: written.kind,
    hull: written.hull,
    toughness: written.toughness,
    shields: written.shields,
    engines: written.engines ?? defaultEngines(written) ?? ruleset.bases.engines,
    agile: written.agile,
    techLevel: written.techLevel,
    crew: written.crew,
    primaries: written.primaries,
    secondaries: written.secondaries,
    fighterBays: written.fighterBays,
    boardingBays: written.boardingBays,
    specials,
    unusedHull: written.unusedHull ?? (ruleset.optionalRules.unusedHull ? "discount" : "full"),
    sizeClass: written.sizeClass ?? null,
    traits: written.traits ?? NO_TRAITS,
    boxes: written.boxes ? definedOnly(written.boxes) : NO_BOXES,
    count: written.count,
    flagship: written.flagship,
    points: written.points ?? null,
    notes: written.notes ?? null,
  };
}

const NO_TRAITS: readonly string[] = [];
const NO_BOXES: Readonly<Record<string, number>> = {};

function definedOnly(boxes: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const entries = Object.entries(boxes).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
