import { existsSync, lstatSync, type Stats } from "node:fs";
import path from "node:path";
import { CONFIG_NAMES } from "../../design/classify.js";

export function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return (
    relative === "" ||
    (!relative.startsWith(`..${path.sep}`) && relative !== ".." && !path.isAbsolute(relative))
  );
}

/** A folder and the folders around it, from the inside out. */
function foldersUp(folder: string): string[] {
  const around = path.dirname(folder);
  return around === folder ? [folder] : [folder, ...foldersUp(around)];
}

function isRepository(folder: string): boolean {
  return existsSync(path.join(folder, ".git"));
}

/** The folder of the repository that a folder stands in, or null. */
export function repositoryFolder(folder: string): string | null {
  return foldersUp(folder).find(isRepository) ?? null;
}

function hasConfig(folder: string): boolean {
  return CONFIG_NAMES.some((name) => existsSync(path.join(folder, name)));
}

/**
 * The folder that references from a file may not leave: its repository. Without one, the nearest parent with a
 * configuration, or the outermost of those in the working folder, so that one further in forbids nothing; else the
 * working folder.
 */
export function projectRoot(file: string, cwd: string): string {
  const folder = path.dirname(path.resolve(cwd, file));
  const repository = repositoryFolder(folder);
  if (repository !== null) return repository;
  const around = foldersUp(folder);
  const configured = around.filter(hasConfig);
  const held = configured.filter((at) => isInside(cwd, at));
  return held.at(-1) ?? configured[0] ?? (isInside(cwd, folder) ? cwd : folder);
}

/**
 * The folders whose configuration and ignore files are looked at for files in a folder, from the inside out: up to
 * its repository; without one, up to the working folder. What stands elsewhere and in no repository is looked at up
 * to the folder named as FILE, or to a configuration further out, unless that is another user's: whoever may write
 * to /tmp shall not decide how others' files are checked.
 */
export function projectFolders(folder: string, cwd: string, named: readonly string[] = []): string[] {
  const around = foldersUp(folder);
  const repository = around.findIndex(isRepository);
  if (repository >= 0) return around.slice(0, repository + 1);
  if (isInside(cwd, folder)) return around.slice(0, around.indexOf(cwd) + 1);
  const owner = entryAt(folder)?.uid;
  const configured = around.findIndex((at) => {
    const found = CONFIG_NAMES.map((name) => entryAt(path.join(at, name))).find(Boolean);
    return found?.uid === owner;
  });
  const last = Math.max(0, configured, ...named.map((each) => around.indexOf(each)));
  return around.slice(0, last + 1);
}

/** What stands at a path, links not followed; null for nothing, or nothing that may be known. */
export function entryAt(file: string): Stats | null {
  try {
    return lstatSync(file);
  } catch {
    return null;
  }
}
