import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Outcome, project, runAll } from "../support/cli/run.js";
import { commandsIn } from "../support/workflow-commands.js";

const SECRET = "zanzibar-secret";

/** Every format of the commands that print what files say. */
const FORMATS: readonly (readonly string[])[] = [
  ["price", "--format", "table"],
  ["price", "--brief"],
  ["price", "--format", "json"],
  ["price", "--format", "csv"],
  ["price", "--format", "markdown"],
  ["lint", "--format", "pretty"],
  ["lint", "--format", "concise"],
  ["lint", "--format", "json"],
  ["lint", "--format", "sarif"],
  ["lint", "--format", "github"],
  ["lint", "--format", "gitlab"],
  ["lint", "--format", "junit"],
  ["lint", "--format", "checkstyle"],
  ["lint", "--format", "markdown"],
  ["lint", "--summary"],
  ["lint", "--list-files"],
  ["fmt", "--check"],
  ["msg"],
  ["msg", "--format", "json"],
  ["diff", "other", "--format", "table"],
  ["diff", "other", "--format", "markdown"],
  ["diff", "other", "--format", "json"],
  ["show"],
  ["show", "--format", "json"],
  ["sheet", "-o", "-", "--format", "html", "--fleet-page"],
  ["sheet", "-o", "-", "--format", "svg", "--per-page", "8"],
];
const JSON_FORMATS = ["json", "sarif", "gitlab"];
const isJson = (args: readonly string[]) => args.some((arg) => JSON_FORMATS.includes(arg));

