import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overrideValue } from "../../src/design/overrides.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import { RULES } from "../../src/lint/rules.js";
import { lintText, runLint, withFixes } from "../support/linting.js";
import { repeat, took } from "../support/loading.js";

const ODD = "engines/odd-point";

/** A text with one finding of engines/odd-point, on the line before which `above` stands and at whose end `beside` does. */
type Place = (above: string, beside: string) => string;

const SHIP = "hull: 6, primaries: 6, engines: 3";
const PLACES: Readonly<Record<string, Place>> = {
  "a block map": (above, beside) =>
    `name: A\nhull: 6\nprimaries: 6\n${above}engines: 3${beside}\nshields: 1\n`,
  "the first line": (above, beside) => `${above}engines: 3${beside}\nname: A\nhull: 6\nprimaries: 6\n`,
  "the last line, unended": (above, beside) => `name: A\nhull: 6\nprimaries: 6\n${above}engines: 3${beside}`,
  "a flow map of one line": (above, beside) => `${above}{name: A, ${SHIP}}${beside}\n`,
  "a flow map of several lines": (above, beside) =>
    `{name: A,\n hull: 6, primaries: 6,\n ${above.trimEnd()}${above && "\n"} engines: 3,${beside}\n shields: 1}\n`,
  "a list": (above, beside) => `- {name: B, hull: 6, primaries: 6}\n${above}- {name: A, ${SHIP}}${beside}\n`,
  "a fleet": (above, beside) => `fleet: F\nships:\n  ${above.trimEnd()}\n  - {name: A, ${SHIP}}${beside}\n`,
  "a second document": (above, beside) => `hull: 6\nprimaries: 6\n---\n${above}{name: A, ${SHIP}}${beside}\n`,
  "a document on its mark's line": (above, beside) => `${above}--- {name: A, ${SHIP}}${beside}\n`,
  "below a quoted #": (above, beside) =>
    `name: "A # x"\nnotes: '# shipcost-disable-file ${ODD}: no'\nhull: 6\nprimaries: 6\n${above}engines: 3${beside}\n`,
  "below a block text": (above, beside) =>
    `name: A\nnotes: |\n  # not a comment\n  ' "\nhull: 6\nprimaries: 6\n${above}engines: 3${beside}\n`,
  "a quoted key and an anchor": (above, beside) =>
    `name: A\nhull: 6\nprimaries: 6\n${above}"engines": &e !!int 3${beside}\nx-same: *e\n`,
};

const ENDS: Readonly<Record<string, (text: string) => string>> = {
  LF: (text) => text,
  CRLF: (text) => text.replaceAll("\n", "\r\n"),
  "a byte order mark": (text) => `\uFEFF${text}`,
};

const COMMENTS: Readonly<Record<string, (place: Place) => string>> = {
  "disable-line": (place) => place("", ` # shipcost-disable-line ${ODD}: why`),
  "disable-next-line": (place) => place(`# shipcost-disable-next-line ${ODD}: why\n`, ""),
  "disable-next-line above comments": (place) =>
    place(`# shipcost-disable-next-line ${ODD}: why\n# more\n\n#\n`, ""),
  "disable-next-line above others": (place) =>
    place(
      `# shipcost-disable-next-line ${ODD}: why\n# shipcost-disable-next-line suppression/unused: x\n`,
      "",
    ),
  "disable-file at the place": (place) => place(`# shipcost-disable-file ${ODD}: why\n`, ""),
  "disable-file at the top": (place) => `# shipcost-disable-file ${ODD}: why\n${place("", "")}`,
  "disable-file at the end": (place) => `${place("", "")}\n# shipcost-disable-file ${ODD}: why`,
  "several rules": (place) => place("", ` # shipcost-disable-line suppression/unused ${ODD}: why`),
  "commas, blanks and colons": (place) =>
    place("", ` ##   shipcost-disable-line\tsuppression/unused , ${ODD}:because: of # this`),
};

