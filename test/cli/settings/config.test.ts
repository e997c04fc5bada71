import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Contents, folder, write } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";
import { type Outcome, project } from "../../support/cli/run.js";
import { everyChoice } from "../../support/helpers.js";

const SHIP = "{name: A, hull: 4, primaries: 4, engines: 3}";
/** Costs 4 points, and has one warning: engines/odd-point. */
const FLEET = `fleet: F\nships:\n  - ${SHIP}\n`;

/** A repository with these files. */
const repository = (files: Contents) => folder({ ".git/": "", ...files });
const concise = async (root: string, ...args: string[]) => {
  const ran = await inProcess(root, ["lint", ...args, "--format", "concise"]);
  return {
    ...ran,
    told: ran.stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => line.replace(/: [^:]*$/, "").replace(/(error|warning|info) ([a-z/-]+).*/, "$1 $2")),
  };
};
const settings = async (root: string, ...args: string[]) => {
  const { stdout } = await inProcess(root, ["lint", ...args, "--print-config", "--format", "json"]);
  return JSON.parse(stdout);
};

describe("which one holds", () => {
  const rules = (id: string) => `ruleset: ${id}\nversion: '1'\nextends: house\n`;
  const choices = everyChoice({ flag: ["", "x"], fleet: ["", "x"], config: ["", "x"] });

  test.each(choices)(
    "of rulesets: flag $flag, fleet $fleet, configuration $config",
    async ({ flag, fleet, config }) => {
      const root = repository({
        "rules/flag.yaml": rules("by-flag"),
        "rules/fleet.yaml": rules("by-fleet"),
        "rules/config.yaml": rules("by-config"),
        ".shipcost.yaml": config ? "ruleset: rules/config.yaml\n" : "",
        "deep/f.yaml": `${fleet ? "ruleset: ../rules/fleet.yaml\n" : ""}${FLEET}`,
      });
      const args = ["deep/f.yaml", ...(flag ? ["--ruleset", "rules/flag.yaml"] : [])];
      const { stdout } = await inProcess(root, ["price", ...args, "--format", "json"]);
      const held = flag ? "by-flag" : fleet ? "by-fleet" : config ? "by-config" : "house";
      expect(JSON.parse(stdout).files[0].documents[0].ruleset.id).toBe(held);
      const { documents } = await settings(root, ...args);
      const from = flag ? "flag" : fleet ? "fleet" : config ? "config" : "default";
      expect(documents[0].ruleset).toMatchObject({ value: held, from });
    },
  );

  test.each(choices)(
    "of budgets: flag $flag, fleet $fleet, configuration $config",
    async ({ flag, fleet, config }) => {
      const root = repository({
        ".shipcost.yaml": config ? "budget: 1\n" : "",
        "f.yaml": `${fleet ? "budget: 2\n" : ""}${FLEET}`,
      });
      const args = ["f.yaml", ...(flag ? ["--budget", "3"] : [])];
      const { stdout, code } = await inProcess(root, ["price", ...args, "--format", "json"]);
      const held = flag ? 3 : fleet ? 2 : config ? 1 : null;
      expect([JSON.parse(stdout).files[0].documents[0].budget, code]).toEqual([held, held === null ? 0 : 1]);
      expect((await inProcess(root, ["lint", ...args])).code).toBe(code);
      const { documents } = await settings(root, ...args);
      const line = fleet && !flag ? 1 : config && !flag && !fleet ? 1 : null;
      expect(documents[0].budget).toMatchObject({ value: held, line });
    },
  );

  test.each(everyChoice({ flag: ["", "off", "info", "error"], config: ["", "off", "info", "error"] }))(
    "of severities: flag $flag, configuration $config",
    async ({ flag, config }) => {
      const root = repository({
        ".shipcost.yaml": config ? `rules: {engines/odd-point: ${config}}\n` : "",
        "f.yaml": FLEET,
      });
      const args = ["f.yaml", ...(flag ? ["--rule", `engines/odd-point=${flag}`] : [])];
      const held = flag || config || "warning";
      const { told, code } = await concise(root, ...args);
      expect(told).toEqual(held === "off" ? [] : [`f.yaml:3:47: ${held} engines/odd-point`]);
      expect(code).toBe(held === "error" ? 1 : 0);
      const { rules: shown } = await settings(root, ...args);
      const from = flag ? "flag" : config ? "config" : "default";
      expect(shown.find((each: { id: string }) => each.id === "engines/odd-point")).toMatchObject({
        value: held,
        from,
      });
    },
  );

  test.each(everyChoice({ flag: ["", "0", "1"], config: ["", "0", "1"] }))(
    "of limits on warnings: flag $flag, configuration $config",
    async ({ flag, config }) => {
      const root = repository({
        ".shipcost.yaml": config ? `maxWarnings: ${config}\n` : "",
        "f.yaml": FLEET,
      });
      const args = ["f.yaml", ...(flag ? ["--max-warnings", flag] : [])];
      const limit = flag || config;
      const { code, stderr } = await inProcess(root, ["lint", ...args]);
      expect(code).toBe(limit === "0" ? 1 : 0);
      const words = flag ? "--max-warnings 0" : "maxWarnings 0 (.shipcost.yaml:1)";
      expect(stderr).toBe(limit === "0" ? `shipcost: 1 warning, more than ${words}\n` : "");
      expect((await inProcess(root, ["price", ...args.slice(0, 1)])).code).toBe(0);
      const { maxWarnings } = await settings(root, ...args);
      expect(maxWarnings.value).toBe(limit === "" ? null : Number(limit));
    },
  );

  test("a configuration's budget is for fleets: no list, no lone ship and no part of a fleet is held to it", async () => {
    const root = repository({
      ".shipcost.yaml": "budget: 1\n",
      "ship.yaml": "name: A\nhull: 4\nprimaries: 4\n",
      "list.yaml": `- ${SHIP}\n`,
      "two.yaml": `${FLEET}---\nbudget: 9\n${FLEET}`,
      "f.yaml": FLEET,
    });
    const codes = ["ship.yaml", "list.yaml", "f.yaml#A", "f.yaml", "two.yaml"].map(
      async (file) => (await inProcess(root, ["price", file])).code,
    );
    expect(await Promise.all(codes)).toEqual([0, 0, 0, 1, 1]);
    expect((await concise(root, "two.yaml")).told).toEqual(
      expect.arrayContaining(["two.yaml:1:1: error fleet/budget"]),
    );
    expect((await concise(root, "two.yaml")).told.filter((each) => each.includes("budget"))).toHaveLength(1);
  });
});

