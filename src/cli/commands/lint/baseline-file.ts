import { existsSync } from "node:fs";
import path from "node:path";
import {
  BASELINE_VERSION,
  type BaselineEntry,
  type BaselineRun,
  readBaseline,
  wasAsked,
} from "../../../lint/baseline.js";
import { diagnose } from "../../../lint/diagnose.js";
import { jsonDocument } from "../../../report/text/json.js";
import { displayPath, leadsOutside, readAll, systemReason } from "../../files/project.js";
import { writeFileAtomically } from "../../files/write-file.js";
import { type Io, UsageError } from "../../io.js";
import type { Session } from "../../session/session.js";

/** No fleets have so many findings; finding the place of an error in more would take minutes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Reads the baseline that an option or a configuration names. A missing or broken one is a usage error. */
export function loadBaseline(file: string, io: Io): readonly BaselineEntry[] {
  const entries = read(file, io);
  if (entries) return entries;
  throw new UsageError(`no baseline ${file}: no such file; lint --write-baseline makes one`);
}

/** The baseline that is about to be written over: nothing else ever is. */
export function earlierBaseline(file: string, io: Io): readonly BaselineEntry[] {
  try {
    return read(file, io) ?? [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const order = "name FILEs before --write-baseline, or write --write-baseline=BASELINE";
    throw new UsageError(`${error.message}\nit is left as it is; ${order}`);
  }
}

/** Writes a baseline, whole or not at all. */
export function saveBaseline(file: string, entries: readonly BaselineEntry[], io: Io): void {
  try {
    writeFileAtomically(
      path.resolve(io.cwd, file),
      jsonDocument({ version: BASELINE_VERSION, baseline: entries }),
    );
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new UsageError(`${file} cannot be written: ${missing ? "no such folder" : systemReason(error)}`);
  }
}

/** A run as the baseline of a file sees it. */
export function baselineRun(file: string, session: Session, { cwd }: Io): BaselineRun {
  const folder = path.dirname(path.resolve(cwd, file));
  const pathOf = (each: string) => path.relative(folder, path.resolve(cwd, each)).split(path.sep).join("/");
  const checked = new Map(session.results.files.map((each) => [pathOf(each.file.path), each]));
  return {
    pathOf,
    // In a file that is gone nothing is left to find.
    asked: ({ path: at, ruleId }) => {
      const file = checked.get(at);
      return file ? wasAsked(file, ruleId) : !existsSync(path.resolve(folder, at));
    },
  };
}

/** The entries of a baseline; null where there is no such file. */
function read(file: string, io: Io): readonly BaselineEntry[] | null {
  const absolute = path.resolve(io.cwd, file);
  if (!existsSync(absolute)) return null;
  let bytes: Uint8Array;
  try {
    if (leadsOutside(file, io.cwd)) throw new UsageError("a link that leads out of the project; not read");
    bytes = readAll(absolute, MAX_BYTES);
  } catch (error) {
    throw new UsageError(`the baseline ${file}: ${systemReason(error)}`);
  }
  const { entries, findings, source } = readBaseline(displayPath(file, io.cwd), bytes);
  if (entries || !source) return entries;
  const lines = diagnose(findings, new Map([[source.path, source]])).map(
    ({ path: at, line, column, message }) => `${at}:${line}:${column}: ${message}`,
  );
  throw new UsageError(`the baseline ${file} has errors\n${lines.join("\n")}`);
}
