import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AjvDraft4 from "ajv-draft-04";
import addFormats from "ajv-formats";
import fc from "fast-check";
import type { Log, Result, Run } from "sarif";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { RULES } from "../../../src/lint/rules.js";
import { LINT_FORMATS } from "../../../src/report/lint/format-names.js";
import type { LintReport } from "../../../src/report/lint/report.js";
import { rulePage } from "../../../src/report/lint/rule-page.js";
import { visible } from "../../../src/report/text/visible.js";
import {
  HIDDEN,
  NASTY_NAMES,
  rendered,
  reportOn,
  reportOnEveryRule,
  reportOnNastyNames,
} from "../../support/lint-reports.js";
import { commandsIn } from "../../support/workflow-commands.js";

const standard = (name: string) =>
  readFileSync(new URL(`../../support/standards/${name}`, import.meta.url), "utf8");
const require = createRequire(import.meta.url);

const REPORTS: readonly (readonly [string, LintReport])[] = [
  ["no files", reportOn({})],
  ["nothing but problems", reportOn({}, { problems: ["gone.yaml: no such file"] })],
  ["a file without findings", reportOn({ "good.yaml": "name: A\nhull: 4\nprimaries: 4\n" })],
  ["every rule", reportOnEveryRule()],
  ["nasty names", reportOnNastyNames()],
];
const everyRule = REPORTS[3]![1];
const nasty = REPORTS[4]![1];

test("the reports have something of everything in them", () => {
  expect(new Set(everyRule.diagnostics.map(({ ruleId }) => ruleId))).toEqual(
    new Set(RULES.map(({ id }) => id)),
  );
  const { errors, warnings, infos } = nasty.summary;
  expect(Math.min(errors, warnings, infos)).toBeGreaterThanOrEqual(NASTY_NAMES.length);
});

describe("pretty names a rule text where that text says what is wrong", () => {
  const own = (rules: string, ship: string) => ({
    "f.yaml": `ruleset: own.yaml\nships:\n  - {name: A, ${ship}}\n`,
    "own.yaml": `ruleset: own\nversion: "1"\nextends: house\n${rules}`,
  });
  const BASES = "house rules, Bases";
  const CREWS = "house rules, Crew Quality";
  const LIMITS = "MSG proposal, Limitations";
  const ARCS = "house rules, New Rules for Special Weapons";

  test.each([
    ["a budget", { "f.yaml": "budget: -1\nships: [{name: A, hull: 4, primaries: 4}]\n" }, []],
    ["a movement", { "f.yaml": "movement: sideways\nships: [{name: A, hull: 4, primaries: 4}]\n" }, []],
    ["a hull", { "f.yaml": "hull: -4\n" }, []],
    ["a count", { "f.yaml": "hull: 4\nprimaries: 4\ncount: 0\n" }, []],
    ["a kind", { "f.yaml": "hull: 4\nprimaries: 4\nkind: Base\n" }, []],
    ["a crew", { "f.yaml": "hull: 4\nprimaries: 4\ncrew: elit\n" }, [CREWS]],
    ["an agile base", { "f.yaml": "kind: base\nhull: 4\nprimaries: 4\nagile: true\n" }, [BASES]],
    ["the engines of a base", { "f.yaml": "kind: base\nhull: 4\nprimaries: 4\nengines: 1\n" }, [BASES]],
    ["an arc", { "f.yaml": "hull: 4\nprimaries: 3\nspecials: 1xPlasma(X)\n" }, [ARCS]],
    ["an arc of an MSG", { "f.yaml": "hull: 4\nprimaries: 3\nsizeClass: 3\nspecials: 1xMSG(X)\n" }, []],
    ["too many MSGs", { "f.yaml": "hull: 4\nprimaries: 1\nsizeClass: 3\nspecials: 3xMSG(FA)\n" }, [LIMITS]],
    [
      "a ruleset's limit of MSGs",
      own("msg: {limits: {SC3: 1}}\n", "hull: 2, sizeClass: 3, specials: 2xMSG(FA)"),
      [],
    ],
    ["a ruleset's limit", own("limits: {hull: {min: 1, max: 3}}\n", "hull: 4, primaries: 4"), []],
    [
      "what a ruleset's bases have",
      own("bases: {engines: 1}\n", "kind: base, hull: 4, primaries: 4, engines: 2"),
      [],
    ],
    ["declared points", { "f.yaml": "hull: 4\nprimaries: 4\npoints: 9\n" }, []],
    ["a price of 0", { "f.yaml": "hull: 1\nengines: 1\n" }, []],
  ])("of %s", async (_, { "f.yaml": yaml, ...files }, sources) => {
    const text = await rendered("pretty", reportOn({ "f.yaml": yaml }, { files }));
    expect(text).toMatch(/\d (error|warning|info)/);
    expect([...text.matchAll(/^ {2}rule: (.*)$/gm)].map(([, source]) => source)).toEqual(sources);
  });
});

