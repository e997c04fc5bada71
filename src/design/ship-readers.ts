import { house } from "../rulebook/house.js";
import { keptWith } from "../rulebook/kept.js";
import { type NamedRuleset, NamedRulesets } from "../rulebook/named.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { Files } from "../source/files.js";
import type { Source } from "../source/text.js";
import { nodeAt, type YamlNode } from "../source/tree.js";
import { classify } from "./classify.js";
import { type ShipReader, shipReader } from "./ship-reader.js";

/** Which ruleset holds where. */
export interface RulesetChoice {
  /** The ruleset for everything, whatever fleets say. */
  readonly ruleset?: Ruleset;
  /** The ruleset where a fleet names none; house by default. */
  readonly defaultRuleset?: Ruleset;
}

/** What reads a document's ships; without a reader its ships cannot be read, and `findings` say why. */
export interface ChosenReader extends Omit<NamedRuleset, "ruleset"> {
  readonly reader: ShipReader | null;
}

/** Chooses each document's ruleset and makes its reader, each once. */
export class ShipReaders {
  readonly #named: NamedRulesets;

  constructor(
    readonly choice: RulesetChoice,
    files: Files,
    sources: Map<string, Source>,
  ) {
    this.#named = new NamedRulesets(files, sources);
  }

  /** The ruleset is the one for everything, else the fleet's own, else the default. */
  choose(path: string, root: YamlNode, fallback = this.choice.defaultRuleset ?? house): ChosenReader {
    if (this.choice.ruleset) return this.#chosen(this.choice.ruleset);
    const name = nodeAt(root, ["ruleset"])?.data;
    if (classify(path, root) !== "fleet" || typeof name !== "string") return this.#chosen(fallback);
    const { ruleset, ...found } = this.#named.find(path, root, name);
    return { reader: ruleset && keptWith(ruleset, shipReader), ...found };
  }

  #chosen(ruleset: Ruleset): ChosenReader {
    return { reader: keptWith(ruleset, shipReader), findings: [], rulesetFindings: [] };
  }
}
