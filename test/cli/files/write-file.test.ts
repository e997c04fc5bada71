import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeFileAtomically } from "../../../src/cli/files/write-file.js";
import { project } from "../../support/cli/run.js";

const { root } = project();
let count = 0;
/** A folder of its own. */
function folder(): string {
  const made = join(root, `f${count++}`);
  mkdirSync(made);
  return made;
}
const text = (...path: string[]) => readFileSync(join(...path), "utf8");

describe("writing a file whole or not at all", () => {
  test("makes it, or replaces it, and leaves nothing beside it", () => {
    const at = folder();
    for (const content of ["one", "", new Uint8Array([0xff, 0]), "two"]) {
      writeFileAtomically(join(at, "a.txt"), content);
      expect(readFileSync(join(at, "a.txt"))).toEqual(Buffer.from(content));
    }
    expect(readdirSync(at)).toEqual(["a.txt"]);
  });

  test("takes names as long as the system does", () => {
    const at = folder();
    const name = "n".repeat(255);
    writeFileAtomically(join(at, name), "x");
    expect(readdirSync(at)).toEqual([name]);
  });

  test.runIf(process.platform !== "win32")("keeps the mode, and gives a new file the usual one", () => {
    const at = folder();
    writeFileSync(join(at, "usual.txt"), "");
    writeFileSync(join(at, "mine.txt"), "");
    chmodSync(join(at, "mine.txt"), 0o640);
    writeFileAtomically(join(at, "mine.txt"), "x");
    writeFileAtomically(join(at, "new.txt"), "x");
    const mode = (name: string) => statSync(join(at, name)).mode & 0o777;
    expect([mode("mine.txt"), mode("new.txt")]).toEqual([0o640, mode("usual.txt")]);
  });

  test.each([
    ["there", true],
    ["not there yet", false],
  ])("through links to a file that is %s, it is the file that is written", (_, there) => {
    const at = folder();
    mkdirSync(join(at, "sub"));
    if (there) writeFileSync(join(at, "sub/target.txt"), "old");
    symlinkSync("target.txt", join(at, "sub/second"));
    symlinkSync("sub/second", join(at, "first"));
    writeFileAtomically(join(at, "first"), "new");
    expect([readlinkSync(join(at, "first")), readlinkSync(join(at, "sub/second"))]).toEqual([
      "sub/second",
      "target.txt",
    ]);
    expect(text(at, "sub/target.txt")).toBe("new");
    expect(readdirSync(join(at, "sub")).sort()).toEqual(["second", "target.txt"]);
  });

  test.each([
    ["a folder", (at: string) => mkdirSync(join(at, "x"))],
    ["a link in a circle", (at: string) => symlinkSync("x", join(at, "x"))],
  ])("%s in its place is left, and told by an error", (_, make) => {
    const at = folder();
    make(at);
    expect(() => writeFileAtomically(join(at, "x"), "y")).toThrow(/EISDIR|ELOOP|EPERM/);
    expect(readdirSync(at)).toEqual(["x"]);
  });

  test("folders that are not there are made", () => {
    const at = folder();
    writeFileAtomically(join(at, "new/deep/x"), "y");
    expect(readFileSync(join(at, "new/deep/x"), "utf8")).toBe("y");
    expect(readdirSync(join(at, "new/deep"))).toEqual(["x"]);
  });

  test.runIf(existsSync("/dev/null"))("a device is written to, and stays one", () => {
    writeFileAtomically("/dev/null", "x");
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
  });

  test.runIf(existsSync("/dev/full"))("where no space is left, a device says so", () => {
    expect(() => writeFileAtomically("/dev/full", "x")).toThrow(/ENOSPC/);
  });
});

const limited = project({ "fleet.yaml": "name: A\nhull: 4\nprimaries: 5\n", "out.json": "what was there" });

test.runIf(existsSync("/dev/stdout"))("a pipe with the name of a file is written to", async () => {
  const { code, stdout } = await limited.shell("shipcost lint fleet.yaml --format concise=/dev/stdout | cat");
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^fleet\.yaml:2:7: error /)]);
});

test.runIf(process.platform !== "win32")("a write that fails half-way leaves what was there", async () => {
  // No file may grow beyond a block: SARIF of one finding is larger.
  const { code, stderr } = await limited.shell(
    "ulimit -f 8; trap '' XFSZ; shipcost lint fleet.yaml --format concise --format sarif=out.json",
  );
  expect(code).toBe(2);
  expect(stderr).toMatch(/^shipcost: out\.json: not written: /);
  expect(text(limited.root, "out.json")).toBe("what was there");
  expect(readdirSync(limited.root).sort()).toEqual([".git", "fleet.yaml", "out.json"]);
});
