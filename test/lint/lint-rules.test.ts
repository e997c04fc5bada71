import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Diagnostic, Example } from "../../src/lint/rule.js";
import { RULES } from "../../src/lint/rules.js";
import { runLint } from "../support/linting.js";

/** The catalogue (lint.md), in its order. */
const CATALOGUE = [
  "yaml/syntax yaml/duplicate-key yaml/alias yaml/encoding yaml/empty",
  "schema/type schema/unknown-key schema/missing-key schema/range schema/number-style",
  "hull/overfull hull/partly-filled-box",
  "special/notation special/unknown-type special/arc special/superweapon special/multi-arc",
  "special/split-group special/style",
  "msg/limit msg/size-class msg/arc",
  "base/engines base/agile base/forward-specials",
  "engines/odd-point engines/none engines/outlive-hull",
  "price/declared price/zero",
  "fleet/budget fleet/duplicate-name fleet/flagship fleet/design-reference fleet/ruleset",
  "rule/disabled suppression/unused",
].flatMap((line) => line.split(" "));

interface Linted {
  readonly diagnostics: readonly Diagnostic[];
  /** The text under a diagnostic's span. */
  under(diagnostic: Diagnostic): string;
  /** The file with every fix of a rule applied, last one first. */
  fixed(ruleId: string): string;
}

function lint(example: Example | string): Linted {
  const { yaml, files = {}, bytes } = typeof example === "string" ? { yaml: example } : example;
  const text = bytes ? Uint8Array.from(bytes) : yaml;
  const run = runLint({ ...files, "example.yaml": text }, { named: ["example.yaml"] });
  expect(run.brokenRulesets).toEqual([]);
  const { diagnostics } = run;
  return {
    diagnostics,
    under: ({ path, span }) => run.sources.get(path)!.text.slice(span.start, span.end),
    fixed(ruleId) {
      const edits = diagnostics.flatMap((each) => (each.ruleId === ruleId ? (each.fix?.edits ?? []) : []));
      const last = edits.sort((a, b) => b.span.start - a.span.start);
      return last.reduce(
        (text, { span, text: own }) => text.slice(0, span.start) + own + text.slice(span.end),
        run.sources.get("example.yaml")!.text,
      );
    },
  };
}

const found = (yaml: Example | string) => {
  const { diagnostics, under } = lint(yaml);
  return diagnostics.map((each) => `${each.line} ${each.ruleId} ${under(each)}`);
};

/** A ship of 12 hull boxes whose boxes are filled by primaries and these special weapons. */
const mounting = (specials: string, primaries = 8) =>
  `name: Test\nhull: 12\nprimaries: ${primaries}\nspecials: ${specials}\n`;

/** A fleet under a ruleset that changes the house rules. */
const under = (rules: string, ships: string): Example => ({
  yaml: `ruleset: own.yaml\nships:\n${ships}`,
  files: { "own.yaml": `ruleset: own\nversion: "1"\nextends: house\n${rules}` },
});

describe("the catalogue", () => {
  it("is what RULES lists, in its order", () => {
    expect(RULES.map(({ id }) => id)).toEqual(CATALOGUE);
  });

  it("holds every rule id that the source names", () => {
    const ids = new Set(RULES.map(({ id }) => id));
    const groups = [...new Set([...ids].map((id) => id.split("/")[0]))].join("|");
    const named = new RegExp(`"((?:${groups})/[a-z-]+)"`, "g");
    for (const name of readdirSync("src", { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".ts")) continue;
      for (const [, id] of readFileSync(`src/${name}`, "utf8").matchAll(named)) {
        expect(ids, `${name} names ${id}`).toContain(id);
      }
    }
  });

  it("keeps each rule in a file of its own name", () => {
    const files = readdirSync("src/lint/rules").sort();
    expect(files).toEqual(RULES.map(({ id }) => `${id.replace("/", "-")}.ts`).sort());
  });
});

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it("finds its bad example, at the very characters, and nothing else", () => {
    const { diagnostics, under } = lint(rule.bad);
    expect(diagnostics.map((each) => [each.ruleId, each.line, under(each), each.severity])).toEqual([
      [id, rule.badAt.line, rule.badAt.text, rule.severity],
    ]);
    const [{ message, help }] = diagnostics as [Diagnostic];
    for (const words of [message, help ?? "", rule.title, rule.why]) {
      expect(words).not.toMatch(/undefined|\[object|NaN|null\b(?!\))|\n/);
    }
    if (diagnostics[0]?.fix) {
      const fixed = lint(lint(rule.bad).fixed(id));
      expect(fixed.diagnostics).toEqual([]);
    }
  });

  it("passes its good example", () => {
    expect(found(rule.good)).toEqual([]);
  });
});

