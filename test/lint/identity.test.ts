import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sameLater, sameNow } from "../../src/lint/identity.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import { RULES } from "../../src/lint/rules.js";
import { lintText, runLint } from "../support/linting.js";

/** Rules with a finding that can be looked at in text. */
const WRITTEN = RULES.filter(({ bad }) => bad.bytes === undefined).map((rule) => [rule.id, rule] as const);

const later = (each: Diagnostic) => sameLater(each, { file: each.path, ship: each.ship });

/** What identifies the findings of a rule in a text, in another run; sorted. */
function identities(yaml: string, ruleId: string, files: Readonly<Record<string, string>> = {}): string[] {
  const { diagnostics } = runLint({ ...files, "example.yaml": yaml }, { named: ["example.yaml"] });
  return diagnostics
    .filter((each) => each.ruleId === ruleId)
    .map(later)
    .sort();
}

describe("the findings of another run", () => {
  test.each(WRITTEN)("of %s are the same when lines come before them", (id, { bad }) => {
    const moved = `# moved\n\n# by three lines\n${bad.yaml}`;
    const before = identities(bad.yaml, id, bad.files);
    expect(before.length).toBeGreaterThan(0);
    expect(identities(moved, id, bad.files)).toEqual(before);
  });

  test.each(WRITTEN)("of %s are the same under Windows' line ends", (id, { bad }) => {
    const before = identities(bad.yaml, id, bad.files);
    expect(identities(bad.yaml.replaceAll("\n", "\r\n"), id, bad.files)).toEqual(before);
  });

  test.each(WRITTEN)(
    "of %s are told apart by facts that its findings have",
    (id, { bad, identifiedBy = [] }) => {
      const { diagnostics } = runLint(
        { ...bad.files, "example.yaml": bad.yaml },
        { named: ["example.yaml"] },
      );
      const facts = diagnostics.filter((each) => each.ruleId === id).flatMap(({ args }) => Object.keys(args));
      expect(facts).toEqual(expect.arrayContaining([...identifiedBy]));
    },
  );

  const SHIP = "hull: 8, primaries: 4";
  test.each<[rule: string, change: string, before: string, after: string]>([
    [
      "fleet/budget",
      "a total that grows",
      `budget: 1\nships:\n- {name: A, ${SHIP}}\n`,
      `budget: 1\nships:\n- {name: A, ${SHIP}}\n- {name: B, ${SHIP}}\n`,
    ],
    [
      "price/declared",
      "another computed price",
      `{name: A, ${SHIP}, points: 99}`,
      `{name: A, ${SHIP}, shields: 2, points: 99}`,
    ],
    [
      "hull/overfull",
      "one weapon more",
      "{name: A, hull: 2, primaries: 3}",
      "{name: A, hull: 2, primaries: 4}",
    ],
    [
      "engines/outlive-hull",
      "a hull of one more",
      "{name: A, hull: 4, primaries: 4, engines: 9}",
      "{name: A, hull: 5, primaries: 5, engines: 9}",
    ],
    [
      "hull/partly-filled-box",
      "more in a box",
      `{name: A, ${SHIP}, secondaries: 1}`,
      `{name: A, ${SHIP}, secondaries: 2}`,
    ],
    [
      "special/split-group",
      "another number",
      `{name: A, ${SHIP}, specials: "1xPlasma(F), 1xPlasma(F)"}`,
      `{name: A, ${SHIP}, specials: "1xPlasma(F), 2xPlasma(F)"}`,
    ],
    [
      "fleet/duplicate-name",
      "ships between",
      `- {name: A, ${SHIP}}\n- {name: A, ${SHIP}}\n`,
      `- {name: A, ${SHIP}}\n- {name: B, ${SHIP}}\n- {name: A, ${SHIP}}\n`,
    ],
  ])("of %s are the same in spite of %s", (rule, _, before, after) => {
    const known = identities(before, rule);
    expect(known).toHaveLength(1);
    expect(identities(after, rule)).toEqual(known);
  });

  test.each<[rule: string, change: string, before: string, after: string]>([
    [
      "engines/odd-point",
      "another rating",
      `{name: A, ${SHIP}, engines: 3}`,
      `{name: A, ${SHIP}, engines: 5}`,
    ],
    ["engines/odd-point", "another ship", `{name: A, ${SHIP}, engines: 3}`, `{name: B, ${SHIP}, engines: 3}`],
    [
      "price/declared",
      "another declared price",
      `{name: A, ${SHIP}, points: 98}`,
      `{name: A, ${SHIP}, points: 99}`,
    ],
    [
      "hull/partly-filled-box",
      "another kind of weapon",
      `{name: A, ${SHIP}, secondaries: 1}`,
      `{name: A, ${SHIP}, fighterBays: 1}`,
    ],
    ["schema/unknown-key", "another key", `{name: A, ${SHIP}, shild: 1}`, `{name: A, ${SHIP}, sheld: 1}`],
  ])("of %s are others for %s", (rule, _, before, after) => {
    const [known, now] = [identities(before, rule), identities(after, rule)];
    expect([known.length, now.length]).toEqual([1, 1]);
    expect(now).not.toEqual(known);
  });
});

test("neither words nor severity say whether findings are the same, now or later", () => {
  const found = RULES.flatMap(({ bad }) => (bad.bytes ? [] : lintText(bad.yaml).diagnostics));
  fc.assert(
    fc.property(fc.constantFrom(...found), fc.string(), fc.string(), (each, message, help) => {
      const reworded: Diagnostic = { ...each, message, help, severity: "info" };
      expect(sameNow(reworded)).toBe(sameNow(each));
      expect(later(reworded)).toBe(later(each));
    }),
    { numRuns: 200 },
  );
});

test("one rule says different things of one place in a run, and the same of it once", () => {
  const design = "name: A\nhull: 4\nprimaries: 4\npoints: 3\n";
  const rules = (least: number) => `ruleset: r\nversion: "1"\nextends: house\nminimumPoints: ${least}\n`;
  const fleet = (ruleset: string) =>
    `ruleset: ${ruleset}\nships: [{design: a.yaml}, {design: a.yaml, name: B}]\n`;
  const files = { "a.yaml": design, "r9.yaml": rules(9), "r8.yaml": rules(8) };
  const fleets = { "f.yaml": fleet("r9.yaml"), "g.yaml": fleet("r9.yaml"), "h.yaml": fleet("r8.yaml") };
  const { diagnostics } = runLint({ ...files, ...fleets }, { named: Object.keys(fleets) });
  expect(diagnostics.map(({ path, ruleId, args }) => [path, ruleId, args.computed])).toEqual([
    ["a.yaml", "price/declared", 9],
    ["a.yaml", "price/declared", 8],
  ]);
});
