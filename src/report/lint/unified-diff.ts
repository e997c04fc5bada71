import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch } from "diff";
import type { Layout } from "../text/text.js";
import { visible } from "../text/visible.js";

const CONTEXT = 3;
/** Finding the fewest changed lines takes time by the square of their number: beyond this it is not looked for. */
const MOST_CHANGES = 500;

/**
 * A unified diff of two texts of one file, as `git apply` takes it; empty where they are the same. With `fromTop` the path
 * begins at the top of a repository, and the diff says so.
 */
export function unifiedDiff(path: string, old: string, now: string, fromTop = false): string {
  const hunks = regions(linesOf(old), linesOf(now)).flatMap(({ from, before, after }) =>
    hunksOf(before.join(""), after.join("")).map((hunk) => ({
      ...hunk,
      oldStart: hunk.oldStart + from,
      newStart: hunk.newStart + from,
    })),
  );
  if (hunks.length === 0) return "";
  const name = path.replace(/^\//, "");
  const names = {
    oldFileName: `a/${name}`,
    newFileName: `b/${name}`,
    oldHeader: undefined,
    newHeader: undefined,
  };
  return formatPatch({ ...names, hunks, isGit: fromTop }, FILE_HEADERS_ONLY);
}

/** A text of many lines as a terminal may show it: its characters that are not for showing by their escapes. */
export function shownLines(text: string): string {
  const shown = (line: string) => line.replace(/\r$/, "").split("\t").map(visible).join("\t");
  return text.split("\n").map(shown).join("\n");
}

/** A unified diff in colours, for people. */
export function paintedDiff(diff: string, { palette }: Layout): string {
  const paint = (line: string) => {
    if (/^(---|\+\+\+) /.test(line)) return palette.strong(line);
    if (line.startsWith("@@")) return palette.accent(line);
    if (line.startsWith("+")) return palette.added(line);
    return line.startsWith("-") ? palette.removed(line) : line;
  };
  return shownLines(diff).split("\n").map(paint).join("\n");
}

/** The lines of a text with their line breaks. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/).filter((line) => line !== "");
}

/** Lines that are compared by themselves: so many lines come before them in both texts. */
interface Region {
  readonly from: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Fixes mostly change lines where they are: then each group of changes is a small text of its own. */
function regions(before: readonly string[], after: readonly string[]): Region[] {
  if (before.length !== after.length) return [{ from: 0, before, after }];
  const groups: { first: number; last: number }[] = [];
  for (const [i, line] of before.entries()) {
    if (line === after[i]) continue;
    const group = groups.at(-1);
    if (group && i - group.last <= 2 * CONTEXT) group.last = i;
    else groups.push({ first: i, last: i });
  }
  return groups.map(({ first, last }) => {
    const from = Math.max(0, first - CONTEXT);
    const end = last + CONTEXT + 1;
    return { from, before: before.slice(from, end), after: after.slice(from, end) };
  });
}

function hunksOf(before: string, after: string): readonly StructuredPatchHunk[] {
  const options = { context: CONTEXT, maxEditLength: MOST_CHANGES };
  const patch = structuredPatch("", "", before, after, undefined, undefined, options);
  return patch?.hunks ?? [whole(linesOf(before), linesOf(after))];
}

/** All lines of one text for all of another. */
function whole(before: readonly string[], after: readonly string[]): StructuredPatchHunk {
  const signed = (sign: string, lines: readonly string[]) =>
    lines.flatMap((line) =>
      line.endsWith("\n") ? sign + line.slice(0, -1) : [sign + line, "\\ No newline at end of file"],
    );
  return {
    oldStart: 1,
    oldLines: before.length,
    newStart: 1,
    newLines: after.length,
    lines: [...signed("-", before), ...signed("+", after)],
  };
}
