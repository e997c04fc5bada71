import { type Finding, finding } from "../finding.js";
import { BUILT_IN, house } from "../rulebook/house.js";
import { type LoadedRuleset, loadRuleset } from "../rulebook/load.js";
import type { Ruleset } from "../rulebook/schema.js";
import { decode } from "../source/decode.js";
import { crop, describe } from "../source/describe.js";
import { type Files, NO_FILES, readOnce } from "../source/files.js";
import { parseDocuments, type SourceDocument } from "../source/parse.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { headOf, locate, nodeAt, type Path, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { classify, type DocumentKind } from "./classify.js";
import { asEntry, loadShip, type ShipReader, shipReader } from "./load-ship.js";
import type { LoadedDocument, LoadedFile, LoadedShip } from "./loaded.js";
import { type Overrides, override } from "./overrides.js";
import type { WrittenEntry, WrittenFleet } from "./schema.js";
import type { FleetHeader } from "./ship.js";

export interface LoaderOptions {
  /** How `design:` and `ruleset:` paths are read; none by default. */
  readonly files?: Files;
  /** The ruleset for everything, whatever fleets say. */
  readonly ruleset?: Ruleset;
  /** The ruleset where a fleet names none; house by default. */
  readonly defaultRuleset?: Ruleset;
  /** What-if values that every ship is read with. */
  readonly overrides?: Overrides;
}

const NO_OVERRIDES: Overrides = new Map();

const NO_HEADER: FleetHeader = { name: null, budget: null, movement: "standard", minefields: [] };
/** Which command a file that is no design belongs to. */
const COMMAND_OF: Partial<Record<DocumentKind, string>> = {
  ruleset: "shipcost ruleset check",
  scenario: "shipcost play msg",
  config: "shipcost lint",
};

/** Loads design files: each design and ruleset that several files name is read once. */
export class Loader {
  /** Every source text read so far, by path. */
  readonly sources = new Map<string, Source>();
  readonly #files: Files;
  readonly #options: LoaderOptions;
  readonly #readers = new Map<Ruleset, ShipReader>();
  readonly #rulesets = new Map<string, LoadedRuleset>();
  readonly #designs = new Map<ShipReader, Map<string, LoadedFile>>();

  constructor(options: LoaderOptions = {}) {
    this.#options = options;
    this.#files = readOnce(options.files ?? NO_FILES);
  }

  /** Reads a file of designs. What is wrong in it is findings; it never throws on any bytes. */
  load(path: string, bytes: Uint8Array): LoadedFile {
    const rulesetFindings: Finding[] = [];
    const file = this.#read(path, bytes, (root) => this.#rulesetFor(path, root, rulesetFindings));
    return { ...file, rulesetFindings: [...new Set(rulesetFindings)] };
  }

