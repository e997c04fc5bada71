import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { UsageError } from "../io.js";

/**
 * Writes a file whole or not at all: a full disk or a crash leaves what was there. A folder that is not there is made. A
 * symbolic link keeps leading to its target, which is written; a file keeps its mode and, where that may be, its owner. What is no file, a device or pipe,
 * is written to as it stands. With `expected`, the file must still hold these bytes: what someone else wrote meanwhile
 * is not written over. Throws the system's error or a UsageError.
 */
export function writeFileAtomically(
  file: string,
  content: string | Uint8Array | Iterable<string | Uint8Array>,
  expected?: Uint8Array,
): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) {
    const handle = openSync(file, "w");
    try {
      writeAll(handle, content);
    } finally {
      closeSync(handle);
    }
    return;
  }
  if (there) accessSync(file, constants.W_OK);
  const target = targetOf(path.resolve(file));
  makeFolder(path.dirname(target));
  // Taking a file's place asks for no right to the file, and root needs none at all: what is marked so is meant so.
  for (const each of [target, path.dirname(target)]) {
    if (isReadOnly(each))
      throw new UsageError(each === target ? "it is read-only" : "its folder is read-only");
  }
  const beside = path.join(path.dirname(target), `.shipcost-${process.pid}-${randomHex()}.tmp`);
  try {
    writeNew(beside, content, there);
    if (expected && !readFileSync(target).equals(expected)) throw new UsageError("it was changed meanwhile");
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Makes a folder with those around it. Node's own way never ends on file systems that refuse to make any. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function isReadOnly(file: string): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0o222;
  return process.platform !== "win32" && (mode & 0o222) === 0;
}

function writeAll(handle: number, content: string | Uint8Array | Iterable<string | Uint8Array>): void {
  const whole = typeof content === "string" || content instanceof Uint8Array;
  for (const part of whole ? [content] : content) writeFileSync(handle, part);
}

function writeNew(
  file: string,
  content: string | Uint8Array | Iterable<string | Uint8Array>,
  like: Stats | undefined,
): void {
  const handle = openSync(file, "wx");
  try {
    if (like) keepOwner(handle, like);
    if (like) fchmodSync(handle, like.mode);
    writeAll(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function keepOwner(handle: number, { uid, gid }: Stats): void {
  try {
    fchownSync(handle, uid, gid);
  } catch {
    // Only root may give files away.
  }
}

/** Where a path leads, also where nothing is there yet. */
function targetOf(file: string, links = 40): string {
  let to: string;
  try {
    to = readlinkSync(file);
  } catch {
    return file;
  }
  // A circle is left to the system to complain about.
  return links === 0 ? file : targetOf(path.resolve(path.dirname(file), to), links - 1);
}

/** Twelve digits that nobody can guess. The module `node:crypto` takes longer to load than all of a short run. */
function randomHex(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString("hex");
}
