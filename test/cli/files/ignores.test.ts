import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Ignores } from "../../../src/cli/files/ignores.js";
import { Configs } from "../../../src/cli/settings/configs.js";
import { folder, write } from "../../support/cli/folder.js";
import { repeat, took } from "../../support/loading.js";

function ignoresOf(root: string, cwd = root): Ignores {
  return new Ignores({ cwd }, new Configs({ cwd }, { rulesetGiven: false, named: [] }), []);
}

const reasons = (root: string, files: readonly string[]) => {
  const ignores = ignoresOf(root);
  return files.map((file) => ignores.reason(join(root, file), file.endsWith("/")));
};

describe("what is left out", () => {
  const root = folder({
    ".git/": "",
    ".gitignore": "# a comment\n\n*.old.yaml\n/top.yaml\nbuild/\n!keep.old.yaml\n",
    "sub/.gitignore": "x.yaml\n!y.old.yaml\n/deep/z.yaml\n",
    "sub/[odd] #name/.gitignore": "q.yaml\n",
    ".shipcost.yaml": "ignore:\n  - drafts/\n  - '*.tmp.yaml'\n",
    "sub/.shipcost.yaml": "ignore: [w.yaml, '!v.tmp.yaml']\n",
    "nothing/.gitignore": "! \n!\n/\n#a.old.yaml\n \t\n",
    "other/.git/": "",
  });

  test.each<[string, string | null]>([
    ["a.yaml", null],
    ["a.old.yaml", "*.old.yaml (.gitignore:3)"],
    ["sub/deep/a.old.yaml", "*.old.yaml (.gitignore:3)"],
    ["nothing/a.old.yaml", "*.old.yaml (.gitignore:3)"],
    ["nothing/a.yaml", null],
    ["keep.old.yaml", null],
    ["top.yaml", "/top.yaml (.gitignore:4)"],
    ["sub/top.yaml", null],
    ["build", null],
    ["build/", "build/ (.gitignore:5)"],
    ["sub/build/keep.old.yaml", "build/ (.gitignore:5)"],
    ["x.yaml", null],
    ["sub/x.yaml", "x.yaml (sub/.gitignore:1)"],
    ["sub/deep/x.yaml", "x.yaml (sub/.gitignore:1)"],
    ["sub/y.old.yaml", null],
    ["sub/deep/z.yaml", "/deep/z.yaml (sub/.gitignore:3)"],
    ["sub/deep/deep/z.yaml", null],
    ["sub/[odd] #name/q.yaml", "q.yaml (sub/[odd] #name/.gitignore:1)"],
    ["sub/o/q.yaml", null],
    ["BUILD/a.yaml", null],
    ["drafts/a.yaml", "drafts/ (.shipcost.yaml:2)"],
    ["sub/drafts/a.yaml", "drafts/ (.shipcost.yaml:2)"],
    ["sub/w.yaml", "w.yaml (sub/.shipcost.yaml:1)"],
    ["w.yaml", null],
    ["sub/v.tmp.yaml", "*.tmp.yaml (.shipcost.yaml:3)"],
    ["other/a.old.yaml", null],
    ["other/drafts/a.yaml", null],
  ])("%s: %s", (file, by) => {
    expect(reasons(root, [file])).toEqual([by]);
  });

  test("a folder's ignore files count from wherever the command is run", () => {
    const inside = ignoresOf(root, join(root, "sub"));
    expect(inside.reason(join(root, "sub/x.yaml"))).toBe("x.yaml (.gitignore:1)");
    expect(inside.reason(join(root, "sub/a.old.yaml"))).toMatch(/^\*\.old\.yaml \(\/.*\/\.gitignore:3\)$/);
  });
});

const git = (root: string, args: string[], input = "") =>
  spawnSync("git", ["-C", root, ...args], {
    input,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: root },
  });
const hasGit = spawnSync("git", ["--version"]).status === 0;

