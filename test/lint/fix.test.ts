import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Ship, Special } from "../../src/design/ship.js";
import { fix, format, type LoadOptions, loadFleet } from "../../src/index.js";
import { type Checked, fixAll } from "../../src/lint/fix.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import { RULES } from "../../src/lint/rules.js";
import { splice, together } from "../../src/lint/splice.js";
import { memoryFiles } from "../../src/source/files.js";
import { runLint } from "../support/linting.js";
import { repeat, took } from "../support/loading.js";

const fixed = (text: string, options: LoadOptions = {}) => fix(text, options).text;
const rulesOf = ({ diagnostics }: { diagnostics: readonly Diagnostic[] }) =>
  diagnostics.map(({ ruleId }) => ruleId);
/** A ship whose special weapons are written so, in a hull that has room. */
const ship = (specials: string) => `name: A\nhull: 90\nspecials: ${specials}\n`;

describe("what a fix writes", () => {
  test.each([
    ["canonical notation", "2 X plasma cannon 3 (f) # here", "2xPlasma3(F) # here"],
    ["three equal groups as one", "1xPlasma(F), 2xPlasma(F), 3xPlasma(F)", "6xPlasma(F)"],
    ["groups merged and spelt at once", "1 x plasma,1xPLASMA(f) ,1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    [
      "two kinds that alternate",
      "1xPlasma(F), 1xMissile(F), 1xPlasma(F), 1xMissile(F)",
      "2xPlasma(F), 2xMissile(F)",
    ],
    ["arcs with commas", "1xPlasma(F,P),1xPlasma(P/F)", "2xPlasma(FP)"],
    ["double quotes kept", '"1 x plasma"', '"1xPlasma(F)"'],
    ["single quotes kept", "'1 x plasma,1xplasma(f)'", "'2xPlasma(F)'"],
    ["a flow list", "[1 x plasma, '1 x missile (a)']", "[1xPlasma(F), '1xMissile(A)']"],
    [
      "a text over several lines",
      "1 x plasma,\n    1xPlasma(F),\n  1xMissile(A)",
      "2xPlasma(F),\n  1xMissile(A)",
    ],
    [
      "a folded text",
      ">-\n  1 x plasma,\n  1xPlasma(F),\n  1xMissile(A)",
      ">-\n  2xPlasma(F),\n  1xMissile(A)",
    ],
    ["a literal text", "|\n  1 x plasma,\n  1xMissile(a)\n", "|\n  1xPlasma(F),\n  1xMissile(A)\n"],
    ["lines ended by CRLF", "1 x plasma\r\nnotes: b\r", "1xPlasma(F)\r\nnotes: b\r"],
    ["an escape beside it", '"1 x plasma,\\u0031xMissile(A)"', '"1xPlasma(F),\\u0031xMissile(A)"'],
    ["a tag beside it", "!!str 1 x plasma", "!!str 1xPlasma(F)"],
  ])("%s", (_, written, expected) => {
    expect(fixed(ship(written))).toBe(ship(expected));
    expect(format(ship(written)).text).toBe(ship(expected));
  });

  test.each([
    ["a declared price", "name: A\nhull: 4\nprimaries: 4\npoints:   7   # old\n", "7", "4"],
    ["a number in plain digits", "name: A\nhull: 010\nprimaries: 10\n", "010", "10"],
    ["a price that is written oddly too", "name: A\nhull: 4\nprimaries: 4\npoints: 0o7\n", "0o7", "4"],
    ["a number in a flow map", "{name: A, hull: +4, primaries: 4}", "+4", "4"],
    ["a number in a ship with errors", "name: A\nhull: 010\nshild: 1\n", "010", "10"],
  ])("%s, which is no matter of fmt", (_, text, from, to) => {
    expect(fixed(text)).toBe(text.replace(from, to));
    expect(format(text).text).toBe(text);
  });

  test("leaves a byte order mark, and all beside the place, as it is", () => {
    const text =
      "\uFEFF---\r\n# a\t\r\nname:  'A'   \r\nhull: 4 \nspecials: 1 x plasma\t# b\r\nprimaries:   3\r\n\r\n...";
    expect(fixed(text)).toBe(text.replace("1 x plasma", "1xPlasma(F)"));
  });

  test("what is shared by a merge or an alias is mended once, where it stands", () => {
    const text = `x-arms: &arms 1 x plasma
x-base: &base {hull: 8, specials: *arms}
ships:
  - {<<: *base, name: A}
  - {<<: *base, name: B}
  - {name: C, hull: 4, specials: *arms}
`;
    // The last line of the map makes it a fleet; a free key may come first.
    expect(fixed(text)).toBe(text.replace("1 x plasma", "1xPlasma(F)"));
    expect(rulesOf(fix(text))).toEqual([]);
  });

  test("thousands of equal groups are merged in a few rounds", () => {
    const text = ship(repeat(3000, () => "1xPlasma(F)", ", ")).replace("hull: 90", "hull: 3000");
    let result = "";
    expect(took(() => (result = fixed(text)))).toBeLessThan(10_000);
    expect(result).toBe(ship("3000xPlasma(F)").replace("hull: 90", "hull: 3000"));
  });
});