describe.each(REPORTS)("of %s,", (_, report) => {
  test.each(LINT_FORMATS)("%s shows nothing hidden, and no name makes a command of a log", async (format) => {
    const text = await rendered(format, report);
    expect(HIDDEN.exec(text)).toBe(null);
    expect(text).not.toContain("##[");
    const commands = commandsIn(text).map(({ name }) => name);
    expect(commands.filter((name) => format !== "github" || !/^(error|warning|notice)$/.test(name))).toEqual(
      [],
    );
  });
});

describe("sarif", () => {
  const ajv = new AjvDraft4.default({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv as never);
  const path = require.resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
  const valid = ajv.compile(JSON.parse(readFileSync(path, "utf8")));
  const runOf = async (report: LintReport, context = {}): Promise<Run> =>
    (JSON.parse(await rendered("sarif", report, context)) as Log).runs[0]!;
  const placeOf = (result: Result) => result.locations![0]!.physicalLocation!;

  test.each(REPORTS)("of %s is valid by the schema of SARIF 2.1.0", async (_, report) => {
    const log = JSON.parse(await rendered("sarif", report));
    valid(log);
    expect(valid.errors ?? []).toEqual([]);
    expect([log.version, log.$schema]).toEqual(["2.1.0", expect.stringContaining("sarif-schema-2.1.0.json")]);
  });

  test("the schema refuses what is not SARIF", async () => {
    const log = JSON.parse(await rendered("sarif", everyRule));
    log.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0;
    expect(valid(log)).toBe(false);
  });

  test("describes every rule, and each finding points at its own", async () => {
    const { tool, results } = await runOf(everyRule);
    const rules = tool.driver.rules!;
    expect(rules.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
    for (const [i, { id, title, why, source }] of RULES.entries()) {
      const { shortDescription, fullDescription, help, helpUri } = rules[i]!;
      expect([shortDescription!.text, fullDescription!.text, helpUri]).toEqual([title, why, rulePage(id)]);
      expect(help!.text).toContain(`${id} (lint rule)`);
      expect(help!.markdown).toMatch(
        /^\*\*`.*\n\n[\s\S]*\nBad [\s\S]*```yaml\n[\s\S]*\nGood:\n\n```yaml\n[\s\S]*```\n$/,
      );
      if (source) expect(help!.text.replace(/\s+/g, " ")).toContain(source);
    }
    expect(tool.driver).toMatchObject({ name: "shipcost", version: "1.2.3", semanticVersion: "1.2.3" });
    for (const { ruleId, ruleIndex } of results!) expect(rules[ruleIndex!]!.id).toBe(ruleId);
  });

  test("has the severities as levels, and places in code points", async () => {
    const { results, columnKind } = await runOf(everyRule);
    expect(columnKind).toBe("unicodeCodePoints");
    const levels = { error: "error", warning: "warning", info: "note" };
    expect(results!.map((each) => [each.ruleId, each.level, placeOf(each).region])).toEqual(
      everyRule.diagnostics.map(({ ruleId, severity, line, column, endLine, endColumn }) => [
        ruleId,
        levels[severity],
        { startLine: line, startColumn: column, endLine, endColumn },
      ]),
    );
  });

  test("encodes every path so that it can be read back", async () => {
    const { results, originalUriBaseIds } = await runOf(nasty);
    const bases = results!.map((each) => placeOf(each).artifactLocation!.uriBaseId);
    expect(new Set(bases)).toEqual(new Set(Object.keys(originalUriBaseIds!)));
    const uris = results!.map((each) => placeOf(each).artifactLocation!.uri!);
    expect(uris.filter((uri) => !/^[\w.!~*'()/%-]+$/.test(uri))).toEqual([]);
    expect(uris.map(decodeURIComponent)).toEqual(nasty.diagnostics.map((each) => each.path));
  });

  test.each([
    ["/srv/my fleets/a#b.yaml", { uri: "file:///srv/my%20fleets/a%23b.yaml" }],
    ["C:/fleets/a.yaml", { uri: "file:///C:/fleets/a.yaml" }],
    ["a:b/c.yaml", { uri: "a%3Ab/c.yaml", uriBaseId: "%SRCROOT%" }],
  ])("a file outside the project is told by its whole path: %s", async (path, location) => {
    const { results } = await runOf(reportOn({ [path]: "name: A\nhull: 4\n" + "primaries: 5\n" }));
    expect(placeOf(results![0]!).artifactLocation).toEqual(location);
  });

  test("its fixes, applied, leave nothing to fix", async () => {
    const texts: Record<string, string> = {
      "declared.yaml": "# 👩‍👩‍👧‍👦\n{name: 👩‍👩‍👧‍👦, hull: 4, primaries: 4, points: 9}\n",
      "group.yaml": "name: C\nhull: 4\nspecials: 1xPlasma(F), 1xPlasma(F)\n",
      "style.yaml": "- {name: 星👩, hull: 4, specials: '2 X plasma cannon (f)'}\n",
    };
    const { results } = await runOf(reportOn(texts));
    const changes = results!.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.artifactChanges));
    expect(changes).toHaveLength(3);
    const mended = { ...texts };
    for (const { artifactLocation, replacements } of changes) {
      const path = artifactLocation.uri!;
      const ordered = [...replacements].sort(
        (a, b) => b.deletedRegion.startColumn! - a.deletedRegion.startColumn!,
      );
      for (const { deletedRegion, insertedContent } of ordered) {
        const lines = mended[path]!.split("\n");
        const points = Array.from(lines[deletedRegion.startLine! - 1]!);
        const [from, to] = [deletedRegion.startColumn! - 1, deletedRegion.endColumn! - 1];
        points.splice(from, to - from, insertedContent!.text!);
        lines[deletedRegion.startLine! - 1] = points.join("");
        mended[path] = lines.join("\n");
      }
    }
    expect(reportOn(mended).diagnostics.filter(({ fix }) => fix)).toEqual([]);
    expect(reportOn(mended).summary.errors).toBe(0);
  });

  test("no text of a file is a link in a message", async () => {
    const { results } = await runOf(nasty);
    const texts = results!.map(({ message }) => message.text!);
    expect(texts.some((text) => text.includes("http://example.com"))).toBe(true);
    expect(texts.filter((text) => /(?<!\\)\](?=\()/.test(text))).toEqual([]);
  });

  test("says what could not be done", async () => {
    const [good, bad] = await Promise.all([runOf(REPORTS[2]![1]), runOf(REPORTS[1]![1])]);
    expect(good.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(bad.invocations![0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: "error", message: { text: "gone.yaml: no such file" } }],
    });
  });
});

describe("fingerprints", () => {
  const sarif = async (report: LintReport) =>
    (JSON.parse(await rendered("sarif", report)) as Log).runs[0]!.results!.map(
      ({ partialFingerprints }) => partialFingerprints!["shipcostFinding/v2"]!,
    );
  const gitlab = async (report: LintReport): Promise<string[]> =>
    JSON.parse(await rendered("gitlab", report)).map((issue: { fingerprint: string }) => issue.fingerprint);

  const ship = fc.constantFrom(
    "{name: A, hull: 4, primaries: 4, engines: 3}",
    "{name: A, hull: 4, primaries: 5}",
    "{name: B, hull: 4, primaries: 4, engines: 3}",
    "{hull: 4, shield: 1, shield2: 1}",
    "{name: C, hull: 4, specials: '1xPlasma(F), 1xPlasma(F), 1xPlasma(F)'}",
  );

  test("are different for every finding, and stay when lines come before them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ship, { minLength: 1, maxLength: 8 }), fc.nat(5), async (ships, blank) => {
        const lines = ships.map((each) => `- ${each}\n`).join("");
        const before = reportOn({ "fleet.yaml": lines });
        const after = reportOn({ "fleet.yaml": `${"# moved\n".repeat(blank)}${lines}` });
        const prints = await gitlab(before);
        expect(new Set(prints).size).toBe(before.diagnostics.length);
        expect(await gitlab(after)).toEqual(prints);
        expect(await sarif(after)).toEqual(prints);
      }),
      { numRuns: 25 },
    );
  });

  test("are those of the file's place in the repository, and no other's", async () => {
    const report = (path: string) => reportOn({ [path]: "name: A\nhull: 4\nprimaries: 5\n" });
    const below = JSON.parse(
      await rendered("gitlab", report("a.yaml"), { pathOf: (path) => `fleets/${path}` }),
    );
    const above = JSON.parse(await rendered("gitlab", report("fleets/a.yaml")));
    expect(below).toEqual(above);
    expect(await gitlab(report("a.yaml"))).not.toEqual(await gitlab(report("b.yaml")));
  });
});