describe.runIf(hasGit)("git's own answer", () => {
  test("is that of any ignore files, for any file", () => {
    const atoms = ["a", "b", "*", "**", "/", "?", "[ab]", "!", "\\a", "a.yaml", "sub", "#", " "];
    const pattern = fc
      .array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(""));
    const lines = fc.array(pattern, { maxLength: 4 }).map((each) => each.join("\n"));
    const name = fc.constantFrom("a", "b", "ab", "sub", "a.yaml");
    const file = fc
      .array(name, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join("/"))
      // Git looks at the disk, where these two are folders.
      .filter((each) => each !== "sub" && each !== "sub/sub");
    fc.assert(
      fc.property(
        lines,
        lines,
        lines,
        fc.uniqueArray(file, { minLength: 4, maxLength: 12 }),
        (top, sub, deep, files) => {
          // Not followed on purpose; and git itself does not keep to its manual where ** is part of a name.
          fc.pre(
            ![top, sub, deep].some(
              (each) => each.split("**/").length > 3 || /[^/\n!]\*\*|\*\*[^/\n]/.test(each),
            ),
          );
          const root = realpathSync(mkdtempSync(join(tmpdir(), "shipcost-git-")));
          try {
            execFileSync("git", ["init", "-q", root]);
            write(root, { ".gitignore": top, "sub/.gitignore": sub, "sub/sub/.gitignore": deep });
            const { stdout } = git(root, ["check-ignore", "--no-index", "--stdin"], files.join("\n"));
            const ignored = new Set(stdout.split("\n"));
            const told = reasons(root, files);
            expect(files.filter((_, i) => told[i] !== null)).toEqual(
              files.filter((each) => ignored.has(each)),
            );
          } finally {
            rmSync(root, { recursive: true, force: true });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("hostile patterns", () => {
  const STARS = [
    "*a".repeat(140),
    "?*".repeat(140),
    "*".repeat(300),
    "[ab]*".repeat(55),
    "**/a/**/a/**",
    "**/*a*b*/**/*c*d*",
    "a/**/b/**/c",
  ];
  const deep = repeat(30, () => "a".repeat(60), "/");
  const files = [`${"a".repeat(250)}.yaml`, `${deep}/${"a".repeat(250)}b`, `${"a/".repeat(30)}b.yaml`];

  test.each([
    [".gitignore", repeat(2000, (i) => STARS[i % STARS.length]!, "\n")],
    [".shipcost.yaml", `ignore:\n${repeat(200, (i) => `  - '${STARS[i % STARS.length]!.slice(0, 300)}'\n`)}`],
  ])("of %s match in a moment", (name, text) => {
    const root = folder({ ".git/": "", [name]: text });
    expect(took(() => reasons(root, files))).toBeLessThan(10_000);
  });

  test("that are too many, too long or too starry are not followed, with a word on it", () => {
    const root = folder({
      ".git/": "",
      ".gitignore": `a.yaml\n${"**/x/".repeat(3)}\n${"y".repeat(301)}\nb.yaml\n`,
    });
    const ignores = ignoresOf(root);
    expect(["a.yaml", "b.yaml", "x/x/x/"].map((file) => ignores.reason(join(root, file)) !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(ignores.notes).toEqual([expect.stringMatching(/^\.gitignore:2: not followed/)]);
  });

  test("a file deeper than anyone nests is an error, not a wait", () => {
    const root = folder({ ".git/": "", ".gitignore": "a.yaml\n" });
    expect(() => reasons(root, [`${"a/".repeat(40)}b.yaml`])).toThrow("more than 32 folders deep");
  });

  test("any text is read as patterns", () => {
    const root = folder({ ".git/": "" });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        write(root, { ".gitignore": text, "sub/.gitignore": text });
        reasons(root, ["a.yaml", "sub/b.yaml", "sub/c/"]);
      }),
    );
  });
});