describe("what is not fixed", () => {
  test.each([
    ["a text that is the ship's class too", "name: A\nhull: 8\nclass: &c 1 x plasma\nspecials: *c\n"],
    ["a text whose anchor stands at a note", "name: A\nhull: 8\nspecials: &c 1 x plasma\nnotes: *c\n"],
    ["an item of a list that is a name too", "ships:\n  - {name: &n 1 x plasma, hull: 8, specials: [*n]}\n"],
    ["a list that is the traits too", "name: A\nhull: 8\nspecials: &c [1 x plasma]\ntraits: *c\n"],
    ["a key that is aliased", "x-k: {? &k 1 x plasma : 1}\nname: A\nhull: 8\nspecials: *k\n"],
    ["a group that is escaped", ship('"1 x pl\\u0061sma"')],
    ["a group over two lines", ship("1 x\n  plasma")],
    ["groups of two items of a list", ship("[1xPlasma(F), 1xPlasma(F)]")],
    [
      "a price that two ships share",
      "ships:\n  - &a {name: A, hull: 4, primaries: 4, points: 7}\n  - {<<: *a, name: B}\n",
    ],
    ["a file with a YAML error in another document", `${ship("1 x plasma")}---\nname: [\n`],
    ["a file with a cyclic alias", `${ship("1 x plasma")}---\n&a [*a]\n`],
    ["what is no design", "ruleset: r\nversion: '1'\nextends: house\nmodifiers: []\nlimits: {hull: 010}\n"],
  ])("%s", (_, text) => {
    expect(fixed(text)).toBe(text);
    expect(fix(text).count).toBe(0);
    expect(rulesOf(fix(text)).length).toBeGreaterThan(0);
  });

  test("what is switched off", () => {
    const text = "name: A\nhull: 010\nprimaries: 10\npoints: 7\n";
    const severities = { "price/declared": "off" } as const;
    expect(fixed(text, { severities })).toBe(text.replace("010", "10"));
  });

  test("what a comment suppresses; a comment that suppresses nothing goes, with its line", () => {
    const kept = "specials: 1 x plasma # shipcost-disable-line special/style: as on her card\n";
    const text = `name: A\nhull: 8\n${kept}`;
    for (const mend of [fix, format]) expect(mend(text)).toMatchObject({ text, count: 0, diagnostics: [] });
    const idle = `name: A\n# shipcost-disable-next-line engines/none, price/zero: old\nhull: 010\r\nprimaries: 10 # shipcost-disable-line engines/none: old\n`;
    expect(fixed(idle)).toBe("name: A\nhull: 10\r\nprimaries: 10\n");
    expect(format(idle).text).toBe(idle);
  });

  test("a suppressed finding that a merge takes along leaves a comment that goes as well", () => {
    const text =
      "name: A\nhull: 8\nprimaries: 6\n# shipcost-disable-file special/style: old\nspecials: 1xPlasma(F), 1xplasma(F)\n";
    expect(fixed(text)).toBe("name: A\nhull: 8\nprimaries: 6\nspecials: 2xPlasma(F)\n");
  });

  test("a design that only another file names", () => {
    const files = memoryFiles({ "a.yaml": ship("1 x plasma") });
    const fleet = "ships:\n  - {design: a.yaml, count: 010}\n";
    const result = fix(fleet, { files });
    expect(result.text).toBe(fleet.replace("010", "10"));
    expect(rulesOf(result)).toEqual(["special/style"]);
  });
});

