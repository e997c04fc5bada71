import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writeFileAtomically } from "../../../src/cli/files/write-file.js";
import type { Io } from "../../../src/cli/io.js";
import { printDiff, printTexts } from "../../../src/cli/session/fixed-output.js";
import type { FixedFiles } from "../../../src/cli/session/fixing.js";
import type { Session } from "../../../src/cli/session/session.js";
import { inProcess } from "../../support/cli/in-process.js";
import { type Project, project, runProgram } from "../../support/cli/run.js";

const CASUAL = "name: A # one\r\nhull: 8\r\nspecials: '1 x plasma,1xPlasma(F)'\r\nprimaries: 6";
const FORMAL = CASUAL.replace("1 x plasma,1xPlasma(F)", "2xPlasma(F)");
const DEAR = "name: B\nhull: 010\nprimaries: 10\npoints: 7 # old\n";
const FAIR = "name: B\nhull: 10\nprimaries: 10\npoints: 10 # old\n";
const BROKEN = `${CASUAL}\r\n---\nname: [\n`;
const text = (here: Project, path: string) => readFileSync(join(here.root, path), "utf8");
const drafts = (here: Project) =>
  readdirSync(here.root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tmp"));

describe("lint --fix", () => {
  test("writes what it can, keeps modes and links, and tells what is left", async () => {
    const here = project({
      "a.yaml": CASUAL,
      "b.yaml": DEAR,
      "real/c.yaml": CASUAL,
      "warned.yaml": "name: W\nhull: 4\nprimaries: 4\nengines: 3\n",
      "broken.yaml": BROKEN,
      "latin.yaml": Uint8Array.of(0x6e, 0xe9, 0x0a),
    });
    chmodSync(join(here.root, "a.yaml"), 0o640);
    symlinkSync("real/c.yaml", join(here.root, "c.yaml"));
    const files = ["a.yaml", "b.yaml", "c.yaml", "warned.yaml", "broken.yaml", "latin.yaml"];
    const { code, stdout, stderr } = await here.run(["lint", ...files, "--fix", "--format", "json"]);
    expect([code, stderr]).toEqual([1, ""]);
    const left = JSON.parse(stdout).findings.map((each: { path: string; ruleId: string }) => each.ruleId);
    const inBroken = ["yaml/syntax", "special/style", "special/style", "special/split-group"];
    expect(left.sort()).toEqual([...inBroken, "yaml/encoding", "engines/odd-point"].sort());
    expect([text(here, "a.yaml"), text(here, "b.yaml"), text(here, "real/c.yaml")]).toEqual([
      FORMAL,
      FAIR,
      FORMAL,
    ]);
    expect(text(here, "broken.yaml")).toBe(BROKEN);
    expect([...readFileSync(join(here.root, "latin.yaml"))]).toEqual([0x6e, 0xe9, 0x0a]);
    expect(statSync(join(here.root, "a.yaml")).mode & 0o777).toBe(0o640);
    expect(lstatSync(join(here.root, "c.yaml")).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(here.root, "c.yaml"))).toBe("real/c.yaml");
    expect(drafts(here)).toEqual([]);
  });

  test("leaves alone what was not named, is switched off or is another ship, and says so", async () => {
    const fleet = `ships:\n  - {design: a.yaml, count: 010}\n  - {name: S, hull: 010, primaries: 10}\n`;
    const here = project({ "a.yaml": CASUAL, "f.yaml": fleet });
    const one = await here.run(["lint", "f.yaml#S", "--fix"]);
    expect(one.code).toBe(0);
    expect(text(here, "f.yaml")).toBe(fleet.replace("hull: 010", "hull: 10"));
    const off = await here.run(["lint", "f.yaml", "--fix", "--rule", "schema/number-style=off"]);
    expect(text(here, "f.yaml")).toContain("count: 010");
    expect(off.stderr).toBe("shipcost: a.yaml: not fixed: it was not named itself\n");
    const all = await here.run(["lint", "f.yaml", "--fix"]);
    expect(text(here, "f.yaml")).toContain("count: 10");
    expect(all.stderr).toContain("shipcost: 1 fix made in 1 file\n");
    expect(text(here, "a.yaml")).toBe(CASUAL);
  });

  test("what may not be written is said and keeps its findings; the others are written", async () => {
    const here = project({ "shut.yaml": CASUAL, "dir/shut.yaml": DEAR, "open.yaml": CASUAL });
    chmodSync(join(here.root, "shut.yaml"), 0o444);
    chmodSync(join(here.root, "dir"), 0o555);
    try {
      const { code, stdout, stderr } = await here.run(["lint", ".", "--fix", "--format", "concise"]);
      expect(code).toBe(2);
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(
          /^shipcost: dir\/shut\.yaml: not written: (its folder is read-only|permission denied)$/,
        ),
        expect.stringMatching(/^shipcost: shut\.yaml: not written: (it is read-only|permission denied)$/),
      ]);
      expect(stdout).toMatch(/^dir\/shut\.yaml:4:9: error price\/declared/m);
      expect(stdout).not.toContain("open.yaml");
      expect([text(here, "shut.yaml"), text(here, "dir/shut.yaml"), text(here, "open.yaml")]).toEqual([
        CASUAL,
        DEAR,
        FORMAL,
      ]);
      expect(drafts(here)).toEqual([]);
    } finally {
      chmodSync(join(here.root, "dir"), 0o755);
    }
  });

  test("standard input comes out mended, its findings beside it", async () => {
    const here = project({ "x.yaml": CASUAL });
    const bom = `\uFEFF${CASUAL}\r\nengines: 3\r\n`;
    const told = await here.run(["lint", "-", "--fix", "--format", "concise"], { input: bom });
    expect(told).toEqual({
      code: 0,
      stdout: `\uFEFF${FORMAL}\r\nengines: 3\r\n`,
      stderr: expect.stringMatching(/^<stdin>:5:10: warning engines\/odd-point: [^\n]+\n.*outlive-hull.*\n$/),
    });
    const latin = Buffer.from("name: caf\u00E9\n", "latin1");
    writeFileSync(join(here.root, "latin.txt"), latin);
    const bytes = await here.shell("shipcost lint --fix - < latin.txt 2>&- | cmp - latin.txt && echo same");
    expect(bytes.stdout).toBe("same\n");
    // Standard input that is called as a file is that was named too is never written over it.
    const same = await here.run(["lint", "x.yaml", "-", "--stdin-filename", "x.yaml", "--fix"], {
      input: DEAR,
    });
    expect([same.stdout, text(here, "x.yaml")]).toEqual([DEAR, CASUAL]);
    expect(same.stderr).toContain("x.yaml: not fixed: standard input and a file are both called so\n");
    const pipe = await here.shell("shipcost lint --fix <(cat x.yaml) -q");
    expect([pipe.code, pipe.stdout]).toEqual([0, FORMAL]);
  });
});

