import { RULES } from "../../src/lint/rules.js";
import { tooManyWarnings } from "../../src/lint/verdicts.js";
import type { LintFormat } from "../../src/report/lint/format-names.js";
import { type LintContext, renderLint } from "../../src/report/lint/formats.js";
import { type LintReport, lintReport } from "../../src/report/lint/report.js";
import { PLAIN } from "../../src/report/text/text.js";
import { type Contents, type RunOptions, runLint } from "./linting.js";

export interface ReportOptions extends Omit<RunOptions, "named"> {
  readonly problems?: readonly string[];
  readonly maxWarnings?: number;
  /** Files that designs name, and that are not checked themselves. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The report on files held in memory. */
export function reportOn(contents: Contents, options: ReportOptions = {}): LintReport {
  const { files: others = {}, problems = [], maxWarnings, ...settings } = options;
  const all = { ...others, ...contents };
  const run = runLint(all, { ...settings, named: Object.keys(contents) });
  const { files, diagnostics, sources } = run;
  const limits =
    maxWarnings === undefined ? [] : [{ limit: maxWarnings, saidAt: null, findings: diagnostics }];
  const exceeded = tooManyWarnings(limits, diagnostics);
  return lintReport(files, diagnostics, sources, { problems, tooManyWarnings: exceeded });
}

/** A report in a format, as a run in the root of a repository prints it. */
export function rendered(
  format: LintFormat,
  report: LintReport,
  context: Partial<LintContext> = {},
): Promise<string> {
  const layout = { width: 80, palette: PLAIN };
  return renderLint(format, report, { layout, version: "1.2.3", pathOf: (path) => path, ...context });
}

/** The report on every rule's bad example, each in a file of its own. */
export function reportOnEveryRule(): LintReport {
  const examples = RULES.map(({ id, bad }): [string, string | Uint8Array] => [
    `${id.replace("/", "-")}.yaml`,
    bad.bytes ? Uint8Array.from(bad.bytes) : bad.yaml,
  ]);
  const files = Object.assign({}, ...RULES.map(({ bad }) => bad.files ?? {}));
  return reportOn(Object.fromEntries(examples), { files });
}

/** Names that mean something to a reader of some format, or to a terminal. */
export const NASTY_NAMES = [
  "with blanks",
  " leading and trailing ",
  "100%",
  "%2F%0A%25",
  "a#b?c",
  "a:b,c",
  "::error file=x::y",
  "##[error]x",
  "line\nbreak\r\nand\ttab",
  "\u001B[31mred\u0007",
  "bidi\u202Eabc\u2066",
  "zero\u200Bwidth\u200D\uFEFF",
  "<&>\"']]>",
  "&#0;&lt;",
  "\uFFFE\uFFFF\u{1FFFE}",
  "a|b`c`*d*_e_",
  "[link](http://example.com)",
  "@octocat",
  "{0} {{1}}",
  "星の船 👩‍👩‍👧‍👦 e\u0301",
  "true",
  "__proto__",
  "C:x",
  "..",
  "=1+1",
];

/** A file for each nasty name, with a ship of that name that has an error, a warning and an info. */
export function reportOnNastyNames(): LintReport {
  const text = (name: string) =>
    `name: ${JSON.stringify(name)}\nhull: 4\nprimaries: 3\nsecondaries: 3\nengines: 3\n${JSON.stringify(`k${name}`)}: 1\n`;
  const warned = (name: string) =>
    `name: ${JSON.stringify(name)}\nhull: 4\nprimaries: 3\nsecondaries: 3\nengines: 3\npoints: 99\n`;
  const contents = NASTY_NAMES.flatMap((name) => [
    [`${name}/unknown.yaml`, text(name)],
    [`${name}.yaml`, warned(name)],
  ]);
  return reportOn(Object.fromEntries(contents), { problems: NASTY_NAMES });
}

/** What no format may print: it moves the cursor, hides, or is no character. The line breaks are a report's own. */
export const HIDDEN =
  /(?!\n)[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Noncharacter_Code_Point}|\p{Surrogate}/u;
