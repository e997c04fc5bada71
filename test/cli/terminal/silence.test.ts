import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inProcess } from "../../support/cli/in-process.js";
import { project, runAll } from "../../support/cli/run.js";

const ODD = "name: Odd\nhull: 6\nprimaries: 6\nengines: 3\n";
const HEAVY = "name: Heavy\nhull: 4\nprimaries: 1\nsizeClass: 3\nspecials: 3xMSG(FA)";
const ALLOWED = `${HEAVY} # shipcost-disable-line msg/limit: agreed for this battle\n`;
const last = (text: string) => text.trimEnd().split("\n").at(-1);

describe("comments that suppress", () => {
  const here = project({
    "heavy.yaml": ALLOWED,
    "two.yaml": `- {${HEAVY.replaceAll("\n", ", ")}} # shipcost-disable-line msg/limit, price/zero: agreed\n- {name: B, hull: 4, primaries: 4}\n`,
    "gone.yaml":
      "ships:\n  - design: gone.yml # shipcost-disable-line fleet/design-reference: on its way\n    name: A\n",
    "rules.yaml":
      'ruleset: r\nversion: "1"\nextends: house\ncapacity: {secondaries: 010} # shipcost-disable-line schema/number-style: as printed\n',
  });

  test("make a ship legal for lint and price alike, and are no more with --no-inline-config", async () => {
    const [lint, price, json, strictLint, strictPrice] = await runAll(here, [
      ["lint", "heavy.yaml"],
      ["price", "heavy.yaml"],
      ["price", "heavy.yaml", "--format", "json"],
      ["lint", "heavy.yaml", "--no-inline-config", "--format", "json"],
      ["price", "heavy.yaml", "--no-inline-config"],
    ]);
    expect([lint!.code, lint!.stdout]).toEqual([0, "no findings (1 file, 1 ship checked; 1 suppressed)\n"]);
    expect([price!.code, last(price!.stdout)]).toEqual([
      0,
      "1 error suppressed by comments: see shipcost price --no-inline-config",
    ]);
    const { files, findings, suppressed } = JSON.parse(json!.stdout);
    expect(files[0].documents[0].ships[0]).toMatchObject({ legal: true, points: 4 });
    expect(findings).toEqual([]);
    expect(suppressed).toMatchObject([
      { ruleId: "msg/limit", line: 5, ship: "Heavy", reason: "agreed for this battle" },
    ]);
    const strict = JSON.parse(strictLint!.stdout);
    expect([strictLint!.code, strict.summary.suppressed]).toEqual([1, 0]);
    expect(strict.findings).toMatchObject([{ ruleId: "msg/limit", line: 5 }]);
    expect([strictPrice!.code, strictPrice!.stdout]).toEqual([1, expect.stringContaining("no price")]);
  });

  test("are not judged where one ship or a what-if was asked for; a ship without a price still fails", async () => {
    const [whole, one, whatIf, gone, rules] = await runAll(here, [
      ["lint", "two.yaml", "--format", "concise"],
      ["lint", "two.yaml#Heavy", "--format", "concise"],
      ["price", "two.yaml", "--set", "shields=1", "--format", "json"],
      ["price", "gone.yaml", "--format", "json"],
      ["ruleset", "check", "rules.yaml", "--format", "concise"],
    ]);
    expect(whole!.stdout).toMatch(
      /^two\.yaml:1:\d+: warning suppression\/unused: .* price\/zero finds nothing on line 1\n$/,
    );
    expect([whole!.code, one!.code, one!.stdout]).toEqual([0, 0, ""]);
    expect([whatIf!.code, JSON.parse(whatIf!.stdout).findings]).toEqual([0, []]);
    expect([gone!.code, JSON.parse(gone!.stdout)]).toMatchObject([1, { points: null, findings: [] }]);
    expect([rules!.code, rules!.stdout, rules!.stderr]).toEqual([0, "", ""]);
  });
});

