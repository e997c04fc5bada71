import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";
import { BIN, runProgram } from "../../support/cli/run.js";

const SHIP = "name: A\nhull: 4\nprimaries: 4\n";

describe.skipIf(process.platform === "win32")("a working folder that was deleted", () => {
  test.each(["lint", "price a.yaml", "explain engines", "--help", ""])("is said: %s", async (args) => {
    const here = folder({ "gone/": "" });
    const script = `cd gone && rmdir ../gone && exec ${process.execPath} ${BIN} ${args}`;
    expect(await runProgram("sh", ["-c", script], { cwd: here })).toEqual({
      code: 2,
      stdout: "",
      stderr: "shipcost: the current folder is gone: change to one that is there\n",
    });
  });
});

test.runIf(process.platform === "linux")(
  "a home in which nothing can be made keeps no run from its end",
  async () => {
    const here = folder({ "a.yaml": SHIP });
    for (const env of [{ HOME: "/proc" }, { HOME: here, XDG_CACHE_HOME: "/proc/1" }]) {
      const options = { cwd: here, env: { PATH: process.env.PATH ?? "", ...env } };
      const { code } = await runProgram(process.execPath, [BIN, "lint", "a.yaml"], options);
      expect(code).toBe(0);
    }
    const { code, stderr } = await inProcess(here, ["lint", "a.yaml", "-o", "/proc/made/report.txt"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("/proc/made/report.txt: not written: ")]);
  },
);

describe.skipIf(process.platform !== "linux")("a name that is no text in UTF-8", () => {
  const here = folder({ "good.yaml": SHIP, "sub/fine.yaml": SHIP });
  const bytes = (name: string) => Buffer.concat([Buffer.from(`${here}/`), Buffer.from(name, "latin1")]);
  writeFileSync(bytes("bad\u00FF.yaml"), SHIP);
  writeFileSync(bytes("other\u00FF.txt"), "no design");

  test.each([["."], ["*.yaml"]])("is said where it is met by %s, and the others are done", async (arg) => {
    const { code, stdout, stderr } = await inProcess(here, ["lint", "--list-files", arg]);
    expect(code).toBe(2);
    expect(stdout).toContain("good.yaml\n");
    expect(stderr).toBe("shipcost: bad\uFFFD.yaml: its name is no text in UTF-8: rename the file\n");
  });

  test("is no matter where it is ignored, or is no YAML", async () => {
    writeFileSync(join(here, ".gitignore"), "bad*\n");
    const { code, stderr } = await inProcess(here, ["lint", "."]);
    expect([code, stderr]).toEqual([0, ""]);
    writeFileSync(join(here, ".gitignore"), "");
  });

  test("is said where it is named", async () => {
    const { code, stderr } = await inProcess(here, ["lint", "bad\uFFFD.yaml"]);
    expect([code, stderr]).toEqual([
      2,
      "shipcost: bad\uFFFD.yaml: its name is no text in UTF-8: rename the file\n",
    ]);
  });
});

describe("a configuration that is called .shipcost.yml", () => {
  test("is one like any other", async () => {
    const root = folder({
      ".shipcost.yml": "maxWarnings: 0\nrules: {engines/odd-point: off}\n",
      "a.yaml": SHIP,
    });
    for (const args of [["lint"], ["lint", "a.yaml"], ["lint", "."]])
      expect(await inProcess(root, [...args, "--format", "concise"])).toMatchObject({ code: 0, stdout: "" });
    const { stdout } = await inProcess(root, ["lint", "--list-files"]);
    expect(stdout).toContain(".shipcost.yml (passed over");
  });
});

describe("two configurations in one folder", () => {
  const here = folder({
    ".shipcost.yml": "rules: {engines/odd-point: off}\n",
    ".shipcost.yaml": "rules: {engines/odd-point: off}\n",
    "a.yaml": SHIP,
    "sub/.shipcost.yaml": "rules: {engines/odd-point: off}\n",
    "sub/b.yaml": SHIP,
  });

  test.each([
    ["lint", "a.yaml"],
    ["lint", "."],
    ["lint", "sub"],
    ["price", "a.yaml", "--format", "json"],
  ])("is not passed over in silence: %s %s", async (...args) => {
    const { code, stderr } = await inProcess(here, args);
    expect([code, stderr]).toEqual([
      2,
      "shipcost: .shipcost.yml: not read, because .shipcost.yaml stands beside it: delete one of the two\n",
    ]);
  });

  test("is no matter where none is looked for", async () => {
    expect(await inProcess(here, ["lint", "a.yaml", "--no-config"])).toMatchObject({ code: 0, stderr: "" });
  });
});
