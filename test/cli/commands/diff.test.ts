import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../../src/cli/main.js";
import { width } from "../../../src/report/text/text.js";
import { type Outcome, project, runAll } from "../../support/cli/run.js";

/** Runs the command line in this process, as in a folder of its own. */
async function inside(
  cwd: string,
  args: readonly string[],
  { env = {}, input = "" }: { env?: Record<string, string>; input?: string } = {},
): Promise<Outcome> {
  const said = { stdout: "", stderr: "" };
  const code = await main(
    args,
    {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      terminal: { isTerminal: false, columns: undefined },
      out: (text) => {
        said.stdout += text;
      },
      err: (text) => {
        said.stderr += text;
      },
      stdin: () => new TextEncoder().encode(input),
      onInterrupt: () => {},
    },
    "0",
  );
  return { code, ...said };
}

const SHIP = "name: A\nhull: 4\nprimaries: 4\n";
const FLEET =
  "fleet: F\nships:\n  - {name: A, hull: 4, primaries: 4}\n  - {name: B, hull: 6, primaries: 6}\n";
const here = project({
  "a.yaml": SHIP,
  "b.yaml": `${SHIP}shields: 2\n`,
  "fleet.yaml": FLEET,
  "illegal.yaml": "name: A\nhull: 4\nprimaries: 5\n",
  "old/x.yaml": FLEET,
  "old/sub/y.yaml": SHIP,
  "old/gone.yaml": SHIP,
  "old/rules.yaml": "ruleset: r\nversion: '1'\nextends: house\n",
  "new/x.yaml": FLEET.replace("primaries: 6", "primaries: 6, count: 2"),
  "new/sub/y.yaml": `# the same\n${SHIP}`,
  "new/came.yaml": SHIP.replace("A", "Came"),
  "new/rules.yaml": "ruleset: r\nversion: '2'\nextends: house\n",
});
const diff = (...args: string[]) => inside(here.root, ["diff", ...args]);
const json = async (...args: string[]) => JSON.parse((await diff(...args, "--format", "json")).stdout);

test("the command exits 0 where nothing differs, 1 where something does, 2 where it could not be told", async () => {
  const outcomes = await runAll(here, [
    ["diff", "a.yaml", "a.yaml", "--quiet"],
    ["diff", "a.yaml", "b.yaml"],
    ["diff", "a.yaml", "gone.yaml"],
    ["diff", "--git", "HEAD", "a.yaml"],
  ]);
  expect(outcomes.map(({ code }) => code)).toEqual([0, 1, 2, 2]);
  expect(outcomes[0]!.stdout).toBe("");
  expect(outcomes[1]!.stdout).toContain("price up by 2, 4 → 6: shields 0 → 2 +1.6, rounding +0.4\n");
  expect(outcomes[1]!.stderr).toBe("");
  expect(outcomes[2]!.stderr).toBe(
    "shipcost: gone.yaml: no such file, and no file matches it as a pattern\n",
  );
  expect(outcomes[3]!.stderr).toMatch(
    /^shipcost: --git: a\.yaml stands in no working tree of git: git finds no repository/,
  );
});

