import { type BaselineEntry, type Compared, compareWithBaseline, makeBaseline } from "../lint/baseline.js";
import { plural } from "../report/text.js";
import { baselineRun, earlierBaseline, loadBaseline, saveBaseline } from "./baseline-file.js";
import { type Io, UsageError } from "./io.js";
import type { Session } from "./session.js";

export interface BaselineOptions {
  readonly baseline?: string;
  readonly writeBaseline?: string;
}

/** The findings of a run parted by a baseline, and what is worth telling people of it. */
export interface Parted extends Compared {
  readonly said: readonly string[];
}

type Part = (session: Session) => Parted;

/** What the options ask of a baseline, to be done to the findings of a run. A broken one is a usage error now. */
export function baselineAsked({ baseline, writeBaseline }: BaselineOptions, io: Io): Part {
  if (baseline !== undefined && writeBaseline !== undefined)
    throw new UsageError("--baseline and --write-baseline: give one or the other");
  if (writeBaseline !== undefined) return writing(writeBaseline, io);
  if (baseline !== undefined) return reading(baseline, io);
  return ({ diagnostics }) => ({ kept: diagnostics, baselined: [], stale: [], said: [] });
}

function reading(file: string, io: Io): Part {
  const entries = loadBaseline(file, io);
  return (session) => {
    const compared = compareWithBaseline(session.diagnostics, entries, baselineRun(file, session, io));
    return { ...compared, said: compared.stale.length > 0 ? [staleWords(file, compared.stale)] : [] };
  };
}

function writing(file: string, io: Io): Part {
  const earlier = earlierBaseline(file, io);
  return (session) => {
    const run = baselineRun(file, session, io);
    const entries = makeBaseline(session.diagnostics, earlier, run);
    saveBaseline(file, entries, io);
    const files = new Set(entries.map((entry) => entry.path)).size;
    const wrote = `wrote ${file}: ${plural(total(entries), "finding")} in ${plural(files, "file")}`;
    const compared = compareWithBaseline(session.diagnostics, entries, run);
    const left = compared.kept.length;
    const locked = `${plural(left, "error")} cannot be listed: with such an error a price means nothing`;
    return { ...compared, said: left > 0 ? [wrote, locked] : [wrote] };
  };
}

function staleWords(file: string, stale: readonly BaselineEntry[]): string {
  const count = total(stale);
  const { ruleId, path } = stale[0]!;
  const [are, them] = count === 1 ? ["is", "it"] : ["are", "them"];
  const first = `${count === 1 ? "" : "the first: "}${ruleId} in ${path}`;
  return `${file}: ${plural(count, "finding")} of it ${are} no longer there (${first}); --write-baseline takes ${them} out`;
}

function total(entries: readonly BaselineEntry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}
