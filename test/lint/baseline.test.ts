import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BaselineEntry,
  type BaselineRun,
  compareWithBaseline,
  makeBaseline,
  readBaseline,
} from "../../src/lint/baseline.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import { ruleById } from "../../src/lint/rules.js";
import { jsonDocument } from "../../src/report/text/json.js";
import { type Run, runLint } from "../support/linting.js";
import { took } from "../support/loading.js";

const SHIP = "hull: 6, primaries: 6";
/** Findings of several rules and ships, two of them alike, and one that nothing silences. */
const FLEET = `fleet: Old
ships:
  - {name: A, ${SHIP}, engines: 3}
  - {name: B, ${SHIP}, engines: 0, points: 9}
  - {name: C, hull: 8, primaries: 3, specials: "1xPlasma , 1xPlasma(A) , 1xMissile(F)"}
  - {name: a, hull: 5, primaries: 6}
`;

const seen = (asked: BaselineRun["asked"] = () => true): BaselineRun => ({
  pathOf: (path) => path,
  asked,
});
const listOf = (run: Run, earlier: readonly BaselineEntry[] = [], asked?: BaselineRun["asked"]) =>
  makeBaseline(run.diagnostics, earlier, seen(asked));
const against = (run: Run, entries: readonly BaselineEntry[], asked?: BaselineRun["asked"]) =>
  compareWithBaseline(run.diagnostics, entries, seen(asked));
const rules = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ ruleId }) => ruleId);
const lint = (yaml: string) => runLint({ "a.yaml": yaml });

