import { fixAll, fixesOf } from "../../lint/fix.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { Input } from "../files/inputs.js";
import { systemReason } from "../files/project.js";
import { writeFileAtomically } from "../files/write-file.js";
import { check, type Opened, type Session, sessionOf } from "./session.js";

/** A file that fixes change. */
export interface Change {
  readonly input: Input;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** The files of a session with fixes made, in memory or on the disk. */
export interface FixedFiles {
  /** What is found in them now. */
  readonly session: Session;
  readonly changes: readonly Change[];
  /** How many fixes were made. */
  readonly count: number;
  /** Sentences on fixes that were wanted and not made. */
  readonly refused: readonly string[];
  /** Files with fixes to make that were not named: designs that a fleet refers to. */
  readonly elsewhere: readonly string[];
}

/** Makes the fixes that are wanted in the files that were named; designs that only those name are left alone. */
export function fixFiles(opened: Opened, first: Session, wanted: (each: Diagnostic) => boolean): FixedFiles {
  const { inputs, sources } = first.results;
  const named = new Map(inputs.map((input) => [input.path, input]));
  // Standard input may be called as a file is that was named too: one must not be written over the other.
  const ambiguous = inputs.filter(({ path, file }) => named.get(path)?.file !== file);
  const isOutside = ({ file, outside }: Input) => file !== null && outside;
  const outside = new Set(inputs.filter(isOutside).map(({ path }) => path));
  for (const path of [...ambiguous.map((input) => input.path), ...outside]) named.delete(path);
  const changesTo = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([path, text]): Change[] => {
      const input = named.get(path);
      if (!input) return [];
      return [{ input, before: input.bytes, after: encoded(text, sources.get(path)?.text ?? "", input) }];
    });
  const { texts, checked, count, refused } = fixAll(first.results, {
    wanted: (each) => named.has(each.path) && wanted(each),
    recheck: (changed) => checkWith(opened, changesTo(changed)).results,
  });
  const changes = changesTo(texts);
  const others = fixesOf(checked.diagnostics).filter((each) => wanted(each) && !named.has(each.path));
  const unfixed = [...new Set(others.map(({ path }) => path))];
  return {
    session: sessionOf(opened, checked),
    changes,
    count,
    refused: [
      ...ambiguous.map(({ path }) => `${path}: not fixed: standard input and a file are both called so`),
      ...unfixed
        .filter((path) => outside.has(path))
        .map((path) => `${path}: not fixed: a link leads there out of the project; name the file itself`),
      ...refused.map(
        ({ path, ruleId }) =>
          `${path}: ${ruleId} not fixed: the fixes contradict each other, or more would change`,
      ),
    ],
    elsewhere: unfixed.filter((path) => !outside.has(path)),
  };
}

/** The bytes of a text, with the byte order mark that the file had. */
function encoded(text: string, before: string, { bytes }: Input): Uint8Array {
  const had = Buffer.byteLength(before);
  return Buffer.concat([bytes.subarray(0, bytes.length - had), Buffer.from(text)]);
}

function checkWith(opened: Opened, changes: readonly Change[]): Session {
  return check(opened, new Map(changes.map(({ input, after }) => [input.path, after])));
}

/** Writes what changed to the disk. What could not be written is a problem, and keeps its findings. */
export function writeFixes(fixed: FixedFiles, opened: Opened): FixedFiles {
  const problems: string[] = [];
  const written = fixed.changes.filter(({ input: { path, file }, before, after }) => {
    if (file === null) return true;
    try {
      writeFileAtomically(file, after, before);
      return true;
    } catch (error) {
      problems.push(`${path}: not written: ${systemReason(error)}`);
      return false;
    }
  });
  if (problems.length === 0) return fixed;
  const now = checkWith(opened, written);
  return { ...fixed, changes: written, session: { ...now, problems: [...now.problems, ...problems] } };
}
