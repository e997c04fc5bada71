import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Config, readConfig } from "../../src/lint/config.js";
import { configJsonSchema, configSchema } from "../../src/lint/config-schema.js";
import { diagnose } from "../../src/lint/diagnose.js";
import { RULE_SETTINGS } from "../../src/lint/options.js";
import { RULES } from "../../src/lint/rules.js";
import { repeat, took } from "../support/loading.js";

/** `rule line:column text` of each finding. */
function read(yaml: string | Uint8Array) {
  const bytes = typeof yaml === "string" ? new TextEncoder().encode(yaml) : yaml;
  const { config, findings, source } = readConfig(".shipcost.yaml", bytes);
  const told = diagnose(findings, new Map([[source.path, source]]));
  const brief = told.map(({ ruleId, line, column, span }) => {
    const text = source.text.slice(span.start, span.end);
    return `${ruleId} ${line}:${column} ${text.length > 30 ? `${text.slice(0, 30)}…` : text}`;
  });
  return { config, brief, told };
}

const values = ({ lines: _, path: __, ...rest }: Config) => rest;
const NOTHING = { rules: {}, ignore: [], enforce: [], rulesets: null };

describe("a value that a key may have", () => {
  test.each<[string, object]>([
    ["", {}],
    ["# nothing but a comment\n", {}],
    ["---\n", {}],
    ["{}", {}],
    ["x-mine: 1", {}],
    ["ruleset: house", { ruleset: "house" }],
    ["ruleset: rules/mine.yaml", { ruleset: "rules/mine.yaml" }],
    ["rules: {}", {}],
    [
      "rules: {engines/none: off, price/zero: error}",
      { rules: { "engines/none": "off", "price/zero": "error" } },
    ],
    ["ignore: []", {}],
    [
      "ignore: [drafts/, '*.old.yaml', '!keep.old.yaml', /top, a/**/b, '\\#x']",
      {
        ignore: ["drafts/", "*.old.yaml", "!keep.old.yaml", "/top", "a/**/b", "\\#x"],
      },
    ],
    ["maxWarnings: 0", { maxWarnings: 0 }],
    ["maxWarnings: 12", { maxWarnings: 12 }],
    ["budget: 0", { budget: 0 }],
    ["budget: 60.5", { budget: 60.5 }],
    ["enforce: []", {}],
    [
      "budget: 9\nenforce: [budget, ruleset, suppressions]",
      { budget: 9, enforce: ["budget", "ruleset", "suppressions"] },
    ],
    ["rulesets: [0EB47F3A8C68]", { rulesets: ["0eb47f3a8c68"] }],
  ])("%j", (yaml, expected) => {
    const { config, brief } = read(yaml);
    expect(brief).toEqual([]);
    expect(values(config!)).toEqual({ ...NOTHING, ...expected });
  });
});

