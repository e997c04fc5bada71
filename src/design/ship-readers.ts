import { type Finding, finding } from "../finding.js";
import { BUILT_IN, house } from "../rulebook/house.js";
import { type LoadedRuleset, loadRuleset } from "../rulebook/load.js";
import type { Ruleset } from "../rulebook/schema.js";
import { crop } from "../source/describe.js";
import type { Files } from "../source/files.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { locate, nodeAt, type YamlNode } from "../source/tree.js";
import { classify } from "./classify.js";
import { type ShipReader, shipReader } from "./load-ship.js";

/** Which ruleset holds where. */
export interface RulesetChoice {
  /** The ruleset for everything, whatever fleets say. */
  readonly ruleset?: Ruleset;
  /** The ruleset where a fleet names none; house by default. */
  readonly defaultRuleset?: Ruleset;
}

/** What reads a document's ships; without a reader its ships cannot be read, and `findings` say why. */
export interface ChosenReader {
  readonly reader: ShipReader | null;
  /** Findings at the place where the document names the ruleset. */
  readonly findings: readonly Finding[];
  /** Findings in the ruleset's own files. */
  readonly rulesetFindings: readonly Finding[];
}

/** Chooses each document's ruleset and makes its reader, each once. */
export class ShipReaders {
  readonly #readers = new Map<Ruleset, ShipReader>();
  readonly #loaded = new Map<string, LoadedRuleset>();

  constructor(
    readonly choice: RulesetChoice,
    readonly files: Files,
    readonly sources: Map<string, Source>,
  ) {}

  /** The ruleset is the one for everything, else the fleet's own, else the default. */
  choose(path: string, root: YamlNode): ChosenReader {
    if (this.choice.ruleset) return this.#chosen(this.choice.ruleset);
    const name = nodeAt(root, ["ruleset"])?.data;
    if (classify(path, root) !== "fleet" || typeof name !== "string") {
      return this.#chosen(this.choice.defaultRuleset ?? house);
    }
    const builtIn = BUILT_IN.get(name);
    return builtIn ? this.#chosen(builtIn) : this.#fromFile(path, root, name);
  }

  #fromFile(path: string, root: YamlNode, name: string): ChosenReader {
    const read = this.files.read(path, name);
    if (!read.ok) {
      const expected = "a built-in ruleset's id, or the path of a ruleset file inside the project";
      const args = { key: "ruleset", expected, found: `${JSON.stringify(crop(name))} (${read.problem})` };
      const suggestions = suggest(name, [...BUILT_IN.keys()]);
      const missing = finding("schema/range", path, locate(root, ["ruleset"]), args, { suggestions });
      return { reader: null, findings: [missing], rulesetFindings: [] };
    }
    const loaded = this.#loaded.get(read.path) ?? loadRuleset(read.path, read.bytes, this.files);
    this.#loaded.set(read.path, loaded);
    for (const source of loaded.sources) this.sources.set(source.path, source);
    const reader = loaded.ruleset && this.#readerOf(loaded.ruleset);
    return { reader, findings: [], rulesetFindings: loaded.findings };
  }

  #chosen(ruleset: Ruleset): ChosenReader {
    return { reader: this.#readerOf(ruleset), findings: [], rulesetFindings: [] };
  }

  #readerOf(ruleset: Ruleset): ShipReader {
    const reader = this.#readers.get(ruleset) ?? shipReader(ruleset);
    this.#readers.set(ruleset, reader);
    return reader;
  }
}
