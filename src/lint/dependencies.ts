import type { Files } from "../source/files.js";

/** A file that another file names. */
export interface Dependency {
  /** The path of the file that names it. */
  readonly from: string;
  /** How it is named there. */
  readonly reference: string;
  /** The path of the file that was read; null where none could be: then one that comes changes the result. */
  readonly path: string | null;
}

/** Keeps which files name which others, as far as they are read through `files`. */
export class Dependencies {
  readonly files: Files;
  readonly #named = new Map<string, Dependency[]>();

  constructor(files: Files) {
    this.files = {
      read: (from, reference) => {
        const result = files.read(from, reference);
        const named = this.#named.get(from) ?? [];
        named.push({ from, reference, path: result.ok ? result.path : null });
        this.#named.set(from, named);
        return result;
      },
    };
  }

  /** What a file names, and what that names in its turn. */
  of(path: string): Dependency[] {
    const seen = new Set([path]);
    const found: Dependency[] = [];
    for (const from of seen) {
      for (const each of this.#named.get(from) ?? []) {
        found.push(each);
        if (each.path !== null) seen.add(each.path);
      }
    }
    return found;
  }
}
