import type { CheckedFile } from "../lint/lint.js";
import type { Diagnostic } from "../lint/rule.js";
import { findingJson, type Sources } from "./finding-json.js";
import { jsonDocument } from "./json.js";
import { visible } from "./visible.js";

/** What a run of `lint` found: the renderers' only input. */
export interface LintReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  readonly summary: {
    readonly files: number;
    readonly ships: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
  };
}

export function lintReport(
  files: readonly CheckedFile[],
  diagnostics: readonly Diagnostic[],
  sources: Sources,
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
  };
  return { diagnostics, sources, summary };
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
export function lintJson({ diagnostics, sources, summary }: LintReport): string {
  const findings = diagnostics.map((each) => findingJson(each, sources));
  return jsonDocument({ summary, findings });
}
