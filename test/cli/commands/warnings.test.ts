import { describe, expect, test } from "vitest";
import { LINT_FORMATS } from "../../../src/report/lint/format-names.js";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const ODD = "name: A\nhull: 4\nprimaries: 4\nengines: 3\n";

describe("more warnings than are allowed", () => {
  const here = folder({ "a.yaml": ODD, "sub/b.yaml": ODD, "sub/.shipcost.yaml": "maxWarnings: 0\n" });
  const lint = (...args: string[]) => inProcess(here, ["lint", ...args]);

  test.each(LINT_FORMATS)("are said on standard error in %s, quiet or not", async (format) => {
    for (const more of [[], ["--quiet"]]) {
      const given = await lint("a.yaml", "--max-warnings", "0", "--format", format, ...more);
      expect([given.code, given.stderr]).toEqual([1, "shipcost: 1 warning, more than --max-warnings 0\n"]);
    }
    const configured = await lint("sub", "--format", format);
    expect([configured.code, configured.stderr]).toEqual([
      1,
      "shipcost: 1 warning, more than maxWarnings 0 (sub/.shipcost.yaml:1)\n",
    ]);
    const allowed = await lint("a.yaml", "--max-warnings", "1", "--format", format);
    expect([allowed.code, allowed.stderr]).toEqual([0, ""]);
  });

  test("are a field of the JSON, empty where there are not too many", async () => {
    const field = async (...args: string[]) =>
      JSON.parse((await lint("--format", "json", ...args)).stdout).tooManyWarnings;
    expect(await field("a.yaml", "--max-warnings", "0")).toEqual([{ limit: 0, saidAt: null, warnings: 1 }]);
    expect(await field(".")).toEqual([
      { limit: 0, saidAt: { path: "sub/.shipcost.yaml", line: 1 }, warnings: 1 },
    ]);
    expect(await field("a.yaml")).toEqual([]);
  });
});

describe("the baseline of a fleet over its budget", () => {
  const fleet = (budget: number, shields: number) =>
    `fleet: F\nbudget: ${budget}\nships:\n  - {name: A, hull: 10, primaries: 10, shields: ${shields}}\n`;

  test("holds while the fleet stays over it, however far, and no longer", async () => {
    const at = async (text: string, ...args: string[]) => {
      const here = folder({ "f.yaml": text, "base.json": base });
      return inProcess(here, ["lint", "f.yaml", "--format", "json", ...args]);
    };
    const first = folder({ "f.yaml": fleet(5, 1) });
    await inProcess(first, ["lint", "f.yaml", "--write-baseline=base.json"]);
    const { readFileSync } = await import("node:fs");
    const base = readFileSync(`${first}/base.json`, "utf8");
    for (const text of [fleet(5, 1), fleet(5, 3), fleet(7, 1), `# moved\n\n${fleet(1, 0)}`]) {
      const { code, stdout } = await at(text, "--baseline", "base.json");
      expect([code, JSON.parse(stdout).summary.baselined, JSON.parse(stdout).stale]).toEqual([0, 1, []]);
    }
    const mended = await at(fleet(50, 1), "--baseline", "base.json");
    expect(JSON.parse(mended.stdout).stale).toHaveLength(1);
    const other = await at(fleet(5, 1).replace("primaries: 10", "primaries: 11"), "--baseline", "base.json");
    expect(other.code).toBe(1);
  });
});
