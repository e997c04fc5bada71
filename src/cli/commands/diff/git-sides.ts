import { existsSync } from "node:fs";
import path from "node:path";
import { repositoryOf } from "../../files/git/repository.js";
import { Revision } from "../../files/git/revision.js";
import type { Input } from "../../files/inputs.js";
import { diskFiles, kindOf, leadsOutside } from "../../files/project.js";
import { shipNamed } from "../../files/ship-named.js";
import { type Io, UsageError } from "../../io.js";
import { type FileOptions, readFiles } from "../../settings/settings.js";
import type { DiffSides, InputPair } from "./sides.js";

/** `REV`, against the working tree, or `A..B`; a side that `..` leaves empty is HEAD. */
export async function gitSides(
  range: string,
  args: readonly string[],
  io: Io,
  options: FileOptions,
): Promise<DiffSides> {
  const [first] = args;
  if (first === undefined) throw new UsageError("--git REV needs a FILE");
  if (args.includes("-")) throw new UsageError("--git compares files of a repository, not standard input");
  const [oldName, newName] = revisionNames(range);
  const repository = repositoryOf(asShip(first)?.file ?? first, io);
  const old = Revision.open(oldName, repository, io);
  const now = newName === null ? null : Revision.open(newName, repository, io);
  const sides = new GitSides(old, now, io, options);
  const working = { label: "the working tree", files: diskFiles(io) };
  const pairs: InputPair[] = [];
  const problems: string[] = [];
  for (const arg of args) {
    for (const target of await sides.targets(arg)) {
      const { pair, failed } = await sides.pair(target);
      if (pair) pairs.push(pair);
      for (const problem of failed) problems.push(problem);
    }
  }
  return { old, new: now ?? working, pairs, problems, leftOut: [] };
}

/** The one or two names of a range; null is the working tree. */
function revisionNames(range: string): readonly [string, string | null] {
  const [, from = range, dots, to = ""] = /^(.*?)(\.\.+)(.*)$/s.exec(range) ?? [];
  if (dots !== undefined && dots !== "..")
    throw new UsageError(`--git ${range}: two revisions are written A..B`);
  const names = dots === undefined ? ([range, null] as const) : ([from || "HEAD", to || "HEAD"] as const);
  if (names.some((name) => name === "" || name?.startsWith("-")))
    throw new UsageError(`--git ${range}: expected a revision such as HEAD, a branch, a tag or A..B`);
  return names;
}

interface Target {
  readonly file: string;
  readonly met: boolean;
  readonly shipName: string | null;
}

interface PairFound {
  readonly pair: InputPair | null;
  readonly failed: readonly string[];
}

/** Files of a revision against those of another, or of the working tree. */
class GitSides {
  constructor(
    readonly old: Revision,
    readonly now: Revision | null,
    readonly io: Io,
    readonly options: FileOptions,
  ) {}

  /** The files that an argument names on either side: itself, the designs of a folder, or `FILE#NAME`. */
  async targets(arg: string): Promise<readonly Target[]> {
    const { io, now, old } = this;
    const revisions = now ? [old, now] : [old];
    const onDisk = !now && kindOf(arg, io.cwd) === "folder";
    if (onDisk || revisions.some((each) => each.isFolder(arg))) {
      const disk = onDisk ? (await readFiles([arg], io, this.options)).files.map((input) => input.path) : [];
      const own = disk.filter((file) => old.owns(file));
      const files = new Set([...revisions.flatMap((each) => each.designs(arg)), ...own]);
      return [...files].sort().map((file) => ({ file, met: true, shipName: null }));
    }
    const isThere = (file: string) =>
      revisions.some((each) => each.read(file).ok) || existsSync(path.resolve(io.cwd, file));
    const one = isThere(arg) ? null : (shipNamed(arg, isThere) ?? asShip(arg));
    return [{ file: arg, shipName: null, ...one, met: false }];
  }

  /** A file on both sides; null, with sentences on why, where it cannot be compared. */
  async pair({ file, met, shipName }: Target): Promise<PairFound> {
    const { old, now } = this;
    const about = { met, shipName, mayLack: true };
    const before = fromRevision(old, file, about);
    const after = now ? fromRevision(now, file, about) : await this.#fromDisk(file, about);
    const failed = [before, after].filter((each) => typeof each === "string");
    if (typeof before === "string" || typeof after === "string") return { pair: null, failed };
    if (before || after) return { pair: { old: before, new: after }, failed };
    const place = now ? `at ${now.label}` : "in the working tree";
    return { pair: null, failed: [`${file}: no such file, neither at ${old.label} nor ${place}`] };
  }

  async #fromDisk(file: string, about: About): Promise<Input | null | string> {
    const { cwd } = this.io;
    if (kindOf(file, cwd) !== "file") return null;
    if (about.met && leadsOutside(file, cwd))
      return `${file}: a link that leads out of the project; not read`;
    const { files, problems } = await readFiles([path.resolve(cwd, file)], this.io, {});
    return files[0] ? { ...files[0], ...about } : (problems[0] ?? null);
  }
}

/** The parts of `FILE#NAME`, whether or not there is such a FILE. */
function asShip(arg: string) {
  return shipNamed(arg, () => true);
}

type About = Pick<Input, "met" | "shipName" | "mayLack">;

/** A file at a revision, null where it has none, or a sentence on why it cannot be read. */
function fromRevision(revision: Revision, file: string, about: About): Input | null | string {
  const read = revision.read(file);
  if (read.ok) return { path: read.path, bytes: read.bytes, file: null, outside: false, ...about };
  if (read.problem === "missing" || read.problem === "not-a-file") return null;
  const reasons = {
    outside: "it stands outside the repository",
    "too-large": "too large",
    unreadable: "unreadable",
  };
  return `${file} at ${revision.label}: ${reasons[read.problem]}`;
}
