import path from "node:path";
import type { Files, ReadResult } from "../../../source/files.js";
import { type Io, UsageError } from "../../io.js";
import { displayPath, realPath } from "../project.js";
import { isInside, repositoryFolder } from "../roots.js";
import { Blobs } from "./blobs.js";
import { attempt, GitError, nearestFolder, type Repository } from "./repository.js";

const MOST_LINKS = 40;
const LINK = "120000";
const SUBMODULE = "160000";

/** The files of one revision of a repository. */
export class Revision {
  /** How reports call it: `HEAD (1234567)`. */
  readonly label: string;
  /** Git's mode of what stands at a path. */
  readonly #modes = new Map<string, string>();
  readonly #blobs: Blobs;

  private constructor(
    name: string,
    commit: string,
    readonly repository: Repository,
    readonly io: Io,
  ) {
    this.label = `${name} (${commit.slice(0, 7)})`;
    const listing = repository.git(["ls-tree", "-r", "-z", "--full-tree", commit]).toString();
    const objects = new Map<string, string>();
    for (const line of listing.split("\0")) {
      const [, mode, object, file] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      if (mode === undefined || object === undefined || file === undefined) continue;
      this.#modes.set(file, mode);
      objects.set(file, object);
    }
    this.#blobs = new Blobs(repository, objects);
  }

  /** Opens a revision of a repository. */
  static open(name: string, repository: Repository, io: Io): Revision {
    const options = ["rev-parse", "--verify", "--quiet", "--end-of-options"];
    const commit = attempt(
      () =>
        repository
          .git([...options, `${name}^{commit}`])
          .toString()
          .trim(),
      () => `--git ${name}: there is no such revision${shallowHint(repository)}`,
    );
    return attempt(
      () => new Revision(name, commit, repository, io),
      (reason) => `--git ${name}: the revision cannot be read: ${reason}`,
    );
  }

  /** Whether a path is a folder of the revision. */
  isFolder(file: string): boolean {
    const folder = this.#place(file);
    return folder !== null && (folder === "" || this.#under(folder).next().done === false);
  }

  /** Whether a file of the working tree may be one of the revision's, and not one of a repository inside this one. */
  owns(file: string): boolean {
    const place = this.#place(file);
    if (place === null) return false;
    const folder = repositoryFolder(path.dirname(path.join(this.repository.top, place)));
    if (folder !== null && folder !== this.repository.top) return false;
    const folders = place.split("/").map((_, i, parts) => parts.slice(0, i).join("/"));
    return !folders.some((each) => this.#modes.get(each) === SUBMODULE);
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
  readonly files: Files = {
    read: (from, reference) => {
      const at = this.#place(from);
      const written = reference.replaceAll("\\", "/");
      if (at === null || /^(\/|[A-Za-z]:)/.test(written)) return { ok: false, problem: "outside" };
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(at), written));
      return this.#read(target);
    },
  };

  #read(target: string): ReadResult {
    const real = this.#follow(target);
    if (real === null) return { ok: false, problem: "outside" };
    const mode = this.#modes.get(real);
    if (mode === undefined) {
      return { ok: false, problem: this.#under(real).next().done === false ? "not-a-file" : "missing" };
    }
    if (!mode.startsWith("100")) return { ok: false, problem: "not-a-file" };
    try {
      const bytes = this.#content(real);
      return { ok: true, path: this.#shown(real), bytes };
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      return { ok: false, problem: error.reason === "too much" ? "too-large" : "unreadable" };
    }
  }

  #content(file: string): Buffer {
    const bytes = this.#blobAt(file);
    if (bytes) return bytes;
    const order = "clone without a filter, in GitHub Actions without `filter` and with fetch-depth: 0";
    throw new UsageError(`--git: this clone lacks ${this.#shown(file)} at ${this.label}: ${order}`);
  }

  /** What stands there; null where the clone lacks it. Some versions of git then end with an error. */
  #blobAt(file: string): Buffer | null {
    try {
      return this.#blobs.read(file);
    } catch (error) {
      if (error instanceof GitError && error.reason === "refused" && isPartial(this.repository)) return null;
      throw error;
    }
  }

  /** The path with its links resolved, as the revision has them; null where they leave it or go round in a circle. */
  #follow(file: string): string | null {
    let at = file;
    for (let links = 0; links <= MOST_LINKS; links++) {
      if (leaves(at)) return null;
      const parts = at.split("/");
      const cut = parts.findIndex((_, i) => this.#modes.get(parts.slice(0, i + 1).join("/")) === LINK);
      if (cut < 0) return at;
      const link = parts.slice(0, cut + 1).join("/");
      const leads = this.#content(link).toString();
      if (path.posix.isAbsolute(leads)) return null;
      at = path.posix.normalize(path.posix.join(path.posix.dirname(link), leads, ...parts.slice(cut + 1)));
    }
    return null;
  }

  *#under(folder: string): Generator<string> {
    const start = folder === "" ? "" : `${folder}/`;
    for (const file of this.#modes.keys()) if (file.startsWith(start)) yield file;
  }

  /** Where a file stands in the repository, or null where it stands outside. */
  #place(file: string): string | null {
    const absolute = path.resolve(this.io.cwd, file);
    const folder = nearestFolder(path.dirname(absolute));
    const real = path.join(realPath(folder, this.io), path.relative(folder, absolute));
    if (!isInside(this.repository.top, real)) return null;
    return path.relative(this.repository.top, real).split(path.sep).join("/");
  }

  #shown(file: string): string {
    return displayPath(path.join(this.repository.top, file), this.io.cwd);
  }
}

/** Whether a normalized path leads out of where it starts. */
function leaves(file: string): boolean {
  return file === ".." || file.startsWith("../");
}

/** What helps where a clone has only the last part of its history. */
function shallowHint({ git }: Repository): string {
  const shallow = git(["rev-parse", "--is-shallow-repository"]).toString().trim() === "true";
  return shallow
    ? " in this shallow clone: fetch more of the history, in GitHub Actions with fetch-depth: 0"
    : "";
}

/** Whether a clone leaves contents to be fetched when they are needed. */
function isPartial({ git }: Repository): boolean {
  try {
    return git(["config", "--get-regexp", "^remote\\..*\\.promisor$"]).length > 0;
  } catch {
    return false;
  }
}
