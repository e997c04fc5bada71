import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { project } from "../../support/cli/run.js";

const DESIGN =
  "name: Lancer\nhull: 4\nprimaries: 4\nengines: 4 # shipcost-disable-line engines/odd-point: as printed\n";
const FLEET =
  "fleet: F\nbudget: 3 # shipcost-disable-line fleet/budget: agreed\nships:\n  - {name: A, hull: 4, primaries: 4}\n";

const here = project({
  "alone/even.yaml": DESIGN,
  "over.yaml": FLEET,
});

const unused = async (...args: string[]) => {
  const { stdout } = await here.run(["lint", ...args, "--format", "json"]);
  const { findings } = JSON.parse(stdout);
  return findings.filter(({ ruleId }: { ruleId: string }) => ruleId === "suppression/unused").length;
};

describe("a comment is of no use only where all that could need it was asked", () => {
  test("a lone design that no fleet buys is asked by itself", async () => {
    expect(await unused("alone/even.yaml")).toBe(1);
  });

  test("not under another ruleset or budget, or with a value of --set", async () => {
    expect(await unused("alone/even.yaml", "--ruleset", "house")).toBe(0);
    expect(await unused("over.yaml", "--budget", "10")).toBe(0);
    expect(await unused("over.yaml")).toBe(0);
  });

  test("--fix leaves what another run needs", async () => {
    await here.run(["lint", "over.yaml", "--budget", "10", "--fix"]);
    expect(readFileSync(join(here.root, "over.yaml"), "utf8")).toBe(FLEET);
    await here.run(["lint", "alone/even.yaml", "--ruleset", "house", "--fix"]);
    expect(readFileSync(join(here.root, "alone/even.yaml"), "utf8")).toBe(DESIGN);
    await here.run(["lint", "alone/even.yaml", "--fix"]);
    expect(readFileSync(join(here.root, "alone/even.yaml"), "utf8")).not.toContain("shipcost-disable");
  });
});

describe("a design that is checked alone", () => {
  const buys = project({
    "designs/odd.yaml":
      "name: Odd\nhull: 8\nprimaries: 8\nengines: 3 # shipcost-disable-line engines/odd-point: as printed\n",
    "full.yaml": "ruleset: full\nversion: '1'\nextends: house\nengineStep: started\n",
    "fleets/red.yaml": "fleet: Red\nships:\n  - {design: ../designs/odd.yaml, name: One}\n",
    ".shipcost.yaml": "ruleset: full.yaml\n",
    "fleets/.shipcost.yaml": "ruleset: house\n",
  });

  test("keeps the comment that a fleet needs which buys it", async () => {
    const before = readFileSync(join(buys.root, "designs/odd.yaml"), "utf8");
    const { stdout } = await buys.run(["lint", "designs/odd.yaml", "--fix", "--format", "concise"]);
    expect(stdout).not.toContain("suppression/unused");
    expect(readFileSync(join(buys.root, "designs/odd.yaml"), "utf8")).toBe(before);
  });
});
