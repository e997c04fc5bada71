import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { BIN, project, runAll } from "../../support/cli/run.js";

const BIG = 3000;
const here = project({
  "fleet.yaml": "fleet: F\nships:\n  - {name: A, hull: 4, primaries: 4, engines: 3}\n",
  "roster.yaml": "fleet: R\nships:\n  - {design: ../designs/lancer.yaml, name: One}\n",
  "designs/lancer.yaml": "name: Lancer\nhull: 8\nprimaries: 8\n",
  "big.yaml": `fleet: Big\nships:\n${Array.from(
    { length: BIG },
    (_, i) => `  - {name: S${i}, hull: 8, primaries: 7, shields: 2, agile: true, crew: elite, engines: 4}\n`,
  ).join("")}`,
});
mkdirSync(join(here.root, "fleets"));

const ESC = "\u001B";

describe("standard output", () => {
  test("more than 5 MB of JSON arrive whole through a pipe", async () => {
    const { stdout, code } = await here.shell(
      "shipcost price big.yaml --format json | cat > big.json; wc -c < big.json",
    );
    expect(code).toBe(0);
    expect(Number(stdout)).toBeGreaterThan(5_000_000);
    const { files } = JSON.parse(readFileSync(join(here.root, "big.json"), "utf8"));
    expect(files[0].documents[0].ships).toHaveLength(BIG);
  });

  test("is quiet where its reader goes away", async () => {
    const lines = "shipcost price big.yaml --format json | head -1; shipcost price big.yaml --brief | true";
    expect(await here.shell(lines)).toMatchObject({ stdout: "{\n", stderr: "" });
  });

  test.runIf(spawnSync("test", ["-w", "/dev/full"]).status === 0)(
    "a full disk is said in a sentence: exit 2",
    async () => {
      for (const option of ["--version", "-V"]) {
        const said = await here.shell(
          `shipcost ${option} > /dev/full; echo $? >&2; shipcost ${option} | head -0`,
        );
        expect(said.stderr).toBe("shipcost: the output cannot be written: ENOSPC\n2\n");
      }
      const { code, stderr } = await here.shell("shipcost price fleet.yaml > /dev/full");
      expect(stderr).toBe("shipcost: the output cannot be written: ENOSPC\n");
      expect(code).toBe(2);
    },
  );

  test("holds results only; the rest goes to standard error", async () => {
    const [csv, warned, stats, told, silent] = await runAll(here, [
      ["price", "gone.yaml", "fleet.yaml", "--format", "csv"],
      ["lint", "fleet.yaml", "--max-warnings", "0"],
      ["lint", "fleet.yaml", "--format", "json", "--stats"],
      ["lint", "fleet.yaml", "--stats"],
      ["lint", "fleet.yaml", "--quiet"],
    ]);
    expect(csv!.stdout).toMatch(/^path,line,[^\n]*\r\nfleet\.yaml,3,F,A,[^\n]*\r\n$/);
    expect(csv!.stderr).toContain("gone.yaml");
    expect(warned!.stderr).toContain("more than --max-warnings 0");
    expect(JSON.parse(stats!.stdout).version).toBe(1);
    expect(stats!.stderr).toBe("1  engines/odd-point\n");
    expect(told!.stdout).toMatch(/\n1 warning \(1 file, 1 ship checked\)\n\n1 {2}engines\/odd-point\n$/);
    expect(silent!.stdout).not.toContain("checked");
    expect(silent!.stdout).toContain("engines/odd-point");
  });
});

describe("standard input", () => {
  test("is called as --stdin-filename says, and its references start there", async () => {
    const input = readFileSync(join(here.root, "roster.yaml"));
    const [named, unnamed] = await Promise.all([
      here.run(["price", "-", "--stdin-filename", "fleets/x.yaml", "--format", "json"], { input }),
      here.run(["lint", "-", "--format", "concise"], { input }),
    ]);
    const [file] = JSON.parse(named.stdout).files;
    expect([named.code, file.path, file.documents[0].ships[0].design]).toEqual([
      0,
      "fleets/x.yaml",
      "designs/lancer.yaml",
    ]);
    expect([unnamed.code, unnamed.stdout]).toEqual([
      1,
      expect.stringMatching(/^<stdin>:3:14: error fleet\/design-reference: /),
    ]);
  });

  test("that is empty is a finding", async () => {
    const { code, stdout } = await here.run(["lint", "-", "--format", "concise"]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^<stdin>:1:1: error yaml\/empty: /)]);
  });

  test("and pipes named as FILE are read", async () => {
    const { code, stdout } = await here.shell(
      "shipcost price --brief <(cat fleet.yaml); mkfifo fifo.yaml; cat fleet.yaml > fifo.yaml & shipcost price --brief fifo.yaml",
    );
    expect(code).toBe(0);
    expect(stdout.match(/^ {2}A .*4$/gm)).toHaveLength(2);
  });
});

