import { type Finding, finding } from "../finding.js";
import { decode } from "../source/decode.js";
import { describe } from "../source/describe.js";
import { type Files, NO_FILES, readOnce } from "../source/files.js";
import type { ReadDocument } from "../source/items.js";
import { type ReadDocuments, readDocuments } from "../source/read.js";
import type { Source } from "../source/text.js";
import { headOf, type YamlNode } from "../source/tree.js";
import { classify, type DocumentKind } from "./classify.js";
import { type DesignDocument, loadDocument, type ReadingShips } from "./load-document.js";
import { type DesignAccess, designOf, type Loaded } from "./load-entry.js";
import type { LoadedFile } from "./loaded.js";
import { isOtherYaml } from "./other-yaml.js";
import { isNamed, type Overrides, overridesFor } from "./overrides.js";
import type { ShipReader } from "./ship-reader.js";
import { type ChosenReader, type FileRulesets, type RulesetChoice, ShipReaders } from "./ship-readers.js";

export type { Loaded } from "./load-entry.js";

export interface LoaderOptions extends RulesetChoice {
  /** How `design:` and `ruleset:` paths are read; none by default. */
  readonly files?: Files;
  /** What-if values that every ship is read with. */
  readonly overrides?: Overrides;
  /** Told of each ship of a file that is read. */
  readonly onShip?: () => void;
}

const NO_OVERRIDES: Overrides = new Map();

/** Which command a file that is no design belongs to. */
const COMMAND_OF: Partial<Record<DocumentKind, string>> = {
  ruleset: "shipcost ruleset check",
  scenario: "shipcost play msg",
  config: "shipcost lint --print-config",
};

type Choose = (root: YamlNode) => ChosenReader;

/** How a file is read. */
interface Reading {
  readonly choose: Choose;
  readonly ships: ReadingShips;
}

/** A document as far as it could be read. */
interface Part extends Omit<ChosenReader, "reader" | "named"> {
  readonly design: DesignDocument | null;
}

/** Loads design files: each design and ruleset that several files name is read once. */
export class Loader {
  /** Every source text read so far, by path. */
  readonly sources = new Map<string, Source>();
  readonly #ships: Omit<ReadingShips, "access">;
  readonly #readers: ShipReaders;
  readonly #access: DesignAccess;
  readonly #read: ReadDocuments;

  /** `read` turns texts into documents; there is no other way but for tests. */
  constructor(options: LoaderOptions = {}, read: ReadDocuments = readDocuments) {
    const files = readOnce(options.files ?? NO_FILES);
    this.#read = read;
    this.#ships = { overrides: options.overrides ?? NO_OVERRIDES, onShip: options.onShip };
    this.#readers = new ShipReaders(options, files, this.sources);
    this.#access = { files, read: this.#designReader() };
  }

  /**
   * Reads a file of designs. What is wrong in it is findings; it never throws on any bytes. `rulesets` says which
   * ruleset holds in this file, where that differs from the loader's.
   */
  load(path: string, bytes: Uint8Array, rulesets: FileRulesets = {}): Loaded {
    const choose: Choose = (root) => this.#readers.choose(path, root, rulesets);
    return this.#load(path, bytes, { choose, ships: { ...this.#ships, access: this.#access } });
  }

  #load(path: string, bytes: Uint8Array, how: Reading): Loaded {
    const { source, findings } = decode(path, bytes);
    this.sources.set(path, source);
    const parts =
      findings.length > 0 ? [] : this.#read(source, "ships", (document) => this.#part(source, document, how));
    const designs = parts.flatMap(({ design }) => design ?? []);
    const loose = [findings, ...parts.map((part) => part.findings)].flat();
    const documents = designs.map(({ document }, index) => ({ ...document, index }));
    const file: LoadedFile = {
      path,
      documents,
      asWritten: this.#ships.overrides.size === 0,
      complete: findings.length === 0 && designs.length === parts.length,
      foreign: foreignKind(loose) ?? (isOtherYaml(documents, loose) ? "other" : null),
      findings: loose,
      rulesetFindings: [...new Set(parts.flatMap((part) => part.rulesetFindings))],
    };
    const places = { document: ({ index }: { index: number }) => placesOf(designs, index) };
    return { file, places, sources: this.sources };
  }

  #part(source: Source, document: ReadDocument, { choose, ships }: Reading): Part {
    const { root, findings, items } = document;
    if (!root) return { design: null, findings, rulesetFindings: [] };
    const kind = classify(source.path, root);
    if (kind !== "ship" && kind !== "list" && kind !== "fleet") {
      const expected = "a ship, a list of ships or a fleet";
      const args = { key: "", expected, found: describe(root), command: COMMAND_OF[kind] ?? null, kind };
      const foreign = finding("schema/type", source.path, headOf(root), args);
      return { design: null, findings: [foreign], rulesetFindings: [] };
    }
    const { reader, named, ...found } = choose(root);
    const design = reader && loadDocument({ source, root, items, kind, named }, reader, ships);
    return { design, ...found };
  }

  /** Reads the designs that entries name, each once. What they name in their turn is not followed. */
  #designReader(): DesignAccess["read"] {
    const known = new Map<ShipReader, Map<string, ReturnType<typeof designOf>>>();
    const nowhere: DesignAccess = { files: NO_FILES, read: () => unreached() };
    return (reader, { path, bytes, called }) => {
      const { overrides } = this.#ships;
      const load = (name: string | null) =>
        designOf(
          this.#load(path, bytes, {
            choose,
            ships: { ...this.#ships, overrides: overridesFor(name, overrides), access: nowhere },
          }),
        );
      const choose: Choose = () => ({ reader, named: null, findings: [], rulesetFindings: [] });
      if (isNamed(called, overrides)) return load(called);
      const designs = known.get(reader) ?? new Map<string, ReturnType<typeof designOf>>();
      known.set(reader, designs);
      const design = designs.get(path) ?? load(null);
      designs.set(path, design);
      return design;
    };
  }
}

function unreached(): never {
  throw new Error("a design reached through another design");
}

function placesOf(designs: readonly DesignDocument[], index: number) {
  const design = designs[index];
  if (!design) throw new RangeError(`no document ${index}`);
  return design.places;
}

function foreignKind(findings: readonly Finding[]): LoadedFile["foreign"] {
  const kind = findings[0]?.args.kind;
  return kind === "ruleset" || kind === "scenario" || kind === "config" ? kind : null;
}