describe("special weapons", () => {
  it("merges groups of one text, comma and all", () => {
    const { fixed } = lint(mounting("1xPlasma(F), 1xMissile(A), 2xPlasma(F)"));
    expect(fixed("special/split-group")).toContain("specials: 3xPlasma(F), 1xMissile(A)\n");
  });

  it("merges over a line break and in quotes", () => {
    const folded = lint(mounting("1xPlasma(F),\n  1xMissile(A),\n  2xPlasma(F)"));
    expect(folded.fixed("special/split-group")).toContain("specials: 3xPlasma(F),\n  1xMissile(A)\n");
    const quotes = lint(mounting('"1xPlasma(F) , 2xPlasma(F)"'));
    expect(quotes.fixed("special/split-group")).toContain('specials: "3xPlasma(F)"\n');
  });

  it("leaves groups of different list items to the owner", () => {
    const { diagnostics } = lint(mounting("\n  - 1xPlasma(F)\n  - 1xPlasma(F)"));
    expect(diagnostics.map(({ ruleId, line, fix }) => [ruleId, line, fix])).toEqual([
      ["special/split-group", 6, null],
    ]);
  });

  it("writes groups and separators in canonical form", () => {
    const { fixed, diagnostics } = lint(mounting("1 x massdriver 2 (a ,f),1×Missile Battery , 1xMINE rack"));
    const style = diagnostics.filter(({ ruleId }) => ruleId === "special/style");
    expect(style).toHaveLength(5);
    expect(fixed("special/style")).toContain("specials: 1xMass Driver2(FA), 1xMissile(F), 1xMine Rack\n");
  });

  it.each([
    ["a separator over several lines", "1xPlasma(F),\n  1xMissile(A)"],
    ["a literal text over several lines", "|\n  1xPlasma(F),\n  1xMissile(A)"],
    ["an escape", '"1xPlasma\\x28F),1xMissile(A)"'],
    ["a continued line", '"1xPlasma(F),\\\n  1xMissile(A)"'],
  ])("says nothing of %s", (_, specials) => {
    expect(found(mounting(specials, 10))).toEqual([]);
  });

  it("finds the very characters after an escaped line break", () => {
    expect(found(mounting('"1xPlasma\\\n  (F), 1xMissile(X)"', 10))).toEqual(["5 special/arc (X)"]);
  });

  it.each([
    ["xPlasma(F)", "4 special/notation xPlasma(F)"],
    ["-1xPlasma(F)", "4 special/notation -1"],
    ["1xMissile02(F)", "4 special/notation 02"],
    ["1xMissile0(F)", "4 special/notation 0"],
    ["Plasma", "4 special/notation Plasma"],
    ['"1xPlasma(F),"', "4 special/notation "],
    ["1xMinesweeper(F)", "4 special/arc (F)"],
    ["1xMSG(ZZ)", "4 special/arc (ZZ)"],
  ])("points into %s", (specials, expected) => {
    expect(found(mounting(specials))).toEqual([expected]);
  });

  it("counts MSGs over the whole ship, at the group that is too many", () => {
    const msgs = "1xMSG(FA), 1xMSG(RA), 1xMSG(L), 1xMSG(R)";
    const { diagnostics, under } = lint(`${mounting(msgs)}sizeClass: 3\n`);
    expect(diagnostics.map((each) => [each.ruleId, under(each), each.args.count])).toEqual([
      ["msg/limit", "1xMSG(L)", 4],
    ]);
    expect(found(`${mounting("1xMSG(FA)")}sizeClass: 5\n`)).toEqual(["4 msg/limit 1xMSG(FA)"]);
    expect(found(mounting("1xMSG(FA), 1xMSG(RA)"))).toEqual(["4 msg/size-class 1xMSG(FA)"]);
  });
});

describe("bases and engines", () => {
  const base = (specials: string) => `kind: base\n${mounting(specials)}`;

  it("asks only for weapons that bear on an arc", () => {
    expect(found(base("1xMine Rack"))).toEqual([]);
    expect(found(base("1xMine Rack, 1xPlasma(F)"))).toEqual(["5 base/forward-specials 1xPlasma(F)"]);
  });

  it.each([
    ["full", 3, ["4 engines/odd-point 3"]],
    ["full", 4, []],
    ["started", 3, []],
    ["prorated", 3, []],
  ])("with engineStep %s and rating %i", (step, engines, expected) => {
    const ship = `  - {name: Odd, hull: 12, primaries: 12,\n     engines: ${engines}}\n`;
    expect(found(under(`engineStep: ${step}\n`, ship))).toEqual(expected);
  });

  it("points at the hull where the engine rating is the default", () => {
    expect(found("hull: 3\nprimaries: 3\n")).toEqual(["1 engines/outlive-hull 3"]);
  });
});