describe("price and lint agree under a configuration", () => {
  test.each(["off", "info", "warning", "error"])(
    "that gives a rule of designs the severity %s",
    async (severity) => {
      const root = repository({
        ".shipcost.yaml": `rules: {engines/none: ${severity}, msg/limit: ${severity}}\n`,
        "f.yaml":
          "fleet: F\nships:\n  - {name: A, hull: 4, primaries: 4, engines: 0}\n  - {name: B, hull: 4, sizeClass: 4, specials: 2xMSG(FA)}\n",
      });
      const [price, lint] = [
        await inProcess(root, ["price", "f.yaml", "--format", "json"]),
        await concise(root, "f.yaml"),
      ];
      const legal = JSON.parse(price.stdout).files[0].documents[0].ships.map(
        (ship: { legal: boolean }) => ship.legal,
      );
      const bad = severity === "error";
      expect([legal, price.code, lint.code]).toEqual([[!bad, !bad], bad ? 1 : 0, bad ? 1 : 0]);
      const told = JSON.parse(price.stdout).findings.map(
        (each: { ruleId: string; severity: string }) => `${each.severity} ${each.ruleId}`,
      );
      expect(told).toEqual(lint.told.map((line) => line.split(": ").at(-1)));
    },
  );
});

describe("several configurations in one run", () => {
  const root = repository({
    ".shipcost.yaml": "maxWarnings: 1\nrules: {engines/odd-point: warning}\n",
    "a.yaml": FLEET,
    "b/.shipcost.yaml": "maxWarnings: 1\nbudget: 2\n",
    "b/b.yaml": FLEET,
    "b/c/c.yaml": FLEET,
    "d/.shipcost.yaml": "rules: {engines/odd-point: error}\n",
    "d/d.yaml": FLEET,
    "d/e/.shipcost.yaml": "",
    "d/e/e.yaml": FLEET,
  });

  test("each file is judged by the nearest one above it, and by nothing of those further out", async () => {
    const { told } = await concise(root, ".");
    expect(told).toEqual([
      "a.yaml:3:47: warning engines/odd-point",
      "b/b.yaml:1:1: error fleet/budget",
      "b/b.yaml:3:47: warning engines/odd-point",
      "b/c/c.yaml:1:1: error fleet/budget",
      "b/c/c.yaml:3:47: warning engines/odd-point",
      "d/d.yaml:3:47: error engines/odd-point",
      "d/e/e.yaml:3:47: warning engines/odd-point",
    ]);
  });

  test("each limit on warnings counts those of its own files; the flag's counts all", async () => {
    const own = await inProcess(root, ["lint", "."]);
    expect(own.stderr).toBe("shipcost: 2 warnings, more than maxWarnings 1 (b/.shipcost.yaml:1)\n");
    const all = await inProcess(root, ["lint", ".", "--max-warnings", "3"]);
    expect(all.stderr).toBe("shipcost: 4 warnings, more than --max-warnings 3\n");
    const codes = [
      ["a.yaml"],
      ["a.yaml", "b/b.yaml", "--budget", "9"],
      ["b", "--budget", "9"],
      ["d/e", "a.yaml"],
    ].map(async (args) => (await inProcess(root, ["lint", ...args])).code);
    expect(await Promise.all(codes)).toEqual([0, 0, 1, 0]);
  });

  test("--config holds for everything, --no-config for nothing", async () => {
    expect((await concise(root, ".", "--no-config")).told).toEqual(
      ["a", "b/b", "b/c/c", "d/d", "d/e/e"].map((name) => `${name}.yaml:3:47: warning engines/odd-point`),
    );
    expect((await concise(root, ".", "--config", "d/.shipcost.yaml")).told).toEqual(
      ["a", "b/b", "b/c/c", "d/d", "d/e/e"].map((name) => `${name}.yaml:3:47: error engines/odd-point`),
    );
  });

  test("--list-files names the one of each file", async () => {
    const { stdout } = await inProcess(root, ["lint", "--list-files"]);
    expect(stdout).toBe(
      [
        "a.yaml (config .shipcost.yaml)",
        "b/b.yaml (config b/.shipcost.yaml)",
        "b/c/c.yaml (config b/.shipcost.yaml)",
        "d/d.yaml (config d/.shipcost.yaml)",
        "d/e/e.yaml (config d/e/.shipcost.yaml)",
        ...["", "b/", "d/", "d/e/"].map((at) => `${at}.shipcost.yaml (passed over: a config)`),
        "",
      ].join("\n"),
    );
  });

  test("a design is judged as the fleet that buys it, at the worst severity if several do", async () => {
    const files = {
      "designs/x.yaml": "name: X\nhull: 4\nprimaries: 4\nengines: 3\n",
      "designs/.shipcost.yaml": "rules: {engines/odd-point: off}\n",
      "mild/.shipcost.yaml": "rules: {engines/odd-point: info}\n",
      "mild/f.yaml": "ships: [{design: ../designs/x.yaml}]\n",
      "strict/.shipcost.yaml": "rules: {engines/odd-point: error}\n",
      "strict/f.yaml": "ships: [{design: ../designs/x.yaml}]\n",
    };
    const here = repository(files);
    const at = (severity: string) => [`designs/x.yaml:4:10: ${severity} engines/odd-point`];
    expect((await concise(here, "designs")).told).toEqual([]);
    expect((await concise(here, "mild", "designs")).told).toEqual(at("info"));
    expect((await concise(here, "strict", "mild")).told).toEqual(at("error"));
    expect((await concise(here, "mild", "strict", "designs")).told).toEqual(at("error"));
  });
});

