/** What a file that another file names turned out to be. `path` is how reports call it. */
export type ReadResult =
  | { readonly ok: true; readonly path: string; readonly bytes: Uint8Array }
  | {
      readonly ok: false;
      readonly problem: "missing" | "outside" | "not-a-file" | "unreadable" | "too-large";
    };

/** Reads the files that other files name; the only way from a design or ruleset to another. */
export interface Files {
  /** Reads `reference`, a path relative to the file at `from`. It must stay inside the project, links resolved. */
  read(from: string, reference: string): ReadResult;
}

/** No other file can be reached. */
export const NO_FILES: Files = { read: () => ({ ok: false, problem: "missing" }) };

/** Reads each file that a file names once, however often it names it. */
export function readOnce(files: Files): Files {
  const known = new Map<string, Map<string, ReadResult>>();
  return {
    read(from, reference) {
      const here = known.get(from) ?? new Map<string, ReadResult>();
      known.set(from, here);
      const result = here.get(reference) ?? files.read(from, reference);
      here.set(reference, result);
      return result;
    },
  };
}

/** Files held in memory, by path with `/`: for browsers and tests. The project is all of them. */
export function memoryFiles(contents: Readonly<Record<string, string>>): Files {
  return {
    read(from, reference) {
      const path = resolveWithin(from, reference);
      if (path === null) return { ok: false, problem: "outside" };
      if (!Object.hasOwn(contents, path)) return { ok: false, problem: "missing" };
      return { ok: true, path, bytes: new TextEncoder().encode(contents[path]) };
    },
  };
}

/** Joins a relative reference to the folder of `from`; null where it leaves the root. */
function resolveWithin(from: string, reference: string): string | null {
  if (/^([/\\]|[A-Za-z]:)/.test(reference)) return null;
  const folders = from.split("/").slice(0, -1);
  const parts = folders.filter((part) => part !== ".");
  for (const part of reference.split(/[/\\]/)) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}
