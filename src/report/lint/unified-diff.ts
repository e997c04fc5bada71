import { diffArrays, FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from "diff";
import type { Layout } from "../text/text.js";
import { visible } from "../text/visible.js";

const CONTEXT = 3;
/** Finding the fewest changed lines takes time by the square of their number: beyond this it is not looked for. */
const MOST_CHANGES = 2000;

/** Lines that changed: those from `from` to `to`, exclusive, in both texts. */
interface Run {
  readonly old: { readonly from: number; readonly to: number };
  readonly now: { readonly from: number; readonly to: number };
}

/** A unified diff of two texts of one file, as `git apply` takes it; empty where they are the same. */
export function unifiedDiff(path: string, old: string, now: string): string {
  const [before, after] = [linesOf(old), linesOf(now)];
  const hunks = hunksOf(before, after, changedRuns(before, after));
  if (hunks.length === 0) return "";
  const name = path.replace(/^\//, "");
  const names = {
    oldFileName: `a/${name}`,
    newFileName: `b/${name}`,
    oldHeader: undefined,
    newHeader: undefined,
  };
  return formatPatch({ ...names, hunks }, FILE_HEADERS_ONLY);
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

function changedRuns(before: readonly string[], after: readonly string[]): Run[] {
  if (before.length === after.length) return lineByLine(before, after);
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_CHANGES });
  if (!changes) return [{ old: { from: 0, to: before.length }, now: { from: 0, to: after.length } }];
  const runs: Run[] = [];
  let [i, k] = [0, 0];
  for (const { added, removed, count } of changes) {
    const run = {
      old: { from: i, to: added ? i : i + count },
      now: { from: k, to: removed ? k : k + count },
    };
    if (added || removed) runs.push(run);
    [i, k] = [run.old.to, run.now.to];
  }
  return runs;
}

/** Fixes mostly change lines where they are: then no search is needed. */
function lineByLine(before: readonly string[], after: readonly string[]): Run[] {
  return before.flatMap((line, i) => {
    const place = { from: i, to: i + 1 };
    return line === after[i] ? [] : [{ old: place, now: place }];
  });
}

/** The runs with the lines around them; what is close together is one hunk. */
function hunksOf(
  before: readonly string[],
  after: readonly string[],
  runs: readonly Run[],
): StructuredPatchHunk[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && run.old.from - last.at(-1)!.old.to <= 2 * CONTEXT) last.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => hunk(before, after, group));
}

function hunk(
  before: readonly string[],
  after: readonly string[],
  runs: readonly Run[],
): StructuredPatchHunk {
  const [first, last] = [runs[0]!, runs.at(-1)!];
  const lead = Math.min(CONTEXT, first.old.from);
  const end = Math.min(before.length, last.old.to + CONTEXT);
  const lines: string[] = [];
  let at = first.old.from - lead;
  const put = (sign: string, from: readonly string[], start: number, stop: number) => {
    for (const line of from.slice(start, stop)) {
      lines.push(sign + line.replace(/\n$/, ""));
      if (!line.endsWith("\n")) lines.push("\\ No newline at end of file");
    }
  };
  for (const block of merged(runs)) {
    put(" ", before, at, block.old.from);
    put("-", before, block.old.from, block.old.to);
    put("+", after, block.now.from, block.now.to);
    at = block.old.to;
  }
  put(" ", before, at, end);
  return {
    oldStart: first.old.from - lead + 1,
    oldLines: end - (first.old.from - lead),
    newStart: first.now.from - lead + 1,
    newLines: last.now.to + (end - last.old.to) - (first.now.from - lead),
    lines,
  };
}

/** Runs that touch as one, so that removed lines stand before added ones. */
function merged(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last?.old.to !== run.old.from || last.now.to !== run.now.from) whole.push(run);
    else
      whole[whole.length - 1] = {
        old: { from: last.old.from, to: run.old.to },
        now: { from: last.now.from, to: run.now.to },
      };
  }
  return whole;
}
