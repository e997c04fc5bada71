import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { project, run, runProgram } from "../support/cli/run.js";
import { HIDDEN, rendered, reportOnEveryRule } from "../support/lint-reports.js";
import { commandsIn } from "../support/workflow-commands.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const text = (path: string) => readFileSync(join(root, path), "utf8");
const action = parse(text("action.yml"));
const hooks: { id: string; entry: string; args?: string[]; [key: string]: unknown }[] = parse(
  text(".pre-commit-hooks.yaml"),
);
const steps: { name?: string; run?: string; env?: Record<string, string>; uses?: string }[] =
  action.runs.steps;
const lintStep = steps.find(({ name }) => name === "shipcost lint")!;

/** The options that a command's help lists, and its commands. */
async function helpOf(...command: string[]): Promise<string[]> {
  const { code, stdout } = await run([...command, "--help"]);
  return code === 0
    ? (stdout.match(/(?<=^ .*)--[a-z-]+|^ {2}[a-z]+(?= )/gm) ?? []).map((each) => each.trim())
    : [];
}

/** The options in a piece of script or text. */
const optionsIn = (script: string) => script.match(/--[a-z][a-z-]+/g) ?? [];

describe("the action", () => {
  test("uses only options that the command has", async () => {
    const known = await helpOf("lint");
    const used = optionsIn(lintStep.run!);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((option) => !known.includes(option))).toEqual([]);
    expect(optionsIn(action.inputs.args.description).filter((option) => !known.includes(option))).toEqual([]);
  });

  test("gives every input to a step, as a variable and never within a script", () => {
    const given = JSON.stringify(steps);
    for (const input of Object.keys(action.inputs)) expect(given).toContain(`inputs.${input}`);
    for (const { run: script = "" } of steps) expect(script).not.toContain("${{");
    const runSteps = steps.filter(({ run: script }) => script !== undefined);
    expect(runSteps.every((step) => "shell" in step)).toBe(true);
  });

  const here = project({
    "fleets/a.yaml": "name: A\nhull: 4\nprimaries: 5\n",
    "fleets/with blank.yaml": "name: B\nhull: 4\nprimaries: 4\nengines: 3\n",
    "other.yaml": "name: O\nhull: 4\nprimaries: 5\n",
  });
  const summary = join(here.root, "summary.md");
  /** Runs the step's own script as the runner does, with these inputs beside the defaults. */
  const act = (inputs: Record<string, string>) => {
    const value = (expression: string) => {
      const [, name = ""] = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(expression)!;
      return inputs[name] ?? String(action.inputs[name].default);
    };
    const env = Object.fromEntries(
      Object.entries(lintStep.env!).map(([name, given]) => [name, value(given)]),
    );
    writeFileSync(join(here.root, ".git/step.sh"), lintStep.run!);
    return runProgram("bash", ["--noprofile", "--norc", "-eo", "pipefail", ".git/step.sh"], {
      cwd: here.root,
      env: {
        ...env,
        GITHUB_ACTIONS: "true",
        GITHUB_WORKSPACE: here.root,
        GITHUB_ACTION_PATH: root.replace(/\/$/, ""),
        GITHUB_STEP_SUMMARY: summary,
      },
    });
  };

  test("annotates, and writes the step's summary", async () => {
    const { code, stdout, stderr } = await act({ paths: "fleets\n" });
    expect([code, stderr]).toEqual([1, ""]);
    expect(commandsIn(stdout).map(({ name, properties }) => [name, properties.file])).toEqual([
      ["error", "fleets/a.yaml"],
      ["warning", "fleets/with blank.yaml"],
    ]);
    expect(readFileSync(summary, "utf8")).toMatch(/^## Fail: 1 error, 1 warning /);
  });

  test("takes several paths, formats and options, one a line", async () => {
    const { code, stdout, stderr } = await act({
      paths: "fleets/with blank.yaml\r\nother.yaml\r\n",
      format: "concise\nsarif=out.sarif\n",
      args: "--rule=hull/overfull=off\n--budget=3\n",
      "max-warnings": "0",
      ruleset: "house",
      summary: "false",
    });
    expect([code, stdout]).toEqual([2, expect.stringMatching(/^::add-matcher::[^\n]*\n$/)]);
    expect(stderr).toContain("hull/overfull cannot be changed");
    const again = await act({
      paths: "fleets/with blank.yaml\r\nother.yaml\r\n",
      format: "concise\nsarif=out.sarif\n",
      "max-warnings": "0",
      ruleset: "house",
    });
    expect(again.code).toBe(1);
    // Too many warnings are said in every format, and nothing else is.
    expect(again.stderr).toMatch(/^shipcost: [^\n]*--max-warnings 0\n$/);
    const [matcher, ...lines] = again.stdout.trim().split("\n");
    const path = /^::add-matcher::(.*)$/.exec(matcher!)![1]!;
    expect(JSON.parse(readFileSync(path, "utf8")).problemMatcher).toHaveLength(2);
    expect(lines.map((line) => line.split(":")[0])).toEqual(["fleets/with blank.yaml", "other.yaml"]);
    expect(JSON.parse(readFileSync(join(here.root, "out.sarif"), "utf8")).runs[0].results).toHaveLength(2);
  });

  test("runs nothing that an input says", async () => {
    const evil = [
      "$(touch pwned)",
      "`touch pwned`",
      "; touch pwned",
      "' touch pwned",
      '" touch pwned "',
      "--stats",
    ];
    const inputs = ["paths", "format", "args", "max-warnings", "ruleset", "summary"];
    const { code } = await act(Object.fromEntries(inputs.map((input) => [input, evil.join("\n")])));
    expect(code).toBe(2);
    expect(existsSync(join(here.root, "pwned"))).toBe(false);
  });
});