describe("in every format", () => {
  const root = repository({
    ".shipcost.yaml": "maxWarnings: 0\n",
    "a.yaml": FLEET,
    "b/.shipcost.yaml": "budget: x\n",
    "b/b.yaml": FLEET,
  });

  test("a configuration's limit on warnings fails the run, and every format says so on stderr", async () => {
    for (const format of [
      "pretty",
      "concise",
      "json",
      "sarif",
      "github",
      "gitlab",
      "junit",
      "checkstyle",
      "markdown",
    ]) {
      const { code, stdout, stderr } = await inProcess(root, ["lint", "a.yaml", "--format", format]);
      expect([format, code]).toEqual([format, 1]);
      const words = "1 warning, more than maxWarnings 0 (.shipcost.yaml:1)";
      expect([format, stderr]).toEqual([format, expect.stringContaining(words)]);
      if (format === "markdown") expect(stdout).toMatch(/^## Fail: 1 warning/);
    }
  });

  test("a configuration's mistake is a finding in its file", async () => {
    for (const format of [
      "pretty",
      "concise",
      "json",
      "sarif",
      "github",
      "gitlab",
      "junit",
      "checkstyle",
      "markdown",
    ]) {
      const { code, stdout } = await inProcess(root, ["lint", "b/b.yaml", "--format", format]);
      expect([format, code]).toEqual([format, 2]);
      expect(stdout).toContain("b/.shipcost.yaml");
      expect(stdout).toContain("expected a number of at least 0");
    }
  });
});

describe("beside exceptions", () => {
  const UNUSED = "# shipcost-disable-next-line engines/none: it has two\n";
  const root = repository({
    ".shipcost.yaml": "maxWarnings: 0\n",
    "a.yaml": FLEET,
    "b/.shipcost.yaml": "rules: {suppression/unused: error, engines/odd-point: error}\n",
    "b/b.yaml": `${UNUSED}fleet: F\nships:\n  - ${SHIP} # shipcost-disable-line engines/odd-point: as agreed\n`,
  });

  test("a limit on warnings counts none that a baseline lists", async () => {
    expect((await inProcess(root, ["lint", "a.yaml", "--write-baseline", "base.json"])).code).toBe(0);
    expect(await inProcess(root, ["lint", "a.yaml", "--baseline", "base.json"])).toMatchObject({ code: 0 });
    expect((await inProcess(root, ["lint", "a.yaml"])).code).toBe(1);
  });

  test("a suppression of no use has the severity that the file's configuration gives it", async () => {
    const { told } = await concise(root, "b", "a.yaml");
    expect(told).toEqual([
      "a.yaml:3:47: warning engines/odd-point",
      "b/b.yaml:1:30: error suppression/unused",
    ]);
    const { suppressed } = JSON.parse((await inProcess(root, ["lint", "b", "--format", "json"])).stdout);
    expect(suppressed.map((each: { severity: string }) => each.severity)).toEqual(["error"]);
  });
});

describe("diff", () => {
  const root = repository({
    "rules.yaml": "ruleset: r\nversion: '1'\nextends: house\nengineStep: started\n",
    ".shipcost.yaml": "ruleset: rules.yaml\nignore: [old.yaml]\n",
    "old.yaml": FLEET.replace("engines: 3", "engines: 2"),
    "new.yaml": FLEET,
    "bad/.shipcost.yaml": "budget: x\n",
    "bad/f.yaml": FLEET,
  });
  const points = async (...args: string[]) =>
    JSON.parse((await inProcess(root, ["diff", "old.yaml", "new.yaml", "--format", "json", ...args])).stdout)
      .points;

  test("prices by the configuration of the files", async () => {
    expect(await points()).toMatchObject({ old: 4, new: 6 });
    expect(await points("--no-config")).toMatchObject({ old: 4, new: 4 });
    expect(await points("--ruleset", "house")).toMatchObject({ old: 4, new: 4 });
  });

  test("has nothing to compare where --force-exclude leaves a side out, and says so", async () => {
    const { code, stderr } = await inProcess(root, ["diff", "old.yaml", "new.yaml", "--force-exclude"]);
    expect([code, stderr]).toEqual([
      0,
      "shipcost: old.yaml: left out, as ignored by old.yaml (.shipcost.yaml:2)\nshipcost: nothing is left to do\n",
    ]);
  });

  test("cannot be done under a broken one", async () => {
    const { code, stderr } = await inProcess(root, ["diff", "old.yaml", "bad/f.yaml"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^shipcost: bad\/\.shipcost\.yaml:1:9: expected a number/),
    ]);
  });
});

