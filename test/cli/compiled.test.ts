import {
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
import { type Outcome, runProgram } from "../support/cli/run.js";

const work = mkdtempSync(join(tmpdir(), "shipcost-compiled-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const root = fileURLToPath(new URL("../../", import.meta.url));
for (const part of ["bin", "dist/bin", "package.json"])
  cpSync(join(root, part), join(work, part), { recursive: true });
const bundle = join(work, "dist/bin");
writeFileSync(join(work, "fleet.yaml"), "ships:\n  - name: Ajax\n    hull: 4\n    primaries: 4\n");

function price(env: Record<string, string> = {}): Promise<Outcome> {
  return runProgram(process.execPath, [join(work, "bin/shipcost.js"), "price", "fleet.yaml"], {
    cwd: work,
    env,
  });
}

function compiled(): string[] {
  return readdirSync(bundle)
    .filter((name) => name.endsWith(".compiled"))
    .map((name) => join(bundle, name));
}

/** Everything in the folder, by path, length and time. */
function contents(): string[] {
  return readdirSync(work, { recursive: true, encoding: "utf8" }).map((name) => {
    const { size, mtimeMs } = statSync(join(work, name));
    return `${name} ${size} ${mtimeMs}`;
  });
}

// From 22.1 on Node keeps what it compiles itself.
describe.skipIf("enableCompileCache" in module)("what V8 compiled when the bundle was built", async () => {
  const before = contents();
  const expected = await price();
  const kept = compiled().map((file): [string, Buffer] => [file, readFileSync(file)]);

  it("is there for the files of a short run, and a run writes nothing", () => {
    expect(kept.map(([file]) => file)).toContain(join(bundle, "core.cjs.compiled"));
    expect(expected.stdout).toContain("Ajax");
    expect(contents()).toEqual(before);
  });

  it.each<[string, (bytes: Buffer) => Uint8Array]>([
    ["half of it is gone", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["it is something else", (bytes) => Buffer.alloc(bytes.length, 7)],
    ["some bytes are wrong", (bytes) => bytes.map((byte, i) => (i % 1000 === 999 ? byte ^ 0xff : byte))],
    ["it is empty", () => Buffer.alloc(0)],
  ])("is left aside where %s", async (_, damage) => {
    for (const [file, bytes] of kept) writeFileSync(file, damage(bytes));
    expect(await price()).toEqual(expected);
    for (const [file, bytes] of kept) writeFileSync(file, bytes);
  });

  it("is left aside where the code is other, of the same length and time", async () => {
    const core = join(bundle, "core.cjs");
    const code = readFileSync(core, "utf8");
    expect(code).toContain("Basic cost");
    writeFileSync(core, code.replace("Basic cost", "Other cost"));
    expect((await price()).stdout).toContain("Other cost");
    writeFileSync(core, code);
  });

  it("is read from no other folder", async () => {
    const planted = join(work, "planted");
    mkdirSync(join(planted, "shipcost"), { recursive: true });
    for (const [file, bytes] of kept)
      writeFileSync(join(planted, "shipcost", file.slice(bundle.length)), bytes);
    const there = contents();
    expect(await price({ XDG_CACHE_HOME: planted, HOME: planted })).toEqual(expected);
    expect(contents()).toEqual(there);
  });
});