/** Checks files held in memory, and fixes them. */
function fixFiles(contents: Record<string, string>, alter: (first: Checked) => Checked = (each) => each) {
  const check = (texts: ReadonlyMap<string, string>): Checked => {
    const now = { ...contents, ...Object.fromEntries(texts) };
    return runLint(now, { named: Object.keys(now).filter((path) => !path.startsWith("rules")) });
  };
  const { texts, refused, ...rest } = fixAll(alter(check(new Map())), { wanted: () => true, recheck: check });
  return {
    ...rest,
    texts: Object.fromEntries(texts),
    refused: refused.map(({ path, ruleId }) => `${path} ${ruleId}`),
  };
}

describe("files that name one another", () => {
  const design = "name: A\nhull: 4\nprimaries: 4\nspecials: ''\npoints: 3\n";
  const plain = design.replace("specials: ''\n", "");
  const dear = (rules: string) => `fleet: ${rules}\nruleset: ${rules}\nships: [{design: a.yaml}]\n`;
  const rules = (crew: number) => `ruleset: r\nversion: "1"\nextends: house\nminimumPoints: ${crew}\n`;

  test("a design is mended once, whoever names it", () => {
    const { texts, count, refused } = fixFiles({
      "a.yaml": plain,
      "f.yaml": "ships: [{design: a.yaml}, {design: a.yaml, name: B}]\n",
      "g.yaml": "ships: [{design: a.yaml, count: 010}]\n",
    });
    expect(texts).toEqual({
      "a.yaml": plain.replace("points: 3", "points: 4"),
      "g.yaml": "ships: [{design: a.yaml, count: 10}]\n",
    });
    expect([count, refused]).toEqual([2, []]);
  });

  test("a price on which two rulesets differ is left, and everything else is mended", () => {
    const { texts, refused } = fixFiles({
      "a.yaml": plain,
      "f.yaml": dear("rules-9.yaml"),
      "g.yaml": "ships: [{name: X, hull: 1, primaries: 1, points: 7}]\n",
      "rules-9.yaml": rules(9),
    });
    expect(texts).toEqual({ "g.yaml": "ships: [{name: X, hull: 1, primaries: 1, points: 1}]\n" });
    expect(refused).toEqual(["a.yaml price/declared"]);
  });

  test("a price that is right under one ruleset is not made wrong for another's sake", () => {
    const { texts, refused } = fixFiles({
      "a.yaml": plain.replace("points: 3", "points: 4"),
      "f.yaml": dear("rules-9.yaml"),
      "rules-9.yaml": rules(9),
    });
    expect([texts, refused]).toEqual([{}, ["a.yaml price/declared"]]);
  });
});

describe("the safety net", () => {
  const text =
    "fleet: F\nships:\n  - name: A\n    hull: 8\n    specials: 1 x plasma # c\n  - {name: B, hull: 010, primaries: 10}\n";

  test.each([
    ["breaks the YAML", '1xPlasma(F)": ['],
    ["is another weapon", "1xMissile(F)"],
    ["is another number of weapons", "2xPlasma(F)"],
    ["is no notation", "1xPlazma(F)"],
    ["is the same as before", "1 x plasma"],
    ["adds a key", "1xPlasma(F)\n    shields: 2"],
    ["adds an unknown key", "1xPlasma(F)\n    shild: 2"],
    ["adds a ship", "1xPlasma(F)\n  - {name: C, hull: 1, primaries: 1}"],
    ["adds a document", "1xPlasma(F)\n---\nname: D\nhull: 1\n"],
  ])("does not let a fix through that %s", (_, bad) => {
    const { texts, refused } = fixFiles({ "f.yaml": text, "g.yaml": ship("1 x missile") }, (first) => ({
      ...first,
      diagnostics: first.diagnostics.map((each) =>
        each.path === "f.yaml" && each.ruleId === "special/style"
          ? { ...each, fix: { edits: [{ span: each.span, text: bad }] } }
          : each,
      ),
    }));
    expect(texts["g.yaml"]).toBe(ship("1xMissile(F)"));
    expect(texts["f.yaml"] ?? text).toContain("specials: 1 x plasma # c\n");
    expect(refused).toContain("f.yaml special/style");
  });
});

