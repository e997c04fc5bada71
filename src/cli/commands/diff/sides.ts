import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Files } from "../../../source/files.js";
import { type Input, type Inputs, shipNamed } from "../../files/inputs.js";
import { diskFiles, displayPath } from "../../files/project.js";
import { Revision } from "../../files/revision.js";
import { type Io, UsageError } from "../../io.js";
import { type FileOptions, readFiles } from "../../settings/settings.js";

/** One side of a comparison. */
export interface DiffSide {
  /** How reports call it. */
  readonly label: string;
  /** What its files refer to. */
  readonly files: Files;
}

/** A file on both sides; null where a side has none. */
export interface InputPair {
  readonly old: Input | null;
  readonly new: Input | null;
}

/** What is to be compared, and sentences on what cannot be. */
export interface DiffSides {
  readonly old: DiffSide;
  readonly new: DiffSide;
  readonly pairs: readonly InputPair[];
  readonly problems: readonly string[];
  /** Files named that are ignored. */
  readonly leftOut: Inputs["leftOut"];
}

/** Two files, or two folders file by file. */
export async function twoSides(args: readonly string[], io: Io, options: FileOptions): Promise<DiffSides> {
  const [old, now, ...more] = args;
  if (old === undefined || now === undefined || more.length > 0) {
    throw new UsageError("expected OLD and NEW: two files or two folders; or --git REV and FILEs");
  }
  if (old === "-" && now === "-") throw new UsageError("only one of OLD and NEW can be standard input");
  const folders = [old, now].filter((arg) => isFolder(arg, io));
  if (folders.length === 1) {
    throw new UsageError(`${folders[0]} is a folder: expected two files or two folders`);
  }
  const read = (arg: string) => readFiles([arg], io, options);
  const [before, after] = [await read(old), await read(now)];
  const side = (label: string) => ({ label, files: diskFiles(io) });
  const sides = { old: side(old), new: side(now) };
  const problems = [...before.problems, ...after.problems];
  const leftOut = [...before.leftOut, ...after.leftOut];
  if (folders.length === 2)
    return { ...sides, leftOut, ...(await inFolders(old, now, before, after, io, options)) };
  for (const [arg, { files }] of [[old, before] as const, [now, after] as const]) {
    if (files.length > 1) throw new UsageError(`${arg} is ${files.length} files: expected one, or a folder`);
  }
  const pair = { old: before.files[0] ?? null, new: after.files[0] ?? null };
  return { ...sides, pairs: pair.old && pair.new ? [pair] : [], problems, leftOut };
}

/** Files of two folders are the same by their path below the folder. */
async function inFolders(
  old: string,
  now: string,
  before: Inputs,
  after: Inputs,
  io: Io,
  options: FileOptions,
) {
  const problems = new Set([...before.problems, ...after.problems]);
  const below = (folder: string, { files }: Inputs) => {
    const root = path.resolve(io.cwd, folder);
    const key = (input: Input) => path.relative(root, path.resolve(io.cwd, input.path));
    return new Map(files.map((input) => [key(input), input]));
  };
  const [was, is] = [below(old, before), below(now, after)];
  const find = async (found: ReadonlyMap<string, Input>, folder: string, key: string) => {
    const known = found.get(key);
    const file = path.join(folder, key);
    if (known || !existsSync(path.resolve(io.cwd, file))) return { input: known ?? null, read: true };
    // It is there, and was passed over: ignored here and not there, or unreadable.
    const again = await readFiles([file], io, { ...options, forceExclude: false });
    for (const problem of again.problems) problems.add(problem);
    return { input: again.files[0] ?? null, read: again.problems.length === 0 };
  };
  const pairs: InputPair[] = [];
  for (const key of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [a, b] = [await find(was, old, key), await find(is, now, key)];
    if (a.read && b.read) pairs.push({ old: a.input, new: b.input });
  }
  return { pairs, problems: [...problems] };
}