describe("a baseline", () => {
  it("of a run silences all of it but what cannot be silenced", () => {
    const run = lint(FLEET);
    const entries = listOf(run);
    const { kept, baselined, stale } = against(run, entries);
    expect(rules(kept)).toEqual(["hull/overfull"]);
    expect(kept.length + baselined.length).toBe(run.diagnostics.length);
    expect(new Set(rules(baselined))).toEqual(
      new Set([
        "engines/odd-point",
        "engines/none",
        "engines/outlive-hull",
        "price/declared",
        "special/style",
        "fleet/duplicate-name",
      ]),
    );
    expect(stale).toEqual([]);
    expect(entries.find(({ ruleId, count }) => ruleId === "special/style" && count === 2)).toMatchObject({
      path: "a.yaml",
      ship: "C",
    });
  });

  it.each([
    ["lines above and between", (text: string) => `# new\n\n${text.replaceAll("  - ", "\n  # old\n  - ")}`],
    ["CRLF", (text: string) => text.replaceAll("\n", "\r\n")],
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["other indentation", (text: string) => text.replaceAll("  - ", " -   ")],
    ["another ship in front", (text: string) => text.replace("ships:\n", `ships:\n  - {name: Z, ${SHIP}}\n`)],
  ])("holds whatever moves: %s", (_, change) => {
    const entries = listOf(lint(FLEET));
    const moved = lint(change(FLEET));
    expect(moved.diagnostics.length).toBe(lint(FLEET).diagnostics.length);
    expect(against(moved, entries)).toMatchObject({ stale: [] });
    expect(rules(against(moved, entries).kept)).toEqual(["hull/overfull"]);
    expect(listOf(moved)).toEqual(entries);
  });

  it.each([
    ["another value", "engines: 3", "engines: 5", "engines/odd-point"],
    ["another ship", "name: A", "name: Q", "engines/odd-point"],
    ["another message", "points: 9", "points: 8", "price/declared"],
  ])("does not hold for %s", (_, from, to, rule) => {
    const { kept, stale } = against(lint(FLEET.replace(from, to)), listOf(lint(FLEET)));
    expect(rules(kept)).toContain(rule);
    expect(stale.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it("holds for as many as it counts: of more the last are reported, of fewer the rest is stale", () => {
    const list = (count: number) => lint(`- {name: A, ${SHIP}, engines: 3}\n`.repeat(count));
    const odd = (run: Run, entries: readonly BaselineEntry[]) => {
      const { kept, stale } = against(run, entries);
      return {
        kept: kept.filter(({ ruleId }) => ruleId === "engines/odd-point").map(({ line }) => line),
        stale: stale.filter(({ ruleId }) => ruleId === "engines/odd-point").map(({ count }) => count),
      };
    };
    expect(odd(list(5), listOf(list(3)))).toEqual({ kept: [4, 5], stale: [] });
    expect(odd(list(2), listOf(list(3)))).toEqual({ kept: [], stale: [1] });
    expect(odd(list(3), listOf(list(3)))).toEqual({ kept: [], stale: [] });
    expect(odd(list(1), [])).toEqual({ kept: [1], stale: [] });
    const twice = [...listOf(list(1)), ...listOf(list(1))];
    expect(odd(list(3), twice)).toEqual({ kept: [3], stale: [] });
  });

  it("leaves what the run did not look for as it is", () => {
    const run = lint(FLEET);
    const other: BaselineEntry = { ...listOf(run)[0]!, path: "other.yaml", count: 4 };
    const asked = ({ path }: BaselineEntry) => path !== "other.yaml";
    expect(against(run, [other], asked).stale).toEqual([]);
    expect(against(run, [other]).stale).toEqual([other]);
    expect(listOf(run, [other], asked)).toContainEqual(other);
    expect(listOf(run, [other])).toEqual(listOf(run));
    const more = listOf(run).map((entry) => ({ ...entry, count: entry.count + 3 }));
    expect(listOf(run, more)).toEqual(listOf(run));
    expect(listOf(run, more, () => false)).toEqual(more);
  });

  it("silences nothing locked, though someone writes it in", () => {
    const run = lint(FLEET);
    const forged = listOf({
      ...run,
      diagnostics: run.diagnostics.map((each) => ({ ...each, ruleId: "engines/none" })),
    }).map((entry) => ({ ...entry, ruleId: "hull/overfull", count: 1e9 }));
    expect(rules(against(run, forged).kept)).toEqual(rules(run.diagnostics));
  });

  it("is the same in whatever order files are checked, and sorted", () => {
    const files = { "b.yaml": FLEET, "a.yaml": FLEET, "é.yaml": FLEET };
    const one = runLint(files);
    const other = runLint(files, { named: ["é.yaml", "a.yaml", "b.yaml"] });
    expect(listOf(one)).toEqual(listOf(other));
    const keys = listOf(one).map(({ path, ruleId, ship }) => JSON.stringify([path, ruleId, ship]));
    expect(keys).toEqual([...keys].sort());
  });

  it("of any part of the findings silences that part, and written again is the same", () => {
    const run = lint(FLEET);
    const open = run.diagnostics.filter(({ ruleId }) => !ruleById(ruleId).locked);
    fc.assert(
      fc.property(fc.subarray(open), (part) => {
        const entries = makeBaseline(part, [], seen());
        const { kept, baselined, stale } = against(run, entries);
        expect(stale).toEqual([]);
        expect(baselined).toHaveLength(part.length);
        expect(kept).toHaveLength(run.diagnostics.length - part.length);
        expect(makeBaseline(part, entries, seen())).toEqual(entries);
        const written = new TextEncoder().encode(jsonDocument({ version: 2, baseline: entries }));
        expect(readBaseline("b.json", written)).toMatchObject({ entries, findings: [] });
      }),
      { numRuns: 100 },
    );
  });
});

describe("reading a baseline", () => {
  const told = (text: string | Uint8Array) => {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const { entries, findings, source } = readBaseline("b.json", bytes);
    if (entries) return entries;
    return findings.map(({ ruleId, span }) => {
      const { line, column } = source!.position(span.start);
      return `${line}:${column} ${ruleId}`;
    });
  };
  const entry = (change: string) =>
    `{"version": 2, "baseline": [\n{"path": "a", "ruleId": "x/y", "ship": null, "fingerprint": "0123456789abcdef", "count": 1}`.replace(
      /"count": 1/,
      change,
    );

  it("takes what is well formed, also as YAML has it", () => {
    const one = { path: "a", ruleId: "x/y", ship: null, fingerprint: "0123456789abcdef", count: 1 };
    expect(told(`${entry('"count": 1')}]}`)).toEqual([one]);
    expect(told(`${entry('"count": 1')}, ]} # by hand\n`)).toEqual([one]);
    expect(told('{"version": 1, "baseline": []}')).toEqual([]);
  });

  it("of version 1 leaves what depended on wording aside: rule, ship and file are left", () => {
    const old = [
      { path: "a.yaml", ruleId: "engines/odd-point", ship: "A", fingerprint: "0".repeat(16), count: 1 },
    ];
    const { entries } = readBaseline(
      "b.json",
      new TextEncoder().encode(JSON.stringify({ version: 1, baseline: old })),
    );
    expect(entries).toEqual([{ ...old[0], fingerprint: null }]);
    const run = lint(FLEET);
    const { kept, baselined, stale } = against(run, entries ?? []);
    expect(baselined.map(({ ruleId, ship }) => [ruleId, ship])).toEqual([["engines/odd-point", "A"]]);
    expect(kept).toHaveLength(run.diagnostics.length - 1);
    expect(stale).toEqual([]);
    expect(listOf(run, entries ?? [])).toEqual(listOf(run));
  });

  it.each([
    ["", ["1:1 yaml/empty"]],
    ["[]", ["1:1 schema/type"]],
    ["{", ["1:2 yaml/syntax"]],
    ['{"version": 3, "baseline": []}', ["1:13 schema/type"]],
    ['{"version": 1}', ["1:2 schema/missing-key"]],
    [`${entry('"count": 0')}]}`, ["2:90 schema/range"]],
    [`${entry('"count": 1.5')}]}`, ["2:90 schema/type"]],
    [`${entry('"count": 9007199254740993')}]}`, ["2:90 schema/type"]],
    [`${entry('"count": 1, "line": 4')}]}`, ["2:93 schema/unknown-key"]],
    [`${entry('"count": 1, "count": 2')}, ]}`, ["2:93 yaml/duplicate-key"]],
    [`${entry('"count": 1').replace("0123", "XYZ!")}]}`, ["2:61 schema/type"]],
    [`${entry('"count": 1')}]}\n<<<<<<< HEAD\n`, ["3:1 yaml/syntax"]],
    [Uint8Array.from([0x7b, 0xff]), ["1:2 yaml/encoding"]],
    ["[".repeat(5_000), ["1:102 yaml/syntax"]],
  ])("finds the place of what is wrong in %.60s", (text, places) => {
    expect(told(text)).toEqual(places);
  });

  it("takes fifty thousand entries in a second or so, and finds the one that is wrong in a few", () => {
    const entries = Array.from({ length: 50_000 }, (_, i) => ({
      path: `fleets/${i}.yaml`,
      ruleId: "engines/odd-point",
      ship: `Ship ${i}`,
      fingerprint: "0123456789abcdef",
      count: 1,
    }));
    const text = jsonDocument({ version: 2, baseline: entries });
    expect(took(() => expect(told(text)).toHaveLength(50_000))).toBeLessThan(5_000);
    const run = lint(FLEET);
    expect(took(() => expect(against(run, entries).stale).toHaveLength(50_000))).toBeLessThan(5_000);
    const wrong = text.slice(0, 400_000).replace(/,\s*\{[^{]*$/, ', {"path": 1}]}');
    expect(told(wrong)).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+:\d+ schema\/type$/)]));
  });
});