describe.each(Object.entries(PLACES))("in %s", (_, place) => {
  it.each(Object.entries(ENDS))(
    "each kind of comment suppresses its finding and no other, with %s",
    (_, end) => {
      const plain = lintText(end(place("", "")));
      expect(plain.brief).toEqual([expect.stringMatching(/^\d+ engines\/odd-point (&e !!int )?3$/)]);
      for (const [kind, comment] of Object.entries(COMMENTS)) {
        const { brief, suppressed } = lintText(end(comment(place)));
        expect([kind, brief]).toEqual([kind, []]);
        expect(suppressed.map(({ ruleId, message }) => [kind, ruleId, message])).toEqual([
          [kind, ODD, plain.diagnostics[0]!.message],
        ]);
      }
    },
  );

  it("no comment of another rule, line or word suppresses it", () => {
    const others = [
      place("", " # shipcost-disable-line price/zero: why"),
      place("", ` # shipcost-disable-next-line ${ODD}: why`),
      place(`# shipcost-disable-line ${ODD}: why\n`, ""),
      place("", ` # shipcost-disable-line ${ODD}`),
      place("", ` # shipcost-disable-line ${ODD}:`),
      place("", ` # shipcost-disable ${ODD}: why`),
      place("", ` # see shipcost-disable-line ${ODD}: why`),
      place("", " # shipcost-disable-line: why"),
      place("", ` # Shipcost-Disable-Line ${ODD}: why`),
    ];
    for (const text of others) {
      const { brief, suppressed } = lintText(text);
      expect([text, brief.filter((each) => each.includes(ODD) && !each.includes("unused"))]).toEqual([
        text,
        [expect.stringContaining(ODD)],
      ]);
      expect(suppressed).toEqual([]);
    }
  });

  it("with comments switched off nothing is suppressed, and none of them is judged", () => {
    for (const comment of Object.values(COMMENTS)) {
      const { brief, suppressed } = lintText(comment(place), { inlineConfig: false });
      expect(brief).toEqual([expect.stringContaining(ODD)]);
      expect(suppressed).toEqual([]);
    }
  });
});

/** Not of what is no text at all. */
const SHOWN = RULES.filter(
  ({ id, bad }) => id !== "suppression/unused" && !bad.bytes && bad.yaml.includes("\n"),
);

describe.each(SHOWN.map((rule) => [rule.id, rule] as const))(
  "a comment about %s",
  (id, { bad, badAt, locked }) => {
    const files = { "example.yaml": bad.yaml, ...bad.files };
    const lines = bad.yaml.split("\n");
    const beside = lines.map((line, i) =>
      i === badAt.line - 1 ? `${line} # shipcost-disable-line ${id}: agreed` : line,
    );
    const texts = [beside.join("\n"), `# shipcost-disable-file ${id}: agreed\n${bad.yaml}`];
    const run = (yaml: string, options = {}) =>
      runLint({ ...files, "example.yaml": yaml }, { ...options, named: ["example.yaml"] });
    const verdicts = ({ files: [checked] }: ReturnType<typeof run>) =>
      checked?.documents.map(({ points, ships }) => [
        points,
        ships.map(({ legal, price }) => [legal, price?.exact]),
      ]);

    if (!locked) {
      it("suppresses it, and gives the verdict that the rule switched off gives", () => {
        for (const text of texts) {
          const { brief, suppressed } = run(text);
          expect([text, brief]).toEqual([text, []]);
          expect(suppressed.map(({ ruleId }) => ruleId)).toEqual([id]);
          expect(verdicts(run(text))).toEqual(verdicts(run(bad.yaml, { severities: { [id]: "off" } })));
        }
      });
    } else {
      it("changes nothing, and is said to change nothing unless the file cannot be read", () => {
        for (const text of texts) {
          const { diagnostics, suppressed } = run(text);
          const found = diagnostics.map(({ ruleId }) => ruleId).sort();
          expect(found).toEqual(id.startsWith("yaml/") ? [id] : [id, "suppression/unused"].sort());
          expect(suppressed).toEqual([]);
          expect(verdicts(run(text))).toEqual(verdicts(run(bad.yaml)));
        }
      });
    }
  },
);