describe("optional rules switched off", () => {
  const off = (rules: string, ship: string) =>
    found(under(`optionalRules: {${rules}}\n`, `  - name: Test\n    hull: 12\n    ${ship}\n`));

  it.each([
    ["unusedHull", "unusedHull: discount", "discount"],
    ["crewQuality", "crew: elite", "elite"],
    ["bases", "kind: base", "base"],
    ["additionalArcs", "specials: 1xPlasma(FA)", "(FA)"],
    ["severalSpecials", "specials: 1xPlasma(F), 1xPlasma(A), 1xMissile(F)", "1xMissile(F)"],
    ["superweapons", "specials: 1xPlasma2(F)", "2"],
    ["mines", "specials: 1xMinesweeper", "1xMinesweeper"],
    ["msg", "specials: 9xMSG", "9xMSG"],
  ])("%s: one finding, at %s", (rule, field, text) => {
    expect(off(`${rule}: false`, field)).toEqual([`5 rule/disabled ${text}`]);
  });

  it.each([
    ["unusedHull", "unusedHull: full"],
    ["crewQuality", "crew: regular"],
    ["additionalArcs", "specials: 1xPlasma(F), 1xMSG(RA)\n    sizeClass: 3"],
    ["severalSpecials", "specials: 1xPlasma(F), 1xPlasma(A)"],
  ])("%s: nothing at %s", (rule, field) => {
    expect(off(`${rule}: false`, field)).toEqual([]);
  });

  it("blames a fleet's minefields on the fleet", () => {
    const { yaml, files } = under("optionalRules: {mines: false}\n", "  - {name: Test, hull: 12}\n");
    const example = { yaml: `${yaml}minefields:\n  - patterns: 2\n`, files: files! };
    expect(found(example)).toEqual(["5 rule/disabled patterns"]);
  });

  it("finds a strength on a type without one only once", () => {
    expect(off("superweapons: false", "specials: 1xMine Rack2")).toEqual(["5 special/superweapon 2"]);
  });
});

describe("fleets", () => {
  const ship = "hull: 4, primaries: 4";

  it("finds the same name in another Unicode form, in linear time", () => {
    expect(found(`- {name: "\u00C9os", ${ship}}\n- {name: "e\u0301OS", ${ship}}\n`)).toHaveLength(1);
    const many = `- {name: Drone, ${ship}}\n`.repeat(10_000);
    expect(lint(many).diagnostics).toHaveLength(9_999);
  });

  it("reports an entry without a name at its design", () => {
    const files = { "ajax.yaml": "name: Ajax\nhull: 4\nprimaries: 4\n" };
    const yaml = `ships:\n  - design: ajax.yaml\n  - design: ajax.yaml\n  - {name: Ajax, ${ship}}\n`;
    expect(found({ yaml, files })).toEqual([
      "3 fleet/duplicate-name ajax.yaml",
      "4 fleet/duplicate-name Ajax",
    ]);
  });

  it("finds one entry of several flagships", () => {
    expect(found(`ships:\n  - {name: A, ${ship}, count: 2,\n     flagship: true}\n`)).toEqual([
      "3 fleet/flagship true",
    ]);
  });

  it("compares a budget that is no whole number, or huge", () => {
    const fleet = (budget: string) => `budget: ${budget}\nships:\n  - {name: A, ${ship}}\n`;
    expect(found(fleet("3.5"))).toEqual(["1 fleet/budget 3.5"]);
    expect(found(fleet("4.5"))).toEqual([]);
    expect(found(fleet("1.5e300"))).toEqual(["1 schema/type 1.5e300"]);
    expect(found(fleet("0.00000015"))).toEqual(["1 fleet/budget 0.00000015"]);
  });

  it.each([
    ["{design: ../../away.yaml}", "outside"],
    ["{design: example.yaml}", "cyclic"],
    ["{design: two.yaml}", "not-one-ship"],
    ["{design: entry.yaml}", "roster-entry"],
  ])("finds %s %s", (entry, problem) => {
    const files = {
      "example.yaml": "",
      "two.yaml": `- {name: A, ${ship}}\n- {name: B, ${ship}}\n`,
      "entry.yaml": "design: two.yaml\n",
    };
    const { diagnostics } = lint({ yaml: `ships:\n  - ${entry}\n`, files });
    expect(diagnostics.map(({ ruleId, args }) => [ruleId, args.problem])).toEqual([
      ["fleet/design-reference", problem],
    ]);
  });
});