describe("characters that are not for showing", () => {
  const RAW = [
    "\u001B[31m",
    "\u0007",
    "\u009B",
    "\u202E",
    "\u2066",
    "\u200B",
    "\u200D",
    "\u2028",
    "\u00AD",
    "\uFEFF",
  ];
  const nasty = RAW.map((char, i) => `${i}${char}`).join("");
  const quoted = JSON.stringify(`${nasty}x\ny\r\tz`);
  const here = project({
    "n\u001B[31m\u202Ename\ny.yaml": `fleet: ${quoted}
ships:
  - {name: ${quoted}, class: ${quoted}, hull: 4, primaries: 4, engines: 3, sizeClass: 3}
  - {name: B, hull: 4, primaries: 4, engines: 3, ${JSON.stringify(`k${nasty}`)}: 1, kind: ${quoted}}
  - {name: C, hull: 4, specials: ${JSON.stringify(`1x${nasty}(F)`)}}
  - {name: D, design: ${quoted}}
  - {name: E, hull: 4, primaries: 3, specials: 1 x plasma}
  - {name: "raw\u202E\u200B\u2066", hull: 4, primaries: 5}
  - {name: ["raw\u202E\u200B\u2066"], hull: 4}
  # shipcost-disable-next-line price/zero x${nasty}: ${nasty}
  - {name: E, hull: 1} # shipcost-disable-${nasty} price/zero
`,
    "other/a.yaml": "[]",
  });
  // The line breaks are those of the report itself.
  const CONTROL = /(?![\r\n])[\p{Cc}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;

  test("are shown escaped in every format", async () => {
    const outcomes = await runAll(
      here,
      FORMATS.map(([command, ...rest]) => [command!, ".", ...rest]),
    );
    for (const [i, { stdout, stderr }] of outcomes.entries()) {
      const format = FORMATS[i]!.join(" ");
      expect([format, stdout]).toEqual([format, expect.stringMatching(/name|Hull/)]);
      expect([format, CONTROL.exec(stdout)]).toEqual([format, null]);
      if (isJson(FORMATS[i]!)) expect(() => JSON.parse(stdout)).not.toThrow();
      else expect(stdout).toMatch(/\\u\{1B\}\\?\[31m/);
      expect([format, CONTROL.exec(stderr)]).toEqual([format, null]);
    }
  });

  test("are shown escaped in what is said of options and files", async () => {
    const bad = "x\u001B[31m\u202E\u200B\ny";
    const outcomes = await runAll(here, [
      ["price", bad],
      ["price", ".", "--set", `${bad}=1`],
      ["price", ".", "--format", bad],
      ["price", ".", "--budget", bad],
      ["price", ".", `--${bad}`],
      [bad],
      ["lint", ".", "--ruleset", bad],
      ["ruleset", "check", bad],
      ["init", join("gone", bad)],
    ]);
    const unexplained = await here.run(["explain", bad]);
    expect(CONTROL.exec(unexplained.stdout + unexplained.stderr)).toBe(null);
    for (const { code, stdout, stderr } of outcomes) {
      expect(code).toBe(2);
      expect(CONTROL.exec(stdout + stderr)).toBe(null);
    }
  });
});

describe("names made for the program that reads the output", () => {
  const NAMES = [
    "=HYPERLINK(1)",
    "+1",
    "-1+1",
    "@SUM(1)",
    "\tx",
    "<script>alert(1)</script>",
    "a|b",
    "`code`",
    "@octocat",
    "[link](http://example.com)",
    "http://example.com www.example.com",
    "![image](x)",
    "::error file=a::b",
    "##[error]x",
    "# heading",
    "1. one",
    "</summary></details>",
    "&lt;b&gt;",
  ];
  const ships = NAMES.map(
    (name) => `  - {name: ${JSON.stringify(name)}, class: ${JSON.stringify(name)}, hull: 4, primaries: 4}\n`,
  );
  const here = project({
    "names.yaml": `fleet: "::error::fleet"\nships:\n${ships.join("")}`,
    "::warning file=x::y.yaml":
      'fleet: "::error::f"\nships:\n  - {name: "::error::s", hull: 4, primaries: 5, "::error::k": 1}\n',
    "words.yaml": `fleet: F\nships:\n  - {name: A, hull: 4, kind: "${"long words and ".repeat(9)} ::error::x ::error::y ::error::z"}\n`,
    "other/names.yaml": `fleet: "::error::fleet"\nships:\n${ships.join("").replaceAll("hull: 4", "hull: 5")}`,
  });

  test("CSV cells are no formulas", async () => {
    const { stdout } = await here.run(["price", "names.yaml", "--format", "csv"]);
    const cells = stdout.split("\r\n").flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
    for (const name of ["=HYPERLINK(1)", "@SUM(1)", "-1+1"]) expect(cells).toContain(`'${name}`);
  });

  test("Markdown shows them as they are: no markup, no HTML, no mention, no link", async () => {
    const { stdout } = await here.run(["price", "names.yaml", "--format", "markdown"]);
    const tags = [...stdout.matchAll(/<\/?[a-z]+/gi)].map(([tag]) => tag);
    expect(new Set(tags)).toEqual(new Set(["<details", "<summary", "</summary", "</details"]));
    expect(stdout.match(/<details>/g)).toHaveLength(NAMES.length);
    const lines = stdout.split("\n");
    const summaries = lines.filter((line) => line.includes("<summary>")).join("\n");
    expect(summaries).not.toMatch(/@\w|&#64;\w/);
    const markup = /@\w|(?<!\\)`[a-z]|(?<!\\)\[|[^\\]!\[|https?:\/\/|www\.\w|a(?<!\\)\|b/;
    expect(lines.filter((line) => !line.includes("<summary>")).join("\n")).not.toMatch(markup);
    const rows = lines.filter((line) => line.startsWith("| "));
    const cells = rows.map((row) => row.replaceAll("\\|", "").split("|").length);
    expect(new Set(cells)).toEqual(new Set([8, 7]));
  });

  test("no line is a command of a workflow's log", async () => {
    const commands = FORMATS.filter((args) => !isJson(args) && args[0] !== "msg");
    const outcomes = await runAll(
      here,
      commands.map(([command, ...rest]) => [command!, ".", ...rest]),
    );
    outcomes.push(await here.run(["lint", "::error::gone", "--rule", "::error::x=off"]));
    outcomes.push(await here.run(["lint", "::error::gone"]));
    for (const { stdout, stderr } of outcomes) {
      // Those of the format that is made of them are the command's own.
      const names = commandsIn(`${stdout}\n${stderr}`).map(
        ({ name, properties }) => `${name} ${properties.title}`,
      );
      expect(names.filter((name) => !/^(error|warning|notice) shipcost [a-z]/.test(name))).toEqual([]);
      expect(stdout + stderr).not.toContain("##[");
    }
  });
});

describe("files that lead outside the project", () => {
  const here = project({
    "refs.yaml": `fleet: Refs
ships:
  - {name: Up, design: ../outside/secret.yaml}
  - {name: Absolute, design: /etc/passwd}
  - {name: Link, design: link.txt}
  - {name: Folder, design: linked/secret.yaml}
  - {name: Windows, design: '..\\outside\\secret.yaml'}
  - {name: Loop, design: loop.txt}
  - {name: Device, design: folder}
`,
    "rules.yaml": "fleet: R\nruleset: ../outside/secret.yaml\nships:\n  - {name: A, hull: 4}\n",
    "linked-rules.yaml": "fleet: R\nruleset: link.txt\nships:\n  - {name: A, hull: 4}\n",
    "extends.yaml": "ruleset: x\nversion: '1'\nextends: link.txt\n",
    "good.yaml": "name: Good\nhull: 4\nprimaries: 4\n",
    "folder/x.yaml/inner.yaml": "name: Inner\nhull: 4\nprimaries: 4\n",
  });
  const outside = join(dirname(here.root), "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "secret.yaml"), `${SECRET}: ${SECRET}\n`);
  symlinkSync(join(outside, "secret.yaml"), join(here.root, "link.txt"));
  symlinkSync(join(outside, "secret.yaml"), join(here.root, "folder/link.yaml"));
  symlinkSync(outside, join(here.root, "linked"));
  symlinkSync(outside, join(here.root, "folder/linked"));
  symlinkSync("loop.txt", join(here.root, "loop.txt"));
  symlinkSync(".", join(here.root, "folder/round"));
  symlinkSync("self.yaml", join(here.root, "folder/self.yaml"));

  const quiet = ({ stdout, stderr }: Outcome) => {
    expect(stdout + stderr).not.toContain(SECRET);
    expect(stdout + stderr).not.toMatch(/root:|internal fault/);
  };

  test("as designs, are errors at the reference, in every format without a word of their text", async () => {
    const outcomes = await runAll(here, [
      ["lint", "refs.yaml", "--format", "json"],
      ...["table", "json", "csv", "markdown"].map((format) => ["price", "refs.yaml", "--format", format]),
      ["lint", "refs.yaml"],
      ["msg", "refs.yaml"],
      ["price", "refs.yaml#Link", "--set", "crew=elite"],
    ]);
    outcomes.forEach(quiet);
    const { findings } = JSON.parse(outcomes[0]!.stdout);
    const told = findings.map((each: { ruleId: string; line: number }) => `${each.ruleId} ${each.line}`);
    expect(told).toEqual([3, 4, 5, 6, 7, 8, 9].map((line) => `fleet/design-reference ${line}`));
  });

  test("as rulesets, are errors too", async () => {
    const outcomes = await runAll(here, [
      ["lint", "rules.yaml"],
      ["price", "linked-rules.yaml", "--format", "json"],
      ["ruleset", "check", "extends.yaml"],
    ]);
    outcomes.forEach(quiet);
    expect(outcomes.every(({ code }) => code !== 0)).toBe(true);
  });

  test("met in a folder, are not read; links in a circle and folders called x.yaml do no harm", async () => {
    const [folder, listed, named] = await runAll(here, [
      ["lint", "folder", "--format", "json"],
      ["lint", "folder", "--list-files"],
      ["lint", "folder/x.yaml", "good.yaml", "--list-files"],
    ]);
    [folder!, listed!, named!].forEach(quiet);
    expect(JSON.parse(folder!.stdout).summary).toMatchObject({ files: 1, ships: 1 });
    expect(folder!.stderr).toMatch(/folder\/link\.yaml: a link that leads out of the project; not read/);
    expect(listed!.stdout).toBe("folder/x.yaml/inner.yaml\n");
    expect(named!.stdout).toBe("folder/x.yaml/inner.yaml\ngood.yaml\n");
  });

  test("matched by a pattern, are not read either", async () => {
    const matched = await here.run(["price", "folder/*.yaml"]);
    quiet(matched);
    expect(matched.code).toBe(2);
  });
});

describe.runIf(existsSync("/dev/zero"))("devices as FILE", () => {
  const here = project({});

  test("/dev/null is empty, /dev/zero is stopped", async () => {
    const [nothing, endless] = await runAll(here, [
      ["lint", "/dev/null", "--format", "concise"],
      ["lint", "/dev/zero", "--format", "concise"],
    ]);
    expect([nothing!.code, nothing!.stdout]).toEqual([
      1,
      expect.stringMatching(/^\/dev\/null:1:1: error yaml\/empty/),
    ]);
    expect([endless!.code, endless!.stderr]).toEqual([2, "shipcost: /dev/zero: larger than 128 MB\n"]);
  });
});