describe("fmt and --fix", () => {
  const LOOSE = "name: A\nhull: 4\nspecials: 1x plasma (f)\n";
  const root = repository({
    ".shipcost.yaml": "rules: {special/style: off}\nignore: [old.yaml]\n",
    "a.yaml": LOOSE,
    "old.yaml": LOOSE,
  });
  const on = (input: string, ...args: string[]) => inProcess(root, args, { input });

  test("what is canonical does not depend on what a configuration wants to hear of; what lint mends does", async () => {
    expect(await on("", "fmt", "--check")).toMatchObject({ code: 1, stdout: "a.yaml\n" });
    expect(await on("", "lint", "--diff", "a.yaml", "--quiet")).toMatchObject({ code: 0, stdout: "" });
    expect((await on("", "lint", "--diff", "a.yaml", "--no-config", "--quiet")).stdout).toContain(
      "+specials: 1xPlasma(F)",
    );
  });

  test("standard input that is left out is printed as it is, so that an editor loses nothing", async () => {
    const named = ["-", "--stdin-filename", "old.yaml"];
    for (const command of [["fmt"], ["lint", "--fix"]]) {
      expect(await on(LOOSE, ...command, ...named, "--force-exclude")).toMatchObject({
        code: 0,
        stdout: LOOSE,
        stderr: "",
      });
    }
    expect((await on(LOOSE, "fmt", ...named)).stdout).toContain("1xPlasma(F)");
  });

  test("files that are left out are named, and left alone", async () => {
    const { code, stderr } = await on("", "fmt", "old.yaml", "--check", "--force-exclude");
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining("old.yaml: left out, as ignored by old.yaml"),
    ]);
  });

  test("nothing is mended under a broken configuration", async () => {
    write(root, { "bad/.shipcost.yaml": "budget: x\n", "bad/b.yaml": LOOSE });
    for (const command of [["fmt"], ["lint", "--fix"]])
      expect((await on("", ...command, "bad/b.yaml")).code).toBe(2);
    expect(readFileSync(join(root, "bad/b.yaml"), "utf8")).toBe(LOOSE);
  });
});