describe("a baseline", () => {
  const BASE = ".shipcost-baseline.json";

  test("is written, holds, and is told of what is new and what is gone", async () => {
    const here = project({
      "fleet/a.yaml": ODD,
      "fleet/b.yaml": ODD.replace("Odd", "Even").replace("3", "5"),
    });
    const before = await inProcess(here.root, ["lint", "fleet", "--max-warnings", "0"]);
    const wrote = await inProcess(here.root, ["lint", "fleet", "--write-baseline", "--max-warnings", "0"]);
    expect([before.code, wrote.code]).toEqual([1, 0]);
    expect(wrote.stdout).toBe("no findings (2 files, 2 ships checked; 2 in the baseline)\n");
    expect(wrote.stderr).toBe(`shipcost: wrote ${BASE}: 2 findings in 2 files\n`);
    const text = readFileSync(join(here.root, BASE), "utf8");
    expect(JSON.parse(text)).toMatchObject({
      version: 2,
      baseline: [{ path: "fleet/a.yaml", count: 1 }, {}],
    });
    expect(readdirSync(here.root).filter((name) => name.includes("tmp"))).toEqual([]);

    const [held, without, json, price] = await runAll(here, [
      ["lint", "fleet", "--baseline", BASE, "--max-warnings", "0"],
      ["lint", "fleet", "--max-warnings", "0", "--format", "concise"],
      ["lint", "fleet", "--baseline", BASE, "--format", "json"],
      ["lint", "fleet", "--write-baseline", "--format", "concise"],
    ]);
    expect([held!.code, held!.stderr, without!.code]).toEqual([0, "", 1]);
    expect(JSON.parse(json!.stdout)).toMatchObject({
      summary: { errors: 0, warnings: 0, baselined: 2 },
      findings: [],
      stale: [],
    });
    expect([price!.stdout, price!.stderr]).toEqual(["", ""]);
    expect(readFileSync(join(here.root, BASE), "utf8")).toBe(text);

    writeFileSync(join(here.root, "fleet/a.yaml"), `# moved\n\n${ODD.replace("engines: 3", "engines: 4")}`);
    rmSync(join(here.root, "fleet/b.yaml"));
    const [gone, goneJson, elsewhere] = await runAll(here, [
      ["lint", "fleet", "--baseline", BASE],
      ["lint", "fleet", "--baseline", BASE, "--format", "json"],
      ["lint", "--baseline", join("..", "project", BASE), "--format", "concise", "--max-warnings", "0"],
    ]);
    expect(gone!.code).toBe(0);
    expect(gone!.stderr).toBe(
      `shipcost: ${BASE}: 2 findings of it are no longer there (the first: engines/odd-point in fleet/a.yaml); --write-baseline takes them out\n`,
    );
    expect([JSON.parse(goneJson!.stdout).stale.length, goneJson!.stderr]).toEqual([2, ""]);
    expect(elsewhere!.stderr).toBe("");
    await inProcess(here.root, ["lint", "fleet/a.yaml", "--write-baseline"]);
    expect(JSON.parse(readFileSync(join(here.root, BASE), "utf8")).baseline).toMatchObject([
      { path: "fleet/a.yaml", ruleId: "engines/outlive-hull" },
    ]);
  });

  test("keeps what stands in files that were not checked, and counts paths from its own folder", async () => {
    const here = project({ "a.yaml": ODD, "b.yaml": ODD, "sub/.keep": "" });
    await inProcess(here.root, ["lint", ".", "--write-baseline", "sub/base.json"]);
    await inProcess(here.root, ["lint", "a.yaml", "--write-baseline=sub/base.json"]);
    const { baseline } = JSON.parse(readFileSync(join(here.root, "sub/base.json"), "utf8"));
    expect(baseline.map(({ path }: { path: string }) => path)).toEqual(["../a.yaml", "../b.yaml"]);
    const held = await inProcess(join(here.root, "sub"), [
      "lint",
      "--baseline",
      "base.json",
      "--max-warnings",
      "0",
      "../b.yaml",
    ]);
    expect([held.code, held.stderr]).toEqual([0, ""]);
  });

  test("holds no error without which a price means nothing, and makes no ship legal", async () => {
    const here = project({ "full.yaml": "name: Full\nhull: 1\nprimaries: 2\n", "heavy.yaml": `${HEAVY}\n` });
    const wrote = await inProcess(here.root, ["lint", ".", "--write-baseline"]);
    expect(wrote.code).toBe(1);
    expect(wrote.stdout).toContain("1 error (2 files, 2 ships checked; 2 in the baseline)");
    expect(wrote.stderr).toContain("1 error cannot be listed");
    const [lint, price] = await runAll(here, [
      ["lint", "heavy.yaml", "--baseline", BASE],
      ["price", "heavy.yaml"],
    ]);
    expect([lint!.code, price!.code]).toEqual([0, 1]);
  });

  test("that is missing, broken or asked for twice is exit 2; no other file is ever written over", async () => {
    const here = project({
      "a.yaml": ODD,
      "broken.json": '{"version": 1,\n "baseline": [{"path": 3}]}\n',
      "\u001B[31m.json": "[\u001B[31m",
      "fleet/b.yaml": ODD,
    });
    symlinkSync("a.yaml", join(here.root, "link.json"));
    symlinkSync("/etc/hostname", join(here.root, "out.json"));
    const outcomes = await runAll(here, [
      ["lint", "--baseline", "none.json"],
      ["lint", "--baseline", "broken.json"],
      ["lint", "--baseline", "\u001B[31m.json"],
      ["lint", "--baseline", "fleet"],
      ["lint", "--baseline", "out.json"],
      ["lint", "--baseline", "broken.json", "--write-baseline"],
      ["lint", "--write-baseline", "a.yaml"],
      ["lint", "--write-baseline", "fleet"],
      ["lint", "--write-baseline", "link.json"],
      ["lint", "--write-baseline", "broken.json"],
      ["lint", "--write-baseline", "broken.json/base.json"],
    ]);
    for (const { code, stdout, stderr } of outcomes) {
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).not.toContain("\u001B");
      expect(stderr).not.toContain("internal fault");
    }
    expect(outcomes[1]!.stderr).toContain("broken.json:2:24: expected text for path, found the number 3\n");
    expect(outcomes[6]!.stderr).toContain("left as it is; name FILEs before --write-baseline");
    expect(readFileSync(join(here.root, "a.yaml"), "utf8")).toBe(ODD);
    expect(existsSync(join(here.root, BASE))).toBe(false);
  });

  test("that is a link is written where the link leads, and its mode is kept", async () => {
    const here = project({ "a.yaml": ODD, "real.json": '{"version": 1, "baseline": []}' });
    symlinkSync("real.json", join(here.root, BASE));
    chmodSync(join(here.root, "real.json"), 0o640);
    await inProcess(here.root, ["lint", "--write-baseline"]);
    expect(lstatSync(join(here.root, BASE)).isSymbolicLink()).toBe(true);
    if (process.platform !== "win32")
      expect(lstatSync(join(here.root, "real.json")).mode & 0o777).toBe(0o640);
    expect(JSON.parse(readFileSync(join(here.root, "real.json"), "utf8")).baseline).toHaveLength(1);
  });
});
