import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { isConfig } from "../../design/classify.js";
import type { Io } from "../io.js";
import type { Ignores } from "./ignores.js";
import { kindOf, systemReason } from "./project.js";

/** What stands for files: a folder or a pattern, looked through. */
export interface Found {
  /** Where it was looked; empty for the working folder. */
  readonly folder: string;
  /** By their paths from the working folder, or absolute. */
  readonly files: readonly string[];
  /** What leaves out the first of those that are ignored, or null. */
  readonly ignored: string | null;
  /** Sentences on what could not be looked at. */
  readonly problems: readonly string[];
}

/** Where it is looked, and by what. */
export interface Search {
  readonly io: Pick<Io, "cwd" | "met">;
  ignores(): Promise<Ignores>;
}

const YAML = /\.ya?ml$/;
const PACKAGES = "node_modules";

/** The YAML files below a folder. Hidden ones are left out, but for configurations; so are packages, and what is ignored. */
export async function filesBelow(folder: string, { io, ignores }: Search): Promise<Found> {
  const rules = await ignores();
  let ignored: string | null = null;
  const isLeftOut = (file: string, isFolder: boolean) => {
    const reason = rules.reason(path.resolve(io.cwd, file), isFolder);
    ignored ??= reason;
    return reason !== null;
  };
  const isHidden = (name: string) => name.startsWith(".") && !isConfig(name);
  if (isLeftOut(folder, true)) return { folder, files: [], ignored, problems: [] };
  const found = walk(folder, io, {
    takes: (file, name) => YAML.test(name) && !isHidden(name) && !isLeftOut(file, false),
    enters: (below, name) => !isHidden(name) && !isLeftOut(below, true),
  });
  return { ...found, folder, ignored };
}

/** The files that a pattern matches, without what is ignored. Folders that cannot be read match nothing. */
export async function filesMatching(pattern: string, search: Search): Promise<Found> {
  for (const reading of readings(pattern)) {
    const { folder, files } = await matches(reading, search.io);
    if (files.length === 0) continue;
    const rules = await search.ignores();
    const reasons = files.map((file) => rules.reason(path.resolve(search.io.cwd, file)));
    const ignored = reasons.find((reason) => reason !== null) ?? null;
    return { folder, files: files.filter((_, i) => reasons[i] === null), ignored, problems: [] };
  }
  return { folder: "", files: [], ignored: null, problems: [] };
}

/** A backslash escapes a character that means something in a pattern, or else parts folders, as on Windows. */
function readings(pattern: string): readonly string[] {
  const escaped = pattern.replace(/\\(?![!()+@[\]{}*?\\])/g, "/");
  return [...new Set([escaped, pattern.replaceAll("\\", "/")])];
}

/** The folder that a pattern starts in, and what is left of it: folders that are there are meant as they are written. */
function patternStart(pattern: string, cwd: string): { readonly folder: string; readonly glob: string } {
  const parts = pattern.split("/");
  let folder = "";
  for (const [i, part] of parts.slice(0, -1).entries()) {
    const names = [part, part.replace(/\\(.)/g, "$1")];
    const next = names.map((name) => `${folder}${name}/`).find((each) => kindOf(each, cwd) === "folder");
    if (next === undefined) return { folder, glob: parts.slice(i).join("/") };
    folder = next;
  }
  return { folder, glob: parts.at(-1) ?? "" };
}

async function matches(pattern: string, io: Search["io"]): Promise<Pick<Found, "folder" | "files">> {
  const { folder, glob } = patternStart(pattern, io.cwd);
  if (glob === "") return { folder, files: [] };
  const { default: picomatch } = await import("picomatch");
  const isMatch = picomatch(glob, { nonegate: true });
  const depth = /\*\*|[+*]\([^)]*\//.test(glob) ? Number.POSITIVE_INFINITY : glob.split("/").length;
  const mayBeHidden = /(?:^|[/{,(|])\.[^./]/.test(glob);
  const below = (file: string) => path.relative(folder, file).split(path.sep);
  const { files } = walk(folder, io, {
    takes: (file) => isMatch(below(file).join("/")),
    enters: (each, name) => below(each).length < depth && (mayBeHidden || !name.startsWith(".")),
  });
  return { folder, files };
}

interface Choice {
  takes(file: string, name: string): boolean;
  enters(folder: string, name: string): boolean;
}

/** Walks a folder; links to folders are not followed. Every folder that is looked at is told of. */
function walk(start: string, io: Search["io"], { takes, enters }: Choice): Pick<Found, "files" | "problems"> {
  const files: string[] = [];
  const problems: string[] = [];
  const attempt = (at: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      problems.push(`${at}: ${systemReason(error)}`);
    }
  };
  const visit = (folder: string) => {
    const absolute = path.resolve(io.cwd, folder);
    io.met?.(absolute);
    for (const entry of readdirSync(absolute, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      attempt(file, () => {
        if (entry.isDirectory()) {
          if (entry.name !== PACKAGES && enters(file, entry.name)) visit(file);
        } else if (mayBeFile(entry) && takes(file, entry.name)) {
          if (!entry.isSymbolicLink() || kindOf(file, io.cwd) !== "folder") files.push(file);
        }
      });
    }
  };
  attempt(start, () => visit(start));
  return { files: files.sort(), problems };
}

function mayBeFile(entry: Dirent): boolean {
  return entry.isFile() || entry.isSymbolicLink();
}
