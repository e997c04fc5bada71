import type { Fix } from "../../src/finding.js";
import type { LintOptions } from "../../src/lint/options.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import { type LintRun, type LintSettings, lintFiles } from "../../src/lint/run.js";
import { memoryFiles } from "../../src/source/files.js";

/** Contents of files by path: what is not text is no UTF-8. */
export type Contents = Readonly<Record<string, string | Uint8Array>>;

/** A run over files held in memory, with its findings in brief. */
export interface Run extends LintRun {
  /** `line rule text` of each finding, its path before that where it is not that of the first file. */
  readonly brief: readonly string[];
  /** `line rule` of each suppressed finding. */
  readonly silent: readonly string[];
}

export interface RunOptions extends LintOptions, Omit<LintSettings, "files" | "lint"> {
  /** The files to lint; all by default. */
  readonly named?: readonly string[];
}

/** Lints files held in memory, among which references are followed. */
export function runLint(contents: Contents, { named, ...options }: RunOptions = {}): Run {
  const paths = named ?? Object.keys(contents);
  const inputs = paths.map((path) => ({ path, bytes: bytesOf(contents[path] ?? "") }));
  const run = lintFiles(inputs, { ...options, files: memoryFiles(textsOf(contents)), lint: options });
  const text = ({ path, span }: Diagnostic) => run.sources.get(path)?.text.slice(span.start, span.end);
  const brief = run.diagnostics.map(
    (each) => `${each.path === paths[0] ? "" : `${each.path} `}${each.line} ${each.ruleId} ${text(each)}`,
  );
  return { ...run, brief, silent: run.suppressed.map(({ line, ruleId }) => `${line} ${ruleId}`) };
}

/** Lints one text as `example.yaml`. */
export function lintText(yaml: string, options?: RunOptions): Run {
  return runLint({ "example.yaml": yaml }, options);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

function textsOf(contents: Contents): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contents).flatMap(([path, text]) => (typeof text === "string" ? [[path, text]] : [])),
  );
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
