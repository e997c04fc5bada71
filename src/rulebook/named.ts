import { type Finding, finding } from "../finding.js";
import { crop } from "../source/describe.js";
import type { Files } from "../source/files.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { locate, type YamlNode } from "../source/tree.js";
import { BUILT_IN } from "./house.js";
import { type LoadedRuleset, loadRuleset } from "./load.js";
import type { Ruleset } from "./schema.js";

/** The ruleset that a file names; null where there is none to be had, and the findings say why. */
export interface NamedRuleset {
  readonly ruleset: Ruleset | null;
  /** Findings at the place where the file names the ruleset. */
  readonly findings: readonly Finding[];
  /** Findings in the ruleset's own files. */
  readonly rulesetFindings: readonly Finding[];
}

/** The rulesets that files name in their key `ruleset`: built-in ones, and files of the project, each read once. */
export class NamedRulesets {
  readonly #loaded = new Map<string, LoadedRuleset>();

  /** Every text that is read goes into `sources`. */
  constructor(
    readonly files: Files,
    readonly sources: Map<string, Source>,
  ) {}

  find(path: string, root: YamlNode, name: string): NamedRuleset {
    const builtIn = BUILT_IN.get(name);
    if (builtIn) return { ruleset: builtIn, findings: [], rulesetFindings: [] };
    const read = this.files.read(path, name);
    if (!read.ok) {
      const expected = "a built-in ruleset's id, or the path of a ruleset file inside the project";
      const args = { key: "ruleset", expected, found: `${JSON.stringify(crop(name))} (${read.problem})` };
      const suggestions = suggest(name, [...BUILT_IN.keys()]);
      const missing = finding("schema/range", path, locate(root, ["ruleset", "file"]), args, { suggestions });
      return { ruleset: null, findings: [missing], rulesetFindings: [] };
    }
    const loaded = this.#loaded.get(read.path) ?? loadRuleset(read.path, read.bytes, this.files);
    this.#loaded.set(read.path, loaded);
    for (const source of loaded.sources) this.sources.set(source.path, source);
    return { ruleset: loaded.ruleset, findings: [], rulesetFindings: loaded.findings };
  }
}