describe("the rules' own account of their fixes", () => {
  /** Rules that can fix some of what they find: test/lint/slips.test.ts shows which. */
  const SOMETIMES = ["schema/unknown-key", "schema/range", "special/notation", "special/arc"];

  test.each(RULES.map((rule) => [rule.id, rule] as const))("%s offers a fix if it says so", (_, rule) => {
    if (rule.bad.bytes) return expect(rule.fix).toBeUndefined();
    const { diagnostics } = loadFleet(rule.bad.yaml, { files: memoryFiles(rule.bad.files ?? {}) });
    const isFixed = diagnostics.some((each) => each.fix !== null);
    expect(isFixed || SOMETIMES.includes(rule.id)).toBe(rule.fix !== undefined);
  });
});

describe("splicing", () => {
  const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(4), fc.stringMatching(/^[A-Z]{0,3}$/)), {
    maxLength: 3,
  });
  const offers = fc.array(fc.tuple(fc.constantFrom("a/a", "b/b"), edits), { maxLength: 8 }).map((list) =>
    list.map(([ruleId, parts]) => ({
      ruleId,
      fix: { edits: parts.map(([start, length, text]) => ({ span: { start, end: start + length }, text })) },
    })),
  );

  it("takes fixes whole, of which no two touch the same characters", () => {
    fc.assert(
      fc.property(offers, (all) => {
        const taken = together(all);
        const spans = taken.flatMap(({ fix }) => fix.edits.map(({ span }) => span));
        for (const [i, a] of spans.entries()) {
          for (const b of spans.slice(i + 1)) {
            const shared = Array.from({ length: 40 }, (_, at) => at).filter((at) =>
              [a, b].every(({ start, end }) => at >= start && at < end),
            );
            expect(shared).toEqual([]);
            expect(a.start === b.start && (a.end === a.start || b.end === b.start)).toBe(false);
          }
        }
        const made = all.filter(({ fix }) => fix.edits.length > 0);
        if (made.length === 1 && taken.length === 0) expect(made[0]!.fix.edits.length).toBeGreaterThan(1);
      }),
      { numRuns: 120 },
    );
  });

  it("writes what replacing from the last to the first writes", () => {
    const text = "abcdefghijklmnopqrstuvwxyz0123456789";
    fc.assert(
      fc.property(offers, (all) => {
        const chosen = together(all).flatMap(({ fix }) => fix.edits);
        const plain = [...chosen]
          .sort((a, b) => b.span.start - a.span.start || b.span.end - a.span.end)
          .reduce(
            (done, { span, text: put }) => done.slice(0, span.start) + put + done.slice(span.end),
            text,
          );
        expect(splice(text, chosen)).toBe(plain);
      }),
      { numRuns: 120 },
    );
  });
});

/** Special weapons written by people of all sorts. */
const group = fc
  .tuple(
    fc.constantFrom("1", "2", "12"),
    fc.constantFrom("x", " x ", "X", "×"),
    fc.constantFrom("Plasma", "plasma cannon", "Mass Driver", "massdriver", "MISSILE", "Missile Battery"),
    fc.constantFrom("", "2", " 3"),
    fc.constantFrom("", "(F)", " (a)", "(P,s)", "(FP)", "( f )"),
  )
  .map((parts) => parts.join(""));
const notation = fc.array(group, { minLength: 1, maxLength: 4 }).chain((groups) =>
  fc
    .array(fc.constantFrom(",", ", ", " ,  ", ",\n      "), {
      minLength: groups.length,
      maxLength: groups.length,
    })
    .map((commas) => groups.map((each, i) => (i === 0 ? each : commas[i - 1] + each)).join("")),
);
const flat = (text: string) => text.replace(/\s*\n\s*/g, " ");
/** The value of `specials:` in each style that YAML has. */
const written = fc.oneof(
  notation,
  notation.map((text) => `"${text}"`),
  notation.map((text) => `'${text}'`),
  notation.map((text) => `>-\n      ${text}`),
  notation.map((text) => `|\n      ${text}`),
  fc
    .array(group, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((each) => `\n      - ${each}  # c`).join("")),
  fc
    .array(notation, { minLength: 1, maxLength: 3 })
    .map((items) => `[ ${items.map((each) => `"${flat(each)}"`).join(" , ")} ]`),
  fc.constantFrom("*arms", "&own 1 x plasma", "1xPlasma(F)", "''"),
);
const number = (value: number) =>
  fc.constantFrom(`${value}`, `0${value}`, `+${value}`, `0x${value.toString(16)}`);