describe("--diff", () => {
  const files = {
    "plain.yaml": CASUAL,
    "sub/b with blanks.yaml": DEAR,
    'odd \u001B[31m"é\\\n\t.yaml': `\uFEFF${CASUAL}`,
    "folded.yaml": "name: F\nhull: 8\nspecials: >-\n  1 x plasma,\n  1xPlasma(F),\n  1xMissile(A)\n",
    "fine.yaml": "name: D\nhull: 4\nprimaries: 4\n",
  };

  test("is what git apply needs to do what --fix does, and writes nothing itself", async () => {
    const here = project(files);
    const other = project(files);
    const { code, stdout, stderr } = await here.run(["lint", ".", "--fix", "--diff"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^shipcost: \d+ fixes to make in 4 files; nothing is written\n$/);
    for (const [path, content] of Object.entries(files)) expect(text(here, path)).toBe(content);
    await other.run(["lint", ".", "--fix"]);
    // A folder that is no repository of git: the one of the project is empty.
    rmSync(join(here.root, ".git"), { recursive: true });
    writeFileSync(join(here.root, "p"), stdout);
    const applied = await runProgram("git", ["apply", "--whitespace=nowarn", "p"], { cwd: here.root });
    expect(applied).toEqual({ code: 0, stdout: "", stderr: "" });
    for (const [path, content] of Object.entries(files)) {
      expect(text(here, path)).toBe(text(other, path));
      expect(text(here, path) === content).toBe(path === "fine.yaml");
    }
  });

  test("applies from a folder below the root of a repository", async () => {
    const here = project({ "fleets/a.yaml": CASUAL });
    rmSync(join(here.root, ".git"), { recursive: true });
    execFileSync("git", ["init", "-q"], { cwd: here.root });
    const { code } = await here.shell("cd fleets && shipcost fmt --diff -q | git apply --whitespace=nowarn");
    expect([code, text(here, "fleets/a.yaml")]).toEqual([0, FORMAL]);
  });

  test("of files in and above the working folder applies from the root of a repository", async () => {
    const here = project({ "f.yaml": CASUAL, "fleets/a.yaml": CASUAL });
    rmSync(join(here.root, ".git"), { recursive: true });
    execFileSync("git", ["init", "-q"], { cwd: here.root });
    const { code } = await here.shell(
      "(cd fleets && shipcost fmt --diff -q ../f.yaml . || true) | git apply --whitespace=nowarn",
    );
    expect([code, text(here, "f.yaml"), text(here, "fleets/a.yaml")]).toEqual([0, FORMAL, FORMAL]);
  });

  test.each([{ FORCE_COLOR: "1" }, { FORCE_COLOR: "3" }, {}])(
    "in a pipe has no colours under %j",
    async (env) => {
      const here = project({ "a.yaml": CASUAL });
      const plain = await inProcess(here.root, ["fmt", "--diff", "-q"], { env });
      expect(plain.stdout).not.toContain("\u001B");
      expect(plain.stdout).toContain("\n@@ ");
      const asked = await inProcess(here.root, ["fmt", "--diff", "-q", "--color", "always"], { env });
      expect(asked.stdout).toContain("\u001B[");
    },
  );

  test("without anything to change answers by the findings, told on standard error", async () => {
    const here = project({ "bad.yaml": "name: A\nhull: 2\nprimaries: 3\n", "fine.yaml": files["fine.yaml"] });
    const bad = await here.run(["lint", "bad.yaml", "--diff", "--format", "concise"]);
    expect(bad).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^bad\.yaml:2:7: error/),
    });
    expect(await here.run(["lint", "fine.yaml", "--diff", "-q"])).toMatchObject({ code: 0, stdout: "" });
  });

  test("writes nothing: files that are asked for with it are a usage error", async () => {
    const here = project({ "a.yaml": CASUAL });
    for (const asked of [
      ["--format", "json=out.json"],
      ["-o", "out.json"],
      ["--write-baseline", "b.json"],
    ]) {
      const { code, stdout, stderr } = await here.run(["lint", "a.yaml", "--diff", ...asked]);
      expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining("--diff writes nothing")]);
    }
  });
});

