import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { BIN, type Outcome, runProgram } from "../support/cli/run.js";

const work = mkdtempSync(join(tmpdir(), "shipcost-compiled-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const fleet = join(work, "fleet.yaml");
writeFileSync(fleet, "ships:\n  - name: Ajax\n    hull: 4\n    primaries: 4\n");

function price(env: Record<string, string>, bin = BIN): Promise<Outcome> {
  return runProgram(process.execPath, [bin, "price", fleet], { env });
}

function folder(name: string): string {
  const made = join(work, name);
  mkdirSync(made);
  return made;
}

/** Everything in a cache folder, by path and time. */
function contents(cache: string): string[] {
  const files = readdirSync(cache, { recursive: true, encoding: "utf8" }).sort();
  return files.map((file) => `${file} ${statSync(join(cache, file)).mtimeMs}`);
}

function filesIn(cache: string): string[] {
  const files = readdirSync(cache, { recursive: true, encoding: "utf8" }).map((file) => join(cache, file));
  return files.filter((file) => statSync(file).isFile());
}

// From 22.1 on Node does it itself, in a folder of its own.
describe.skipIf("enableCompileCache" in module)("what V8 compiled", async () => {
  const expected = await price({ NODE_DISABLE_COMPILE_CACHE: "1" });

  it("is kept by the first run, for the user alone, and used as it is by the next", async () => {
    const cache = folder("first");
    expect(await price({ XDG_CACHE_HOME: cache })).toEqual(expected);
    const kept = contents(cache);
    expect(kept.length).toBeGreaterThan(3);
    for (const file of filesIn(cache)) expect(statSync(file).mode & 0o077).toBe(0);
    expect(await price({ XDG_CACHE_HOME: cache })).toEqual(expected);
    expect(contents(cache)).toEqual(kept);
    expect(expected.code).toBe(0);
  });

  it("is kept below the home folder where nothing else is said, and nowhere without one", async () => {
    const home = folder("home");
    expect(await price({ XDG_CACHE_HOME: "", HOME: home })).toEqual(expected);
    expect(filesIn(home).length).toBeGreaterThan(3);
    expect(await price({ XDG_CACHE_HOME: "relative" })).toEqual(expected);
    expect(await price({ XDG_CACHE_HOME: "" })).toEqual(expected);
  });

  it("is not kept where NODE_DISABLE_COMPILE_CACHE says so", async () => {
    const cache = folder("disabled");
    await price({ XDG_CACHE_HOME: cache, NODE_DISABLE_COMPILE_CACHE: "1" });
    expect(contents(cache)).toEqual([]);
  });

  it("is not taken from a folder in which others may write", async () => {
    const cache = folder("shared");
    await price({ XDG_CACHE_HOME: cache });
    const [file] = filesIn(cache);
    const leaf = join(file!, "..");
    for (const each of filesIn(cache)) rmSync(each);
    chmodSync(leaf, 0o777);
    expect(await price({ XDG_CACHE_HOME: cache })).toEqual(expected);
    expect(filesIn(cache)).toEqual([]);
  });

  it("may be damaged, or stand in the way", async () => {
    const cache = folder("damaged");
    await price({ XDG_CACHE_HOME: cache });
    const damages: ((bytes: Buffer) => Uint8Array)[] = [
      (bytes) => bytes.subarray(0, bytes.length / 2),
      (bytes) => Buffer.alloc(bytes.length, 7),
      (bytes) => bytes.map((byte, i) => (i % 1000 === 999 ? byte ^ 0xff : byte)),
      () => Buffer.alloc(0),
    ];
    for (const damage of damages) {
      for (const file of filesIn(cache)) writeFileSync(file, damage(readFileSync(file)));
      expect(await price({ XDG_CACHE_HOME: cache })).toEqual(expected);
    }
    expect(await price({ XDG_CACHE_HOME: fleet })).toEqual(expected);
  });

  it("is of no use to another build of the same length", async () => {
    const installed = folder("installed");
    const root = fileURLToPath(new URL("../../", import.meta.url));
    for (const part of ["bin", "dist/bin", "package.json"])
      cpSync(join(root, part), join(installed, part), { recursive: true });
    const bin = join(installed, "bin/shipcost.js");
    const cache = { XDG_CACHE_HOME: folder("builds") };
    expect(await price(cache, bin)).toEqual(expected);
    const core = join(installed, "dist/bin/core.cjs");
    const code = readFileSync(core, "utf8");
    expect(code).toContain("Basic cost");
    writeFileSync(core, code.replace("Basic cost", "Other cost"));
    expect((await price(cache, bin)).stdout).toContain("Other cost");
  });
});