describe("a configuration with a mistake", () => {
  const root = repository({
    ".shipcost.yaml": "rules: {engines/odd-point: error}\n",
    "a.yaml": FLEET,
    "b/.shipcost.yaml": "budget: 1\nmaxWarnngs: 2\nrules: {engines/none: loud}\n",
    "b/b.yaml": FLEET,
    "c/.shipcost.yaml": "ruleset: gone.yaml\n",
    "c/c.yaml": FLEET,
    "d/.shipcost.yaml": "ruleset: ../rules/bad.yaml\n",
    "d/d.yaml": FLEET,
    "rules/bad.yaml": "ruleset: bad\nversion: '1'\nextends: house\nrounding: sideways\n",
  });

  test("is told at its place; files of others are still done, and the exit code is 2", async () => {
    const { code, told, stderr } = await concise(root, ".");
    expect(code).toBe(2);
    expect(told).toEqual([
      "a.yaml:3:47: error engines/odd-point",
      "b/.shipcost.yaml:2:1: error schema/unknown-key",
      "b/.shipcost.yaml:3:23: error schema/range",
      "c/.shipcost.yaml:1:10: error schema/range",
      "rules/bad.yaml:4:11: error schema/range",
    ]);
    const lines = stderr.trimEnd().split("\n");
    expect(lines).toEqual([
      expect.stringMatching(
        /^shipcost: b\/\.shipcost\.yaml:2:1: unknown key "maxWarnngs"; did you mean maxWarnings\? \(and 1 more error\); the files that it governs are not checked$/,
      ),
      expect.stringMatching(
        /^shipcost: c\/\.shipcost\.yaml:1:10: expected a built-in ruleset's id, .*"gone\.yaml" \(missing\)/,
      ),
      "shipcost: d/.shipcost.yaml: its ruleset has errors; the files that it governs are not checked",
      "shipcost: rules/bad.yaml: the ruleset has errors",
    ]);
  });

  test.each([["lint"], ["price"], ["msg"], ["play", "engines", "--ship"]])(
    "ends every command: %s",
    async (...command) => {
      const { code, stderr } = await inProcess(root, [...command, "b/b.yaml"]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/^shipcost: b\/\.shipcost\.yaml:2:1: unknown key/),
      ]);
      expect((await inProcess(root, [...command, "b/b.yaml", "--no-config"])).code).toBe(0);
    },
  );

  test("a ruleset that is given otherwise spares the one that it names", async () => {
    expect((await inProcess(root, ["price", "c/c.yaml", "d/d.yaml", "--ruleset", "house"])).code).toBe(0);
  });

  test("and so does --config, for a file that is not there, a folder, or another's kind", async () => {
    const outcomes = ["gone.yaml", "b", "a.yaml", "", "\0", "b/.shipcost.yaml"].map((file) =>
      inProcess(root, ["lint", "a.yaml", "--config", file]),
    );
    for (const { code, stderr } of await Promise.all(outcomes)) {
      expect([code, stderr]).toEqual([2, expect.stringMatching(/^shipcost: ./)]);
    }
  });

  test("--print-config says so instead of guessing", async () => {
    const { code, stdout, stderr } = await inProcess(root, ["lint", "--print-config", "b/b.yaml"]);
    expect([code, stdout, stderr]).toEqual([
      2,
      "",
      expect.stringContaining("b/.shipcost.yaml:2:1: unknown key"),
    ]);
  });
});

describe("where configurations are looked for", () => {
  const STRICT = "rules: {engines/odd-point: error}\n";
  const code = async (cwd: string, file: string) => (await inProcess(cwd, ["lint", file])).code;

  test("in a repository up to its root and no further, from wherever", async () => {
    const outer = folder({ ".shipcost.yaml": STRICT, "repo/.git/": "", "repo/sub/f.yaml": FLEET });
    expect(await code(join(outer, "repo/sub"), "f.yaml")).toBe(0);
    expect(await code(outer, "repo/sub/f.yaml")).toBe(0);
    write(outer, { "repo/.shipcost.yaml": STRICT });
    const places = [
      ["repo/sub", "f.yaml"],
      ["repo", "sub/f.yaml"],
      ["", "repo/sub/f.yaml"],
      ["repo/.git", "../sub/f.yaml"],
    ];
    for (const [cwd, file] of places) expect(await code(join(outer, cwd!), file!)).toBe(1);
    expect(await code(outer, join(outer, "repo/sub/f.yaml"))).toBe(1);
  });

  test("without a repository up to the working folder and no further", async () => {
    const outer = folder({ ".shipcost.yaml": STRICT, "work/sub/f.yaml": FLEET });
    expect(await code(join(outer, "work"), "sub/f.yaml")).toBe(0);
    expect(await code(join(outer, "work/sub"), "f.yaml")).toBe(0);
    expect(await code(outer, "work/sub/f.yaml")).toBe(1);
  });

  test("elsewhere and without a repository at the nearest place above, or up to the folder that is named", async () => {
    const outer = folder({
      "here/": "",
      "p/.shipcost.yaml": STRICT,
      "p/sub/f.yaml": FLEET,
      "q/.gitignore": "i.yaml\n",
      "q/sub/i.yaml": FLEET,
      "q/sub/j.yaml": FLEET,
    });
    expect(await code(join(outer, "here"), "../p/sub/f.yaml")).toBe(1);
    expect(await code(join(outer, "here"), join(outer, "p/sub"))).toBe(1);
    const { stdout } = await inProcess(join(outer, "here"), ["lint", "--list-files", "../q"]);
    expect(stdout).toBe(`${outer}/q/sub/j.yaml\n`);
  });

  test("a link that leads out of the project, a folder and a device are no configurations", async () => {
    const outer = folder({
      "secret.yaml": "zanzibar-secret: 1\n",
      "repo/.git/": "",
      "repo/a.yaml": FLEET,
      "repo/b/b.yaml": FLEET,
      "repo/c/c.yaml": FLEET,
      "repo/d/d.yaml": FLEET,
      "repo/e/e.yaml": FLEET,
      "repo/real.yaml": STRICT,
      "repo/c/.shipcost.yaml/": "",
    });
    const repo = join(outer, "repo");
    symlinkSync(join(outer, "secret.yaml"), join(repo, "b/.shipcost.yaml"));
    symlinkSync("../real.yaml", join(repo, "d/.shipcost.yaml"));
    symlinkSync("nowhere.yaml", join(repo, "e/.shipcost.yaml"));
    const {
      told,
      stderr,
      stdout,
      code: exit,
    } = await concise(repo, "a.yaml", "b/b.yaml", "c/c.yaml", "d/d.yaml", "e/e.yaml");
    expect(exit).toBe(2);
    expect(told).toEqual([
      "a.yaml:3:47: warning engines/odd-point",
      "d/d.yaml:3:47: error engines/odd-point",
    ]);
    expect(stderr.split("\n")).toEqual([
      "shipcost: b/.shipcost.yaml: a link that leads out of the project; not read",
      "shipcost: c/.shipcost.yaml: expected a file",
      "shipcost: e/.shipcost.yaml: no such file",
      "",
    ]);
    expect(stdout + stderr).not.toContain("zanzibar");
  });

  test("its ruleset must stand in the project too", async () => {
    const outer = folder({
      "rules.yaml": "ruleset: zanzibar\nversion: '1'\n",
      "repo/.git/": "",
      "repo/f.yaml": FLEET,
      "repo/.shipcost.yaml": "ruleset: ../rules.yaml\n",
    });
    const { code: exit, told, stderr } = await concise(join(outer, "repo"), "f.yaml");
    expect([exit, told]).toEqual([2, [".shipcost.yaml:1:10: error schema/range"]]);
    expect(stderr).not.toContain("zanzibar");
  });
});