describe("a fleet without ships", () => {
  it.each([
    ["ships: []\n", ["1 price/zero []"]],
    ["fleet: Reds\nships: []\nminefields: [{patterns: 2}]\n", ["2 price/zero []"]],
    ["[]\n", ["1 price/zero []"]],
    ["ships: [{name: A, hull: 4, primaries: 4}]\n", []],
    ["ships:\n", ["1 schema/type ships"]],
    ["fleet: Reds\n", ["1 schema/missing-key fleet"]],
  ])("%j", (yaml, expected) => {
    expect(found(yaml)).toEqual(expected);
  });
});

describe("declared points", () => {
  it("writes the computed points", () => {
    expect(lint("hull: 4\nprimaries: 4\npoints: 7 # old\n").fixed("price/declared")).toBe(
      "hull: 4\nprimaries: 4\npoints: 4 # old\n",
    );
  });

  it.each([
    ["an anchor that others use", "x-n: &n 7\nhull: 4\nprimaries: 4\npoints: *n\n"],
    ["an anchor of its own", "hull: &n 12\nprimaries: 4\npoints: *n\n"],
    ["a merged map", "x-base: &b {points: 7}\n<<: *b\nhull: 4\nprimaries: 4\n"],
  ])("leaves %s alone", (_, yaml) => {
    const { diagnostics } = lint(yaml);
    expect(diagnostics.map(({ ruleId, fix }) => [ruleId, fix])).toEqual([["price/declared", null]]);
  });
});

describe("words", () => {
  const said = (example: Example | string) =>
    lint(example).diagnostics.map(({ message, help }) => `${message}; ${help}`);

  it.each([
    ["hull: 4\nagile: yes\n", 'expected true or false for agile, found the text "yes"', "write true"],
    ["hull: .inf\n", "found the number .inf", "in digits alone"],
    ["hull: 4.5\n", "expected a whole number of at least 1 for hull, found the number 4.5", "whole number"],
    ["hull: 9007199254740993\n", "too long to read exactly", "fewer digits"],
    ["hull:\n", "found nothing (null)", "write a value"],
    ["name: 7\nhull: 4\n", "expected text for name, found the number 7", "in quotes"],
    ["scenario: x\n", "found a scenario", "shipcost play msg"],
    ["{hull: 4, specials: 1xMine Rack, 1xMinesweeper}\n", 'unknown key "1xMinesweeper"', "in quotes"],
    ["hull: 4\n1: 2\n", "found the number 1", "keys are text"],
    ["hull: 4\nnull: 2\n", "found null", "YAML read null"],
    ["hul: 4\n", 'unknown key "hul"', "did you mean hull?"],
    ["hull: 4\n__proto__: 1\n", 'unknown key "__proto__"', "the keys here are"],
    ["hull: 4\n\tname: x\n", "Tabs are not allowed", "indent with spaces"],
    [`hull: ${"[".repeat(200)}\n`, "at most 100 collections inside one another", "never closed"],
    ["%YAML 1.1\n---\nhull: 4\n", "expected YAML 1.2", "%YAML 1.2"],
    ["hull: !x 4\n", "Unresolved tag", "remove the !tag"],
    ["hull: &a [*a]\n", "inside the value that it stands for", "another anchor"],
    ["<<: 4\nhull: 4\n", "a merge key (<<) without a map", "let << name a map"],
  ])("of %j", (yaml, message, help) => {
    const [first, ...more] = said(yaml);
    expect(first).toContain(message);
    expect(first).toContain(help);
    expect(more).toEqual([]);
  });

  it("names UTF-16", () => {
    const bytes = [0xff, 0xfe, 0x68, 0x00];
    expect(said({ yaml: "", bytes })[0]).toContain("UTF-16 (little endian)");
  });

  it("says of aliases that multiply that one thing alone", () => {
    const levels = Array.from({ length: 9 }, (_, i) => {
      const inner = i === 0 ? "lol" : `*a${i - 1}`;
      return `x-${i}: &a${i} [${Array(10).fill(inner).join(", ")}]`;
    });
    const words = said(`${levels.join("\n")}\nhull: 4\n`);
    expect(words).toHaveLength(1);
    expect(words[0]).toContain("aliases that multiply");
  });
});
