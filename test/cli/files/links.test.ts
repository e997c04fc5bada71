import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

import { inProcess } from "../../support/cli/in-process.js";
import { project } from "../../support/cli/run.js";

const SHIP = "name: A\nhull: 4\nprimaries: 4\n";
const ODD = `${SHIP}engines: 3\n`;
const UNTIDY = "name: A\nhull: 4\nspecials: 1xplasma(F),1xPlasma(A)\nprimaries: 2\n";

const lint = async (cwd: string, ...args: string[]) => {
  const { code, stdout, stderr } = await inProcess(cwd, ["lint", "--format", "concise", ...args]);
  return { code, stderr, lines: stdout.split("\n").filter((line) => line !== "") };
};
const listed = async (cwd: string, ...args: string[]) =>
  (await inProcess(cwd, ["lint", "--list-files", ...args])).stdout.trimEnd().split("\n");

describe("a link to a file of the project", () => {
  const { root } = project({
    "fleets/home.yaml": "fleet: F\nships:\n  - {design: odd.yaml, name: One}\n",
    "fleets/odd.yaml": ODD,
    "fleets/.shipcost.yaml": "rules: {engines/odd-point: error}\n",
    "deep/er/one.yaml": ODD,
  });
  symlinkSync("fleets/home.yaml", join(root, "a-current.yaml"));
  symlinkSync("fleets", join(root, "b-fleets"));
  symlinkSync("../a-current.yaml", join(root, "deep/twice.yaml"));

  test.each([
    ["that is named", ["a-current.yaml"]],
    ["that is named, in another folder and over another link", ["deep/twice.yaml"]],
    ["that is matched", ["a-*.yaml"]],
    ["that is met before its file", ["."]],
    ["in a folder that a link leads to", ["b-fleets/home.yaml"]],
  ])("%s, is read and reported as the file", async (_, args) => {
    const { lines, code } = await lint(root, ...args);
    expect(code).toBe(1);
    // The severity is that of the configuration beside the file; its design is found from there.
    expect(
      lines.filter((line) => /^fleets\/odd\.yaml:4:\d+: error engines\/odd-point/.test(line)),
    ).toHaveLength(1);
    expect(lines.join()).not.toMatch(/design-reference|a-current|twice|b-fleets/);
  });

  test("adds nothing where the file is met as well", async () => {
    expect(await listed(root, "a-current.yaml", "fleets/home.yaml", ".", "b-fleets/*.yaml")).toEqual([
      "fleets/home.yaml (config fleets/.shipcost.yaml)",
      "deep/er/one.yaml",
      "fleets/odd.yaml (config fleets/.shipcost.yaml)",
      "fleets/.shipcost.yaml (passed over: a config)",
    ]);
  });

  test("leads a folder's name to the folder", async () => {
    expect(await listed(root, "b-fleets")).toEqual([
      "fleets/home.yaml (config fleets/.shipcost.yaml)",
      "fleets/odd.yaml (config fleets/.shipcost.yaml)",
      "fleets/.shipcost.yaml (passed over: a config)",
    ]);
  });
});

