import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "shipcost-package-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const text = (path: string) => readFileSync(join(root, path), "utf8");

test("the library bundles for a browser without any module of Node", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, "src/index.ts")],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  expect(imports).toEqual([]);
  const code = outputFiles[0]!.text;
  const builtins = ["node:[a-z/_]+", ...builtinModules].join("|");
  expect(code).not.toMatch(new RegExp(`\\b(?:from|import|require)\\s*\\(?\\s*["'](?:${builtins})["']`));
});

test("depends on what the library imports, and on what was asked for by name", async () => {
  const { outputFiles: _, metafile } = await build({
    entryPoints: [join(root, "src/index.ts")],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    packages: "external",
    logLevel: "silent",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  const packages = imports.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0]);
  const { dependencies } = JSON.parse(text("package.json"));
  expect(Object.keys(dependencies)).toEqual([...new Set([...packages, "chalk", "commander"])].sort());
});

test("the lock file names no registry", () => {
  expect(text("package-lock.json")).not.toContain('"resolved"');
});

describe("the packed package", () => {
  let files: string[] = [];

  beforeAll(() => {
    // --ignore-scripts: the build is the business of whoever runs the tests, and others may be using it.
    const shell = process.platform === "win32";
    const options = { cwd: root, encoding: "utf8", shell } as const;
    const out = execFileSync(
      "npm",
      ["pack", "--ignore-scripts", "--json", "--pack-destination", work],
      options,
    );
    files = JSON.parse(out)[0].files.map(({ path }: { path: string }) => path);
  });

  test("holds what a user needs", () => {
    for (const path of [
      "package.json",
      "README.md",
      "LICENSE",
      "CHANGELOG.md",
      "bin/shipcost.js",
      "dist/index.js",
      "dist/index.d.ts",
      "dist/bin/process.cjs",
      "dist/bin/LICENSES.txt",
      "assets/fonts/OFL.txt",
      "assets/fonts/fira-sans-condensed-latin-400-normal.woff",
      "schemas/ship.schema.json",
      "schemas/fleet.schema.json",
      "schemas/ruleset.schema.json",
      "ships/lantern-watch.yaml",
    ]) {
      expect(files).toContain(path);
    }
  });

  test("holds nothing else", () => {
    const expected =
      /^(bin\/.+\.(js|json)|dist\/.+(\.js|\.cjs|\.d\.ts)|dist\/bin\/LICENSES\.txt|assets\/fonts\/(OFL\.txt|.+\.woff)|schemas\/.+\.json|ships\/.+\.yaml|package\.json|[A-Z]+(\.md)?)$/;
    expect(files.filter((path) => !expected.test(path) || /\.test\./.test(path))).toEqual([]);
    expect(files.filter((path) => !path.includes("/")).sort()).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "package.json",
    ]);
  });
});
