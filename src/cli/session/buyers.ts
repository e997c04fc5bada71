import path from "node:path";
import { filesBelow } from "../files/find.js";
import { readAll } from "../files/project.js";
import { projectRoot } from "../files/roots.js";
import type { Io } from "../io.js";
import {
  type FileOptions,
  openSurroundings,
  type SettledInput,
  settledInputs,
} from "../settings/settings.js";

/** How many files of a project are looked through, and how long they may be. */
const MOST_FILES = 5000;
const MOST_BYTES = 1024 * 1024;

/**
 * The files of the project that may buy the designs that were named: only under their rules is it known whether a
 * comment in a design is of use. Nothing is looked for where no named file suppresses anything.
 */
export async function buyersOf(
  files: readonly SettledInput[],
  io: Io,
  options: FileOptions,
): Promise<readonly SettledInput[]> {
  const designs = files.flatMap(({ met, file, bytes }) =>
    !met && file !== null && Buffer.from(bytes).includes("shipcost-disable") ? [file] : [],
  );
  if (designs.length === 0) return [];
  const { choice } = openSurroundings([], io, options);
  const known = new Set(files.map(({ file }) => file));
  const names = designs.map((file) => path.basename(file));
  const found: string[] = [];
  for (const root of new Set(designs.map((file) => projectRoot(file, io.cwd)))) {
    const below = await filesBelow(root, choice);
    for (const file of below.files.slice(0, MOST_FILES)) {
      if (!known.has(path.resolve(io.cwd, file)) && mentions(path.resolve(io.cwd, file), names))
        found.push(file);
    }
  }
  return found.length === 0 ? [] : (await settledInputs(found, io, options)).files;
}

function mentions(file: string, names: readonly string[]): boolean {
  try {
    const text = Buffer.from(readAll(file, MOST_BYTES));
    return text.includes("design") && names.some((name) => text.includes(name));
  } catch {
    return false; // what cannot be read buys nothing
  }
}
