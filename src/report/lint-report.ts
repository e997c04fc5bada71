import type { BaselineEntry } from "../lint/baseline.js";
import type { CheckedFile } from "../lint/lint.js";
import type { Diagnostic } from "../lint/rule.js";
import type { Suppressed } from "../lint/suppress.js";
import { findingJson, type Sources, suppressedJson } from "./finding-json.js";
import { jsonDocument } from "./json.js";
import { visible } from "./visible.js";

/** What a run found and does not report. */
export interface Silenced {
  /** What comments suppress. */
  readonly suppressed: readonly (Suppressed & Diagnostic)[];
  /** What the baseline lists. */
  readonly baselined: readonly Diagnostic[];
  /** What the baseline lists and is no longer found. */
  readonly stale: readonly BaselineEntry[];
}

const NOTHING: Silenced = { suppressed: [], baselined: [], stale: [] };

/** What a run of `lint` found: the renderers' only input. */
export interface LintReport extends Silenced {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  readonly summary: {
    readonly files: number;
    readonly ships: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly suppressed: number;
    readonly baselined: number;
  };
}

export function lintReport(
  files: readonly CheckedFile[],
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  silenced: Silenced = NOTHING,
): LintReport {
  const count = (severity: string) => diagnostics.filter((each) => each.severity === severity).length;
  const ships = files
    .flatMap((file) => file.documents)
    .reduce((sum, document) => sum + document.ships.length, 0);
  const summary = {
    files: files.length,
    ships,
    errors: count("error"),
    warnings: count("warning"),
    infos: count("info"),
    suppressed: silenced.suppressed.length,
    baselined: silenced.baselined.length,
  };
  return { diagnostics, sources, summary, ...silenced };
}

/** One line a finding, and nothing else. */
export function lintConcise({ diagnostics }: LintReport): string {
  return diagnostics
    .map(
      ({ path, line, column, severity, ruleId, message }) =>
        `${visible(path)}:${line}:${column}: ${severity} ${ruleId}: ${visible(message)}\n`,
    )
    .join("");
}

/** The JSON document of `lint`. */
export function lintJson({ diagnostics, sources, summary, suppressed, stale }: LintReport): string {
  const findings = diagnostics.map((each) => findingJson(each, sources));
  const silent = suppressed.map((each) => suppressedJson(each, sources));
  return jsonDocument({ summary, findings, suppressed: silent, stale });
}
