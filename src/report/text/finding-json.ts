import type { Span } from "../../finding.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { Suppressed } from "../../lint/suppress.js";
import type { Source } from "../../source/text.js";

export type Sources = ReadonlyMap<string, Source>;

function place(source: Source | undefined, { start, end }: Span) {
  const from = source?.position(start) ?? { line: 1, column: 1 };
  const to = source?.position(end) ?? from;
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** A finding as the JSON contract has it. */
export function findingJson(each: Diagnostic, sources: Sources) {
  const source = sources.get(each.path);
  const { ruleId, severity, message, path, line, column, endLine, endColumn, ship, suggestions, help } = each;
  const edits = each.fix?.edits.map(({ span, text }) => ({ ...place(source, span), text }));
  const fix = edits ? { edits } : null;
  return { ruleId, severity, message, path, line, column, endLine, endColumn, ship, suggestions, help, fix };
}

/** A finding that a comment suppresses, with the comment's reason. */
export function suppressedJson(each: Suppressed & Diagnostic, sources: Sources) {
  return { ...findingJson(each, sources), reason: each.suppressedBy.reason };
}
