/** A stretch of a source text: UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How much a finding matters: only errors fail a run by themselves. */
export type Severity = "error" | "warning" | "info";

/** The facts of a finding, worded later by its rule. */
export type Args = Readonly<Record<string, unknown>>;

/** A change to the source text that resolves a finding without losing anything. */
export interface Fix {
  readonly edits: readonly { readonly span: Span; readonly text: string }[];
}

/** An alias as it is written: `*name`. */
export interface Alias {
  readonly name: string;
  readonly span: Span;
}

/** Something found in a file: a rule's id, a place and the facts. Words and severity come from the rule. */
export interface Finding {
  readonly ruleId: string;
  /** The path of the file as it was given, for reports. */
  readonly path: string;
  readonly span: Span;
  /** The alias through which the value at the span belongs to the ship; null where it is written in the ship itself. */
  readonly via: Alias | null;
  /** The name of the ship it belongs to, if any. */
  readonly ship: string | null;
  readonly args: Args;
  readonly suggestions: readonly string[];
  readonly fix: Fix | null;
}

/** Makes a finding, with the fields that are mostly empty filled in. */
// biome-ignore lint/complexity/useMaxParams: rule, place, facts: as everyone writes a finding
export function finding(
  ruleId: string,
  path: string,
  span: Span,
  args: Args = {},
  more: Partial<Pick<Finding, "via" | "ship" | "suggestions" | "fix">> = {},
): Finding {
  return { ruleId, path, span, via: null, ship: null, args, suggestions: [], fix: null, ...more };
}