/** `REV`, against the working tree, or `A..B`; a side that `..` leaves empty is HEAD. */
export async function gitSides(
  range: string,
  args: readonly string[],
  io: Io,
  options: FileOptions,
): Promise<DiffSides> {
  if (args.length === 0) throw new UsageError("--git REV needs a FILE");
  if (args.includes("-")) throw new UsageError("--git compares files of a repository, not standard input");
  const [, from = range, dots, to = ""] = /^(.*?)(\.\.+)(.*)$/s.exec(range) ?? [];
  if (dots !== undefined && dots !== "..") {
    throw new UsageError(`--git ${range}: two revisions are written A..B`);
  }
  const names = dots === undefined ? [range] : [from || "HEAD", to || "HEAD"];
  for (const name of names) {
    if (name === "" || name.startsWith("-")) {
      throw new UsageError(`--git ${range}: expected a revision such as HEAD, a branch, a tag or A..B`);
    }
  }
  const revisions = names.map((name) => Revision.open(name, asShip(args[0]!)?.file ?? args[0]!, io));
  const [old, now = null] = revisions as [Revision, Revision?];
  const pairs: InputPair[] = [];
  const problems: string[] = [];
  for (const arg of args) {
    for (const { file, met, shipName } of await targets(arg, revisions, now === null, io, options)) {
      const about = { met, shipName, mayLack: true };
      const before = fromRevision(old, file, about);
      const after = now ? fromRevision(now, file, about) : await fromDisk(file, about, io);
      const failed = [before, after].filter((each) => typeof each === "string");
      for (const each of failed) problems.push(each);
      if (typeof before === "string" || typeof after === "string") continue;
      if (before || after) pairs.push({ old: before, new: after });
      else
        problems.push(
          `${file}: no such file, neither at ${old.label} nor ${now ? `at ${now.label}` : "in the working tree"}`,
        );
    }
  }
  const working = { label: "the working tree", files: diskFiles(io) };
  return { old, new: now ?? working, pairs, problems, leftOut: [] };
}

interface Target {
  readonly file: string;
  readonly met: boolean;
  readonly shipName: string | null;
}

/** The files that an argument names on either side: itself, the designs of a folder, or `FILE#NAME`. */
async function targets(
  arg: string,
  revisions: readonly Revision[],
  withDisk: boolean,
  io: Io,
  options: FileOptions,
): Promise<Target[]> {
  const onDisk = withDisk && isFolder(arg, io);
  if (onDisk || revisions.some((each) => each.isFolder(arg))) {
    const disk = onDisk ? (await readFiles([arg], io, options)).files.map((input) => input.path) : [];
    const files = new Set([...revisions.flatMap((each) => each.designs(arg)), ...disk]);
    return [...files].sort().map((file) => ({ file, met: true, shipName: null }));
  }
  const isThere = (file: string) =>
    revisions.some((each) => each.read(file).ok) || existsSync(path.resolve(io.cwd, file));
  const one = isThere(arg) ? null : (shipNamed(arg, isThere) ?? asShip(arg));
  return [{ file: arg, shipName: null, ...one, met: false }];
}

/** The parts of `FILE#NAME`, whether or not there is such a FILE. */
function asShip(arg: string) {
  return shipNamed(arg, () => true);
}

type About = Pick<Input, "met" | "shipName" | "mayLack">;

/** A file at a revision, null where it has none, or a sentence on why it cannot be read. */
function fromRevision(revision: Revision, file: string, about: About): Input | null | string {
  const read = revision.read(file);
  if (read.ok) return { path: read.path, bytes: read.bytes, file: null, ...about };
  if (read.problem === "missing" || read.problem === "not-a-file") return null;
  const reasons = {
    outside: "it stands outside the repository",
    "too-large": "too large",
    unreadable: "unreadable",
  };
  return `${file} at ${revision.label}: ${reasons[read.problem]}`;
}

async function fromDisk(file: string, about: About, io: Io): Promise<Input | null | string> {
  const absolute = path.resolve(io.cwd, file);
  if (!existsSync(absolute) || isFolder(file, io)) return null;
  const { files, problems } = await readFiles([absolute], io, {});
  return files[0] ? { ...files[0], path: displayPath(file, io.cwd), ...about } : (problems[0] ?? null);
}

function isFolder(arg: string, io: Io): boolean {
  try {
    return statSync(path.resolve(io.cwd, arg)).isDirectory();
  } catch {
    return false;
  }
}