const blockShip = fc
  .record({
    specials: written,
    hull: number(900),
    points: fc.option(number(7)),
    base: fc.boolean(),
    gap: fc.constantFrom("", "   ", " # c"),
  })
  .map(
    ({ specials, hull, points, base, gap }) =>
      `  - name: N # 1 x plasma\n    hull: ${hull}${gap}\n${base ? "    <<: *base\n" : ""}    specials: ${specials}\n${points === null ? "" : `    points: ${points}${gap}\n`}`,
  );
const flowShip = fc
  .tuple(notation, number(800), fc.constantFrom('"', "'"))
  .map(
    ([text, hull, quote]) =>
      `  - { name: N,  hull: ${hull} , specials: ${quote}${flat(text)}${quote} } # c\n`,
  );
const fleet = fc
  .record({
    ships: fc.array(fc.oneof(blockShip, flowShip), { minLength: 1, maxLength: 4 }),
    eol: fc.constantFrom("\n", "\r\n"),
    mark: fc.constantFrom("", "\uFEFF"),
    end: fc.constantFrom("", "# end", "\n\n", "..."),
    budget: number(60),
  })
  .map(({ ships, eol, mark, end, budget }) => {
    // Names must differ: else the fleet has findings about them.
    const named = ships.map((each, i) => each.replace("N", `Ship ${i}`)).join("");
    const head =
      "fleet: 'F'\nx-arms: &arms 1 x plasma,  1xPlasma(F)\nx-base: &base {shields: +1, specials: *arms}\n";
    return mark + `${head}budget:  ${budget}\nships:\n${named}${end}`.replaceAll("\n", eol);
  });

function merged(specials: readonly Special[]) {
  const counts: Record<string, number> = {};
  for (const { count, type, power, arcs } of specials) {
    const key = `${type} ${power} ${arcs.join("")}`;
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}

/** What a file says, with equal special weapons counted together and no declared points. */
function meaning(text: string) {
  const { documents } = loadFleet(text);
  return documents.map(({ document, points, budget, ships }) => ({
    points,
    budget,
    ships: ships.map(({ loaded, price }) => {
      const { specials, points: _, ...rest } = loaded.ship as Ship;
      return { ...rest, specials: merged(specials), price: price?.exact };
    }),
    header: document.header.name,
  }));
}

/** The lines of a text in which no finding has anything to mend. */
function untouched(text: string): string[] {
  const { diagnostics, sources } = loadFleet(text);
  const source = sources.get("fleet.yaml")!;
  const touched = new Set<number>();
  for (const { span } of diagnostics.flatMap((each) => each.fix?.edits ?? [])) {
    const [from, to] = [source.position(span.start).line, source.position(span.end).line];
    for (let line = from; line <= to; line++) touched.add(line);
  }
  return source.text.split("\n").filter((_, i) => !touched.has(i + 1));
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const line of all) if (line === some[at]) at++;
  return at === some.length;
}

describe.each([
  ["fix", fix, []],
  ["format", format, ["schema/number-style", "price/declared"]],
] as const)("%s, on fleets in every style of YAML,", (_, mend, others: readonly string[]) => {
  const count = (ids: readonly string[], id: string) => ids.filter((each) => each === id).length;

  it("mends all that it may, in one go, and changes nothing else", () => {
    fc.assert(
      fc.property(fleet, (text) => {
        const result = mend(text);
        const offered = result.diagnostics.filter((each) => each.fix !== null).map(({ ruleId }) => ruleId);
        expect(offered.filter((id) => !others.includes(id))).toEqual([]);
        expect(mend(result.text)).toMatchObject({ text: result.text, count: 0 });
        expect(meaning(result.text)).toEqual(meaning(text));
        expect(result.text.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
        expect(/(?<!\r)\n/.test(result.text)).toBe(/(?<!\r)\n/.test(text));
        expect(isWithin(untouched(text), result.text.replace(/^\uFEFF/, "").split("\n"))).toBe(true);
        const [was, is] = [rulesOf(loadFleet(text)), rulesOf(result)];
        for (const id of new Set(is)) expect(count(is, id)).toBeLessThanOrEqual(count(was, id));
      }),
      { numRuns: 40 },
    );
  });
});