describe("fmt", () => {
  test("reformats, counts, and has nothing left to do", async () => {
    const here = project({
      "a.yaml": CASUAL,
      "b.yaml": DEAR,
      "rules.yaml": "ruleset: r\nversion: '1'\nextends: house\n",
    });
    expect(await here.run(["fmt", "--check"])).toEqual({
      code: 1,
      stdout: "a.yaml\n",
      stderr: "1 file would be reformatted, 1 file formatted already\n",
    });
    expect(text(here, "a.yaml")).toBe(CASUAL);
    expect(await here.run(["fmt"])).toEqual({
      code: 0,
      stdout: "",
      stderr: "1 file reformatted, 1 file left unchanged\n",
    });
    expect([text(here, "a.yaml"), text(here, "b.yaml")]).toEqual([FORMAL, DEAR]);
    expect(await here.run(["fmt", ".", "--check", "-q"])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("says which files it cannot read, and formats the others", async () => {
    const here = project({ "a.yaml": CASUAL, "broken.yaml": BROKEN, "ship.yaml": `${CASUAL}\nhul: 1\n` });
    const { code, stderr } = await here.run(["fmt"]);
    expect(code).toBe(1);
    expect(stderr.split("\n")).toEqual([
      expect.stringMatching(/^broken\.yaml:7:1: error yaml\/syntax: /),
      "shipcost: ship.yaml: 1 ship with errors left unchanged; see shipcost lint",
      "1 file reformatted, 1 file left unchanged, 1 file not readable",
      "",
    ]);
    expect([text(here, "a.yaml"), text(here, "broken.yaml")]).toEqual([FORMAL, BROKEN]);
    expect((await here.run(["fmt", "gone.yaml"])).code).toBe(2);
  });

  test("takes standard input, and gives back what it cannot read", async () => {
    const here = project();
    expect(await here.run(["fmt", "-"], { input: CASUAL })).toEqual({ code: 0, stdout: FORMAL, stderr: "" });
    const broken = await here.run(["fmt", "-"], { input: BROKEN });
    expect([broken.code, broken.stdout]).toEqual([1, BROKEN]);
    expect(broken.stderr).toContain("<stdin>:7:1: error yaml/syntax");
  });
});

describe("on a terminal", () => {
  const input = { path: "<stdin>", bytes: Buffer.from("name: \u001B[2J\n"), file: null };
  const session = { results: { inputs: [input] }, inputs: { passedThrough: null } };
  const change = {
    input,
    before: input.bytes,
    after: Buffer.from("name: b\u202E\n"),
  };
  const printed = (isTerminal: boolean, print: (io: Io) => unknown) => {
    let all = "";
    const out = (part: string | Uint8Array) => {
      all += typeof part === "string" ? part : Buffer.from(part).toString();
    };
    const env = { NO_COLOR: "1" };
    print({
      out,
      err: out,
      env,
      terminal: { isTerminal, columns: 80 },
      cwd: "/",
      stdin: () => Buffer.of(),
      onInterrupt: () => {},
    });
    return all;
  };
  const diff = (io: Io) => printDiff([change] as never, io, "auto");
  const texts = (io: Io) =>
    printTexts(session as unknown as Session, { changes: [] } as unknown as FixedFiles, io);

  test("controls are escaped; in a pipe the text is exact", () => {
    expect(printed(true, diff)).toContain("\n-name: \\u{1B}[2J\n+name: b\\u{202E}\n");
    expect(printed(false, diff)).toContain("\n-name: \u001B[2J\n+name: b\u202E\n");
    expect(printed(true, texts)).toBe("name: \\u{1B}[2J\n");
    expect(printed(false, texts)).toBe("name: \u001B[2J\n");
  });
});

describe("writing a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipcost-write-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "f");

  test("is not done over what someone else wrote meanwhile", () => {
    writeFileSync(file, "theirs");
    expect(() => writeFileAtomically(file, "ours", Buffer.from("before"))).toThrow(
      "it was changed meanwhile",
    );
    expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["theirs", ["f"]]);
    writeFileAtomically(file, "ours", Buffer.from("theirs"));
    expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["ours", ["f"]]);
  });

  test("leaves nothing behind where it fails, and the old file as it was", () => {
    const unwritable = {
      toString: () => {
        throw new Error("no text");
      },
    } as unknown as string;
    writeFileSync(file, "old");
    expect(() => writeFileAtomically(file, unwritable)).toThrow();
    expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["old", ["f"]]);
  });
});
