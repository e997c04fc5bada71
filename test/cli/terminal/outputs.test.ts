import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../../src/cli/main.js";
import { LINT_FORMATS } from "../../../src/report/lint/format-names.js";
import { type Outcome, project, runAll } from "../../support/cli/run.js";
import { commandsIn } from "../../support/workflow-commands.js";

const FLEET = `fleet: Ours
budget: 9
ships:
  - {name: A, hull: 4, primaries: 4, engines: 3}
  - {name: B, hull: 4, primaries: 4}
`;
const here = project({
  "fleet.yaml": FLEET,
  "bad.yaml": "name: Bad\nhull: 4\nprimaries: 5\n",
  "sub/deep.yaml": "name: Deep\nhull: 4\nprimaries: 5\n",
  "big.yaml": `${Array.from({ length: 5200 }, (_, i) => `- {name: S${i}, hull: 4, primaries: 5}`).join("\n")}\n`,
});
const FILES = ["fleet.yaml", "bad.yaml", "sub"];
const read = (name: string) => readFileSync(join(here.root, name), "utf8");
const ESC = "\u001B";

describe("--format and --output-file", () => {
  test("write each format to its file, as it would be printed", async () => {
    const some = ["pretty", "json", "github"];
    const toFiles = LINT_FORMATS.map((format) => `--format=${format}=all.${format}`);
    const [all, ...printed] = await runAll(here, [
      ["lint", ...FILES, ...toFiles],
      ...some.map((format) => ["lint", ...FILES, "--format", format]),
    ]);
    expect(all).toEqual({ code: 1, stdout: "", stderr: "" });
    expect(LINT_FORMATS.map((format) => read(`all.${format}`)).filter((text) => text === "")).toEqual([]);
    for (const [i, format] of some.entries()) {
      expect(printed[i]).toEqual({ code: 1, stdout: read(`all.${format}`), stderr: "" });
    }
  });

  test("go together: one to standard output, the others to files", async () => {
    const [mixed, single, short, dash, price] = await runAll(here, [
      ["lint", ...FILES, "-f", "concise", "-f", "json=mixed.json", "-f", "junit=mixed.xml"],
      ["lint", ...FILES, "--format", "json", "--output-file", "single.json"],
      ["lint", ...FILES, "-o", "short.txt", "-f", "json=short.json", "-f", "concise"],
      ["lint", ...FILES, "-f", "concise=-"],
      ["price", "fleet.yaml", "-f", "csv", "-f", "markdown=price.md", "-f", "json=price.json"],
    ]);
    const concise = mixed!.stdout;
    expect(concise).toMatch(/^bad\.yaml:2:7: error hull\/overfull: /);
    expect([single!.stdout, short!.stdout]).toEqual(["", ""]);
    expect(read("single.json")).toBe(read("mixed.json"));
    expect([read("short.txt"), dash!.stdout]).toEqual([concise, concise]);
    expect(read("mixed.xml")).toMatch(/^<\?xml /);
    expect([price!.code, price!.stdout.split("\r\n")[0]]).toEqual([0, expect.stringMatching(/^path,line,/)]);
    expect([read("price.md"), JSON.parse(read("price.json")).points]).toEqual([
      expect.stringMatching(/^## Ours\n/),
      8,
    ]);
  });

  test("a file is as a pipe is: 80 columns, and colour only where it is asked for", async () => {
    const env = { FORCE_COLOR: "1" };
    await here.run(["lint", ...FILES, "-o", "plain.txt"], { env });
    await here.run(["lint", ...FILES, "-o", "colour.txt", "--color", "always"], { env });
    expect(read("plain.txt")).toMatch(/^bad\.yaml:2:7 error hull\/overfull in Bad\n/);
    expect(read("plain.txt")).not.toContain(ESC);
    expect(read("colour.txt")).toContain(ESC);
  });

  test.each<[string, string[], RegExp]>([
    ["two formats on one output", ["-f", "json", "-f", "sarif"], /json and sarif cannot share one output/],
    ["the same in other words", ["-f", "json", "-f", "sarif=-"], /cannot share one output/],
    ["a file for no format", ["-f", "json=x.json", "-o", "y.txt"], /every --format has a file of its own/],
    ["an unknown format", ["-f", "sarf=x.sarif"], /Did you mean sarif\?/],
    ["a format of nothing", ["-f", ""], /Expected one of pretty, concise, json, sarif/],
    ["a file of no name", ["-f", "json="], /Expected the name of a file/],
    ["an output file of no name", ["-o", ""], /expected the name of a file/],
  ])("%s is a usage error, and nothing is done", async (_, options, reason) => {
    let [stdout, stderr] = ["", ""];
    const code = await main(
      ["lint", "fleet.yaml", ...options],
      {
        cwd: here.root,
        env: {},
        terminal: { isTerminal: false, columns: undefined },
        out: (text) => (stdout += text),
        err: (text) => (stderr += text),
        stdin: () => new Uint8Array(),
        onInterrupt: () => {},
      },
      "0.0.0",
    );
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringMatching(reason)]);
    expect(existsSync(join(here.root, "x.json"))).toBe(false);
  });

  test("a file that cannot be written is exit 2 and said; findings are still reported", async () => {
    mkdirSync(join(here.root, "folder"));
    const outcomes = await runAll(here, [
      ["lint", "bad.yaml", "-f", "concise", "-f", "json=bad.yaml/x.json", "-f", "sarif=kept.sarif"],
      ["lint", "bad.yaml", "-f", "concise", "-f", "json=folder"],
      ["price", "fleet.yaml", "-f", "json", "-f", "csv=fleet.yaml/x/y.csv"],
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(outcomes.map(({ stderr }) => stderr)).toEqual([
      "shipcost: bad.yaml/x.json: not written: a part of its path is no folder\n",
      "shipcost: folder: not written: it is a folder\n",
      "shipcost: fleet.yaml/x/y.csv: not written: a part of its path is no folder\n",
    ]);
    expect(outcomes[0]!.stdout).toMatch(/^bad\.yaml:2:7: error/);
    expect(JSON.parse(outcomes[2]!.stdout).points).toBe(8);
    expect(JSON.parse(read("kept.sarif")).version).toBe("2.1.0");
  });

  test("a folder that is not there is made", async () => {
    const outcomes = await runAll(here, [
      ["lint", "fleet.yaml", "-f", "json=made/by/lint.json"],
      ["price", "fleet.yaml", "-o", "made/price.txt"],
      ["lint", "fleet.yaml", "--write-baseline=made/base/line.json"],
      ["play", "mines", "--speed", "6", "--svg", "made/mines/odds.svg"],
      ["sheet", "fleet.yaml", "-o", "made/sheets/fleet.svg"],
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    for (const file of ["by/lint.json", "price.txt", "base/line.json", "mines/odds.svg", "sheets/fleet.svg"])
      expect(read(`made/${file}`)).not.toBe("");
  });

  test("never writes over a file that it read, nor twice to one", async () => {
    symlinkSync("bad.yaml", join(here.root, "link.yml"));
    const [over, link, twice] = await runAll(here, [
      ["lint", "bad.yaml", "-o", "./bad.yaml"],
      ["lint", "bad.yaml", "-f", "json=link.yml"],
      ["lint", "bad.yaml", "-f", "json=twice.txt", "-f", "concise=./twice.txt"],
    ]);
    for (const { code, stderr } of [over!, link!]) {
      expect([code, stderr]).toEqual([2, expect.stringContaining("it is one of the files that were read")]);
    }
    expect([twice!.code, twice!.stderr]).toEqual([2, expect.stringContaining("two outputs cannot share it")]);
    expect(read("bad.yaml")).toBe("name: Bad\nhull: 4\nprimaries: 5\n");
    expect(JSON.parse(read("twice.txt")).version).toBe(1);
  });
});

describe("in GitHub Actions", () => {
  const env = { GITHUB_ACTIONS: "true" };

  test("the default is github, on standard output only", async () => {
    const [bare, asked, file, other] = await Promise.all([
      here.run(["lint", ...FILES], { env }),
      here.run(["lint", ...FILES, "--format", "pretty"], { env }),
      here.run(["lint", ...FILES, "-o", "actions.txt"], { env }),
      here.run(["lint", ...FILES], { env: { GITHUB_ACTIONS: "false" } }),
    ]);
    expect(commandsIn(bare.stdout).map(({ name }) => name)).toEqual(["error", "warning", "error"]);
    expect(bare.stderr).toBe("");
    expect(commandsIn(asked.stdout + other.stdout + read("actions.txt"))).toEqual([]);
    expect([file.stdout, read("actions.txt")]).toEqual(["", asked.stdout]);
  });

  test("files are called as the checkout calls them, wherever the command runs", async () => {
    const cwd = join(here.root, "sub");
    const sarifUri = ({ stdout }: Outcome) =>
      JSON.parse(stdout).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;
    const workspace = { ...env, GITHUB_WORKSPACE: here.root };
    const [github, sarif, gitlab, elsewhere] = await Promise.all([
      here.run(["lint"], { cwd, env: workspace }),
      here.run(["lint", join(here.root, "bad.yaml"), "-f", "sarif"], { cwd, env: workspace }),
      here.run(["lint", "-f", "gitlab"], { cwd, env: { CI_PROJECT_DIR: here.root } }),
      here.run(["lint", "-f", "sarif"], { cwd, env: { GITHUB_WORKSPACE: "/no/such/folder" } }),
    ]);
    expect(github.stdout).toMatch(/^deep\.yaml:2:7: error/);
    expect(commandsIn(github.stdout)[0]!.properties.file).toBe("sub/deep.yaml");
    expect([sarifUri(sarif), sarifUri(elsewhere)]).toEqual(["bad.yaml", "deep.yaml"]);
    expect(JSON.parse(gitlab.stdout)[0].location.path).toBe("sub/deep.yaml");
  });

  test("what cannot be read is an error of the run, and exit 2", async () => {
    const { code, stdout, stderr } = await here.run(["lint", "gone.yaml"], { env });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^shipcost: gone\.yaml: no such file/);
    const both = await here.run(["lint", "gone.yaml", "bad.yaml"], { env });
    expect([both.code, commandsIn(both.stdout).map(({ data }) => data.slice(0, 9))]).toEqual([
      2,
      ["gone.yaml", "the hull "],
    ]);
  });
});

describe("--summary", () => {
  const ROWS =
    /^ {6}File +Fleet +Ships +Points +Budget +Errors +Warn\.\nFAIL +bad\.yaml +Bad +1 +– +– +1 +0\npass +fleet\.yaml +Ours +2 +8 +9 +0 +1\nFAIL +sub\/deep\.yaml +Deep +1 +– +– +1 +0\n$/;

  test("tells which fleets pass, after the findings and beside what programs read", async () => {
    const [pretty, json, file, quiet] = await runAll(here, [
      ["lint", ...FILES, "--summary"],
      ["lint", ...FILES, "--summary", "-f", "json"],
      ["lint", ...FILES, "--summary", "-f", "json=summary.json"],
      ["lint", ...FILES, "--summary", "--stats", "-q"],
    ]);
    const [, table] = /^(?:[\s\S]*)\n2 errors, 1 warning \(3 files, 4 ships checked\)\n\n([\s\S]*)$/.exec(
      pretty!.stdout,
    )!;
    expect(table).toMatch(ROWS);
    expect(pretty!.stderr).toBe("");
    expect([json!.stderr, file!.stdout]).toEqual([table, table]);
    expect(quiet!.stdout).toMatch(/\n\n {6}File [\s\S]*\n\n2 {2}hull\/overfull\n1 {2}engines\/odd-point\n$/);
    const { fleets } = JSON.parse(json!.stdout);
    expect(fleets.map(({ fleet, verdict }: { fleet: string; verdict: string }) => [fleet, verdict])).toEqual([
      ["Bad", "fail"],
      ["Ours", "pass"],
      ["Deep", "fail"],
    ]);
  });
});

describe("documents", () => {
  const DOCUMENTS = ["json", "sarif", "gitlab", "junit", "checkstyle", "markdown"];

  test("are whole where there is nothing to say, and where nothing could be read", async () => {
    mkdirSync(join(here.root, "empty"));
    const { code, stdout, stderr } = await here.run([
      ...["lint", "gone.yaml", "empty"],
      ...[...DOCUMENTS, "pretty", "concise"].map((format) => `--format=${format}=nothing.${format}`),
    ]);
    expect([code, stdout, stderr.split("\n").length]).toEqual([2, "", 3]);
    const [json, sarif, gitlab, junit, checkstyle, markdown] = DOCUMENTS.map((format) =>
      read(`nothing.${format}`),
    );
    for (const text of [json!, sarif!, gitlab!]) expect(() => JSON.parse(text)).not.toThrow();
    for (const text of [junit!, checkstyle!]) expect(text).toMatch(/^<\?xml /);
    expect(markdown).toMatch(/^## Fail: no findings/);
    expect([read("nothing.pretty"), read("nothing.concise")]).toEqual(["", ""]);
  });

  test("more than 5 MB of SARIF arrive whole through a pipe, with the exit code of the findings", async () => {
    const { stdout, stderr } = await here.shell(
      'shipcost lint big.yaml --format sarif | cat > big.sarif; echo "$' +
        '{PIPESTATUS[0]}"; wc -c < big.sarif',
    );
    const [code, size] = stdout.trim().split("\n").map(Number);
    expect([code, stderr]).toEqual([1, ""]);
    expect(size).toBeGreaterThan(5_000_000);
    expect(JSON.parse(read("big.sarif")).runs[0].results).toHaveLength(5200);
  });

  test("are quiet where their reader goes away", async () => {
    const { stdout, stderr } = await here.shell("shipcost lint big.yaml --format github | head -1");
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^big\.yaml:1:[^\n]*\n$/), ""]);
  });

  test("are the same whatever the order of the files, and tell a file reached twice once", async () => {
    const orders = [
      FILES,
      [...FILES].reverse(),
      ["sub/*.yaml", "./bad.yaml", "sub", "fleet.yaml", "bad.yaml"],
    ];
    const formats = ["sarif", "gitlab", "junit", "github", "markdown"];
    await runAll(
      here,
      orders.map((files, i) => [
        "lint",
        ...files,
        ...formats.map((format) => `--format=${format}=${i}.${format}`),
      ]),
    );
    for (const format of formats) {
      expect([read(`1.${format}`), read(`2.${format}`)]).toEqual([read(`0.${format}`), read(`0.${format}`)]);
    }
  });
});

test("no temporary file is left anywhere", () => {
  expect(readdirSync(here.root).filter((name) => name.includes(".tmp"))).toEqual([]);
});
