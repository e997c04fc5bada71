import type { Ship } from "../../src/design/ship.js";
import { type Price, priceShip } from "../../src/pricing/price.js";
import { house } from "../../src/rulebook/house.js";
import { type LoadedRuleset, loadRuleset } from "../../src/rulebook/load.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { memoryFiles } from "../../src/source/files.js";
import { load, type Told } from "./loading.js";

/** The one ship of a text, which must be read without a word; under another ruleset if one is given. */
export function onlyShip(yaml: string, ruleset: Ruleset = house): Ship {
  const { told, ships } = load(yaml, { ruleset });
  if (told.length > 0 || ships.length !== 1 || !ships[0]) {
    throw new Error(`${yaml}: ${JSON.stringify(told.map(({ rule, at, args }) => ({ rule, at, args })))}`);
  }
  return ships[0];
}

/** The price of the one ship of a text. */
export function priceOf(yaml: string, ruleset: Ruleset = house): Price {
  return priceShip(onlyShip(yaml, ruleset), ruleset);
}

/** What is told of a text under a ruleset. */
export function toldUnder(ruleset: Ruleset, yaml: string): readonly Told[] {
  return load(yaml, { ruleset }).told;
}

export interface ReadRuleset extends LoadedRuleset {
  /** `rule line:column text` of each finding, its path before that where it is not `r.yaml`. */
  readonly brief: readonly string[];
}

/** Reads a text as the ruleset file `r.yaml`, among other files held in memory. */
export function readRuleset(yaml: string, files: Record<string, string> = {}): ReadRuleset {
  const all = { ...files, "r.yaml": yaml };
  const loaded = loadRuleset("r.yaml", new TextEncoder().encode(yaml), memoryFiles(all));
  const brief = loaded.findings.map(({ ruleId, path, span }) => {
    const source = loaded.sources.find((each) => each.path === path)!;
    const { line, column } = source.position(span.start);
    const text = source.text.slice(span.start, span.end);
    return `${ruleId} ${path === "r.yaml" ? "" : `${path}:`}${line}:${column} ${text}`;
  });
  return { ...loaded, brief };
}

/** The ruleset of lines below `ruleset: r`, which must be read without a word. */
export function ruleset(lines: string, files: Record<string, string> = {}): Ruleset {
  const { ruleset: made, brief, findings } = readRuleset(`ruleset: r\nversion: "1"\n${lines}\n`, files);
  if (!made || brief.length > 0) throw new Error(JSON.stringify(findings));
  return made;
}

/** Every choice of one value for each key. */
export function everyChoice<K extends string>(choices: Record<K, readonly string[]>): Record<K, string>[] {
  const keys = Object.keys(choices) as K[];
  return keys.reduce<Record<K, string>[]>(
    (made, key) => made.flatMap((each) => choices[key].map((value) => ({ ...each, [key]: value }))),
    [{} as Record<K, string>],
  );
}