describe("references, beside nested configurations", () => {
  const files = {
    "designs/x.yaml": "name: X\nhull: 4\nprimaries: 4\n",
    "fleets/f.yaml": "ships: [{design: ../designs/x.yaml}]\n",
    "fleets/.shipcost.yaml": "",
  };
  const lint = async (cwd: string, file = "fleets/f.yaml") => (await inProcess(cwd, ["lint", file])).code;

  test("may go wherever the repository goes", async () => {
    expect(await lint(folder({ ...files, ".git/": "" }))).toBe(0);
  });

  test("may go wherever the outermost configuration of the working folder goes", async () => {
    expect(await lint(folder({ ...files, ".shipcost.yaml": "" }))).toBe(0);
  });

  test("may not leave the folder of the only one", async () => {
    const root = folder(files);
    expect(await lint(root)).toBe(1);
    expect(await lint(join(root, "fleets"), "f.yaml")).toBe(1);
  });

  test("are followed into what is ignored", async () => {
    const root = folder({
      ...files,
      ".git/": "",
      ".gitignore": "designs/\n",
      ".shipcost.yaml": "ignore: [x.yaml]\n",
    });
    expect((await inProcess(root, ["lint", ".", "--force-exclude"])).code).toBe(0);
    expect((await concise(root, ".", "--rule", "engines/outlive-hull=off")).told).toEqual([]);
  });
});

describe("files that are ignored", () => {
  const root = repository({
    ".gitignore": "out/\n",
    ".shipcost.yaml": "ignore: [drafts/, '*.old.yaml']\n",
    "a.yaml": FLEET,
    "a.old.yaml": FLEET,
    "out/o.yaml": FLEET,
    "drafts/d.yaml": FLEET,
    "sub/drafts/e.yaml": FLEET,
    "sub/s.yaml": FLEET,
  });
  const lint = (...args: string[]) => inProcess(root, ["lint", ...args]);
  const list = async (...args: string[]) =>
    (await lint("--list-files", ...args)).stdout
      .split("\n")
      .filter((line) => line.includes(".yaml (config"))
      .map((line) => line.split(" ")[0]);

  test("are not met in folders and by globs, from any folder", async () => {
    expect(await list(".")).toEqual(["a.yaml", "sub/s.yaml"]);
    expect(await list("sub")).toEqual(["sub/s.yaml"]);
    expect(await list("**/*.yaml")).toEqual(["a.yaml", "sub/s.yaml"]);
    const { stdout } = await inProcess(join(root, "sub"), ["lint", "--list-files"]);
    expect(stdout).toBe(`s.yaml (config ${root}/.shipcost.yaml)\n`);
  });

  test("are checked where they are named, in silence", async () => {
    expect(await list("a.old.yaml", "out/o.yaml", "drafts/d.yaml")).toEqual([
      "a.old.yaml",
      "out/o.yaml",
      "drafts/d.yaml",
    ]);
    expect((await lint("a.old.yaml")).stderr).toBe("");
  });

  test("are left out under --force-exclude, with a word to people and none to machines or under --quiet", async () => {
    const args = ["a.yaml", "a.old.yaml", "out/o.yaml", "--force-exclude"];
    const { code, stderr, stdout } = await lint(...args);
    expect([code, stdout.match(/^\S+\.yaml/gm)]).toEqual([0, ["a.yaml"]]);
    expect(stderr).toBe(
      "shipcost: a.old.yaml: left out, as ignored by *.old.yaml (.shipcost.yaml:1)\nshipcost: out/o.yaml: left out, as ignored by out/ (.gitignore:1)\n",
    );
    for (const more of [["--quiet"], ["--format", "concise"], ["--format", "json"]]) {
      expect((await lint(...args, ...more)).stderr).toBe("");
    }
    expect((await lint("--list-files", ...args)).stdout).toContain(
      "out/o.yaml (left out: ignored by out/ (.gitignore:1))\n",
    );
    const json = JSON.parse((await lint("--list-files", "--format", "json", ...args)).stdout);
    expect(json).toMatchObject({
      version: 1,
      files: [{ path: "a.yaml", config: ".shipcost.yaml" }],
      passedOver: [],
      leftOut: [{ path: "a.old.yaml" }, { path: "out/o.yaml" }],
    });
  });

  test("are nothing to fail for when they are all that --force-exclude leaves", async () => {
    const ran: Outcome[] = [];
    for (const command of ["lint", "price", "msg"])
      ran.push(await inProcess(root, [command, "a.old.yaml", "out", "drafts/*.yaml", "--force-exclude"]));
    for (const { code, stderr } of ran) {
      expect(code).toBe(0);
      expect(stderr).toContain("a.old.yaml: left out");
      expect(stderr).toContain(
        "out: no .yaml or .yml file in this folder but what is ignored: out/ (.gitignore:1)",
      );
      expect(stderr).toMatch(/nothing is left to do\n$/);
    }
    expect(
      JSON.parse(
        (await inProcess(root, ["lint", "a.old.yaml", "--force-exclude", "--format", "json"])).stdout,
      ).summary.files,
    ).toBe(0);
  });

  test("are an unmatched FILE otherwise, which says why; and what is not there fails under --force-exclude too", async () => {
    const { code, stderr } = await lint("out", "drafts/*.yaml");
    expect([code, stderr.match(/but what is ignored/g)]).toEqual([2, expect.any(Array)]);
    expect((await lint("gone.yaml", "--force-exclude")).code).toBe(2);
    expect((await lint("none/*.yaml", "--force-exclude")).code).toBe(2);
  });
});