describe("a link that leads out of the project", () => {
  const { root } = project({ "own/good.yaml": SHIP });
  const outside = join(dirname(root), "outside");
  mkdirSync(join(outside, "more"), { recursive: true });
  for (const file of ["one.yaml", "more/two.yaml"]) writeFileSync(join(outside, file), UNTIDY);
  const [one, two] = ["one.yaml", "more/two.yaml"].map((file) => join(realpathSync(outside), file));
  symlinkSync("../outside/one.yaml", join(root, "one.yaml"));
  symlinkSync("../outside", join(root, "linked"));
  writeFileSync(
    join(root, "refers.yaml"),
    "- {design: one.yaml, name: A}\n- {design: linked/one.yaml, name: B}\n",
  );

  test.each([
    ["a file", ["one.yaml"], [one]],
    ["a file in a folder", ["linked/one.yaml"], [one]],
    ["a folder", ["linked"], [two, one]],
    ["a folder below", ["linked/more"], [two]],
    ["a pattern's folder", ["linked/*.yaml"], [one]],
  ])("is followed where it is named: %s", async (_, args, files) => {
    const { code, lines, stderr } = await lint(root, ...args);
    expect([code, stderr]).toEqual([0, ""]);
    expect([...new Set(lines.map((line) => line.split(":")[0]))]).toEqual(files);
  });

  test("is not where it is met or referenced, and the others are done", async () => {
    const { code, lines, stderr } = await lint(root, ".");
    expect(code).toBe(2);
    expect(stderr).toBe("shipcost: one.yaml: a link that leads out of the project; not read\n");
    expect(lines).toEqual([
      expect.stringMatching(/^refers\.yaml:1:12: error fleet\/design-reference/),
      expect.stringMatching(/^refers\.yaml:2:12: error fleet\/design-reference/),
    ]);
  });

  test.each([["fmt"], ["lint", "--fix"]])("is read and not written by %s", async (...command) => {
    for (const arg of ["one.yaml", "linked/one.yaml", "linked"]) {
      const { stderr } = await inProcess(root, [...command, arg]);
      expect(stderr).toContain(
        `${one}: not fixed: a link leads there out of the project; name the file itself`,
      );
      expect(readFileSync(join(outside, "one.yaml"), "utf8")).toBe(UNTIDY);
    }
    const named = await inProcess(root, [...command, "../outside/more/two.yaml"]);
    expect(named.stderr).not.toContain("not fixed");
    expect(readFileSync(join(outside, "more/two.yaml"), "utf8")).not.toBe(UNTIDY);
    writeFileSync(join(outside, "more/two.yaml"), UNTIDY);
  });

  test("does not make a project of a folder with a repository of its own", async () => {
    mkdirSync(join(outside, ".git"));
    expect((await inProcess(root, ["fmt", "linked"])).stderr).toContain(
      "a link leads there out of the project",
    );
    expect(readFileSync(join(outside, "one.yaml"), "utf8")).toBe(UNTIDY);
  });
});

describe("links that lead in a circle", () => {
  const circle = (files: Record<string, string>) => {
    const { root } = project({ "good.yaml": SHIP, ...files });
    symlinkSync("b.yaml", join(root, "a.yaml"));
    symlinkSync("a.yaml", join(root, "b.yaml"));
    return root;
  };

  test("are told where they are met", async () => {
    const { code, stderr } = await lint(circle({}));
    expect([code, stderr]).toEqual([
      2,
      "shipcost: a.yaml: its links lead in a circle\nshipcost: b.yaml: its links lead in a circle\n",
    ]);
  });

  test("and are ignored are left alone", async () => {
    const { code, stderr } = await lint(circle({ ".gitignore": "[ab].yaml\n" }));
    expect([code, stderr]).toEqual([0, ""]);
  });
});

describe("a pattern", () => {
  const { root } = project({
    "fleet (1).yaml": SHIP,
    "fleet 1.yaml": SHIP,
    "a[b].yaml": SHIP,
    "ab.yaml": SHIP,
    "{x}.yaml": SHIP,
    "old (2)/one.yaml": SHIP,
    "old (2)/sub/two.yaml": SHIP,
    "old 2/three.yaml": SHIP,
    ".hidden/four.yaml": SHIP,
  });

  test.each<[string, string[]]>([
    ["fleet \\(1\\).yaml", ["fleet (1).yaml"]],
    ["fleet \\(?\\).yaml", ["fleet (1).yaml"]],
    ["a\\[b\\].*", ["a[b].yaml"]],
    ["[ab]b.y?ml", ["ab.yaml"]],
    ["\\{x\\}.{yaml,yml}", ["{x}.yaml"]],
    ["old \\(2\\)/*.yaml", ["old (2)/one.yaml"]],
    ["old (2)/**/*.yaml", ["old (2)/one.yaml", "old (2)/sub/two.yaml"]],
    ["old (2)\\*.yaml", ["old (2)/one.yaml"]],
    ["old*/*.yaml", ["old (2)/one.yaml", "old 2/three.yaml"]],
    ["*/sub/*.yaml", ["old (2)/sub/two.yaml"]],
    [".hid*/*.yaml", [".hidden/four.yaml"]],
    ["*/four.yaml", []],
    ["!(fleet*|old*)", ["a[b].yaml", "ab.yaml", "{x}.yaml"]],
    ["nowhere/*.yaml", []],
    ["nowhere/", []],
  ])("%s", async (pattern, files) => {
    const { code, stdout } = await inProcess(root, ["lint", "--list-files", pattern]);
    expect(stdout.split("\n").filter((line) => line !== "")).toEqual(files);
    expect(code).toBe(files.length === 0 ? 2 : 0);
  });
});
