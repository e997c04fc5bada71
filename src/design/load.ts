import { type Finding, finding } from "../finding.js";
import type { Ruleset } from "../rulebook/schema.js";
import { decode } from "../source/decode.js";
import { describe } from "../source/describe.js";
import { type Files, NO_FILES, readOnce } from "../source/files.js";
import { parseDocuments, type SourceDocument } from "../source/parse.js";
import { readQuickly } from "../source/quick/document.js";
import { Doubt } from "../source/quick/doubt.js";
import { type Item, itemsOf } from "../source/quick/items.js";
import type { Source } from "../source/text.js";
import { headOf, locate, nodeAt, type Path, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { classify, type DocumentKind } from "./classify.js";
import { type DesignAccess, loadEntry } from "./load-entry.js";
import { loadShip } from "./load-ship.js";
import type { LoadedDocument, LoadedFile, LoadedShip } from "./loaded.js";
import { type Overrides, override } from "./overrides.js";
import type { WrittenFleet } from "./schema.js";
import type { FleetHeader } from "./ship.js";
import type { ShipReader } from "./ship-reader.js";
import { type ChosenReader, type RulesetChoice, ShipReaders } from "./ship-readers.js";

export interface LoaderOptions extends RulesetChoice {
  /** How `design:` and `ruleset:` paths are read; none by default. */
  readonly files?: Files;
  /** What-if values that every ship is read with. */
  readonly overrides?: Overrides;
  /** Has the parser read every file as a whole: it comes to the same, and takes longer. */
  readonly whole?: boolean;
}

const NO_OVERRIDES: Overrides = new Map();

const NO_HEADER: FleetHeader = { name: null, budget: null, movement: "standard", minefields: [] };
/** Which command a file that is no design belongs to. */
const COMMAND_OF: Partial<Record<DocumentKind, string>> = {
  ruleset: "shipcost ruleset check",
  scenario: "shipcost play msg",
  config: "shipcost lint --print-config",
};

type Choose = (root: YamlNode) => ChosenReader;

/** Loads design files: each design and ruleset that several files name is read once. */
export class Loader {
  /** Every source text read so far, by path. */
  readonly sources = new Map<string, Source>();
  readonly #overrides: Overrides;
  readonly #readers: ShipReaders;
  readonly #access: DesignAccess;
  readonly #whole: boolean;

  constructor(options: LoaderOptions = {}) {
    const files = readOnce(options.files ?? NO_FILES);
    this.#overrides = options.overrides ?? NO_OVERRIDES;
    this.#whole = options.whole ?? false;
    this.#readers = new ShipReaders(options, files, this.sources);
    this.#access = { files, read: this.#designReader() };
  }

  /**
   * Reads a file of designs. What is wrong in it is findings; it never throws on any bytes. `fallback` is this
   * file's ruleset where neither the option nor the fleet names one, instead of the loader's default.
   */
  load(path: string, bytes: Uint8Array, fallback?: Ruleset): LoadedFile {
    return this.#read(path, bytes, (root) => this.#readers.choose(path, root, fallback), this.#access);
  }

  #read(path: string, bytes: Uint8Array, choose: Choose, access: DesignAccess): LoadedFile {
    const { source, findings } = decode(path, bytes);
    this.sources.set(path, source);
    const loose: Finding[] = [...findings];
    const rulesetFindings = new Set<Finding>();
    const documents: LoadedDocument[] = [];
    const parts = findings.length > 0 ? [] : this.#documents(source, choose, access);
    for (const chosen of parts) {
      for (const each of chosen.rulesetFindings) rulesetFindings.add(each);
      for (const each of chosen.findings) loose.push(each);
      if (chosen.document) documents.push(chosen.document);
    }
    return {
      path,
      documents,
      sources: this.sources,
      asWritten: this.#overrides.size === 0,
      complete: findings.length === 0 && documents.length === parts.length,
      foreign: foreignKind(loose),
      findings: loose,
      rulesetFindings: [...rulesetFindings],
    };
  }

  /** The documents of a text, read item by item where that is sure to come to the same. */
  #documents(source: Source, choose: Choose, access: DesignAccess) {
    const quick = this.#whole ? null : readQuickly(source, "ships");
    try {
      if (quick) return [this.#document(source, quick, choose, access)];
    } catch (error) {
      if (!(error instanceof Doubt)) throw error;
    }
    return parseDocuments(source).map((document) => this.#document(source, document, choose, access));
  }

  #document(source: Source, { root, findings }: SourceDocument, choose: Choose, access: DesignAccess) {
    const none = { document: null, findings, rulesetFindings: [] };
    if (!root) return none;
    const kind = classify(source.path, root);
    if (kind !== "ship" && kind !== "list" && kind !== "fleet") {
      const expected = "a ship, a list of ships or a fleet";
      const args = { key: "", expected, found: describe(root), command: COMMAND_OF[kind] ?? null, kind };
      return { ...none, findings: [finding("schema/type", source.path, headOf(root), args)] };
    }
    const { reader, ...found } = choose(root);
    const document = reader && this.#designs(reader, source, root, kind, access);
    return { document, ...found };
  }

  #designs(
    reader: ShipReader,
    source: Source,
    root: YamlNode,
    kind: LoadedDocument["kind"],
    access: DesignAccess,
  ): LoadedDocument {
    const parts =
      kind === "fleet"
        ? this.#fleet(reader, source, root)
        : { header: NO_HEADER, findings: [], items: kind === "list" ? itemsOf(root) : [{ node: root }] };
    const lone = kind === "ship" ? baseName(source.path) : null;
    return {
      path: source.path,
      kind,
      header: parts.header ?? NO_HEADER,
      headerRead: parts.header !== null,
      data: root.kind === "map" ? root.data : null,
      ruleset: reader.ruleset,
      ships: Array.from(parts.items, (item) => this.#ship(reader, source, item, lone, access)),
      at: (keys: Path) => ({ path: source.path, span: locate(root, keys) }),
      says: (keys: Path) => nodeAt(root, keys) !== undefined,
      findings: parts.findings,
    };
  }

  #fleet(reader: ShipReader, source: Source, root: YamlNode) {
    const { value, findings } = validate<WrittenFleet>(reader.schemas.fleet, {
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

  #ship(
    reader: ShipReader,
    source: Source,
    written: Item,
    lone: string | null,
    access: DesignAccess,
  ): LoadedShip {
    const item = this.#overrides.size === 0 ? written : { node: override(written.node, this.#overrides) };
    if (nodeAt(item.node, ["design"]) === undefined) return loadShip(reader, source, item, lone);
    return loadEntry(reader, source, item, access);
  }

  /** Reads the designs that entries name, each once. What they name in their turn is not followed. */
  #designReader(): DesignAccess["read"] {
    const known = new Map<ShipReader, Map<string, LoadedFile>>();
    const nowhere: DesignAccess = { files: NO_FILES, read: () => unreached() };
    return (reader, path, bytes) => {
      const files = known.get(reader) ?? new Map<string, LoadedFile>();
      known.set(reader, files);
      const choose: Choose = () => ({ reader, findings: [], rulesetFindings: [] });
      const file = files.get(path) ?? this.#read(path, bytes, choose, nowhere);
      files.set(path, file);
      return file;
    };
  }
}

function unreached(): never {
  throw new Error("a design reached through another design");
}

function foreignKind(findings: readonly Finding[]): LoadedFile["foreign"] {
  const kind = findings[0]?.args.kind;
  return kind === "ruleset" || kind === "scenario" || kind === "config" ? kind : null;
}

function baseName(path: string): string {
  const file = path.split(/[/\\]/).at(-1) ?? path;
  return file.replace(/\.[^.]*$/, "") || file;
}
