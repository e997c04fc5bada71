import { existsSync } from "node:fs";
import path from "node:path";
import type { Input, Inputs } from "../../files/inputs.js";
import { diskFiles, kindOf, realPath } from "../../files/project.js";
import { type Io, UsageError } from "../../io.js";
import { type FileOptions, readFiles } from "../../settings/settings.js";
import type { DiffSides, InputPair } from "./sides.js";

/** Two files, or two folders file by file. */
export async function twoSides(args: readonly string[], io: Io, options: FileOptions): Promise<DiffSides> {
  const [old, now, ...more] = args;
  if (old === undefined || now === undefined || more.length > 0) {
    throw new UsageError("expected OLD and NEW: two files or two folders; or --git REV and FILEs");
  }
  if (old === "-" && now === "-") throw new UsageError("only one of OLD and NEW can be standard input");
  const folders = [old, now].filter((arg) => kindOf(arg, io.cwd) === "folder");
  if (folders.length === 1) {
    throw new UsageError(`${folders[0]} is a folder: expected two files or two folders`);
  }
  const read = (arg: string) => readFiles([arg], io, options);
  const sides: Record<"old" | "new", NamedSide> = {
    old: { arg: old, inputs: await read(old) },
    new: { arg: now, inputs: await read(now) },
  };
  const { pairs, problems } =
    folders.length === 2 ? await inFolders(sides, io, options) : { pairs: onePair(sides), problems: [] };
  const both = [sides.old.inputs, sides.new.inputs];
  return {
    old: { label: old, files: diskFiles(io) },
    new: { label: now, files: diskFiles(io) },
    pairs,
    problems: [...new Set([...both.flatMap((each) => each.problems), ...problems])],
    leftOut: both.flatMap((each) => each.leftOut),
  };
}

/** A side as it was named. */
interface NamedSide {
  readonly arg: string;
  readonly inputs: Inputs;
}
type Sides = Readonly<Record<"old" | "new", NamedSide>>;

function onePair(sides: Sides): InputPair[] {
  const [old, now] = [sides.old, sides.new].map(({ arg, inputs: { files } }) => {
    if (files.length > 1) throw new UsageError(`${arg} is ${files.length} files: expected one, or a folder`);
    return files[0];
  });
  return old && now ? [{ old, new: now }] : [];
}

/** Files of two folders are the same by their path below the folder. */
async function inFolders(sides: Sides, io: Io, options: FileOptions) {
  const [old, now] = [filesBelow(sides.old, io), filesBelow(sides.new, io)];
  const pairs: InputPair[] = [];
  const problems: string[] = [];
  for (const key of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const pair = {
      old: old.get(key) ?? (await passedOver(sides.old, key, io, options)),
      new: now.get(key) ?? (await passedOver(sides.new, key, io, options)),
    };
    for (const each of Object.values(pair)) if (typeof each === "string") problems.push(each);
    if (typeof pair.old !== "string" && typeof pair.new !== "string")
      pairs.push({ old: pair.old, new: pair.new });
  }
  return { pairs, problems };
}

function filesBelow({ arg, inputs }: NamedSide, io: Io): ReadonlyMap<string, Input> {
  const root = realPath(arg, io);
  return new Map(inputs.files.map((input) => [path.relative(root, path.resolve(io.cwd, input.path)), input]));
}

/** A file that is there and was passed over: as it is ignored here and not there, or with the reason why it is not read. */
async function passedOver({ arg, inputs }: NamedSide, key: string, io: Io, options: FileOptions) {
  const file = path.join(arg, key);
  if (!existsSync(path.resolve(io.cwd, file))) return null;
  const told = inputs.problems.find((problem) => problem.startsWith(`${file}: `));
  if (told !== undefined) return told;
  const { files, problems } = await readFiles([file], io, { ...options, forceExclude: false });
  return files[0] ?? problems[0] ?? null;
}
