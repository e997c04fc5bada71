import type { BaselineEntry } from "../../lint/baseline.js";
import type { CheckedFile } from "../../lint/checked.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { Suppressed } from "../../lint/suppress.js";
import { countSeverities, type TooManyWarnings, type Verdict, verdicts } from "../../lint/verdicts.js";
import { findingJson, type Sources, suppressedJson } from "../text/finding-json.js";
import { jsonDocument } from "../text/json.js";
import { visible } from "../text/visible.js";

/** What a run found and does not report. */
export interface Silenced {
  /** What comments suppress. */
  readonly suppressed: readonly (Suppressed & Diagnostic)[];
  /** What the baseline lists. */
  readonly baselined: readonly Diagnostic[];
  /** What the baseline lists and is no longer found. */
  readonly stale: readonly BaselineEntry[];
}

const NOTHING = { suppressed: [], baselined: [], stale: [], problems: [], tooManyWarnings: [] };

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
  /** The files that were checked, in their order. */
  readonly paths: readonly string[];
  readonly fleets: readonly Verdict[];
  /** What could not be done, in sentences. */
  readonly problems: readonly string[];
  /** The limits on warnings that are exceeded. */
  readonly tooManyWarnings: readonly TooManyWarnings[];
}

export function lintReport(
  files: readonly CheckedFile[],
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  more: Partial<Silenced & Pick<LintReport, "problems" | "tooManyWarnings">> = {},
): LintReport {
  const all = { ...NOTHING, ...more };
  const ships = files
    .flatMap((file) => file.documents)
    .reduce((sum, document) => sum + document.ships.length, 0);
  const summary = {
    files: files.length,
    ships,
    ...countSeverities(diagnostics),
    suppressed: all.suppressed.length,
    baselined: all.baselined.length,
  };
  const paths = files.map(({ file }) => file.path).sort(byText);
  const fleets = verdicts(files, diagnostics).sort((a, b) => byText(a.path, b.path) || a.line - b.line);
  return { diagnostics, sources, summary, paths, fleets, ...all };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
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
export function lintJson(report: LintReport): string {
  const { diagnostics, sources, summary, fleets, suppressed, stale, tooManyWarnings } = report;
  const findings = diagnostics.map((each) => findingJson(each, sources));
  const silent = suppressed.map((each) => suppressedJson(each, sources));
  return jsonDocument({ summary, tooManyWarnings, fleets, findings, suppressed: silent, stale });
}