describe("colour", () => {
  const colour = async (args: string[], env: Record<string, string> = {}) => {
    const { stdout } = await here.run(args, { env });
    return stdout.includes(ESC);
  };

  test.concurrent.each<[string, Record<string, string>, string[], boolean]>([
    ["none in a pipe", {}, [], false],
    ["FORCE_COLOR colours", { FORCE_COLOR: "1" }, [], true],
    ["FORCE_COLOR=0 does not", { FORCE_COLOR: "0" }, [], false],
    ["NO_COLOR comes before FORCE_COLOR", { FORCE_COLOR: "1", NO_COLOR: "1" }, [], false],
    ["an empty NO_COLOR says nothing", { FORCE_COLOR: "1", NO_COLOR: "" }, [], true],
    ["--color always comes before NO_COLOR", { NO_COLOR: "1" }, ["--color", "always"], true],
    ["--color never comes before FORCE_COLOR", { FORCE_COLOR: "1" }, ["--color", "never"], false],
  ])("%s", async (_, env, args, coloured) => {
    expect(await colour(["lint", "fleet.yaml", ...args], env)).toBe(coloured);
  });

  test("is in no machine format", async () => {
    const outcomes = await runAll(
      here,
      [
        ...["json", "csv", "markdown"].map((format) => ["price", "fleet.yaml", "--format", format]),
        ...["json", "concise", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown"].map(
          (format) => [...["lint", "fleet.yaml", "--format", format]],
        ),
        ["msg", "fleet.yaml", "--format", "json"],
      ].map((args) => [...args, "--color", "always"]),
    );
    for (const { stdout } of outcomes) {
      expect(stdout).not.toBe("");
      expect(stdout).not.toContain(ESC);
    }
  });
});

const hasScript = spawnSync("script", ["--version"]).status === 0;

describe.runIf(hasScript)("a terminal", () => {
  const inTerminal = (columns: number, args: string, env: Record<string, string> = {}) =>
    here.shell(`script -qec 'stty cols ${columns}; ${process.execPath} ${BIN} ${args}' /dev/null`, { env });

  test("gets colour, and lines as wide as it is", async () => {
    const [plain, coloured] = await Promise.all([
      inTerminal(60, "price fleet.yaml", { TERM: "xterm", NO_COLOR: "1" }),
      inTerminal(60, "lint fleet.yaml", { TERM: "xterm" }),
    ]);
    expect(Math.max(...plain.stdout.split(/\r?\n/).map((line) => stringWidth(line)))).toBe(60);
    expect(coloured.stdout).toContain(`${ESC}[33mwarning`);
    expect(Math.max(...coloured.stdout.split(/\r?\n/).map((line) => stringWidth(line)))).toBeLessThanOrEqual(
      60,
    );
  });

  test("of 40 columns gets tables that fit", async () => {
    const { stdout } = await inTerminal(40, "price fleet.yaml", { TERM: "xterm", NO_COLOR: "1" });
    expect(Math.max(...stdout.split(/\r?\n/).map((line) => stringWidth(line)))).toBe(40);
  });

  test("that tells no width gets 80 columns", async () => {
    const { stdout } = await inTerminal(0, "price fleet.yaml", { TERM: "xterm", NO_COLOR: "1" });
    expect(Math.max(...stdout.split(/\r?\n/).map((line) => stringWidth(line)))).toBe(80);
  });
});

describe("the start", () => {
  test.concurrent.each(["0.10.48", "12.22.0", "20.18.3"])(
    "Node %s is too old: a sentence and exit 2",
    async (version) => {
      const preload = join(here.root, `node-${version}.cjs`);
      writeFileSync(preload, `Object.defineProperty(process.versions, "node", { value: "${version}" });\n`);
      const { code, stdout, stderr } = await here.shell(
        `"${process.execPath}" -r ${preload} "${BIN}" --help`,
      );
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toBe(
        `shipcost needs Node.js 20.19 or later; this is ${version}. See https://nodejs.org\n`,
      );
    },
  );

  test("its script is one that a Node of any age can parse", () => {
    const text = readFileSync(BIN, "utf8");
    const { code } = transformSync(text, { target: "es5", minify: false, legalComments: "none" });
    expect(code).not.toMatch(/__\w+ = /);
    expect(text.replace(/\/\/.*/g, "")).not.toMatch(
      /\b(const|let|import|class|async)\b|=>|`|\?\.|\?\?|\.\.\./,
    );
  });
});

test("the command works from any folder and through a link to it", () => {
  const link = join(here.root, "shipcost-link");
  execFileSync("ln", ["-s", BIN, link]);
  expect(execFileSync(process.execPath, [link, "--version"], { cwd: "/", encoding: "utf8" })).toMatch(
    /^\d+\.\d+/,
  );
});