describe("suppressions of no use", () => {
  const ship = (comment: string) => `name: A\nhull: 9\nprimaries: 9\nengines: 4 ${comment}\n`;
  const LINE = "# shipcost-disable-line";

  it.each([
    [`${LINE} ${ODD}: x`, ODD, `nothing to suppress: ${ODD} finds nothing on line 4`, "remove the rule"],
    [`# shipcost-disable-file ${ODD}: x`, ODD, `${ODD} finds nothing in this file`, "remove the rule"],
    [`# shipcost-disable-next-line ${ODD}: x`, ODD, "the file ends below the comment", "remove the rule"],
    [`\n${LINE} ${ODD}: x`, ODD, "finds nothing on line 5", "shipcost-disable-next-line"],
    [`${LINE} hull/overfull: x`, "hull/overfull", "hull/overfull cannot be suppressed", "correct the design"],
    [`${LINE} engines/odd-pint: x`, "engines/odd-pint", 'found "engines/odd-pint"', `did you mean ${ODD}?`],
    [`${LINE} never heard: x`, "never", 'found "never"', "shipcost explain lists them"],
    [
      `# Shipcost-Disable-Line ${ODD}: x`,
      "Shipcost-Disable-Line",
      'found "Shipcost-Disable-Line"',
      "did you mean shipcost-disable-line?",
    ],
    [`${LINE}: x`, "shipcost-disable-line", "after shipcost-disable-line, found none", "RULE: reason"],
    [LINE, "shipcost-disable-line", "after shipcost-disable-line, found none", "RULE: reason"],
    [`${LINE} ${ODD}`, "shipcost-disable-line", "a colon and a reason", "without one nothing is suppressed"],
    [
      `${LINE} ${ODD}: `,
      "shipcost-disable-line",
      "a colon and a reason",
      "without one nothing is suppressed",
    ],
    [
      `# shipcost-disable-lin ${ODD}: x`,
      "shipcost-disable-lin",
      "one of",
      "did you mean shipcost-disable-line?",
    ],
    [`# shipcost-ignore ${ODD}: x`, "shipcost-ignore", "one of", "RULE: reason"],
    [
      `# shipcost-enable-line ${ODD}: x`,
      "shipcost-enable-line",
      "one of",
      "did you mean shipcost-disable-line?",
    ],
    [
      `${LINE} ${"x ".repeat(99)}: x`,
      "shipcost-disable-line",
      `at most ${RULES.length} rules`,
      "name fewer rules",
    ],
  ])("%j", (comment, text, message, help) => {
    const { diagnostics, sources } = lintText(ship(comment));
    const [first] = diagnostics;
    expect(diagnostics.map(({ ruleId, severity }) => [ruleId, severity]).slice(0, 1)).toEqual([
      ["suppression/unused", "warning"],
    ]);
    expect(sources.get("example.yaml")!.text.slice(first!.span.start, first!.span.end)).toBe(text);
    expect(first!.message).toContain(message);
    expect(first!.help).toContain(help);
    expect(`${first!.message}${first!.help}`).not.toMatch(/undefined|null/);
  });

  it("are those said before: the first holds", () => {
    const odd = ship("").replace("engines: 4", "engines: 3");
    const twice = `# shipcost-disable-next-line ${ODD}: x\n# shipcost-disable-next-line ${ODD}: y\n${odd.split("\n")[3]}`;
    const { brief, suppressed, diagnostics } = lintText(`name: A\nhull: 9\nprimaries: 9\n${twice}\n`);
    expect(brief).toEqual([`5 suppression/unused ${ODD}`]);
    expect(diagnostics[0]!.message).toContain("suppressed on line 6 already");
    expect(suppressed.map((each) => each.suppressedBy.reason)).toEqual(["x"]);
  });

  it("are those of the whole file where a line's own comment does it", () => {
    const odd = `# shipcost-disable-file ${ODD}: x\n${ship(`${LINE} ${ODD}: y`).replace("4 #", "3 #")}`;
    const { brief, suppressed } = lintText(odd);
    expect(brief).toEqual([`1 suppression/unused ${ODD}`]);
    expect(suppressed.map((each) => each.suppressedBy.reason)).toEqual(["y"]);
  });

  it("may be suppressed themselves, for the file or the line, and that is never of no use", () => {
    const self = "suppression/unused";
    for (const text of [
      `# shipcost-disable-file ${self}: kept for the rule to come\n${ship(`${LINE} ${ODD}: x`)}`,
      ship(`${LINE} ${self}, ${ODD}: x`),
      ship(`${LINE} ${self}, hull/overfull, nonsense: x`),
      `# shipcost-disable-file ${self}: x\n${ship(`${LINE} ${ODD}`)}`,
      ship(`${LINE} ${self}: x`),
    ]) {
      expect([text, lintText(text).brief]).toEqual([text, []]);
    }
  });

  it("are not looked for where a rule was not asked", () => {
    const unused = ship(`${LINE} ${ODD}, price/zero, fleet/duplicate-name: x`);
    expect(lintText(unused).brief).toHaveLength(3);
    expect(lintText(unused, { severities: { [ODD]: "off" } }).brief).toHaveLength(2);
    expect(lintText(unused, { severities: { "suppression/unused": "off" } }).brief).toEqual([]);
    const illegal = `${unused}specials: 9xMSG(F)\n`;
    expect(lintText(illegal).brief).not.toContain("4 suppression/unused price/zero");
    const overfull = unused.replace("primaries: 9", "primaries: 10");
    expect(lintText(overfull).brief).toEqual([
      "2 hull/overfull 9",
      `4 suppression/unused ${ODD}`,
      "4 suppression/unused fleet/duplicate-name",
    ]);
    for (const broken of [
      `${unused}specials: 1xPlazma(F)\n`,
      `${unused}crew: elit\n`,
      `${unused}---\nhull: [\n`,
      `${unused}---\n`.repeat(2).replace(/---\n$/, "---\nhull: 0\n"),
    ]) {
      const { brief } = lintText(broken);
      expect(brief.filter((each) => each.includes("suppression"))).toEqual([]);
      expect(brief.length).toBeGreaterThan(0);
    }
  });

  it("are not looked for in a what-if", () => {
    const files = { "a.yaml": ship(`${LINE} ${ODD}: x`) };
    const overrides = new Map([["engines", overrideValue("3")!]]);
    expect(runLint(files, { overrides })).toMatchObject({ brief: [], silent: [`4 ${ODD}`] });
    const even = new Map([["shields", overrideValue("2")!]]);
    expect(runLint(files, { overrides: even })).toMatchObject({ brief: [], silent: [] });
  });

  it("still count where a warning is made an error or an info", () => {
    const odd = ship(`${LINE} ${ODD}: x`).replace("engines: 4", "engines: 3");
    for (const severity of ["info", "error"] as const) {
      const { brief, files: checked } = lintText(odd, { severities: { [ODD]: severity } });
      expect(brief).toEqual([]);
      expect(checked[0]!.documents[0]!.ships[0]!.legal).toBe(true);
    }
  });
});