describe("what a configuration may not say is told at its place", () => {
  test.each<[string, string[]]>([
    ["ruleset: 4", ["schema/type 1:10 4"]],
    ["ruleset:", ["schema/type 1:1 ruleset"]],
    ['ruleset: ""', ['schema/range 1:10 ""']],
    ["budget: -1", ["schema/range 1:9 -1"]],
    ["budget: sixty", ["schema/type 1:9 sixty"]],
    ["budget: .inf", ["schema/type 1:9 .inf"]],
    ["maxWarnings: 1.5", ["schema/type 1:14 1.5"]],
    ["maxWarnings: -1", ["schema/range 1:14 -1"]],
    ["maxWarnings: none", ["schema/type 1:14 none"]],
    ["rules: off", ["schema/type 1:8 off"]],
    ["rules: [engines/none]", ["schema/type 1:9 engines/none"]],
    ["rules: {engines/none: loud}", ["schema/range 1:23 loud"]],
    ["rules: {engines/none: 0}", ["schema/type 1:23 0"]],
    ["rules: {engines/none: }", ["schema/type 1:9 engines/none"]],
    ["rules: {engine/none: off}", ["schema/unknown-key 1:9 engine/none"]],
    ["rules:\n  engines/none: off\n  hull/overfull: info", ["schema/range 3:18 info"]],
    ["ignore: drafts/", ["schema/type 1:9 drafts/"]],
    ["ignore: [1]", ["schema/type 1:10 1"]],
    ["ignore: [a, ./b]", ["schema/type 1:13 ./b"]],
    ["ignore: [../b]", ["schema/type 1:10 ../b"]],
    ["ignore: ['#a']", ["schema/type 1:10 '#a'"]],
    ["ignore: ['']", ["schema/type 1:10 ''"]],
    ["ignore: ['!']", ["schema/type 1:10 '!'"]],
    ["ignore: ['a ']", ["schema/type 1:10 'a '"]],
    ["ignore: ['**/a/**/b/**/c']", ["schema/type 1:10 '**/a/**/b/**/c'"]],
    ["extends: house", ["schema/unknown-key 1:1 extends"]],
    ["maxWarning: 1\nbudgets: 3", ["schema/unknown-key 1:1 maxWarning", "schema/unknown-key 2:1 budgets"]],
    ["- ruleset: house", ["schema/type 1:3 ruleset"]],
    ["house", ["schema/type 1:1 house"]],
    ["budget: 1\n---\nbudget: 2", ["schema/type 2:1 "]],
    ["budget: [", ["yaml/syntax 1:10 "]],
    ["budget: 1\nbudget: 2", ["yaml/duplicate-key 2:1 budget"]],
    ["budget: *none", ["yaml/alias 1:9 *none"]],
    ["budget: 010", ["schema/number-style 1:9 010"]],
  ])("%j", (yaml, expected) => {
    const { config, brief } = read(yaml);
    expect(brief.map((each) => each.slice(0, expected[0]!.length))).toEqual(expected);
    expect(config === null).toBe(!yaml.endsWith("010"));
  });

  test("and of too many globs, how many there may be", () => {
    const { told } = read(`ignore: [${repeat(201, (i) => `a${i}`, ", ")}]`);
    expect(told.map(({ message }) => message)).toEqual([
      "expected at most 200 of them for ignore, found a list",
    ]);
  });

  test("bytes that are no UTF-8", () => {
    expect(read(new Uint8Array([0x62, 0xff])).brief).toEqual(["yaml/encoding 1:2 "]);
  });

  test("with a suggestion for a key and a rule that are misspelt", () => {
    const { told } = read("maxWarning: 1\nrules: {engine/none: off, hull/overful: off}");
    expect(told.map(({ suggestions }) => suggestions)).toEqual([
      ["maxWarnings"],
      ["engines/none"],
      ["hull/overfull"],
    ]);
  });

  test.each(RULES.map(({ id, severity, locked = false }) => [id, severity, locked] as const))(
    "%s takes a severity, and if it is locked only its own",
    (id, severity, locked) => {
      for (const setting of RULE_SETTINGS) {
        const { config, brief } = read(`rules:\n  ${id}: ${setting}\n`);
        if (locked && setting !== severity)
          expect([config, brief]).toEqual([null, [`schema/range 2:${id.length + 5} ${setting}`]]);
        else expect([config?.rules, brief]).toEqual([{ [id]: setting }, []]);
      }
    },
  );
});

test("a key's line is that of the key, in whatever style", () => {
  const { config } = read(
    "\nrules:\n  price/zero: off\n\n  ? engines/none\n  : info\nignore:\n- a\n- b\nbudget: 4\n",
  );
  expect(config?.lines).toEqual({
    rules: 2,
    "rules.price/zero": 3,
    "rules.engines/none": 5,
    ignore: 7,
    "ignore.0": 8,
    "ignore.1": 9,
    budget: 10,
  });
});