describe("standard input", () => {
  const root = repository({
    ".gitignore": "out/\n",
    "sub/.shipcost.yaml": "rules: {engines/odd-point: error}\nignore: [drafts/]\n",
    "sub/x.yaml": "name: X\nhull: 4\nprimaries: 4\n",
    "elsewhere/": "",
  });
  const lint = (cwd: string, input: string, ...args: string[]) =>
    inProcess(join(root, cwd), ["lint", "-", "--format", "concise", ...args], { input });

  test("is governed as the file that it is called", async () => {
    expect((await lint("", FLEET)).stdout).toMatch(/^<stdin>:3:47: warning/);
    expect((await lint("", FLEET, "--stdin-filename", "sub/new.yaml")).stdout).toMatch(
      /^sub\/new\.yaml:3:47: error/,
    );
    expect((await lint("sub", FLEET)).stdout).toMatch(/^<stdin>:3:47: error/);
    const outside = await lint("elsewhere", FLEET, "--stdin-filename", "../sub/new.yaml");
    expect([outside.code, outside.stdout.split(":")[0]]).toEqual([1, `${root}/sub/new.yaml`]);
    expect((await lint("", "ships: [{design: x.yaml}]\n", "--stdin-filename", "sub/new.yaml")).code).toBe(0);
  });

  test("is checked though ignored, unless --force-exclude: then it passes in silence", async () => {
    for (const name of ["out/a.yaml", "sub/drafts/a.yaml"]) {
      expect((await lint("", FLEET, "--stdin-filename", name)).stdout).toContain(`${name}:3:47`);
      expect(
        await inProcess(root, ["lint", "-", "--stdin-filename", name, "--force-exclude"], { input: FLEET }),
      ).toMatchObject({
        code: 0,
        stdout: "",
        stderr: "",
      });
    }
    expect((await lint("", FLEET, "--force-exclude")).stdout).toContain("<stdin>:3:47");
  });

  test("that is empty is a finding", async () => {
    expect(await lint("", "", "--stdin-filename", "sub/a.yaml")).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^sub\/a\.yaml:1:1: error yaml\/empty/),
    });
  });
});

