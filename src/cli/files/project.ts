import { closeSync, existsSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Files, ReadResult } from "../../source/files.js";
import { type Io, UsageError } from "../io.js";
import { isInside, projectRoot } from "./roots.js";

/** No design file comes near it; a device that never ends is stopped by it. */
export const MAX_BYTES = 128 * 1024 * 1024;
const CHUNK = 1 << 16;
/** What standard input is called that nobody named. */
export const STDIN_NAME = "<stdin>";

/** Reads a file, pipe or device to its end, or to the limit. */
export function readAll(file: string | number, limit = MAX_BYTES): Uint8Array {
  const handle = typeof file === "number" ? file : openSync(file, "r");
  try {
    const chunks: Buffer[] = [];
    let total = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(total > CHUNK * 4 ? CHUNK * 16 : CHUNK);
      const count = readChunk(handle, chunk);
      if (count === 0) return Buffer.concat(chunks, total);
      total += count;
      if (total > limit) throw new UsageError(`larger than ${limit / 1024 / 1024} MB`);
      chunks.push(chunk.subarray(0, count));
    }
  } finally {
    if (typeof file === "string") closeSync(handle);
  }
}

/** Bytes read into the buffer; 0 at the end. A terminal or pipe that is not ready is asked again. */
function readChunk(handle: number, buffer: Buffer): number {
  for (;;) {
    try {
      return readSync(handle, buffer, 0, buffer.length, null);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Where a file really stands; a path that leads nowhere stands for itself. */
export function realPath(file: string, { cwd }: Pick<Io, "cwd">): string {
  const absolute = path.resolve(cwd, file);
  try {
    return realpathSync(absolute);
  } catch {
    return absolute;
  }
}

/** A system error in words. */
export function systemReason(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const reasons: Record<string, string> = {
    ENOENT: "no such file",
    EACCES: "permission denied",
    EPERM: "permission denied",
    EISDIR: "it is a folder",
    ELOOP: "its links lead in a circle",
    ENAMETOOLONG: "the name is too long",
    ENOTDIR: "a part of its path is no folder",
    ENOSPC: "no space is left",
    EDQUOT: "the disk quota is used up",
    EROFS: "the file system is read-only",
  };
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return reasons[code] ?? (code || "it could not be read");
}

/** What a path leads to, links followed; null for nothing. */
export function kindOf(file: string, cwd: string): "file" | "folder" | null {
  if (file.includes("\0")) return null;
  try {
    return statSync(path.resolve(cwd, file)).isDirectory() ? "folder" : "file";
  } catch {
    return null;
  }
}

/** Whether a path goes through a link, and so leads out of the project in which the link stands. */
export function leadsOutside(file: string, cwd: string): boolean {
  const absolute = path.resolve(cwd, file);
  const real = realpathSync(absolute);
  if (real === absolute) return false;
  let place = path.dirname(absolute);
  while (realpathSync(place) !== place) place = path.dirname(place);
  return !isInside(projectRoot(path.join(place, path.basename(file)), cwd), real);
}

/** How reports call a file: relative to the working folder where it is inside, with forward slashes. */
export function displayPath(file: string, cwd: string): string {
  const absolute = path.resolve(cwd, file);
  const relative = path.relative(cwd, absolute);
  const shown = isInside(cwd, absolute) && relative !== "" ? relative : absolute;
  return shown.split(path.sep).join("/");
}

/** How reports call a file by its real path: as above, also where the working folder is reached by a link. */
export function realDisplayPath(real: string, cwd: string): string {
  const folder = realPath(".", { cwd });
  return displayPath(isInside(folder, real) ? path.relative(folder, real) : real, cwd);
}

/** Variables in which services name the folder that they checked a repository out to. */
const CHECKOUTS = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"];

/** How a service calls files: relative to its checkout where the working folder is inside it, else to that folder. */
export function repositoryPath({ cwd, env }: Pick<Io, "cwd" | "env">): (shown: string) => string {
  const named = CHECKOUTS.flatMap((name) => env[name] || []).map(real);
  const root = named.find((folder) => isInside(folder, cwd)) ?? cwd;
  return (shown) => (shown === STDIN_NAME ? shown : displayPath(path.resolve(cwd, shown), root));
}

function real(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Reads referenced files from the disk, inside the project of the file that names them. */
export function diskFiles({ cwd, met }: Pick<Io, "cwd" | "met">): Files {
  return {
    read(from, reference): ReadResult {
      const root = projectRoot(from, cwd);
      const target = path.resolve(path.dirname(path.resolve(cwd, from)), reference.replaceAll("\\", "/"));
      if (/^([/\\]|[A-Za-z]:)/.test(reference) || !isInside(root, target))
        return { ok: false, problem: "outside" };
      met?.(target);
      try {
        const real = realpathSync(target);
        if (!isInside(realpathSync(root), real)) return { ok: false, problem: "outside" };
        if (!statSync(real).isFile()) return { ok: false, problem: "not-a-file" };
        return { ok: true, path: realDisplayPath(real, cwd), bytes: readAll(real) };
      } catch (error) {
        if (error instanceof UsageError) return { ok: false, problem: "too-large" };
        const code = (error as NodeJS.ErrnoException).code;
        return { ok: false, problem: code === "ENOENT" || code === "ENOTDIR" ? "missing" : "unreadable" };
      }
    },
  };
}

/** The same files, with these contents in place of what the files of these real paths hold. */
export function filesWith(files: Files, contents: ReadonlyMap<string, Uint8Array>, cwd: string): Files {
  if (contents.size === 0) return files;
  return {
    read(from, reference): ReadResult {
      const result = files.read(from, reference);
      if (!result.ok) return result;
      const file = path.resolve(cwd, result.path);
      const bytes = existsSync(file) && contents.get(realpathSync(file));
      return bytes ? { ...result, bytes } : result;
    },
  };
}
