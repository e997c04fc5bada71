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

/** Which ruleset holds in a file, where that differs from the others. */
export interface FileRulesets {
  /** The ruleset where a fleet names none. */
  readonly fallback?: Ruleset | null;
  /** The ruleset for every fleet, whatever it says; only the choice for everything comes before it. */
  readonly enforced?: Ruleset | null;
}

/** What reads a document's ships; without a reader its ships cannot be read, and `findings` say why. */
export interface ChosenReader extends Omit<NamedRuleset, "ruleset"> {
  readonly reader: ShipReader | null;
  /** The ruleset that the fleet names, where it was read. */
  readonly named: Ruleset | null;
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

  /** The ruleset is the one for everything, else the one enforced, else the fleet's own, else the default. */
  choose(path: string, root: YamlNode, { fallback, enforced }: FileRulesets): ChosenReader {
    const asked = classify(path, root) === "fleet" ? nodeAt(root, ["ruleset"]) : undefined;
    const file = asked && (asked.kind === "map" ? nodeAt(asked, ["file"]) : asked);
    const name = typeof file?.data === "string" ? file.data : null;
    const forced = this.choice.ruleset ?? enforced;
    if (forced) {
      const matters = name !== null && (asked?.kind === "map" || enforced);
      return this.#chosen(forced, matters ? this.#named.find(path, root, name).ruleset : null);
    }
    if (name === null) return this.#chosen(fallback ?? this.choice.defaultRuleset ?? house);
    const { ruleset, ...found } = this.#named.find(path, root, name);
    return { reader: ruleset && keptWith(ruleset, shipReader), named: ruleset, ...found };
  }

  #chosen(ruleset: Ruleset, named: Ruleset | null = null): ChosenReader {
    return { reader: keptWith(ruleset, shipReader), named, findings: [], rulesetFindings: [] };
  }
}
