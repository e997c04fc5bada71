import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Loader } from "../src/design/load.js";
import { checkFile, diagnose } from "../src/lint/lint.js";
import type { Diagnostic, Example } from "../src/lint/rule.js";
import { RULES } from "../src/lint/rules.js";
import { memoryFiles } from "../src/source/files.js";

/** The catalogue (lint.md), in its order. `suppression/unused` is not a rule of a design. */
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
  "fleet/budget fleet/duplicate-name fleet/flagship fleet/design-reference",
  "rule/disabled",
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
  const loader = new Loader({ files: memoryFiles(files) });
  const file = loader.load("example.yaml", bytes ? Uint8Array.from(bytes) : new TextEncoder().encode(yaml));
  expect(file.rulesetFindings).toEqual([]);
  const diagnostics = diagnose(checkFile(file).findings, loader.sources);
  return {
    diagnostics,
    under: ({ path, span }) => loader.sources.get(path)!.text.slice(span.start, span.end),
    fixed(ruleId) {
      const edits = diagnostics.flatMap((each) => (each.ruleId === ruleId ? (each.fix?.edits ?? []) : []));
      const last = edits.sort((a, b) => b.span.start - a.span.start);
      return last.reduce(
        (text, { span, text: own }) => text.slice(0, span.start) + own + text.slice(span.end),
        loader.sources.get("example.yaml")!.text,
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
    expect(RULES.map(({ id }) => id).filter((id) => id !== "suppression/unused")).toEqual(CATALOGUE);
  });

  it("holds every rule id that the source names", () => {
    const ids = new Set(RULES.map(({ id }) => id).concat("suppression/unused"));
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