describe("hostile configurations", () => {
  test.each<[string, string, RegExp]>([
    ["deep nesting", `ignore: ${"[".repeat(50_000)}`, /^yaml\/syntax/],
    [
      "an alias bomb",
      `a: &a [x]\n${repeat(30, (i) => `b${i}: &b${i} [*${i ? `b${i - 1}` : "a"}, *${i ? `b${i - 1}` : "a"}]\n`)}`,
      /^yaml\/alias/,
    ],
    ["a cyclic alias", "rules: &a {price/zero: *a}", /^yaml\/alias/],
    [
      "keys of objects",
      "__proto__: {budget: 1}\nconstructor: 1\nrules: {__proto__: off, toString: off}",
      /^schema\/unknown-key 1:1 __proto__/,
    ],
    ["many globs", `ignore: [${repeat(20_000, (i) => `a${i}`, ", ")}]`, /^schema\/range 1:10 a0/],
    ["a long glob", `ignore: [${"a".repeat(500_000)}]`, /^schema\/type|^schema\/range 1:10/],
    ["a glob of stars", `ignore: ['${"*".repeat(290)}', '${"**/".repeat(90)}']`, /^schema\/type 1:304/],
    ["many keys", repeat(20_000, (i) => `k${i}: 1\n`), /^schema\/unknown-key 1:1/],
    ["many rules", `rules: {${repeat(20_000, (i) => `k/${i}: off`, ", ")}}`, /^schema\/unknown-key/],
    ["a long text", `ruleset: ${"r/".repeat(200_000)}`, /^schema\/range 1:10/],
  ])("%s end in findings, soon", (_, yaml, expected) => {
    let brief: string[] = [];
    expect(took(() => (brief = read(yaml).brief))).toBeLessThan(5000);
    expect(brief[0]).toMatch(expected);
  });

  test("no text at all throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.uint8Array()), (text) => void read(text)));
  });
});

describe("the JSON Schema", () => {
  const validate = new Ajv({ strict: true }).compile(configJsonSchema());
  const agree = (value: unknown) => [validate(value), configSchema().safeParse(value).success];

  test("has every rule's id with what it finds, and the severities of those that may be changed", () => {
    const { properties } = configJsonSchema() as { properties: Record<string, { properties: object }> };
    const rules = Object.entries(properties.rules!.properties);
    expect(rules.map(([id]) => id)).toEqual(RULES.map(({ id }) => id));
    for (const [i, [, schema]] of rules.entries()) {
      const { title, severity, locked } = RULES[i]!;
      expect(schema).toMatchObject({
        description: expect.stringContaining(title),
        ...(locked ? { const: severity } : { enum: [...RULE_SETTINGS] }),
      });
    }
  });

  test("says what the Zod schema says", () => {
    const settings = fc.constantFrom(...RULE_SETTINGS, "loud", 1, null);
    const ids = fc.constantFrom(...RULES.map(({ id }) => id), "no/rule", "x-mine");
    const globs = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom("a", "*", "**/", "/", "!", "#", ".", "..", " ", "\\", "[", "]", "\n", "?"), {
          maxLength: 12,
        })
        .map((parts) => parts.join("")),
    );
    const config = fc.record(
      {
        ruleset: fc.oneof(fc.string(), fc.integer()),
        rules: fc.dictionary(ids, settings, { maxKeys: 2 }),
        ignore: fc.oneof(fc.array(globs), fc.string()),
        maxWarnings: fc.oneof(fc.integer(), fc.double({ min: -1e15, max: 1e15, noNaN: true }), fc.string()),
        budget: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
        other: fc.integer(),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    const zodAccepts = (value: { rules?: Record<string, unknown> }) => {
      // Free keys never reach the Zod schema: the source room leaves them out.
      const { "x-mine": _, ...rules } = value.rules ?? {};
      return configSchema().safeParse({ ...value, ...(value.rules && { rules }) }).success;
    };
    fc.assert(
      fc.property(config, (value) => validate(value) === zodAccepts(value as never)),
      { numRuns: 2000 },
    );
  });

  test("and of each value that is read above", () => {
    for (const yaml of [
      "rules: {engines/none: off, hull/overfull: error}",
      "budget: 1",
      "ignore: ['a/**']",
      "{}",
    ])
      expect(agree(parse(yaml))).toEqual([true, true]);
    for (const yaml of [
      "rules: {hull/overfull: warning}",
      "ignore: [./a]",
      "maxWarnings: 1.5",
      "[]",
      "extends: x",
    ])
      expect(agree(parse(yaml))).toEqual([false, false]);
  });
});
