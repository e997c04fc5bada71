import { describe, expect, test } from "vitest";
import { house } from "../../../src/rulebook/house.js";
import { identify } from "../../../src/rulebook/identity.js";
import { type Contents, folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";
import { ruleset } from "../../support/helpers.js";

const OURS = 'ruleset: ours\nversion: "1"\nextends: house\nboxCost: {used: 2}\n';
const OWN = identify(ruleset("boxCost: {used: 2}")).hash;
const HOUSE = identify(house).hash;
const FLEET =
  "fleet: F\nbudget: 3\nruleset: ours.yaml\nships:\n  - {name: A, hull: 4, primaries: 4, engines: 3}\n";

/** What lint and price say of a fleet under a configuration. */
async function under(config: string, fleet = FLEET, ...args: string[]) {
  const files: Contents = { ".git/": "", ".shipcost.yaml": config, "f.yaml": fleet, "ours.yaml": OURS };
  const root = folder(files);
  const lint = await inProcess(root, ["lint", "f.yaml", "--format", "json", ...args]);
  const price = await inProcess(root, ["price", "f.yaml", "--format", "json", ...args]);
  const { findings } = JSON.parse(lint.stdout);
  const [document] = JSON.parse(price.stdout).files[0]?.documents ?? [];
  const errors = findings.filter((each: { severity: string }) => each.severity === "error");
  return {
    code: lint.code,
    told: errors.map(({ ruleId, line, message }: Record<string, unknown>) => `${line} ${ruleId} ${message}`),
    rules: findings.map(({ ruleId }: { ruleId: string }) => ruleId),
    helps: (await inProcess(root, ["lint", "f.yaml", ...args])).stdout,
    budget: document?.budget,
    ruleset: document?.ruleset.id,
    stderr: lint.stderr,
  };
}

describe("what a configuration enforces comes before what a fleet says", () => {
  test("without it the fleet's own budget and ruleset hold", async () => {
    const result = await under("budget: 9\nruleset: house\n");
    expect(result).toMatchObject({ budget: 3, ruleset: "ours" });
    expect(result.told).toEqual(["2 fleet/budget the fleet costs 8 points, 5 over its budget of 3"]);
  });

  test("a budget, and the finding says so", async () => {
    const result = await under("budget: 5\nenforce: [budget]\n");
    expect(result).toMatchObject({ budget: 5, ruleset: "ours", code: 1 });
    expect(result.told).toEqual([
      "2 fleet/budget the fleet costs 8 points, 3 over the budget of 5 that .shipcost.yaml:2 enforces",
    ]);
  });

  test("a budget that the fleet keeps, though not its own", async () => {
    expect(await under("budget: 8\nenforce: [budget]\n")).toMatchObject({ budget: 8, told: [], code: 0 });
  });

  test("the configuration's ruleset", async () => {
    const result = await under(
      "ruleset: house\nenforce: [ruleset]\n",
      FLEET.replace("budget: 3", "budget: 4"),
    );
    expect(result).toMatchObject({ ruleset: "house", code: 1 });
    expect(result.told).toEqual([
      `3 fleet/ruleset the fleet names ruleset ours 1 (${OWN}), but .shipcost.yaml:2 enforces house 1.0 (${HOUSE})`,
    ]);
  });

  test("the house rules, where the configuration names none", async () => {
    expect(await under("enforce: [ruleset]\n")).toMatchObject({
      ruleset: "house",
      rules: expect.arrayContaining(["fleet/ruleset"]),
    });
  });

  test("no more than what a fleet names by itself", async () => {
    const fleet = FLEET.replace("budget: 3", "budget: 8");
    expect(await under("ruleset: ours.yaml\nenforce: [ruleset]\n", fleet)).toMatchObject({
      ruleset: "ours",
      told: [],
    });
  });

  test("the command line comes before it", async () => {
    const config = "budget: 5\nruleset: ours.yaml\nenforce: [budget, ruleset]\n";
    const result = await under(config, FLEET, "--ruleset", "house", "--budget", "4");
    expect(result).toMatchObject({ ruleset: "house", budget: 4, told: [] });
  });

  test("findings that a comment suppresses, and they say so", async () => {
    const fleet = FLEET.replace("budget: 3", "budget: 3 # shipcost-disable-line fleet/budget: agreed");
    expect(await under("", fleet)).toMatchObject({ told: [], code: 0 });
    const enforced = await under("enforce: [suppressions]\n", fleet);
    expect(enforced.told).toEqual(["2 fleet/budget the fleet costs 8 points, 5 over its budget of 3"]);
    expect(enforced.helps.replace(/\s+/g, " ")).toContain(
      ".shipcost.yaml:1 does not allow a comment to suppress this",
    );
    expect(enforced.rules).not.toContain("suppression/unused");
  });

  test("what is enforced itself, whatever comments say", async () => {
    const fleet = `# shipcost-disable-file fleet/budget fleet/ruleset: agreed\n${FLEET}`;
    const result = await under("budget: 3\nruleset: house\nenforce: [budget, ruleset]\n", fleet);
    expect(result.rules).toEqual(expect.arrayContaining(["fleet/budget", "fleet/ruleset"]));
  });
});

describe("the rulesets that a configuration allows", () => {
  const fleet = FLEET.replace("budget: 3", "budget: 8");

  test("are known by their hashes", async () => {
    expect(await under(`rulesets: ["${OWN}"]\n`, fleet)).toMatchObject({ told: [], code: 0 });
    expect((await under(`rulesets: ["${HOUSE}"]\n`, fleet)).told).toEqual([
      `3 fleet/ruleset ruleset ours 1 (${OWN}) is not one of those that .shipcost.yaml:1 allows`,
    ]);
  });

  test("leave the choice to the fleet, where the configuration enforces them", async () => {
    expect(await under(`enforce: [ruleset]\nrulesets: ["${OWN}", "${HOUSE}"]\n`, fleet)).toMatchObject({
      ruleset: "ours",
      told: [],
    });
  });

  test("hold for the ruleset of the command line too", async () => {
    const result = await under(`rulesets: ["${OWN}"]\n`, fleet, "--ruleset", "house");
    expect(result.rules).toContain("fleet/ruleset");
  });
});

describe("a configuration that cannot be meant", () => {
  test.each([
    ["enforce: [budget]\n", "a configuration that enforces the budget needs the key budget"],
    ["enforce: [price]\n", "budget, ruleset, suppressions"],
    ["enforce: budget\n", "a list"],
    ["rulesets: []\n", "at least 1"],
    ["rulesets: [house]\n", "12 hexadecimal digits"],
  ])("%j", async (config, words) => {
    const root = folder({ ".git/": "", ".shipcost.yaml": config, "f.yaml": FLEET, "ours.yaml": OURS });
    const { code, stderr } = await inProcess(root, ["lint", "f.yaml", "--format", "concise"]);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

test("--print-config tells what is enforced", async () => {
  const config = "budget: 9\nruleset: house\nenforce: [budget, ruleset]\n";
  const root = folder({ ".git/": "", ".shipcost.yaml": config, "f.yaml": FLEET, "ours.yaml": OURS });
  const { stdout } = await inProcess(root, ["lint", "f.yaml", "--print-config", "--format", "json"]);
  expect(JSON.parse(stdout).documents).toMatchObject([
    { ruleset: { value: "house", from: "config" }, budget: { value: 9, from: "config" } },
  ]);
});
