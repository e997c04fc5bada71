import type { Diagnostic } from "../../lint/rule.js";
import { ruleById } from "../../lint/rules.js";
import { withBlanksShown } from "../../source/describe.js";
import type { Source } from "../../source/text.js";
import { plural } from "../../source/words.js";
import { type Layout, leading, type Palette, PLAIN, tail, width, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";
import type { LintReport } from "./report.js";

/** Findings as the best compilers word them: place, source line with a caret, what to do, and the rule's source. */
export function lintPretty(report: LintReport, layout: Layout): string {
  const cite = citations(layout);
  const blocks = report.diagnostics.map((each) => block(each, report.sources.get(each.path), layout, cite));
  // Where nothing was checked, "no findings" would sound as if something had been.
  const nothing = report.summary.files === 0 && blocks.length === 0;
  const closing = layout.quiet || nothing ? [] : [summary(report, layout.palette)];
  return [...blocks, ...closing].map((text) => `${text}\n`).join("\n");
}

type Cite = (source: string) => readonly string[];

/** The lines that name the source of a rule: many findings have the same. */
function citations(layout: Layout): Cite {
  const known = new Map<string, readonly string[]>();
  return (source) => {
    const lines = known.get(source) ?? labelled("rule:", layout.palette.faint, source, layout);
    known.set(source, lines);
    return lines;
  };
}

function block(each: Diagnostic, source: Source | undefined, layout: Layout, cite: Cite): string {
  const { palette } = layout;
  const { severity, ruleId, path, line, column } = each;
  const head = `${palette.strong(visible(`${path}:${line}:${column}`))} ${palette[severity](severity)} ${palette.accent(ruleId)}`;
  const ship = each.ship === null ? "" : palette.faint(` in ${visible(each.ship)}`);
  const rule = ruleById(ruleId);
  const cited = (rule.cites?.(each.args) ?? true) ? rule.source : undefined;
  return [
    head + ship,
    ...(source ? codeFrame(each, source, layout) : []),
    ...wrap(visible(each.message), layout.width, "  "),
    ...(each.help === null ? [] : labelled("help:", palette.info, each.help, layout)),
    ...(cited ? cite(cited) : []),
  ].join("\n");
}

/** A text after a label; its further lines stand under its first word. */
function labelled(label: string, paint: (text: string) => string, text: string, layout: Layout): string[] {
  const indent = " ".repeat(label.length + 3);
  const [first = "", ...rest] = wrap(visible(text), layout.width, indent);
  return [`  ${paint(label)} ${first.slice(indent.length)}`, ...rest];
}

/** How much of a long line is read to either side of the place. */
const AROUND = 400;

/** A part of a line as a frame shows it: blanks that are not the usual one are told apart. */
function shown(text: string): string {
  return withBlanksShown(visible(text.replaceAll("\t", "  ")));
}

/** The source line with a caret under the very characters; a line too long for the layout is cropped around them. */
function codeFrame(each: Diagnostic, source: Source, { width: cells, palette }: Layout): string[] {
  const { start, end } = source.line(each.line);
  const from = Math.max(start, Math.min(each.span.start, end) - AROUND);
  const to = Math.min(end, each.span.start + AROUND);
  const markEnd = Math.max(each.span.start, Math.min(each.span.end, to));
  const gutter = String(each.line).length;
  const room = Math.max(20, cells - gutter - 5);
  let before = shown(source.text.slice(from, each.span.start));
  const marked = shown(source.text.slice(each.span.start, markEnd));
  let after = shown(source.text.slice(markEnd, to));
  const cutLeft = width(before) > room / 2 && width(before + marked + after) > room;
  if (cutLeft || from > start) before = `…${tail(before, Math.floor(room / 2) - 1)}`;
  const shownMark = leading(marked, room - width(before) - 1);
  const left = room - width(before) - width(shownMark);
  if (shownMark !== marked) after = "…";
  else if (width(after) > left) after = `${leading(after, Math.max(0, left - 1))}…`;
  const carets = "^".repeat(Math.max(1, width(shownMark)));
  const margin = " ".repeat(gutter + 1);
  return [
    `${palette.faint(` ${each.line} │`)} ${before}${shownMark}${after}`.trimEnd(),
    `${palette.faint(`${margin} │`)} ${" ".repeat(width(before))}${palette[each.severity](carets)}`,
  ];
}

/** How many findings of which severity there are, in what. */
export function summary(
  { summary: { files, ships, errors, warnings, infos, suppressed, baselined } }: LintReport,
  palette: Palette = PLAIN,
): string {
  const silenced = [
    suppressed > 0 ? `${suppressed} suppressed` : [],
    baselined > 0 ? `${baselined} in the baseline` : [],
  ].flat();
  const checked = [`${plural(files, "file")}, ${plural(ships, "ship")} checked`, ...silenced].join("; ");
  if (errors + warnings + infos === 0) return `${palette.strong("no findings")} (${checked})`;
  const found = [
    errors > 0 ? palette.error(plural(errors, "error")) : [],
    warnings > 0 ? palette.warning(plural(warnings, "warning")) : [],
    infos > 0 ? palette.info(plural(infos, "info")) : [],
  ].flat();
  return `${found.join(", ")} (${checked})`;
}
