import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const ship = (name: string, more = "") => `name: ${name}\nhull: 4\nprimaries: 4\n${more}`;
const ENV = {
  PATH: process.env.PATH ?? "",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
};
const SETTINGS = { PATH: ENV.PATH, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };

function git(cwd: string, ...args: string[]): string {
  const safe = ["-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...safe, ...args], { cwd, env: ENV, encoding: "utf8", stdio: "pipe" });
}

function put(root: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** A repository with these files in one commit. */
function repository(files: Record<string, string>): string {
  const root = folder();
  git(root, "init", "-q");
  commit(root, files);
  return root;
}

function commit(root: string, files: Record<string, string>): void {
  put(root, files);
  git(root, "add", "-A");
  git(root, "commit", "-qm", "c");
}

const diff = (cwd: string, args: readonly string[], env: Record<string, string> = {}) =>
  inProcess(cwd, ["diff", ...args], { env: { ...SETTINGS, ...env } });
const changes = async (cwd: string, ...args: string[]) => {
  const { stdout, stderr } = await diff(cwd, [...args, "--format", "json"]);
  expect(stderr).toBe("");
  const { documents } = JSON.parse(stdout) as {
    documents: { change: string; path: { old: string | null; new: string | null } }[];
  };
  return documents.map(({ change, path }) => [change, path.old, path.new]);
};

describe("a repository planted inside the project", () => {
  /** All that a folder needs to be taken for a repository, with another history. */
  const plant = (root: string, at: string) => {
    const other = repository({ "a.yaml": ship("A", "shields: 5\n") });
    mkdirSync(join(root, at), { recursive: true });
    for (const entry of readdirSync(join(other, ".git")))
      renameSync(join(other, ".git", entry), join(root, at, entry));
    return join(root, at);
  };

  test.each([[""], ["[core]\n\tbare = false\n\tworktree = ..\n"], ["[include]\n\tpath = /etc/passwd\n"]])(
    "is not believed, whatever it says of itself: %j",
    async (config) => {
      const root = repository({ "fleets/a.yaml": ship("A"), "b.yaml": ship("B") });
      const at = plant(root, "fleets");
      writeFileSync(join(at, "config"), `[core]\n\trepositoryformatversion = 0\n${config}`);
      writeFileSync(join(root, "fleets/a.yaml"), ship("A", "shields: 2\n"));
      const inside = await diff(root, ["--git", "HEAD", "fleets/a.yaml", "--format", "json"]);
      expect(JSON.parse(inside.stdout).points).toEqual({ old: 4, new: 6, difference: 2 });
      const below = await diff(at, ["--git", "HEAD", "a.yaml", "--format", "json"]);
      expect(JSON.parse(below.stdout).points).toEqual({ old: 4, new: 6, difference: 2 });
      expect(inside.stderr + below.stderr).toBe("");
    },
  );

  test("is no repository where it stands alone", async () => {
    const bare = folder();
    git(bare, "init", "-q", "--bare", "planted.git");
    put(bare, { "planted.git/a.yaml": ship("A") });
    const { code, stderr } = await diff(bare, ["--git", "HEAD", "planted.git/a.yaml"]);
    expect([code, stderr]).toEqual([
      2,
      "shipcost: --git: planted.git/a.yaml stands in no working tree of git\n",
    ]);
  });

  test("whose .git git takes for another's is refused", async () => {
    const other = repository({ "a.yaml": ship("A") });
    const here = folder({ "a.yaml": ship("A"), ".git": `gitdir: ${join(other, ".git")}\n` });
    git(other, "config", "core.worktree", other);
    const { code, stderr } = await diff(here, ["--git", "HEAD", "a.yaml"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("git takes another folder for the working tree"),
    ]);
  });

  test("gets none of its words printed", async () => {
    const broken = repository({ "a.yaml": ship("A") });
    writeFileSync(join(broken, ".git/config"), "[zanzibar\n");
    const { code, stdout, stderr } = await diff(broken, ["--git", "HEAD", "a.yaml"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^shipcost: --git: a\.yaml stands in no working tree of git: git refuses \(exit 128\)\n$/,
    );
  });
});

describe.runIf(process.getuid?.() === 0)("a repository of another user", () => {
  const root = repository({ "a.yaml": ship("A") });
  beforeAll(() => {
    for (const each of [root, join(root, ".git")]) chownSync(each, 12345, 12345);
  });
  const ask = (env: Record<string, string>) => diff(root, ["--git", "HEAD", "a.yaml"], env);

  test("is refused with what to do", async () => {
    const { code, stderr } = await ask({});
    expect([code, stderr]).toEqual([
      2,
      `shipcost: --git: a.yaml stands in no working tree of git: it belongs to another user; to trust it: git config --global --add safe.directory ${root}\n`,
    ]);
  });

  test("is read where the caller trusts it: by the environment, or by the settings of user or system", async () => {
    const settings = folder({ trust: `[safe]\n\tdirectory = ${root}\n` });
    const file = join(settings, "trust");
    for (const env of [
      { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "safe.directory", GIT_CONFIG_VALUE_0: root },
      { GIT_CONFIG_GLOBAL: file },
      { GIT_CONFIG_SYSTEM: file, GIT_CONFIG_NOSYSTEM: "0" },
      { GIT_CONFIG_PARAMETERS: `'safe.directory=${root}'` },
    ])
      expect(await ask(env)).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("the files of a repository", () => {
  test("are not those of a submodule or of a repository inside", async () => {
    const module = repository({ "m.yaml": ship("M") });
    const root = repository({ "a.yaml": ship("A") });
    git(root, "submodule", "add", "-q", module, "mod");
    commit(root, {});
    put(root, { "inner/i.yaml": ship("I") });
    git(join(root, "inner"), "init", "-q");
    expect(await changes(root, "--git", "HEAD", ".")).toEqual([["same", "a.yaml", "a.yaml"]]);
    rmSync(join(root, "mod/.git"));
    expect(await changes(root, "--git", "HEAD", ".")).toEqual([["same", "a.yaml", "a.yaml"]]);
  });

  test("are known again where they were renamed, moved or moved and changed", async () => {
    const list = (name: string) => `- {name: ${name}, hull: 6}\n- {name: ${name} II, hull: 8}\n`;
    const root = repository({
      "a.yaml": ship("A"),
      "b.yaml": ship("B", "shields: 1\nengines: 4\n"),
      "f.yaml": "fleet: F\nships:\n  - {name: X, hull: 4}\n",
      "list.yaml": list("L"),
      "gone.yaml": ship("Gone", "techLevel: 6\n"),
      "kept.yaml": ship("Kept"),
    });
    for (const [from, to] of [
      ["a", "renamed"],
      ["b", "sub/b"],
      ["f", "sub/f"],
      ["list", "more"],
    ] as const) {
      mkdirSync(join(root, "sub"), { recursive: true });
      renameSync(join(root, `${from}.yaml`), join(root, `${to}.yaml`));
    }
    put(root, {
      "sub/b.yaml": ship("B", "shields: 1\nengines: 6\n"),
      "sub/f.yaml": "fleet: F\nships:\n  - {name: Other, hull: 9, shields: 2}\n",
      "new.yaml": "name: New\nhull: 20\n",
    });
    rmSync(join(root, "gone.yaml"));
    const found = await changes(root, "--git", "HEAD", ".");
    expect(found.sort()).toEqual(
      [
        ["same", "a.yaml", "renamed.yaml"],
        ["changed", "b.yaml", "sub/b.yaml"],
        ["changed", "f.yaml", "sub/f.yaml"],
        ["removed", "gone.yaml", null],
        ["same", "kept.yaml", "kept.yaml"],
        ["same", "list.yaml", "more.yaml"],
        ["added", null, "new.yaml"],
      ].sort(),
    );
    commit(root, {});
    expect((await changes(root, "--git", "HEAD~1..HEAD", ".")).sort()).toEqual(found);
  });

  test("are read a folder at a time, however many a fleet refers to", async () => {
    const designs = Array.from({ length: 60 }, (_, i) => [`designs/d${i}.yaml`, ship(`D${i}`)] as const);
    const entries = designs.map(([path]) => `  - {design: ${path}}\n`).join("");
    const root = repository({ ...Object.fromEntries(designs), "f.yaml": `fleet: F\nships:\n${entries}` });
    const counter = folder({ "bin/": "", count: "" });
    const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
    const script = `#!/bin/sh\necho . >> ${join(counter, "count")}\nexec ${real} "$@"\n`;
    writeFileSync(join(counter, "bin/git"), script, { mode: 0o755 });
    const outer = process.env.PATH;
    process.env.PATH = `${join(counter, "bin")}:${outer}`;
    try {
      const { code } = await diff(root, ["--git", "HEAD", "f.yaml"], { PATH: process.env.PATH });
      expect(code).toBe(0);
    } finally {
      process.env.PATH = outer;
    }
    const runs = execFileSync("wc", ["-l"], { input: execFileSync("cat", [join(counter, "count")]) });
    expect(Number(runs.toString())).toBeLessThanOrEqual(6);
  });
});

describe("a clone that has not everything", () => {
  const origin = repository({ "a.yaml": ship("A") });
  commit(origin, { "a.yaml": ship("A", "shields: 1\n") });
  git(origin, "config", "uploadpack.allowFilter", "true");
  const clone = (...options: string[]) => {
    const at = folder();
    git(at, "clone", "-q", ...options, `file://${origin}`, "c");
    return join(at, "c");
  };

  test("of its history says how to fetch more", async () => {
    const { code, stderr } = await diff(clone("--depth", "1"), ["--git", "HEAD~1", "a.yaml"]);
    expect([code, stderr]).toEqual([
      2,
      "shipcost: --git HEAD~1: there is no such revision in this shallow clone: fetch more of the history, in GitHub Actions with fetch-depth: 0\n",
    ]);
  });

  test("of its contents says how to have them, and reads what is there", async () => {
    const at = clone("--filter=blob:none");
    const { code, stdout, stderr } = await diff(at, ["--git", "HEAD~1", "a.yaml"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^shipcost: --git: this clone lacks a\.yaml at HEAD~1 \(\w{7}\): clone without a filter.*fetch-depth: 0\n$/,
    );
    expect(await diff(at, ["--git", "HEAD", "a.yaml"])).toMatchObject({ code: 0, stderr: "" });
  });
});

test("a working tree whose repository stands elsewhere is named by GIT_DIR and GIT_WORK_TREE together", async () => {
  const root = repository({ "sub/a.yaml": ship("A") });
  const away = folder();
  renameSync(join(root, ".git"), join(away, "repo"));
  writeFileSync(join(root, "sub/a.yaml"), ship("A", "shields: 1\n"));
  const both = { GIT_DIR: join(away, "repo"), GIT_WORK_TREE: root };
  const asked = await diff(join(root, "sub"), ["--git", "HEAD", "a.yaml", "--format", "json"], both);
  expect(JSON.parse(asked.stdout).points).toMatchObject({ old: 4, new: 5 });
  const one = await diff(join(root, "sub"), ["--git", "HEAD", "a.yaml"], { GIT_DIR: both.GIT_DIR });
  expect([one.code, one.stderr]).toEqual([2, "shipcost: --git: a.yaml stands in no working tree of git\n"]);
});
