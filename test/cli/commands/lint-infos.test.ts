import { describe, expect, test } from "vitest";
import { LINT_FORMATS } from "../../../src/report/lint/format-names.js";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const INFO = "special/multi-arc";
const here = folder({
  "infos.yaml": "{name: A, hull: 1, specials: 1xPlasma(FP)}",
  "both.yaml": "{name: A, hull: 3, engines: 3, specials: 1xPlasma(FP)}",
});
const lint = (...args: string[]) => inProcess(here, ["lint", ...args]);

describe("lint --quiet-infos", () => {
  test.each(LINT_FORMATS)("leaves infos out of format %s, and warnings in", async (format) => {
    const all = await lint("both.yaml", "-f", format, "--max-warnings", "0");
    const some = await lint("both.yaml", "-f", format, "--max-warnings", "0", "--quiet-infos");
    expect(all.code).toBe(some.code);
    const told = format === "sarif" ? JSON.stringify(JSON.parse(some.stdout).runs[0].results) : some.stdout;
    expect(all.stdout).toContain(INFO);
    expect(told).not.toContain(INFO);
    expect(told).toMatch(/engines\/odd-point|odd-point/);
  });

  test("counts none", async () => {
    const { stdout } = await lint("infos.yaml", "-f", "json", "--quiet-infos");
    const { summary, findings } = JSON.parse(stdout);
    expect([summary.infos, findings]).toEqual([0, []]);
  });
});