describe("OLD and NEW", () => {
  test("may be one ship of a file each", async () => {
    const { documents, points } = await json("fleet.yaml#A", "fleet.yaml#B");
    expect(documents[0].ships[0]).toMatchObject({
      change: "changed",
      old: { name: "A" },
      new: { name: "B" },
    });
    expect(points).toEqual({ old: 4, new: 6, difference: 2 });
    expect(await json("a.yaml", "fleet.yaml#A")).toMatchObject({ same: true });
  });

  test("may be standard input on one side", async () => {
    const args = ["diff", "-", "a.yaml", "--stdin-filename", "new/z.yaml", "--format", "json"];
    const { stdout, code } = await inside(here.root, args, { input: `${SHIP}count: 3\n` });
    expect([code, JSON.parse(stdout).documents[0].path]).toEqual([1, { old: "new/z.yaml", new: "a.yaml" }]);
  });

  test("may be folders, compared file by file; a ruleset met there is passed over", async () => {
    const { documents, points, same } = await json("old", "new/");
    const told = documents.map(({ change, path }: { change: string; path: object }) => [
      change,
      ...Object.values(path),
    ]);
    expect(told).toEqual([
      ["added", null, "new/came.yaml"],
      ["removed", "old/gone.yaml", null],
      ["same", "old/sub/y.yaml", "new/sub/y.yaml"],
      ["changed", "old/x.yaml", "new/x.yaml"],
    ]);
    expect([same, points]).toEqual([false, { old: 18, new: 24, difference: 6 }]);
  });

  test.each<[string, string[], RegExp]>([
    ["one argument", ["a.yaml"], /expected OLD and NEW/],
    ["three", ["a.yaml", "b.yaml", "fleet.yaml"], /expected OLD and NEW/],
    ["none", [], /expected OLD and NEW/],
    ["a file and a folder", ["a.yaml", "old"], /old is a folder: expected two files or two folders/],
    ["standard input twice", ["-", "-"], /only one of OLD and NEW/],
    [
      "one ship against several",
      ["fleet.yaml#A", "fleet.yaml"],
      /expected one ship, as FILE#NAME with one of A, B/,
    ],
    [
      "a ship that is not there",
      ["fleet.yaml#A", "fleet.yaml#Bee"],
      /no ship is called Bee; did you mean|no ship is called Bee/,
    ],
    ["a pattern for several files", ["old/**/*.yaml", "a.yaml"], /is 4 files: expected one, or a folder/],
    ["a ruleset that is none", ["a.yaml", "b.yaml", "--ruleset", "no"], /no ruleset no/],
  ])("cannot be %s", async (_, args, message) => {
    const { code, stderr, stdout } = await diff(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test("that cannot be read leave valid JSON that claims nothing", async () => {
    const { code, stdout } = await diff("a.yaml", "gone.yaml", "--format", "json");
    expect([code, JSON.parse(stdout)]).toMatchObject([2, { version: 1, same: false, documents: [] }]);
  });

  test("with a file that may not be read: the others are compared", async () => {
    const linked = project({ "o/a.yaml": SHIP, "o/b.yaml": SHIP, "n/b.yaml": SHIP });
    writeFileSync(join(dirname(linked.root), "a.yaml"), SHIP);
    symlinkSync("../../a.yaml", join(linked.root, "n/a.yaml"));
    const { code, stdout, stderr } = await inside(linked.root, ["diff", "o", "n", "--format", "json"]);
    expect([code, JSON.parse(stdout).same, JSON.parse(stdout).documents.length]).toEqual([2, false, 1]);
    expect(stderr).toBe("shipcost: n/a.yaml: a link that leads out of the project; not read\n");
  });

  test("are both read under --ruleset", async () => {
    const rules = project({
      "r.yaml": "ruleset: r\nversion: '1'\nminimumPoints: 50\n",
      "a.yaml": SHIP,
      "b.yaml": `${SHIP}shields: 2\n`,
    });
    const args = ["diff", "a.yaml", "b.yaml", "--ruleset", "r.yaml", "--format", "json"];
    const { points, documents } = JSON.parse((await inside(rules.root, args)).stdout);
    expect([points.difference, documents[0].ruleset.old.id, documents[0].ships[0].causes.length]).toEqual([
      0,
      "r",
      2,
    ]);
  });
});

describe("the reports", () => {
  const long = "Long name ".repeat(20);
  const wide = project({
    "a.yaml": `fleet: ${long}\nbudget: 5\nships:\n  - {name: ${long}, hull: 1000000000000000, shields: 3, count: 900000000000000, notes: ${long}}\n  - {name: 巨大な船, hull: 4}\n`,
    "b.yaml": `fleet: ${long}x\nbudget: 5.5\nships:\n  - {name: ${long}, hull: 900000000000000, techLevel: 5, engines: 7, notes: x${long}}\n  - {name: e\u0301, hull: 4, primaries: 4}\n  - {name: C, hull: 4, primaries: 5}\n`,
    "c.yaml": `fleet: ${long}x\nbudget: 5.5\nships: []\n`,
  });

  test.each([
    ["a.yaml", "b.yaml"],
    ["b.yaml", "a.yaml"],
    ["a.yaml", "c.yaml"],
    ["c.yaml", "a.yaml"],
  ])("fit 80 columns: %s against %s", async (old, now) => {
    const { stdout } = await inside(wide.root, ["diff", old, now]);
    expect(stdout).not.toBe("");
    expect(stdout.split("\n").filter((line) => width(line) > 80)).toEqual([]);
  });

  test("say what stands for what in a table", async () => {
    const { stdout } = await diff("old/x.yaml", "new/x.yaml");
    expect(stdout).toBe(`old/x.yaml → new/x.yaml
total up by 6, 10 → 16: B ×1 → ×2 +6

F · new/x.yaml                                  ruleset house 1.0 (${stdout.match(/\((\w{12})\)/)![1]})
  Ship                                                     Points  Count  Change
~ B                                                             6  1 → 2      +6
  Counts                                                                      +6
  Total                                                   10 → 16             +6

2 ships: 1 changed, 1 unchanged
`);
  });

  test("say of a ship with errors that it has no price", async () => {
    const { stdout, code } = await diff("a.yaml", "illegal.yaml");
    expect(code).toBe(1);
    expect(stdout).toMatch(/no total to compare, 4 → none/);
    expect(stdout).toMatch(/4 → no price/);
    expect(stdout).toMatch(/New findings\n\+ error hull\/overfull illegal\.yaml:2:7: the hull has 4 boxes/);
  });

  test("are coloured by what became of a ship, on request", async () => {
    const { stdout } = await diff("fleet.yaml", "new/came.yaml", "--color", "always");
    expect(stdout).toContain("\u001B[31m- B");
  });

  test("leave out fields and reasons in brief", async () => {
    const { stdout } = await diff("a.yaml", "b.yaml", "--brief");
    expect(stdout).not.toMatch(/Shields|Rounding/);
    const markdown = await diff("a.yaml", "b.yaml", "--brief", "--format", "markdown");
    expect(markdown.stdout).not.toMatch(/details/);
  });

  test("in Markdown have the line on top, a table and the reasons folded", async () => {
    const { stdout } = await diff("a.yaml", "b.yaml", "--format", "markdown");
    expect(stdout).toMatch(/^\*\*price up by 2, 4 → 6\\: shields 0 → 2 \+1\.6, rounding \+0\.4\*\*\n/);
    expect(stdout).toMatch(/\| `~` \| A +\| +4 → 6 \| +1 \| +\+2 \| shields 0 → 2 \|/);
    expect(stdout).toMatch(/<details><summary>Why A \+2<\/summary>\n\n\| What/);
  });
});

describe("--git", () => {
  const outer = project({});
  const root = join(dirname(outer.root), "repo");
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        HOME: root,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_AUTHOR_NAME: "A",
        GIT_AUTHOR_EMAIL: "a@example.org",
        GIT_COMMITTER_NAME: "A",
        GIT_COMMITTER_EMAIL: "a@example.org",
      },
    });
  const put = (files: Record<string, string>) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  };
  const commit = (tag: string) => {
    git("add", "-A");
    git("commit", "-qm", tag);
    git("tag", tag);
  };
  const ROSTER = "fleet: R\nruleset: rules/r.yaml\nships:\n  - {design: designs/d.yaml, name: D}\n";
  const rules = (percent: number) =>
    `ruleset: r\nversion: "1"\nmodifiers:\n  - {id: shields, title: Shields, percent: ${percent}, per: shields, stage: chart}\n`;
  const at = (cwd: string, ...args: string[]) => inside(cwd, ["diff", ...args]);
  const inRepo = (...args: string[]) => at(root, ...args);
  const asked = async (...args: string[]) => JSON.parse((await inRepo(...args, "--format", "json")).stdout);

  beforeAll(() => {
    mkdirSync(root);
    git("init", "-q");
    put({
      "a.yaml": SHIP,
      "sp ace/ü#1.yaml": FLEET,
      "fleets/roster.yaml": ROSTER.replace("rules/", "../rules/").replace("designs/", "../designs/"),
      "numbered.yaml": "- {name: 'A#1', hull: 4, primaries: 4}\n- {name: B, hull: 4, primaries: 4}\n",
      "fleets/dropped.yaml": SHIP,
      "fleets/.hidden.yaml": SHIP,
      "rules/r.yaml": rules(20),
      "designs/d.yaml": "hull: 10\nprimaries: 10\nshields: 1\n",
      "inner/.shipcost.yaml": "",
      "inner/out.yaml": "fleet: O\nships:\n  - {name: X, design: ../a.yaml}\n",
      "--help.yaml": SHIP,
    });
    writeFileSync(join(dirname(root), "secret.yaml"), "name: zanzibar-secret\nhull: 4\n");
    symlinkSync("../secret.yaml", join(root, "leads-out.yaml"));
    symlinkSync("a.yaml", join(root, "link.yaml"));
    symlinkSync("round.yaml", join(root, "round.yaml"));
    symlinkSync("designs", join(root, "linked"));
    put({
      "via.yaml":
        "fleet: V\nships:\n  - {name: A, design: link.yaml}\n  - {name: B, design: linked/d.yaml}\n",
      "bad.yaml":
        "fleet: B\nships:\n  - {name: A, design: leads-out.yaml}\n  - {name: B, design: round.yaml}\n  - {name: C, design: ../secret.yaml}\n  - {name: D, design: /etc/passwd}\n  - {name: E, design: designs}\n",
    });
    commit("v1");
    put({
      "a.yaml": `${SHIP}shields: 1\n`,
      "rules/r.yaml": rules(50),
      "designs/d.yaml": "hull: 10\nprimaries: 10\nshields: 2\n",
    });
    rmSync(join(root, "fleets/dropped.yaml"));
    put({ "fleets/added.yaml": SHIP.replace("A", "Added") });
    commit("v2");
    put({ "a.yaml": `${SHIP}shields: 5\n` });
  });

  test("compares a file as it was with what it is, and as it was at two revisions", async () => {
    expect((await asked("--git", "HEAD", "a.yaml")).points).toEqual({ old: 5, new: 8, difference: 3 });
    expect((await asked("--git", "v1", "a.yaml")).points).toEqual({ old: 4, new: 8, difference: 4 });
    const both = await asked("--git", "v1..v2", "a.yaml");
    expect(both.points).toEqual({ old: 4, new: 5, difference: 1 });
    expect([both.old, both.new]).toEqual([
      expect.stringMatching(/^v1 \(\w{7}\)$/),
      expect.stringMatching(/^v2 \(/),
    ]);
    expect((await asked("--git", "v1..", "a.yaml")).points.new).toBe(5);
    expect((await asked("--git", "HEAD", "a.yaml")).new).toBe("the working tree");
  });

  test("reads designs and rulesets at the same revision", async () => {
    const { documents } = await asked("--git", "v1..v2", "fleets/roster.yaml");
    expect(documents[0].ships[0]).toMatchObject({
      old: { exact: "12" },
      between: { design: "old", exact: "15" },
      new: { exact: "20" },
    });
    expect(documents[0].ships[0].causes.map((each: { cause: string }) => each.cause)).toEqual([
      "ruleset",
      "design",
    ]);
  });

  test("takes a folder, and files that only one revision has", async () => {
    const { documents } = await asked("--git", "v1..v2", "fleets");
    expect(
      documents.map((each: { change: string; path: object }) => [each.change, ...Object.values(each.path)]),
    ).toEqual([
      ["added", null, "fleets/added.yaml"],
      ["removed", "fleets/dropped.yaml", null],
      ["changed", "fleets/roster.yaml", "fleets/roster.yaml"],
    ]);
    const now = await asked("--git", "v1", "fleets");
    expect(now.documents).toHaveLength(3);
    expect((await asked("--git", "HEAD", ".")).documents.length).toBeGreaterThan(5);
  });

  test("works from a folder below, in a name with blanks and hashes, and on one ship", async () => {
    const below = await at(join(root, "fleets"), "--git", "v1..v2", "../a.yaml", "roster.yaml", "--brief");
    expect([below.code, below.stderr]).toEqual([1, ""]);
    expect((await asked("--git", "v1", "sp ace/ü#1.yaml")).same).toBe(true);
    const one = await asked("--git", "v1", "sp ace/ü#1.yaml#B");
    expect([one.same, one.documents[0].unchanged]).toEqual([true, 1]);
    const numbered = await asked("--git", "v1", "numbered.yaml#A#1");
    expect([numbered.same, numbered.documents[0].unchanged]).toEqual([true, 1]);
    expect((await asked("--git", "v1", "./--help.yaml")).same).toBe(true);
  });

  test("follows links inside the repository, and none that leads out", async () => {
    expect((await asked("--git", "v1..v1", "via.yaml")).points).toEqual({ old: 16, new: 16, difference: 0 });
    const { stdout, stderr } = await inRepo(
      "--git",
      "v1..v2",
      "bad.yaml",
      "leads-out.yaml",
      "--format",
      "json",
    );
    expect(stdout + stderr).not.toMatch(/zanzibar|root:/);
    expect(stderr).toBe(
      `shipcost: leads-out.yaml at ${JSON.parse(stdout).old}: it stands outside the repository\n` +
        `shipcost: leads-out.yaml at ${JSON.parse(stdout).new}: it stands outside the repository\n`,
    );
    expect(JSON.parse(stdout).documents[0]).toMatchObject({
      change: "same",
      unchanged: 5,
      totals: { new: null },
    });
  });

  test("lets a design leave the folder of a configuration within the repository", async () => {
    const { documents, findings } = await asked("--git", "v1", "inner/out.yaml");
    expect(documents[0].totals).toMatchObject({ old: 4, new: 8 });
    expect(findings).toEqual({ new: [], gone: [] });
  });

  test.each<[string, string[], RegExp]>([
    ["an unknown revision", ["--git", "nope", "a.yaml"], /--git nope: there is no such revision/],
    ["a revision that is an option", ["--git=--output=x", "a.yaml"], /expected a revision such as HEAD/],
    ["an option behind the dots", ["--git=v1..-x", "a.yaml"], /expected a revision such as HEAD/],
    [
      "an option as a revision's name",
      ["--git", "v1^{commit} --help", "a.yaml"],
      /there is no such revision/,
    ],
    ["a shell's words", ["--git", "v1; touch pwned", "a.yaml"], /there is no such revision/],
    ["a NUL", ["--git", "v1\0", "a.yaml"], /there is no such revision/],
    ["three dots", ["--git", "v1...v2", "a.yaml"], /two revisions are written A\.\.B/],
    ["nothing", ["--git", "", "a.yaml"], /expected a revision/],
    ["no FILE", ["--git", "v1"], /--git REV needs a FILE/],
    ["standard input", ["--git", "v1", "-"], /not standard input/],
    [
      "a file that was never there",
      ["--git", "v1", "never.yaml"],
      /never\.yaml: no such file, neither at v1 \(\w+\) nor in the working tree/,
    ],
    ["a file outside", ["--git", "v1", "../secret.yaml"], /secret\.yaml stands in no working tree of git/],
    ["a ship that was never there", ["--git", "v1", "a.yaml#Z"], /no ship is called Z, neither in v1/],
    ["a blob", ["--git", "v1:a.yaml", "a.yaml"], /there is no such revision/],
  ])("cannot be done with %s", async (_, args, message) => {
    const { code, stdout, stderr } = await inRepo(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test("says where there is no git, and no repository", async () => {
    const without = await inside(root, ["diff", "--git", "v1", "a.yaml"], { env: { PATH: "/nowhere" } });
    expect([without.code, without.stderr]).toEqual([2, "shipcost: --git: the program git was not found\n"]);
  });

  test("runs none of a repository's programs, and minds no settings of whoever calls", async () => {
    const mark = join(dirname(root), "ran");
    const script = join(dirname(root), "run.sh");
    writeFileSync(script, `#!/bin/sh\ntouch ${JSON.stringify(mark)}\n`);
    chmodSync(script, 0o755);
    put({ ".gitattributes": "*.yaml diff=evil filter=evil\n" });
    for (const key of [
      "core.fsmonitor",
      "core.pager",
      "diff.evil.textconv",
      "filter.evil.smudge",
      "core.sshCommand",
    ]) {
      git("config", key, script);
    }
    const env = { GIT_DIR: "/nowhere", GIT_EXTERNAL_DIFF: script, GIT_PAGER: script };
    const { code } = await inside(root, ["diff", "--git", "v1..v2", "a.yaml"], { env });
    expect(code).toBe(1);
    expect(() => unlinkSync(mark)).toThrow(/ENOENT/);
  });
});