describe("--print-config", () => {
  const root = repository({
    ".shipcost.yaml": "budget: 9\nignore: [drafts/]\nrules:\n  price/zero: info\n",
    "f.yaml": FLEET,
    "drafts/two.yaml": `budget: 3\n${FLEET}---\n- ${SHIP}\n`,
  });

  test("tells each setting with its origin", async () => {
    const { stdout } = await inProcess(root, [
      "lint",
      "--print-config",
      "f.yaml",
      "--max-warnings",
      "2",
      "--rule",
      "engines/none=off",
    ]);
    const rows = stdout.split("\n").map((line) => line.trim().split(/ {2,}/));
    expect(rows.slice(0, 5)).toEqual([
      ["f.yaml is governed by .shipcost.yaml"],
      ["ruleset", "house", "default"],
      ["budget", "9", ".shipcost.yaml:1"],
      ["maxWarnings", "2", "command line"],
      ["ignore", "drafts/", ".shipcost.yaml:2"],
    ]);
    expect(rows).toContainEqual(["price/zero", "info", ".shipcost.yaml:4"]);
    expect(rows).toContainEqual(["engines/none", "off", "command line"]);
    expect(rows).toContainEqual(["hull/overfull", "error", "always"]);
    expect(rows).toContainEqual(["engines/odd-point", "warning", "default"]);
  });

  test("tells several documents apart, and whether the file is ignored", async () => {
    const shown = await settings(root, "drafts/two.yaml");
    expect(shown).toMatchObject({
      version: 1,
      path: "drafts/two.yaml",
      config: ".shipcost.yaml",
      ignored: "drafts/ (.shipcost.yaml:2)",
      budget: { value: 9, from: "config", path: ".shipcost.yaml", line: 1 },
      documents: [
        { line: 1, budget: { value: 3, from: "fleet", path: "drafts/two.yaml", line: 1 } },
        { line: 6, budget: { value: null, from: "default" } },
      ],
    });
  });

  test("takes a folder, a file that is not there yet, and standard input", async () => {
    for (const file of [".", "new.yaml"])
      expect(await settings(root, file)).toMatchObject({ config: ".shipcost.yaml", documents: [] });
    const { stdout } = await inProcess(
      root,
      ["lint", "--print-config", "-", "--stdin-filename", "drafts/n.yaml", "--format", "json"],
      { input: FLEET },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      path: "drafts/n.yaml",
      ignored: "drafts/ (.shipcost.yaml:2)",
      documents: [{ line: 1 }],
    });
    for (const args of [[], ["a.yaml", "b.yaml"]])
      expect((await inProcess(root, ["lint", "--print-config", ...args])).code).toBe(2);
  });
});

describe("hostile configurations", () => {
  const CONTROL = /(?!\n)[\p{Cc}\u202E]/u;

  test("show no control characters, whatever they say", async () => {
    const nasty = JSON.stringify("a\u001B[31m\u202Eb");
    const root = repository({
      "good/.shipcost.yaml": `ignore: [${nasty}]\n`,
      "good/f.yaml": FLEET,
      "good/a\u001B[31m\u202Eb": FLEET,
      "bad/.shipcost.yaml": `${nasty}: 1\nruleset: ${nasty}\nrules: {${nasty}: off}\nignore: [${JSON.stringify("./\u001B[31m")}]\n`,
      "bad/f.yaml": FLEET,
      "s\u001B[31m/.shipcost.yaml": "budget: x\n",
      "s\u001B[31m/f.yaml": FLEET,
      ".gitignore": "c\u001B[31m.yaml\n",
      "c\u001B[31m.yaml": FLEET,
    });
    const commands = [
      ["lint", "."],
      ["lint", ".", "--format", "concise"],
      ["lint", ".", "--format", "json"],
      ["price", "."],
      ["msg", "."],
      ["lint", ".", "--list-files"],
      ["lint", "good/a\u001B[31m\u202Eb", "c\u001B[31m.yaml", "--force-exclude"],
      ["lint", "good/a\u001B[31m\u202Eb", "--force-exclude", "--list-files"],
      ["lint", "good/f.yaml", "--print-config"],
      ["lint", "good/f.yaml", "--print-config", "--format", "json"],
      ["lint", "bad/f.yaml", "--print-config"],
      ["lint", "good/f.yaml", "--config", "s\u001B[31m/.shipcost.yaml"],
    ];
    for (const command of commands) {
      const { stdout, stderr } = await inProcess(root, command);
      expect([command, CONTROL.exec(stdout + stderr)]).toEqual([command, null]);
    }
  });

  test("of great size are refused, and links in a circle do no harm", async () => {
    const root = repository({
      ".shipcost.yaml": `# ${"x".repeat(1 << 21)}\n`,
      "f.yaml": FLEET,
      "loop/f.yaml": FLEET,
      ".gitignore": "#".repeat(1 << 21),
    });
    symlinkSync(".shipcost.yaml", join(root, "loop/.shipcost.yaml"));
    const started = performance.now();
    const ran = await inProcess(root, ["lint", "f.yaml", "loop/f.yaml"]);
    expect(performance.now() - started).toBeLessThan(5000);
    expect([ran.code, ran.stderr]).toEqual([
      2,
      "shipcost: .shipcost.yaml: larger than 1 MB\nshipcost: loop/.shipcost.yaml: its links lead in a circle\n",
    ]);
  });

  test("a deep tree of folders ends", async () => {
    const root = repository({
      ".gitignore": "**/a/**/b\n",
      [`${"a/".repeat(60)}f.yaml`]: FLEET,
      "g.yaml": FLEET,
    });
    const { code, stderr } = await inProcess(root, ["lint", "."]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^shipcost: (a\/)+a: more than 32 folders deep; not looked at\n$/),
    ]);
  });
});

test("the real command reads its configuration, in its own folder and from below", async () => {
  const here = project({ ".shipcost.yaml": "maxWarnings: 0\n", "sub/f.yaml": FLEET });
  const [top, below, off] = await Promise.all([
    here.run(["lint"]),
    here.run(["lint", "f.yaml"], { cwd: join(here.root, "sub") }),
    here.run(["lint", "--no-config"]),
  ]);
  expect([top.code, below.code, off.code]).toEqual([1, 1, 0]);
  expect(top.stderr).toBe("shipcost: 1 warning, more than maxWarnings 0 (.shipcost.yaml:1)\n");
});
