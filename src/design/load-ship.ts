import { type Finding, finding } from "../finding.js";
import { boundAt, rangeOf } from "../rulebook/extend.js";
import { NUMBER_FIELDS, type Ruleset } from "../rulebook/schema.js";
import { describe } from "../source/describe.js";
import type { Item } from "../source/quick/items.js";
import type { Source } from "../source/text.js";
import { headOf, locate, nodeAt, type Path, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { spansWithin } from "../source/within.js";
import type { LoadedShip, NotationText, PlacedGroup } from "./loaded.js";
import { NotationReader } from "./notation.js";
import { type DesignSchemas, designSchemas, SHIP_DEFAULTS, type WrittenShip } from "./schema.js";
import type { Ship } from "./ship.js";

/** What reading ships under a ruleset needs, made once a ruleset. */
export interface ShipReader {
  readonly ruleset: Ruleset;
  readonly schemas: DesignSchemas;
  readonly notation: NotationReader;
}

export function shipReader(ruleset: Ruleset): ShipReader {
  return { ruleset, schemas: designSchemas(ruleset), notation: new NotationReader(ruleset) };
}

/** Reads a design. `fallbackName` names a lone design after its file; null makes the name required. */
export function loadShip(
  reader: ShipReader,
  source: Source,
  item: Item,
  fallbackName: string | null,
): LoadedShip {
  const { path } = source;
  const { node } = item;
  const name = ownName(node) ?? fallbackName;
  const schema = fallbackName === null ? reader.schemas.ship : reader.schemas.loneShip;
  const { value, findings } = validate<WrittenShip>(schema, { path, node, ship: name, noun: "a ship" });
  const notations = value ? notationTexts(path, node) : [];
  const parsed = readNotation(reader, notations, path, name);
  const limits = value ? lateLimits(reader.ruleset, value, path, node, name) : [];
  return {
    ship: value && toShip(value, name ?? "", parsed.groups, reader.ruleset),
    name,
    path,
    line: source.position(headOf(node).start).line,
    design: null,
    get data() {
      return item.node.data;
    },
    notations,
    groups: parsed.groups,
    says: (keys) => nodeAt(item.node, keys) !== undefined,
    at: (keys) => ({ path, span: locate(item.node, keys) }),
    owns: (keys) => owned(item.node, keys),
    findings: [...findings, ...parsed.findings, ...limits],
  };
}

/** Whether the value at a path is written inside a node, and nothing on the way is shared by an alias. */
export function owned(node: YamlNode, keys: Path): boolean {
  const way = keys.map((_, i) => nodeAt(node, keys.slice(0, i + 1)));
  const inside = (each: YamlNode | undefined) =>
    each !== undefined && each.span.start >= node.span.start && each.span.end <= node.span.end;
  return [node, ...way].every((each) => inside(each) && !each?.shared);
}

function ownName(node: YamlNode): string | null {
  const data = nodeAt(node, ["name"])?.data;
  return typeof data === "string" && data !== "" ? data : null;
}

function notationTexts(path: string, node: YamlNode): NotationText[] {
  const written = nodeAt(node, ["specials"]);
  const scalars = written?.kind === "list" ? written.items : written ? [written] : [];
  return scalars.flatMap((scalar) => {
    if (scalar.kind !== "scalar") return [];
    const onlySpecials = !written?.elsewhere && !scalar.elsewhere;
    const spans = spansWithin(scalar);
    const text = String(scalar.data);
    const source = (start: number, end: number) => {
      const span = spans(start, end);
      return scalar.raw.slice(span.start - scalar.span.start, span.end - scalar.span.start);
    };
    return [
      {
        text,
        place: (start, end) => ({ path, span: spans(start, end) }),
        plain: (start, end) => onlySpecials && source(start, end) === text.slice(start, end),
      },
    ];
  });
}

function readNotation(reader: ShipReader, texts: readonly NotationText[], path: string, ship: string | null) {
  const groups: PlacedGroup[] = [];
  const findings: Finding[] = [];
  texts.forEach(({ text, place }, textIndex) => {
    const parsed = reader.notation.parse(text);
    for (const group of parsed.groups) groups.push({ ...group, textIndex, place });
    for (const { ruleId, start, end, suggestions, ...args } of parsed.problems) {
      const { span } = place(start, end);
      findings.push(
        finding(ruleId, path, span, { ...args, found: text.slice(start, end) }, { ship, suggestions }),
      );
    }
  });
  return { groups, findings };
}

/** Limits that no schema can state: multiples of the ship's own tech level, and on an engine rating left out. */
function lateLimits(
  ruleset: Ruleset,
  written: WrittenShip,
  path: string,
  node: YamlNode,
  ship: string | null,
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
    return [finding("schema/range", path, locate(node, [field]), facts, { ship })];
  });
}

/** The engine rating of a ship that says none; what a base's is, the ruleset says, within no limits. */
function defaultEngines({ kind }: WrittenShip): number | undefined {
  return kind === "base" ? undefined : SHIP_DEFAULTS.engines;
}

function toShip(written: WrittenShip, name: string, groups: readonly PlacedGroup[], ruleset: Ruleset): Ship {
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
    specials: groups.map((group) => group.special),
    unusedHull: written.unusedHull ?? (ruleset.optionalRules.unusedHull ? "discount" : "full"),
    sizeClass: written.sizeClass ?? null,
    traits: written.traits ?? [],
    boxes: definedOnly(written.boxes ?? {}),
    count: written.count,
    flagship: written.flagship,
    points: written.points ?? null,
    notes: written.notes ?? null,
  };
}

function definedOnly(boxes: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const entries = Object.entries(boxes).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
