import {
  type BaselineEntry,
  type BaselineResult,
  compareWithBaseline,
  makeBaseline,
} from "../../../lint/baseline.js";
import { plural } from "../../../source/words.js";
import type { Io } from "../../io.js";
import type { Session } from "../../session/session.js";
import { baselineRun, earlierBaseline, loadBaseline, saveBaseline } from "./baseline-file.js";

/** The findings of a run parted by a baseline, and what is worth telling people of it. */
export interface Parted extends BaselineResult {
  readonly said: readonly string[];
}

/** Parts the findings of a run. */
export type Part = (session: Session) => Parted;

/** By what a baseline lists. A missing or broken one is a usage error. */
export function byBaseline(file: string, io: Io): Part {
  const entries = loadBaseline(file, io);
  return (session) => {
    const compared = compareWithBaseline(
      session.results.diagnostics,
      entries,
      baselineRun(file, session, io),
    );
    return { ...compared, said: staleWords(file, compared.stale) };
  };
}

/** By a baseline that is written of them. It may be there already; a file that is something else is a usage error. */
export function byNewBaseline(file: string, io: Io): Part {
  const earlier = earlierBaseline(file, io);
  return (session) => {
    const run = baselineRun(file, session, io);
    const entries = makeBaseline(session.results.diagnostics, earlier, run);
    saveBaseline(file, entries, io);
    const files = new Set(entries.map((entry) => entry.path)).size;
    const wrote = `wrote ${file}: ${plural(total(entries), "finding")} in ${plural(files, "file")}`;
    const compared = compareWithBaseline(session.results.diagnostics, entries, run);
    const left = compared.kept.length;
    const locked = `${plural(left, "error")} cannot be listed: with such an error a price means nothing`;
    return { ...compared, said: left > 0 ? [wrote, locked] : [wrote] };
  };
}

function staleWords(file: string, stale: readonly BaselineEntry[]): string[] {
  const [entry] = stale;
  if (!entry) return [];
  const count = total(stale);
  const { ruleId, path } = entry;
  const [are, them] = count === 1 ? ["is", "it"] : ["are", "them"];
  const first = `${count === 1 ? "" : "the first: "}${ruleId} in ${path}`;
  return [
    `${file}: ${plural(count, "finding")} of it ${are} no longer there (${first}); --write-baseline takes ${them} out`,
  ];
}

function total(entries: readonly BaselineEntry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}
