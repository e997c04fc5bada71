import { realpathSync } from "node:fs";
import path from "node:path";
import type { Files, ReadResult } from "../../source/files.js";
import type { Io } from "../io.js";
import { attempt, git, nearestFolder, topOf } from "./git.js";
import { displayPath } from "./project.js";
import { isInside } from "./roots.js";

const MOST_LINKS = 40;

/** What stands at a path of a revision: git's mode and the name of its content. */
interface TreeEntry {
  readonly mode: string;
  readonly object: string;
}

/** The files of one revision of a repository. */
export class Revision {
  /** How reports call it: `HEAD (1234567)`. */
  readonly label: string;
  readonly #entries = new Map<string, TreeEntry>();

  private constructor(
    readonly name: string,
    readonly commit: string,
    /** The repository's folder. */
    readonly top: string,
    readonly io: Io,
  ) {
    this.label = `${name} (${commit.slice(0, 7)})`;
    const listing = git(["ls-tree", "-r", "-z", "--full-tree", commit], top, io).toString();
    for (const line of listing.split("\0")) {
      const [, mode, object, file] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      if (file !== undefined) this.#entries.set(file, { mode: mode!, object: object! });
    }
  }

  /** Opens a revision of the repository that a file stands in. */
  static open(name: string, file: string, io: Io): Revision {
    const top = topOf(file, io);
    const options = ["rev-parse", "--verify", "--quiet", "--end-of-options"];
    const commit = attempt(
      () =>
        git([...options, `${name}^{commit}`], top, io)
          .toString()
          .trim(),
      () => `--git ${name}: there is no such revision`,
    );
    return attempt(
      () => new Revision(name, commit, top, io),
      (said) => `--git ${name}: the revision cannot be read: ${said}`,
    );
  }

  /** Whether a path is a folder of the revision. */
  isFolder(file: string): boolean {
    const folder = this.#place(file);
    return folder !== null && (folder === "" || this.#under(folder).next().done === false);
  }

  /** The design files below a folder, as paths for reports; hidden ones and `node_modules` left out. */
  designs(folder: string): string[] {
    const place = this.#place(folder);
    if (place === null) return [];
    const found = [...this.#under(place)].filter((file) => {
      const within = file.slice(place === "" ? 0 : place.length + 1).split("/");
      return /\.ya?ml$/.test(file) && !within.some((part) => part.startsWith(".") || part === "node_modules");
    });
    return found.sort().map((file) => this.#shown(file));
  }

  /** Reads a file by its path from the working folder. */
  read(file: string): ReadResult {
    const place = this.#place(file);
    return place === null ? { ok: false, problem: "outside" } : this.#read(place);
  }

  /** Reads what files of the revision name, inside the repository. */
  get files(): Files {
    return {
      read: (from, reference) => {
        const at = this.#place(from);
        const written = reference.replaceAll("\\", "/");
        if (at === null || /^(\/|[A-Za-z]:)/.test(written)) return { ok: false, problem: "outside" };
        const target = path.posix.normalize(path.posix.join(path.posix.dirname(at), written));
        return this.#read(target);
      },
    };
  }

  #read(target: string): ReadResult {
    if (leaves(target)) return { ok: false, problem: "outside" };
    const real = this.#follow(target);
    if (real === null) return { ok: false, problem: "outside" };
    const entry = this.#entries.get(real);
    if (!entry) {
      return { ok: false, problem: this.#under(real).next().done === false ? "not-a-file" : "missing" };
    }
    if (!entry.mode.startsWith("100")) return { ok: false, problem: "not-a-file" };
    try {
      return { ok: true, path: this.#shown(target), bytes: this.#content(entry) };
    } catch (error) {
      const large = (error as NodeJS.ErrnoException).code === "ENOBUFS";
      return { ok: false, problem: large ? "too-large" : "unreadable" };
    }
  }

  #content({ object }: TreeEntry): Buffer {
    return git(["cat-file", "blob", object], this.top, this.io);
  }

  /** The path with its links resolved, as the revision has them; null where they leave it or go round in a circle. */
  #follow(file: string): string | null {
    let at = file;
    for (let links = 0; links <= MOST_LINKS; links++) {
      const parts = at.split("/");
      const cut = parts.findIndex((_, i) => this.#isLink(parts.slice(0, i + 1).join("/")));
      if (cut < 0) return at;
      const link = parts.slice(0, cut + 1).join("/");
      const leads = this.#content(this.#entries.get(link)!).toString();
      if (path.posix.isAbsolute(leads)) return null;
      const rest = parts.slice(cut + 1);
      at = path.posix.normalize(path.posix.join(path.posix.dirname(link), leads, ...rest));
      if (leaves(at)) return null;
    }
    return null;
  }

  #isLink(file: string): boolean {
    return this.#entries.get(file)?.mode === "120000";
  }

  *#under(folder: string): Generator<string> {
    const start = folder === "" ? "" : `${folder}/`;
    for (const file of this.#entries.keys()) if (file.startsWith(start)) yield file;
  }

  /** Where a file stands in the repository, or null where it stands outside. */
  #place(file: string): string | null {
    const absolute = path.resolve(this.io.cwd, file);
    const folder = nearestFolder(path.dirname(absolute));
    const real = path.join(realpathSync(folder), path.relative(folder, absolute));
    if (!isInside(this.top, real)) return null;
    return path.relative(this.top, real).split(path.sep).join("/");
  }

  #shown(file: string): string {
    return displayPath(path.join(this.top, file), this.io.cwd);
  }
}

/** Whether a normalized path leads out of where it starts. */
function leaves(file: string): boolean {
  return file === ".." || file.startsWith("../");
}
