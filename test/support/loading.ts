import { Loader } from "../../src/design/load.js";
import type { LoadedFile, LoadedShip } from "../../src/design/loaded.js";
import type { FilePlaces, ShipPlaces } from "../../src/design/places.js";
import type { Ship } from "../../src/design/ship.js";
import type { Finding } from "../../src/finding.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { type Files, memoryFiles } from "../../src/source/files.js";
import type { Source } from "../../src/source/text.js";

/** A finding in its raw facts, with its place in words: `fleet.yaml:2:7-2:8` and the text that stands there. */
export interface Told {
  readonly rule: string;
  readonly at: string;
  readonly text: string;
  readonly args: Finding["args"];
  readonly suggestions: readonly string[];
  readonly finding: Finding;
}

export interface Loaded {
  readonly loader: Loader;
  readonly file: LoadedFile;
  readonly told: readonly Told[];
  /** `rule line:column` of each finding, with its path where that is not `fleet.yaml`. */
  readonly brief: readonly string[];
  readonly loadedShips: readonly LoadedShip[];
  readonly placesIn: FilePlaces;
  /** Where the parts of a ship stand, by its index among all ships of the file. */
  places(index: number): ShipPlaces;
  readonly ships: readonly (Ship | null)[];
  readonly names: readonly (string | null)[];
}

/** Every finding that loading gave, in no order that matters. */
export function allFindings(file: LoadedFile): Finding[] {
  const inDocuments = file.documents.flatMap((document) => [
    ...document.findings,
    ...document.ships.flatMap((ship) => ship.findings),
  ]);
  return [...file.findings, ...file.rulesetFindings, ...inDocuments];
}

function tell(finding: Finding, sources: ReadonlyMap<string, Source>): Told {
  const source = sources.get(finding.path)!;
  const [start, end] = [source.position(finding.span.start), source.position(finding.span.end)];
  return {
    rule: finding.ruleId,
    at: `${finding.path}:${start.line}:${start.column}-${end.line}:${end.column}`,
    text: source.text.slice(finding.span.start, finding.span.end),
    args: finding.args,
    suggestions: finding.suggestions,
    finding,
  };
}

function briefly({ rule, at }: Told): string {
  const [, path, place] = /^(.*):(\d+:\d+)-\d+:\d+$/.exec(at)!;
  return path === "fleet.yaml" ? `${rule} ${place}` : `${rule} ${path}:${place}`;
}

/** Loads a text or bytes as `fleet.yaml`, or under another path, among files held in memory. */
export function load(
  content: string | Uint8Array,
  {
    path = "fleet.yaml",
    files = {},
    ruleset,
  }: { path?: string; files?: Record<string, string> | Files; ruleset?: Ruleset } = {},
): Loaded {
  const reader = typeof files.read === "function" ? (files as Files) : memoryFiles(files as never);
  const loader = new Loader({ files: reader, ...(ruleset && { ruleset }) });
  const { file, places } = loader.load(
    path,
    typeof content === "string" ? new TextEncoder().encode(content) : content,
  );
  const told = allFindings(file).map((each) => tell(each, loader.sources));
  const placed = file.documents.flatMap((document) =>
    document.ships.map((ship) => ({ ship, places: places.document(document).ship(ship) })),
  );
  const loadedShips = placed.map(({ ship }) => ship);
  return {
    loader,
    file,
    told,
    brief: told.map(briefly),
    loadedShips,
    placesIn: places,
    places: (index) => placed[index]!.places,
    ships: loadedShips.map(({ ship }) => ship),
    names: loadedShips.map(({ ship }) => ship?.name ?? null),
  };
}

/** A text with every fix applied that its findings offer. */
export function applyFixes(text: string, told: readonly Told[]): string {
  const edits = told.flatMap(({ finding }) => finding.fix?.edits ?? []);
  return [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((fixed, { span, text: put }) => fixed.slice(0, span.start) + put + fixed.slice(span.end), text);
}

/** What a piece of work takes, in milliseconds. */
export function took(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** `count` texts made from their index, joined. */
export function repeat(count: number, make: (i: number) => string, separator = ""): string {
  return Array.from({ length: count }, (_, i) => make(i)).join(separator);
}
