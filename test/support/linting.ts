import { Loader, type LoaderOptions } from "../../src/design/load.js";
import type { Fix } from "../../src/finding.js";
import { diagnose } from "../../src/lint/diagnose.js";
import { type CheckedFile, checkFile } from "../../src/lint/lint.js";
import type { LintOptions } from "../../src/lint/options.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import type { Suppressed } from "../../src/lint/suppress.js";
import { conclude } from "../../src/lint/unused.js";
import { memoryFiles } from "../../src/source/files.js";
import type { Source } from "../../src/source/text.js";

/** A run over files held in memory. */
export interface Run {
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly (Suppressed & Diagnostic)[];
  readonly checked: readonly CheckedFile[];
  readonly sources: ReadonlyMap<string, Source>;
  /** `line rule text` of each finding, its path before that where it is not that of the first file. */
  readonly brief: readonly string[];
  /** `line rule` of each suppressed finding. */
  readonly silent: readonly string[];
}

/** Lints the files named (all by default), among which references are followed. */
export function runLint(
  files: Readonly<Record<string, string>>,
  options: LintOptions & Pick<LoaderOptions, "overrides"> & { named?: readonly string[] } = {},
): Run {
  const { named = Object.keys(files), overrides, ...lint } = options;
  const loader = new Loader({ files: memoryFiles(files), ...(overrides && { overrides }) });
  const checked = named.map((path) =>
    checkFile(loader.load(path, new TextEncoder().encode(files[path])), lint),
  );
  const concluded = conclude(checked);
  const findings = concluded.flatMap((each) => each.findings);
  const suppressed = concluded.flatMap((each) => each.suppressed);
  const diagnostics = diagnose(findings, loader.sources, lint);
  const text = ({ path, span }: Diagnostic) => loader.sources.get(path)!.text.slice(span.start, span.end);
  const brief = diagnostics.map(
    (each) => `${each.path === named[0] ? "" : `${each.path} `}${each.line} ${each.ruleId} ${text(each)}`,
  );
  const silenced = diagnose(suppressed, loader.sources, lint);
  const silent = silenced.map(({ line, ruleId }) => `${line} ${ruleId}`);
  return { diagnostics, suppressed: silenced, checked, sources: loader.sources, brief, silent };
}

/** Lints one text as `example.yaml`. */
export function lintText(yaml: string, options?: LintOptions): Run {
  return runLint({ "example.yaml": yaml }, options);
}

/** A text with fixes applied, each edit once; edits that overlap are refused. */
export function withFixes(text: string, fixes: readonly (Fix | null)[]): string {
  const edits = new Map(fixes.flatMap((fix) => fix?.edits ?? []).map((edit) => [JSON.stringify(edit), edit]));
  const last = [...edits.values()].sort((a, b) => b.span.start - a.span.start);
  let until = text.length;
  return last.reduce((fixed, { span, text: put }) => {
    if (span.end > until) throw new Error(`edits overlap at ${span.start}`);
    until = span.start;
    return fixed.slice(0, span.start) + put + fixed.slice(span.end);
  }, text);
}
