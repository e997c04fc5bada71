import { type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { CONFIG_NAME } from "../../design/classify.js";
import type { Ignores } from "./ignores.js";
import { systemReason } from "./project.js";

/** The YAML files below a folder, as paths relative to it. */
export interface Walked {
  readonly files: readonly string[];
  /** What leaves out the first of those that are ignored, or null. */
  readonly ignored: string | null;
  readonly problems: readonly { readonly file: string; readonly problem: string }[];
}

/**
 * Walks a folder. Hidden files and folders are left out, but for configurations; so are node_modules and what is
 * ignored. Links to folders are not followed.
 */
export function yamlFilesBelow(folder: string, ignores: Ignores): Walked {
  const files: string[] = [];
  const problems: { file: string; problem: string }[] = [];
  let ignored: string | null = null;
  const isLeftOut = (file: string, isFolder: boolean) => {
    const reason = ignores.reason(path.join(folder, file), isFolder);
    ignored ??= reason;
    return reason !== null;
  };
  const visit = (below: string) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const file = path.join(below, entry.name);
      if (entry.name !== CONFIG_NAME && (entry.name.startsWith(".") || entry.name === "node_modules"))
        continue;
      attempt(file, () => {
        if (entry.isDirectory()) {
          if (!isLeftOut(file, true)) visit(file);
        } else if (isYamlFile(entry, path.join(folder, file)) && !isLeftOut(file, false)) files.push(file);
      });
    }
  };
  const attempt = (file: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      problems.push({ file, problem: systemReason(error) });
    }
  };
  attempt("", () => {
    if (!isLeftOut("", true)) visit("");
  });
  return { files: files.sort(), ignored, problems };
}

function isYamlFile(entry: Dirent, file: string): boolean {
  if (!/\.ya?ml$/.test(entry.name)) return false;
  if (!entry.isSymbolicLink()) return entry.isFile();
  return !statSync(file, { throwIfNoEntry: false })?.isDirectory();
}
