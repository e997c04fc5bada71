import { type LoadedScenario, loadScenario, type ScenarioUse } from "../../src/design/load-scenario.js";
import type { Scenario } from "../../src/design/scenario-schema.js";
import { diagnose } from "../../src/lint/diagnose.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";

export interface ReadScenario extends LoadedScenario {
  /** `line rule «text under the caret» message; help` of each finding. */
  readonly told: readonly string[];
}

/** Reads a text as the scenario file `s.yaml`. */
export function readScenario(
  yaml: string,
  use: ScenarioUse = "pull",
  ruleset: Ruleset = house,
): ReadScenario {
  const loaded = loadScenario("s.yaml", new TextEncoder().encode(yaml), ruleset, use);
  const { source } = loaded;
  const told = diagnose(loaded.findings, new Map([["s.yaml", source]])).map(
    ({ line, span, ruleId, message, help }) =>
      `${line} ${ruleId} «${source.text.slice(span.start, span.end)}» ${message}${help ? `; ${help}` : ""}`,
  );
  return { ...loaded, told };
}

/** The scenario of a text, which must be read without a word. */
export function scenario(yaml: string, use: ScenarioUse = "pull", ruleset: Ruleset = house): Scenario {
  const { scenario: read, told } = readScenario(yaml, use, ruleset);
  if (!read || told.length > 0) throw new Error(told.join("\n"));
  return read;
}