describe("a design that a fleet buys", () => {
  const files = {
    "fleet.yaml":
      "ruleset: plain.yaml\nships:\n  - design: elite.yaml\n    name: One\n  - design: elite.yaml\n    name: Two\n",
    "elite.yaml":
      "name: Elite\nhull: 4\nprimaries: 4\ncrew: elite # shipcost-disable-line rule/disabled: a guest\n",
    "plain.yaml": 'ruleset: plain\nversion: "1"\nextends: house\noptionalRules: {crewQuality: false}\n',
  };

  it("is governed by the comments of its own file", () => {
    const { brief, silent, files: checked } = runLint(files, { named: ["fleet.yaml"] });
    expect([brief, silent]).toEqual([[], ["4 rule/disabled"]]);
    expect(checked[0]!.documents[0]!.ships.map(({ legal }) => legal)).toEqual([true, true]);
    const above = files["fleet.yaml"].replace("  - ", "# shipcost-disable-file rule/disabled: x\n  - ");
    const bare = files["elite.yaml"].replace(/ #.*/, "");
    expect(
      runLint({ ...files, "fleet.yaml": above, "elite.yaml": bare }, { named: ["fleet.yaml"] }).brief,
    ).toEqual(["elite.yaml 4 rule/disabled elite", "3 suppression/unused rule/disabled"]);
  });

  it("has its suppressions judged only where it is checked itself, by the whole run", () => {
    expect(runLint(files, { named: ["elite.yaml"] }).brief).toEqual(["4 suppression/unused rule/disabled"]);
    expect(runLint(files, { named: ["elite.yaml", "fleet.yaml"] }).brief).toEqual([]);
    expect(runLint(files, { named: ["fleet.yaml", "elite.yaml"] }).brief).toEqual([]);
    const even = files["elite.yaml"].replace("elite #", "regular #");
    expect(runLint({ ...files, "elite.yaml": even }, { named: ["fleet.yaml"] }).brief).toEqual([]);
  });
});

/** Ships of a block list with findings of many rules, a line a field. */
const fleets = fc
  .array(
    fc.record({
      engines: fc.constantFrom(0, 2, 3, 5),
      secondaries: fc.constantFrom(0, 4, 5),
      specials: fc.constantFrom("", "1xPlasma(F), 1xPlasma(F)", "1 x plasma", "1xPlasma(FA)", "3xMSG(FA)"),
      points: fc.constantFrom(0, 7),
      base: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((ships) => [
    "fleet: Any",
    "ships:",
    ...ships.flatMap(({ engines, secondaries, specials, points, base }) => [
      "  - name: Same",
      "    hull: 8",
      "    primaries: 3",
      `    secondaries: ${secondaries}`,
      `    engines: ${engines}`,
      ...(specials ? [`    specials: ${specials}`, "    sizeClass: 3"] : []),
      ...(points ? [`    points: ${points}`] : []),
      ...(base ? ["    kind: base"] : []),
    ]),
  ]);

/** Findings of a text without their places: each with the original number of its line. */
const facts = (lines: readonly string[], lineOf: (line: number) => number = (line) => line) =>
  lintText(lines.join("\n")).diagnostics.map(({ ruleId, line, ship, column }) =>
    JSON.stringify([lineOf(line), column, ruleId, ship]),
  );

describe("in any fleet", () => {
  it("a suppression removes the findings of its rule on its line, what they forbade, and nothing else", () => {
    fc.assert(
      fc.property(fleets, fc.nat(), fc.boolean(), (lines, pick, above) => {
        const { diagnostics } = lintText(lines.join("\n"));
        const open = diagnostics.filter(({ ruleId }) => !RULES.find(({ id }) => id === ruleId)!.locked);
        const chosen = open[pick % open.length];
        if (!chosen) return;
        const { line, ruleId } = chosen;
        const own = lines[line - 1]!;
        const written = above
          ? lines.toSpliced(line - 1, 0, `# shipcost-disable-next-line ${ruleId}: x`)
          : lines.with(line - 1, `${own} # shipcost-disable-line ${ruleId}: x`);
        const lineOf = (each: number) => (above && each > line ? each - 1 : each);
        const before = facts(lines);
        const after = facts(written, lineOf);
        const gone = before.filter((each) => !after.includes(each));
        const [first] = gone.map((each) => JSON.parse(each));
        expect(first).toBeDefined();
        for (const each of gone) expect(JSON.parse(each)).toMatchObject({ 0: line, 2: ruleId });
        // A ship that is legal now has a price, and with it what prices bring.
        const more = after.filter((each) => !before.includes(each)).map((each) => JSON.parse(each)[2]);
        expect(more.filter((id) => !id.startsWith("price/") && id !== "fleet/budget")).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it("the fix of one that is of no use restores the text", () => {
    fc.assert(
      fc.property(
        fleets,
        fc.nat(),
        fc.boolean(),
        fc.constantFrom("\n", "\r\n"),
        (lines, pick, above, end) => {
          const text = lines.join(end);
          const at = 2 + (pick % (lines.length - 2));
          const own = lines[at]!;
          if (lintText(text).brief.some((each) => each.startsWith(`${at + 1} ${ODD}`))) return;
          const written = above
            ? lines.toSpliced(at, 0, `   # shipcost-disable-next-line ${ODD}: x`)
            : lines.with(at, `${own} \t# shipcost-disable-line ${ODD}: x`);
          const { diagnostics } = lintText(written.join(end));
          const fixes = diagnostics.filter(({ ruleId }) => ruleId === "suppression/unused");
          expect(fixes).toHaveLength(1);
          expect(
            withFixes(
              written.join(end),
              fixes.map(({ fix }) => fix),
            ),
          ).toBe(text);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("the fixes of a comment of several rules leave those of use, and never overlap", () => {
    const ids = [ODD, "engines/none", "price/zero", "hull/overfull", "no/such", "hull/partly-filled-box"];
    const used = [ODD, "hull/partly-filled-box"];
    const ship = (comment: string) =>
      `{name: A, hull: 8, primaries: 6, secondaries: 5, engines: 3}${comment}\n`;
    const separator = fc.constantFrom(" ", ",", ", ", " ,\t");
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { minLength: 1 }), separator, (named, between) => {
        const text = ship(` # shipcost-disable-line ${named.join(between)}: x`);
        const { diagnostics, silent } = lintText(text);
        const unused = diagnostics.filter(({ ruleId }) => ruleId === "suppression/unused");
        const fixed = withFixes(
          text,
          unused.map(({ fix }) => fix),
        );
        const left = named.filter(
          (id, i) => id === "no/such" || (used.includes(id) && named.indexOf(id) === i),
        );
        const kept = /#/.test(fixed) ? /disable-line (.*): x/.exec(fixed)![1]!.split(/[\s,]+/) : [];
        expect(kept).toEqual(left);
        expect(lintText(fixed).silent).toEqual(silent);
        if (left.length === 0) expect(fixed).toBe(ship(""));
        for (const { fix } of unused.filter(({ suggestions }) => suggestions.length === 0)) {
          if (fix) expect(lintText(withFixes(text, [fix])).silent).toEqual(silent);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("comments without measure", () => {
  it.each([
    [
      "a comment of a million rules",
      `# shipcost-disable-line ${"price/zero, ".repeat(1_000_000)}: x\nhull: 4\nprimaries: 4\n`,
      1,
    ],
    [
      "a rule of a million letters",
      `# shipcost-disable-line ${"x".repeat(1_000_000)}: x\nhull: 4\nprimaries: 4\n`,
      1,
    ],
    [
      "twenty thousand comments",
      `${repeat(20_000, () => "# shipcost-disable-file price/zero: x\n")}hull: 4\nprimaries: 4\n`,
      20_000,
    ],
    [
      "four thousand ships with theirs",
      repeat(4_000, (i) => `- {name: A${i}, ${SHIP}} # shipcost-disable-line ${ODD}: x\n`),
      0,
    ],
    [
      "a line of words and blanks",
      `# shipcost-disable-line${" ".repeat(1_000_000)}x\nhull: 4\nprimaries: 4\n`,
      1,
    ],
  ])("%s takes no more than its length", (_, text, count) => {
    let found: readonly Diagnostic[] = [];
    const time = took(() => {
      found = lintText(text).diagnostics;
    });
    expect(time).toBeLessThan(10_000);
    expect(found).toHaveLength(count);
    for (const { message } of found.slice(0, 3)) expect(message.length).toBeLessThan(300);
  });
});
