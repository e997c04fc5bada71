import path from "node:path";
import { GitError, type Repository } from "./repository.js";

/** Contents of files by the names that git has for them, read a folder at a time. */
export class Blobs {
  readonly #known = new Map<string, Buffer | null>();

  /** `objects` are the names of contents by path. */
  constructor(
    readonly repository: Repository,
    readonly objects: ReadonlyMap<string, string>,
  ) {}

  /** The content of a file; null where the clone lacks it. Throws a GitError. */
  read(file: string): Buffer | null {
    const object = this.objects.get(file) ?? "";
    if (!this.#known.has(object)) this.#readWithNeighbours(file, object);
    return this.#known.get(object) ?? null;
  }

  /** What a fleet refers to mostly stands in one folder: a process for each file would cost more than the reading. */
  #readWithNeighbours(file: string, object: string): void {
    const folder = path.posix.dirname(file);
    const near = [...this.objects].filter(([at]) => isYaml(at) && path.posix.dirname(at) === folder);
    const asked = new Set([object, ...near.map(([, each]) => each)]);
    try {
      this.#ask(asked);
    } catch (error) {
      // A neighbour may be too large, or not in this clone.
      if (!(error instanceof GitError)) throw error;
      this.#ask(new Set([object]));
    }
  }

  #ask(objects: ReadonlySet<string>): void {
    const wanted = [...objects].filter((each) => !this.#known.has(each));
    const answer = this.repository.git(["cat-file", "--batch"], `${wanted.join("\n")}\n`);
    // Each content stands behind a line `NAME blob SIZE`; one that is not there is a line `NAME missing`.
    let at = 0;
    for (const object of wanted) {
      const end = answer.indexOf("\n", at);
      const [, size] = /^\S+ blob (\d+)$/.exec(answer.toString("latin1", at, end)) ?? [];
      const start = end + 1;
      const stop = start + Number(size ?? 0);
      this.#known.set(object, size === undefined ? null : answer.subarray(start, stop));
      at = size === undefined ? start : stop + 1;
    }
  }
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file);
}