  #read(
    path: string,
    bytes: Uint8Array,
    choose: (root: YamlNode) => ShipReader | Finding | null,
  ): LoadedFile {
    const { source, findings } = decode(path, bytes);
    this.sources.set(path, source);
    const documents: LoadedDocument[] = [];
    const loose: Finding[] = [...findings];
    for (const document of findings.length > 0 ? [] : parseDocuments(source)) {
      const loaded = this.#document(source, document, choose);
      if ("ships" in loaded) documents.push(loaded);
      else loose.push(...loaded);
    }
    return { path, documents, foreign: foreignKind(loose), findings: loose, rulesetFindings: [] };
  }

  #document(
    source: Source,
    { root, findings }: SourceDocument,
    choose: (root: YamlNode) => ShipReader | Finding | null,
  ): LoadedDocument | readonly Finding[] {
    if (!root) return findings;
    const kind = classify(source.path, root);
    if (kind !== "ship" && kind !== "list" && kind !== "fleet") {
      const expected = "a ship, a list of ships or a fleet";
      const args = { key: "", expected, found: describe(root), command: COMMAND_OF[kind] ?? null, kind };
      return [finding("schema/type", source.path, headOf(root), args)];
    }
    const reader = choose(root);
    if (!reader) return [];
    if ("ruleId" in reader) return [reader];
    const parts =
      kind === "fleet"
        ? this.#fleet(reader, source, root)
        : { header: NO_HEADER, findings: [], items: kind === "list" ? itemsOf(root) : [root] };
    const lone = kind === "ship" ? baseName(source.path) : null;
    return {
      path: source.path,
      kind,
      header: parts.header ?? NO_HEADER,
      headerRead: parts.header !== null,
      ruleset: reader.ruleset,
      ships: parts.items.map((item) => this.#ship(reader, source, item, lone)),
      at: (keys: Path) => ({ path: source.path, span: locate(root, keys) }),
      says: (keys: Path) => nodeAt(root, keys) !== undefined,
      findings: parts.findings,
    };
  }

  #fleet(reader: ShipReader, source: Source, root: YamlNode) {
    const { value, findings } = validate<WrittenFleet>(reader.schemas.shell, {
      path: source.path,
      node: root,
      noun: "a fleet",
      except: "ships",
    });
    const ships = nodeAt(root, ["ships"]);
    const header = value && {
      name: value.fleet ?? null,
      budget: value.budget ?? null,
      movement: value.movement,
      minefields: value.minefields ?? [],
    };
    return { header, findings, items: ships ? itemsOf(ships) : [] };
  }

  #ship(reader: ShipReader, source: Source, written: YamlNode, lone: string | null): LoadedShip {
    const node = override(written, this.#options.overrides ?? NO_OVERRIDES);
    if (nodeAt(node, ["design"]) === undefined) return loadShip(reader, source, node, lone);
    return this.#entry(reader, source, node);
  }

  #entry(reader: ShipReader, source: Source, node: YamlNode): LoadedShip {
    const { path } = source;
    const written = nodeAt(node, ["name"])?.data;
    const name = typeof written === "string" ? written : null;
    const own = { path, node, line: source.position(headOf(node).start).line };
    const { value, findings } = validate<WrittenEntry>(reader.schemas.entry, {
      path,
      node,
      ship: name,
      noun: "a roster entry",
    });
    const target = value ? this.#design(reader, source, node, value.design, name) : null;
    if (value && target && !("ruleId" in target)) {
      const ship = asEntry(target, value, own);
      return { ...ship, findings: [...target.findings, ...findings] };
    }
    return {
      ship: null,
      name,
      path,
      line: own.line,
      design: value?.design ?? null,
      notations: [],
      groups: [],
      says: (keys: Path) => nodeAt(node, keys) !== undefined,
      at: (keys: Path) => ({ path, span: locate(node, keys) }),
      owns: () => false,
      findings: target && "ruleId" in target ? [...findings, target] : findings,
    };
  }

  /** The one ship of the file that a roster entry names, or a finding at the entry. */
  #design(
    reader: ShipReader,
    source: Source,
    node: YamlNode,
    reference: string,
    ship: string | null,
  ): LoadedShip | Finding {
    const fail = (problem: string, found: Record<string, unknown> = {}) =>
      finding(
        "fleet/design-reference",
        source.path,
        locate(node, ["design"]),
        { problem, design: crop(reference), ...found },
        { ship },
      );
    const read = this.#files.read(source.path, reference);
    if (!read.ok) return fail(read.problem);
    if (read.path === source.path) return fail("cyclic");
    const file = this.#designFile(reader, read.path, read.bytes);
    const around = [...file.findings, ...file.documents.flatMap((document) => document.findings)];
    const broken = file.findings.length > 0 || file.documents.some((document) => !document.headerRead);
    const ships = file.documents.flatMap((document) => document.ships);
    const [first] = ships;
    if (broken) return brokenDesign(read.path, around);
    if (!first || ships.length > 1) return fail("not-one-ship", { ships: ships.length });
    if (first.design !== null) return fail("roster-entry");
    return around.length > 0 ? { ...first, findings: [...around, ...first.findings] } : first;
  }

  #designFile(reader: ShipReader, path: string, bytes: Uint8Array): LoadedFile {
    const known = this.#designs.get(reader) ?? new Map<string, LoadedFile>();
    this.#designs.set(reader, known);
    let file = known.get(path);
    if (!file) {
      // What it names in its turn is not followed: an entry in it is a mistake of its own.
      const still = new Loader({ ...this.#options, files: NO_FILES });
      file = still.#read(path, bytes, () => reader);
      this.sources.set(path, still.sources.get(path)!);
      known.set(path, file);
    }
    return file;
  }

  #rulesetFor(path: string, root: YamlNode, rulesetFindings: Finding[]): ShipReader | Finding | null {
    if (this.#options.ruleset) return this.#reader(this.#options.ruleset);
    const written = nodeAt(root, ["ruleset"]);
    if (classify(path, root) !== "fleet" || typeof written?.data !== "string") {
      return this.#reader(this.#options.defaultRuleset ?? house);
    }
    const builtIn = BUILT_IN.get(written.data);
    if (builtIn) return this.#reader(builtIn);
    const read = this.#files.read(path, written.data);
    if (!read.ok) {
      const expected = "a built-in ruleset's id, or the path of a ruleset file inside the project";
      const args = {
        key: "ruleset",
        expected,
        found: `${JSON.stringify(crop(written.data))} (${read.problem})`,
      };
      const suggestions = suggest(written.data, [...BUILT_IN.keys()]);
      return finding("schema/range", path, locate(root, ["ruleset"]), args, { suggestions });
    }
    const loaded = this.#rulesets.get(read.path) ?? loadRuleset(read.path, read.bytes, this.#files);
    this.#rulesets.set(read.path, loaded);
    for (const source of loaded.sources) this.sources.set(source.path, source);
    rulesetFindings.push(...loaded.findings);
    return loaded.ruleset && this.#reader(loaded.ruleset);
  }

  #reader(ruleset: Ruleset): ShipReader {
    const reader = this.#readers.get(ruleset) ?? shipReader(ruleset);
    this.#readers.set(ruleset, reader);
    return reader;
  }
}

function foreignKind(findings: readonly Finding[]): LoadedFile["foreign"] {
  const kind = findings[0]?.args.kind;
  return kind === "ruleset" || kind === "scenario" || kind === "config" ? kind : null;
}

function itemsOf(node: YamlNode): readonly YamlNode[] {
  return node.kind === "list" ? node.items : [];
}

function baseName(path: string): string {
  const file = path.split(/[/\\]/).at(-1) ?? path;
  return file.replace(/\.[^.]*$/, "") || file;
}

/** A design whose file could not be read as designs: its findings stand in its own file. */
function brokenDesign(path: string, findings: readonly Finding[]): LoadedShip {
  const span = findings[0]!.span;
  return {
    ship: null,
    name: null,
    path,
    line: 1,
    design: null,
    notations: [],
    groups: [],
    says: () => false,
    at: () => ({ path, span }),
    owns: () => false,
    findings,
  };
}