test("gitlab has what a Code Quality report needs of each finding", async () => {
  const severities = { error: "major", warning: "minor", info: "info" };
  for (const report of [everyRule, nasty]) {
    const issues = JSON.parse(await rendered("gitlab", report));
    expect(issues).toEqual(
      report.diagnostics.map(({ ruleId, severity, path, line, endLine }) => ({
        description: expect.stringMatching(/\S/),
        check_name: ruleId,
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
        severity: severities[severity],
        location: { path, lines: { begin: line, end: endLine } },
      })),
    );
    const prints = issues.map((issue: { fingerprint: string }) => issue.fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  }
  expect(JSON.parse(await rendered("gitlab", reportOn({})))).toEqual([]);
});

describe("github", () => {
  const levels = { error: "error", warning: "warning", info: "notice" };

  test.each([
    ["every rule", everyRule],
    ["nasty names", nasty],
  ])("of %s annotates every finding at its place", async (_, report) => {
    const commands = commandsIn(await rendered("github", report));
    const findings = commands.slice(report.problems.length);
    expect(findings.map(({ name, data }) => [name, data])).toEqual(
      report.diagnostics.map(({ severity, message, help }) => [
        levels[severity],
        help === null ? visible(message) : `${visible(message)}\n${visible(help)}`,
      ]),
    );
    for (const [i, { line, endLine, column, endColumn, ruleId }] of report.diagnostics.entries()) {
      const { properties } = findings[i]!;
      const columns = line === endLine ? { col: `${column}`, endColumn: `${endColumn}` } : {};
      const { title, file, ...place } = properties;
      expect(place).toEqual({ line: `${line}`, endLine: `${endLine}`, ...columns });
      expect(title).toContain(`shipcost ${ruleId}`);
      expect(file).toBeTruthy();
    }
  });

  test("names the file exactly, but for what would spoil a log", async () => {
    const commands = commandsIn(await rendered("github", nasty)).slice(nasty.problems.length);
    const files = new Map(nasty.diagnostics.map(({ path }, i) => [path, commands[i]!.properties.file]));
    const spoiling = /[^\P{Cc}\r\n]|[\u202E\u2066\u200B\uFEFF]|\p{Noncharacter_Code_Point}/u;
    // The runner drops a sign of equality that a value begins with, and has no escape for it.
    const exact = [...files].filter(([path]) => !spoiling.test(path) && !/^zero|^##\[|^=/.test(path));
    expect(exact.length).toBeGreaterThan(30);
    expect(exact.filter(([path, file]) => path !== file)).toEqual([]);
  });

  test("repeats all in the log, since only ten of a level are shown", async () => {
    const ships = Array.from({ length: 11 }, (_, i) => `- {name: S${i}, hull: 4, primaries: 5}\n`);
    const log = (count: number) => rendered("github", reportOn({ "a.yaml": ships.slice(0, count).join("") }));
    const [ten, eleven] = await Promise.all([log(10), log(11)]);
    expect(eleven.match(/^a\.yaml:\d+:\d+: error hull\/overfull: /gm)).toHaveLength(11);
    expect(eleven).toMatch(/^GitHub annotates the first 10 of a level; all are listed above\.\n11 errors /m);
    expect(commandsIn(eleven)).toHaveLength(11);
    expect(ten).toMatch(/^10 errors \(1 file, 10 ships checked\)\n::/m);
    expect(ten).not.toContain("the first 10");
  });
});

describe.each([
  ["junit", "jenkins-junit.xsd"],
  ["checkstyle", "checkstyle.xsd"],
] as const)("%s", (format, schema) => {
  test.each(REPORTS)("of %s is valid by its schema", async (_, report) => {
    const written = await rendered(format, report);
    // Many readers know the place of a case; the schema does not.
    const contents = written.replace(/(<testcase [^>]*?) file="[^"]*" line="\d+"/g, "$1");
    expect(contents).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
    const { valid, errors } = await validateXML({
      xml: { fileName: `${format}.xml`, contents },
      schema: standard(schema),
    });
    expect([valid, errors]).toEqual([true, []]);
  });

  test("the validator refuses what is not well-formed, or not of the schema", async () => {
    const text = await rendered(format, everyRule);
    const broken = [
      text.replace("</", "<"),
      text.replace(/ name="[^"]*"/g, ""),
      text.replace("rule", "\u0001"),
    ];
    for (const contents of broken.slice(0, 2)) {
      const { valid } = await validateXML({ xml: { fileName: "x.xml", contents }, schema: standard(schema) });
      expect(valid).toBe(false);
    }
  });
});

describe("junit", () => {
  test.each(REPORTS)(
    "of %s gives each case of a file a name of its own, and each finding its place",
    async (_, report) => {
      const xml = await rendered("junit", report);
      const cases = [
        ...xml.matchAll(/<testcase name="([^"]*)" classname="([^"]*)"( file="[^"]*" line="\d+")?/g),
      ];
      const names = cases.map(([, name, file]) => `${file} ${name}`);
      expect(new Set(names).size).toBe(names.length);
      expect(cases.filter(([, , , place]) => place !== undefined)).toHaveLength(report.diagnostics.length);
    },
  );

  test("numbers what is found twice in a ship, also beside a ship that is called so", async () => {
    const twice = "hull: 10, primaries: 6, specials: '1xPlazma(F), 2xPlazma(F)'";
    const report = reportOn({ "a.yaml": `- {name: B, ${twice}}\n- {name: B (2), ${twice}}\n` });
    const names = [...(await rendered("junit", report)).matchAll(/<testcase name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      "special/unknown-type in B",
      "special/unknown-type in B (2)",
      "special/unknown-type in B (2) (2)",
      "special/unknown-type in B (2) (3)",
    ]);
  });

  test("counts a case for each finding, and one for each file without; only errors fail", async () => {
    const report = reportOn(
      {
        "clean.yaml": "name: A\nhull: 4\nprimaries: 4\n",
        "mixed.yaml": "- {name: B, hull: 4, primaries: 5}\n- {name: C, hull: 4, primaries: 4, engines: 3}\n",
      },
      { problems: ["gone.yaml: no such file"] },
    );
    const xml = await rendered("junit", report);
    expect(xml).toContain('<testsuites name="shipcost lint" tests="4" failures="1" errors="1">');
    expect(xml).toContain('<testsuite name="clean.yaml" tests="1" failures="0" errors="0">');
    expect(xml).toContain('<testsuite name="mixed.yaml" tests="2" failures="1" errors="0">');
    expect(xml.match(/<testcase /g)).toHaveLength(4);
    expect(xml).toMatch(/<failure message="the hull has 4 boxes[^"]*" type="hull\/overfull">mixed\.yaml:1:/);
    expect(xml).toMatch(/<system-out>mixed\.yaml:2:\d+: warning engines\/odd-point: /);
  });
});

test("checkstyle has every finding in its file, and the files without", async () => {
  const xml = await rendered("checkstyle", everyRule);
  expect(xml.match(/<error /g)).toHaveLength(everyRule.diagnostics.length);
  expect(xml.match(/<file /g)).toHaveLength(everyRule.paths.length);
  const clean = await rendered("checkstyle", REPORTS[2]![1]);
  expect(clean).toContain('<file name="good.yaml"/>');
});

describe("markdown", () => {
  test("shows names as they are: no markup, no HTML, no mention, no link", async () => {
    const text = await rendered("markdown", nasty);
    expect(text).not.toMatch(/<\/?[a-z]|@\w|https?:\/\/|(?<!\\)\]\(/i);
    const rows = text.split("\n").filter((line) => line.startsWith("| "));
    expect(rows).toHaveLength(nasty.fleets.length + 2);
    expect(new Set(rows.map((row) => row.replaceAll("\\|", "").split("|").length))).toEqual(new Set([10]));
    expect(text.match(/^- (error|warning|info) /gm)).toHaveLength(nasty.diagnostics.length);
  });

  test("stays below a megabyte, and says how much is left out", async () => {
    const ships = Array.from(
      { length: 4000 },
      (_, i) => `---\nname: ${"S".repeat(60)}${i}\nhull: 4\nprimaries: 5\n`,
    );
    const report = reportOn({ "a.yaml": ships.join("") });
    const text = await rendered("markdown", report);
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    const listed = text.match(/^- error /gm)!.length;
    expect(text).toContain(`\n- and ${4000 - listed} more`);
    expect(listed).toBeGreaterThan(1000);
  });

  test("its heading says whether the run passes", async () => {
    const good = "name: A\nhull: 4\nprimaries: 4\n";
    const heading = async (text: string, options = {}) =>
      (await rendered("markdown", reportOn({ "a.yaml": text }, options))).split("\n")[0];
    expect(await heading(good)).toBe("## Pass: no findings (1 file, 1 ship checked)");
    expect(await heading(`${good}engines: 3\n`)).toMatch(/^## Pass: 1 warning /);
    expect(await heading(`${good}engines: 3\n`, { maxWarnings: 0 })).toMatch(/^## Fail: 1 warning /);
    expect(await heading(`${good}points: 5\n`)).toMatch(/^## Fail: 1 error /);
    expect(await heading(good, { problems: ["x"] })).toMatch(/^## Fail: /);
  });
});

describe("verdicts", () => {
  const BROKEN = "name: Broken\nhull: 4\nprimaries: 5\nengines: 3\n";
  const files = { "designs/broken.yaml": BROKEN };

  test("are one for each fleet, with what its designs are to blame for", () => {
    const report = reportOn(
      {
        "a.yaml":
          "fleet: Over\nbudget: 7\nships:\n  - {name: A, hull: 4, primaries: 4, count: 2}\n---\nfleet: Under\nbudget: 9\nships:\n  - {name: B, hull: 4, primaries: 4, count: 2, engines: 3}\n",
        "b.yaml":
          "fleet: Buyer\nships:\n  - {design: designs/broken.yaml, count: 3}\n  - {design: designs/broken.yaml, name: Twin}\n",
        "c.yaml": "name: Lone\nhull: 4\nprimaries: 4\n",
        "d.yaml": "- {name: A, hull: 4, primaries: 4}\n",
        "e.yaml": "name: [\n",
      },
      { files },
    );
    expect(report.fleets).toEqual([
      {
        path: "a.yaml",
        line: 1,
        fleet: "Over",
        ships: 2,
        points: 8,
        budget: 7,
        errors: 1,
        warnings: 0,
        verdict: "fail",
      },
      {
        path: "a.yaml",
        line: 6,
        fleet: "Under",
        ships: 2,
        points: 8,
        budget: 9,
        errors: 0,
        warnings: 1,
        verdict: "pass",
      },
      {
        path: "b.yaml",
        line: 1,
        fleet: "Buyer",
        ships: 4,
        points: null,
        budget: null,
        errors: 1,
        warnings: 1,
        verdict: "fail",
      },
      {
        path: "c.yaml",
        line: 1,
        fleet: "Lone",
        ships: 1,
        points: 4,
        budget: null,
        errors: 0,
        warnings: 0,
        verdict: "pass",
      },
      {
        path: "d.yaml",
        line: 1,
        fleet: null,
        ships: 1,
        points: 4,
        budget: null,
        errors: 0,
        warnings: 0,
        verdict: "pass",
      },
      {
        path: "e.yaml",
        line: 1,
        fleet: null,
        ships: 0,
        points: null,
        budget: null,
        errors: 1,
        warnings: 0,
        verdict: "fail",
      },
    ]);
  });

  test("go by the severities in force", () => {
    const text = "fleet: Over\nbudget: 3\nships:\n  - {name: A, hull: 4, primaries: 4, engines: 3}\n";
    const verdict = (severities: Record<string, "off" | "error">) => {
      const [row] = reportOn({ "a.yaml": text }, { severities }).fleets;
      return [row!.verdict, row!.errors, row!.warnings];
    };
    expect(verdict({})).toEqual(["fail", 1, 1]);
    expect(verdict({ "fleet/budget": "off" })).toEqual(["pass", 0, 1]);
    expect(verdict({ "fleet/budget": "off", "engines/odd-point": "error" })).toEqual(["fail", 1, 0]);
  });

  test("have what comments are told of, at the fleet that they stand in", () => {
    const odd = "engines: 3 # shipcost-disable-line engines/odd-point: agreed";
    const unused = "# shipcost-disable-next-line engines/none: never";
    const text = [
      ...["---", unused, "name: One", "hull: 4", "primaries: 4", odd],
      ...["---", "name: Two", "hull: 4", "primaries: 4", odd, unused, unused],
    ].join("\n");
    const rows = reportOn({ "a.yaml": `${text}\n` }).fleets;
    expect(rows.map(({ fleet, warnings, verdict }) => [fleet, warnings, verdict])).toEqual([
      ["One", 1, "pass"],
      ["Two", 2, "pass"],
    ]);
  });

  test("whatever the order of the files", () => {
    const contents = { "b.yaml": "name: B\nhull: 4\n", "a.yaml": "name: A\nhull: 4\n" };
    const turned = Object.fromEntries(Object.entries(contents).reverse());
    expect(reportOn(turned).fleets).toEqual(reportOn(contents).fleets);
  });
});
