import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { project, runAll } from "../../support/cli/run.js";

const SHIP = "name: A\nhull: 4\nprimaries: 4\nengines: 3\n";
const here = project({
  ".gitignore": "ignored.yaml\nbuild/\n",
  "a.yaml": SHIP,
  "b.yml": SHIP,
  "sub/c.yaml": SHIP,
  "sub/deep/d.yaml": SHIP,
  "sub/.gitignore": "e.yaml\n",
  "sub/e.yaml": SHIP,
  "notes.txt": SHIP,
  "ignored.yaml": SHIP,
  "build/f.yaml": SHIP,
  ".hidden.yaml": SHIP,
  ".hidden/g.yaml": SHIP,
  "node_modules/pkg/h.yaml": SHIP,
  "sub/node_modules/i.yaml": SHIP,
  "fleet.yaml": "fleet: F\nships:\n  - {design: a.yaml, name: One}\n  - {design: a.yaml, name: Two}\n",
});
symlinkSync("a.yaml", join(here.root, "twin.yaml"));
const ALL = ["a.yaml", "b.yml", "fleet.yaml", "sub/c.yaml", "sub/deep/d.yaml"];

const listed = async (...args: string[]) => {
  const { stdout } = await here.run(["lint", "--list-files", ...args]);
  return stdout.trimEnd().split("\n");
};

describe("FILE", () => {
  test.concurrent.each([
    ["nothing: the current folder", [], ALL],
    ["a folder", ["sub"], ["sub/c.yaml", "sub/deep/d.yaml"]],
    ["a folder from within", ["./sub/"], ["sub/c.yaml", "sub/deep/d.yaml"]],
    ["a glob", ["sub/**/*.yaml"], ["sub/c.yaml", "sub/deep/d.yaml"]],
    ["a glob with backslashes", ["sub\\deep\\*.yaml"], ["sub/deep/d.yaml"]],
    ["a glob with braces", ["{a,b}.{yaml,yml}"], ["a.yaml", "b.yml"]],
    [
      "files that a folder leaves out, by name",
      ["notes.txt", "ignored.yaml", ".hidden.yaml"],
      ["notes.txt", "ignored.yaml", ".hidden.yaml"],
    ],
    ["one file in many ways", ["a.yaml", ".", "./a.yaml", "sub/../a.yaml", "*.yaml"], ALL],
  ])("%s", async (_, args, files) => {
    expect(await listed(...args)).toEqual(files);
  });
});

test("a finding of a file reached by name, folder, glob, link and reference is told once", async () => {
  const { stdout } = await here.run(["lint", "a.yaml", "fleet.yaml", ".", "*.yaml", "--format", "concise"]);
  expect(stdout.match(/^(a|twin)\.yaml:/gm)).toHaveLength(1);
});

test("a ship is priced once where its file is named too", async () => {
  const orders = [
    ["fleet.yaml", "fleet.yaml#One"],
    ["fleet.yaml#One", "fleet.yaml"],
  ];
  for (const { stdout } of await runAll(
    here,
    orders.map((files) => ["price", ...files, "--format", "json"]),
  )) {
    const { points, files } = JSON.parse(stdout);
    expect({ points, paths: files.map(({ path }: { path: string }) => path) }).toEqual({
      points: 8,
      paths: ["fleet.yaml"],
    });
  }
});

test("findings are sorted the same, whatever the order of the arguments", async () => {
  const [forth, back, priced] = await runAll(here, [
    ["lint", "a.yaml", "b.yml", "sub", "fleet.yaml", "--format", "concise"],
    ["lint", "fleet.yaml", "sub/deep", "sub", "b.yml", "a.yaml", "--format", "concise"],
    ["price", "sub", "b.yml", "a.yaml", "--format", "json"],
  ]);
  expect(back!.stdout).toBe(forth!.stdout);
  const paths = forth!.stdout
    .trimEnd()
    .split("\n")
    .map((line) => line.split(":")[0]);
  expect(paths).toEqual(["a.yaml", "b.yml", "sub/c.yaml", "sub/deep/d.yaml"]);
  expect(JSON.parse(priced!.stdout).files.map((file: { path: string }) => file.path)).toEqual([
    "sub/c.yaml",
    "sub/deep/d.yaml",
    "b.yml",
    "a.yaml",
  ]);
});