describe("the pre-commit hooks", () => {
  test("name commands and options that there are", async () => {
    const commands = await helpOf();
    for (const { id, entry, args = [] } of hooks) {
      const [program, command = "", ...rest] = entry.split(" ");
      expect([id, program]).toEqual([`shipcost-${command}`, "shipcost"]);
      expect([command, commands.includes(command)]).toEqual([command, true]);
      const known = await helpOf(command);
      expect(optionsIn([...rest, ...args].join(" ")).filter((option) => !known.includes(option))).toEqual([]);
    }
  });

  test("see all files at once, since a fleet is judged by designs in other files", () => {
    for (const hook of hooks) {
      expect(hook).toMatchObject({ language: "node", types: ["yaml"], require_serial: true });
    }
    expect(hooks.find(({ id }) => id === "shipcost-lint")).toMatchObject({ pass_filenames: false });
  });

  test("install: npm pack prints the name of the package and nothing else, whatever the build prints", () => {
    const work = project().root;
    mkdirSync(join(work, "pack"));
    copyFileSync(join(root, ".npmrc"), join(work, "pack/.npmrc"));
    const scripts = { prepare: "npm run build", build: "node -e \"console.log('building')\"" };
    writeFileSync(join(work, "pack/package.json"), JSON.stringify({ name: "p", version: "1.0.0", scripts }));
    const shell = process.platform === "win32";
    const printed = execFileSync("npm", ["pack"], {
      cwd: join(work, "pack"),
      encoding: "utf8",
      shell,
      stdio: "pipe",
    });
    expect(printed).toBe("p-1.0.0.tgz\n");
    const { prepare, build } = JSON.parse(text("package.json")).scripts;
    expect([prepare, build]).toEqual(["npm run build", expect.stringContaining("tsc")]);
  });
});

describe("the problem matcher", () => {
  interface Pattern {
    readonly regexp: string;
    readonly [group: string]: string | number;
  }
  const matchers: { owner: string; severity?: string; pattern: Pattern[] }[] = JSON.parse(
    text(".github/shipcost-problem-matcher.json"),
  ).problemMatcher;
  /** What the runner makes of a line: the first matcher that takes it. */
  const matched = (line: string) => {
    for (const { severity, pattern } of matchers) {
      const [{ regexp, ...groups } = { regexp: "$^" }] = pattern;
      const match = new RegExp(regexp).exec(line);
      const values = Object.entries(groups).map(([name, group]) => [name, match?.[group as number]]);
      if (match) return { ...(severity ? { severity } : {}), ...Object.fromEntries(values) };
    }
    return null;
  };

  test("reads every line of concise", async () => {
    const report = reportOnEveryRule();
    const lines = (await rendered("concise", report)).trimEnd().split("\n");
    const levels = { error: "error", warning: "warning", info: "notice" };
    expect(lines.map(matched)).toEqual(
      report.diagnostics.map(({ path, line, column, severity, ruleId, message }) => ({
        file: path,
        line: String(line),
        column: String(column),
        severity: levels[severity],
        code: ruleId,
        message: HIDDEN.test(message) ? expect.any(String) : message,
      })),
    );
  });

  test("takes the place from the front of a line, whatever file and message are called", () => {
    const line = "C:/a b:1.yaml:12:3: error schema/type: expected 1:2:3: error x/y: z";
    expect(matched(line)).toEqual({
      file: "C:/a b:1.yaml",
      line: "12",
      column: "3",
      severity: "error",
      code: "schema/type",
      message: "expected 1:2:3: error x/y: z",
    });
    for (const other of ["1 error (1 file, 1 ship checked)", "a.yaml: no such file", "  ^", ""]) {
      expect(matched(other)).toBe(null);
    }
  });
});
