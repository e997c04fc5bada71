import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatSpecial,
  formatSpecials,
  NotationReader,
  type ParsedNotation,
} from "../../src/design/notation.js";
import type { Special } from "../../src/design/ship.js";
import { house } from "../../src/rulebook/house.js";
import { ruleset } from "../support/helpers.js";
import { load } from "../support/loading.js";

const reader = new NotationReader(house);
const read = (text: string) => reader.parse(text).groups.map(({ special }) => special);
const canonical = (text: string, by = reader) => {
  const { groups, problems } = by.parse(text);
  return problems.length > 0
    ? problems.map(({ problem }) => problem)
    : formatSpecials(groups.map((g) => g.special));
};

describe("the notation", () => {
  it.each<[string, Special[]]>([
    ["1xPlasma(F)", [{ count: 1, type: "Plasma", power: 1, arcs: ["F"] }]],
    ["2xMissile3(FP)", [{ count: 2, type: "Missile", power: 3, arcs: ["F", "P"] }]],
    ["1xMine Rack", [{ count: 1, type: "Mine Rack", power: 1, arcs: [] }]],
    ["1xMSG(360)", [{ count: 1, type: "MSG", power: 1, arcs: ["360"] }]],
    [
      "2xPlasma (F), 1xMissile2(A)",
      [
        { count: 2, type: "Plasma", power: 1, arcs: ["F"] },
        { count: 1, type: "Missile", power: 2, arcs: ["A"] },
      ],
    ],
  ])("%s says its count, type, strength and arcs", (text, specials) => {
    expect(read(text)).toEqual(specials);
  });

  it.each([
    ["1xPlasma", "1xPlasma(F)"],
    ["1xPlasma1(F)", "1xPlasma(F)"],
    ["1xPlasma Cannon(F)", "1xPlasma(F)"],
    ["1xMassDriver2(A)", "1xMass Driver2(A)"],
    ["1xMass  Driver 2 ( A )", "1xMass Driver2(A)"],
    ["1xMass\tDriver(A)", "1xMass Driver(A)"],
    ["1xMass\n  Driver(A)", "1xMass Driver(A)"],
    ["1xMissile Battery(p)", "1xMissile(P)"],
    ["1 × plasma (f)", "1xPlasma(F)"],
    ["3XMINERACK", "3xMine Rack"],
    ["1xmine sweeper", "1xMinesweeper"],
    ["1xMomentary Singularity Generator(ra)", "1xMSG(RA)"],
    ["  1xPlasma(F) ,\n1xMissile(S)  ", "1xPlasma(F), 1xMissile(S)"],
    ["1xPlasma2(F),1xPlasma2(F)", "1xPlasma2(F), 1xPlasma2(F)"],
    ["1xMSG", "1xMSG"],
    ["1xMinesweeper2", "1xMinesweeper2"],
    ["9007199254740991xPlasma(F)", "9007199254740991xPlasma(F)"],
  ])("%j is %s in canonical form", (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  it.each([
    ["(FP)", "(FP)"],
    ["(F,P)", "(FP)"],
    ["(F/P)", "(FP)"],
    ["( p , f )", "(FP)"],
    ["(SPAF)", "(FAPS)"],
    ["(S a)", "(AS)"],
    ["(fa)", "(FA)"],
  ])("arcs %s of a house weapon are %s", (written, expected) => {
    expect(canonical(`1xPlasma${written}`)).toBe(`1xPlasma${expected}`);
  });

  it("reads an SFB arc for an MSG where the letters are house arcs for another weapon", () => {
    expect(read("1xMSG(FA), 1xPlasma(FA)").map(({ arcs }) => arcs)).toEqual([["FA"], ["F", "A"]]);
  });

  it.each([
    ...house.arcs.sfb.map(({ id }) => [`(${id.toLowerCase()})`, `(${id})`]),
    ["(P)", "(P)"],
    ["(S,P)", "(PS)"],
  ])("an MSG's arc %s is %s", (written, expected) => {
    expect(canonical(`1xMSG${written}`)).toBe(`1xMSG${expected}`);
  });

  it.each(["(F,A)", "(A/F)", "(AF)"])("an MSG's two house arcs %s never become the SFB arc FA", (written) => {
    const [special] = read(`1xMSG${written}`);
    expect([...special!.arcs].sort()).toEqual(["A", "F"]);
    expect(read(formatSpecial(special!))).toEqual([special]);
  });

  it("has the types, aliases, arcs and default arc of the ruleset", () => {
    const own = new NotationReader(
      ruleset(`
remove: [F, A, P, S]
specials: [{id: Lance, aliases: [Lance à Feu]}]
arcs: {default: B, house: [{id: B, name: bow}, {id: K, name: keel}]}`),
    );
    expect(canonical("1xlance a\u0300 feu", own)).toBe("1xLance(B)");
    expect(canonical("1xLANCE À FEU2(kb), 1xlance", own)).toBe("1xLance2(BK), 1xLance(B)");
    expect(canonical("1xLance(X)", own)).toEqual(["arc"]);
  });
});

/** `rule/problem` and the characters of each problem. */
function problemsOf(text: string): [string, string][] {
  return reader
    .parse(text)
    .problems.map(({ ruleId, problem, start, end }) => [`${ruleId} ${problem}`, text.slice(start, end)]);
}

describe("a malformed group", () => {
  it.each([
    ["0xPlasma(F)", "special/notation count", "0"],
    ["01xPlasma(F)", "special/notation count", "01"],
    ["-1xPlasma(F)", "special/notation count", "-1"],
    ["+1xPlasma(F)", "special/notation count", "+1"],
    ["1.5xPlasma", "special/notation count", "1.5"],
    ["xPlasma", "special/notation count", "xPlasma"],
    ["1xMissile02(F)", "special/notation power", "02"],
    ["1xMissile0(F)", "special/notation power", "0"],
    ["1xPlasma-2(F)", "special/notation power", "-2"],
    ["1xPlasma - 2(F)", "special/notation form", "1xPlasma - 2(F)"],
    ["1xPlasma1.5(F)", "special/notation power", "1.5"],
    ["99999999999999999999xPlasma", "special/notation too-large", "99999999999999999999"],
    ["1xPlasma9007199254740992", "special/notation too-large", "9007199254740992"],
    ["", "special/notation empty", ""],
    [" \n ", "special/notation empty", ""],
    ["1xPlasma(F", "special/notation form", "1xPlasma(F"],
    ["1xPlasma F)", "special/notation form", "1xPlasma F)"],
    ["1xPlasma(F)(A)", "special/notation form", "1xPlasma(F)(A)"],
    ["1xPlasma((F))", "special/notation form", "1xPlasma((F))"],
    ["1x(F)", "special/notation form", "1x(F)"],
    ["Plasma(F)", "special/notation form", "Plasma(F)"],
    ["1xPlasma(F);1xMissile(F)", "special/notation form", "1xPlasma(F);1xMissile(F)"],
    ["1xPlasmo(F)", "special/unknown-type unknown", "Plasmo"],
    ["1xconstructor(F)", "special/unknown-type unknown", "constructor"],
    ["1x__proto__(F)", "special/notation form", "1x__proto__(F)"],
    ["1xPlasma(X)", "special/arc arc", "(X)"],
    ["1xPlasma()", "special/arc arc", "()"],
    ["1xPlasma(,)", "special/arc arc", "(,)"],
    ["1xPlasma(RA)", "special/arc arc", "(RA)"],
    ["1xPlasma(ß)", "special/arc arc", "(ß)"],
    ["1xPlasma(ſ)", "special/arc arc", "(ſ)"],
    ["1xMSG(FA,RA)", "special/arc arc", "(FA,RA)"],
    ["1xMine Rack(F)", "special/arc no-arc", "(F)"],
  ])("%j is %s at the very characters", (text, problem, characters) => {
    expect(problemsOf(text)).toEqual([[problem, characters]]);
  });

  it.each([
    ["1xPlasma(F),", 12],
    ["1xPlasma(F), ", 13],
    ["1xPlasma(F),,1xMissile(F)", 12],
    [",1xMissile(F)", 0],
  ])("an empty group in %j stands between its commas", (text, at) => {
    expect(reader.parse(text).problems).toMatchObject([{ problem: "empty", start: at, end: at }]);
  });

  it("leaves the others readable", () => {
    const { groups, problems } = reader.parse("1xPlasma(F), 0xMissile(F), 2xMissile(A)");
    expect(formatSpecials(groups.map(({ special }) => special))).toBe("1xPlasma(F), 2xMissile(A)");
    expect(problems).toMatchObject([{ start: 13, end: 14 }]);
  });

  it("of a misspelt type is suggested the one that was meant", () => {
    const suggested = (text: string) => reader.parse(text).problems[0]!.suggestions;
    expect(suggested("1xPlasam(F)")).toEqual(["Plasma"]);
    expect(suggested("1xMas Driver(F)")).toEqual(["Mass Driver"]);
    expect(suggested("1xPhotonTorpedo(F)")).toEqual([]);
  });
});

describe("reading and writing", () => {
  const houseArcs = ["F", "A", "P", "S"];
  const number = fc.oneof(
    fc.integer({ min: 1, max: 12 }),
    fc.maxSafeNat().map((n) => Math.max(1, n)),
  );
  const specials: fc.Arbitrary<Special> = fc
    .record({ type: fc.constantFrom(...house.specials), count: number, power: number })
    .chain(({ type, count, power }) => {
      const some = fc.subarray(houseArcs, { minLength: 1 });
      const sfb = fc.constantFrom(...house.arcs.sfb.map(({ id }) => [id]));
      const ofMsg = some.map((arcs) => (arcs.join("") === "FA" ? ["A", "F"] : arcs));
      const arcs = { none: fc.constant<string[]>([]), house: some, sfb: fc.oneof(sfb, ofMsg) }[type.arc];
      return arcs.map((each) => ({ count, type: type.id, power, arcs: each }));
    });
  const blank = fc.constantFrom("", " ", "  ", "\t", "\n  ");
  const messy = (special: Special) => {
    const { aliases } = house.specials.find(({ id }) => id === special.type)!;
    const name = fc.constantFrom(special.type, ...aliases);
    const cased = (text: string, way: number) => [text, text.toLowerCase(), text.toUpperCase()][way]!;
    const blanks = fc.array(blank, { minLength: 7, maxLength: 7 });
    const ways = fc.tuple(
      fc.nat(2),
      fc.nat(2),
      fc.constantFrom("x", "X", "×"),
      fc.constantFrom(",", "/", " ", ""),
    );
    return fc
      .tuple(name, blanks, ways)
      .map(([written, [a, b, c, d, e, f, g], [case1, case2, x, between]]) => {
        const { count, power, arcs } = special;
        const strength = power === 1 ? "" : c! + power;
        const joined = special.type === "MSG" && between === "" ? arcs.join(",") : arcs.join(between);
        const arc = arcs.length === 0 ? "" : `${d}(${e}${cased(joined, case2)}${f})`;
        return `${a}${count}${b}${x}${cased(written, case1)}${strength}${arc}${g}`;
      });
  };

  it("what was written is read back as it was", () => {
    fc.assert(
      fc.property(fc.array(specials, { minLength: 1, maxLength: 6 }), (list) => {
        const text = formatSpecials(list);
        expect(read(text)).toEqual(list);
        expect(canonical(text)).toBe(text);
      }),
    );
  });

  it("a messy spelling is read as what it says, and written in canonical form", () => {
    const pair = specials.chain((special) => messy(special).map((text) => ({ special, text })));
    fc.assert(
      fc.property(pair, ({ special, text }) => {
        expect(read(text)).toEqual([special]);
        expect(canonical(text)).toBe(formatSpecial(special));
      }),
      { numRuns: 500 },
    );
  });

  /** What holds of any text whatever. */
  function wellPlaced(text: string, { groups, problems }: ParsedNotation): void {
    expect(groups.length + problems.length).toBeGreaterThan(0);
    for (const { start, end } of [...groups, ...problems]) {
      expect(0 <= start && start <= end && end <= text.length).toBe(true);
    }
    for (const group of groups) {
      expect(text.slice(group.start, group.end)).toBe(group.text);
      expect(read(formatSpecial(group.special))).toEqual([group.special]);
    }
  }

  it("any text is read, or told what is wrong with it, inside itself", () => {
    const pieces = fc.array(
      fc.constantFrom(
        ..."0123456789xX×()(),,/ -+.'FAPS\n\t",
        "Plasma",
        "Mine Rack",
        "MSG",
        "é",
        "😀",
        "\0",
        "\uD800",
      ),
      { maxLength: 25 },
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      pieces.map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => wellPlaced(text, reader.parse(text))),
      { numRuns: 3000 },
    );
  });

  it("and so is any mutation of a valid one", () => {
    const mutation = fc.record({
      list: fc.array(specials, { minLength: 1, maxLength: 4 }),
      at: fc.nat(),
      cut: fc.nat(3),
      put: fc.string({ maxLength: 3 }),
    });
    const check = ({ list, at, cut, put }: { list: Special[]; at: number; cut: number; put: string }) => {
      const text = formatSpecials(list);
      const from = at % (text.length + 1);
      const mutated = text.slice(0, from) + put + text.slice(from + cut);
      wellPlaced(mutated, reader.parse(mutated));
    };
    fc.assert(fc.property(mutation, check), { numRuns: 2000 });
  });

  it("10,000 groups, good or bad, are read", () => {
    const many = (group: string) => Array.from({ length: 10_000 }, () => group).join(", ");
    expect(reader.parse(many("1xPlasma2(FP)")).groups).toHaveLength(10_000);
    expect(reader.parse(many("0xPlasma")).problems).toHaveLength(10_000);
    expect(reader.parse(many("1xPlasma(F").slice(0, -1)).problems).toHaveLength(1);
  });

  it.each(["(", ")", " ", "1", "x", "-", "a", "a-", "é ", ","])("a hundred thousand %j are read", (piece) => {
    const text = `1xPlasma${piece.repeat(100_000)}!`;
    expect(reader.parse(text).problems.length).toBeGreaterThan(0);
  });
});

describe("places in the file", () => {
  it.each([
    ["plain", "specials: 1xPlasma(F), 0xMissile(F)", "0"],
    ["plain over two lines", "specials: 1xPlasma(F),\n  1xMissile02(F)", "02"],
    ["single-quoted", "specials: '1xPlasma(F), 1xMissile(X)'", "(X)"],
    ["single-quoted with a quote", "specials: '1xL''Arc(F), 1xMissile(X)'", "(X)"],
    ["double-quoted", 'specials: "1xPlasma(F), 1xMissile0(F)"', "0"],
    [
      "double-quoted with escapes",
      'specials: "1\\x78Plasma(\\u0046),\\t1xPlasm\\U0000006F(F)"',
      "Plasm\\U0000006F",
    ],
    ["double-quoted behind a long escape", 'specials: "1x\\U0001F600(F), 1xMissile(X)"', "(X)"],
    ["double-quoted over a broken line", 'specials: "1xPlasma(F),\\\n  1xMissile(X)"', "(X)"],
    ["folded", "specials: >\n  1xPlasma(F),\n  1xMissile(X)\n", "(X)"],
    ["folded, stripped, with an empty line", "specials: >-\n  1xPlasma(F),\n\n  1.5xMissile(F)\n", "1.5"],
    ["a block", "specials: |\n  1xPlasma(F),\n  -2xMissile(F)\n", "-2"],
    ["a block with a deeper line", "specials: |-\n  1xPlasma(F),\n     1xMissile(X)\n", "(X)"],
    ["a block with an indentation indicator", "specials: |2\n   1xPlasma(F),\n  1xMissile(X)\n", "(X)"],
    ["with CRLF", 'specials: "1xPlasma(F),\r\n  1xMissile(X)"\r', "(X)"],
    ["behind two-unit characters", "specials: 1x😀(F), 1xMissile(X)", "(X)"],
    ["a list", "specials:\n  - 1xPlasma(F)\n  - >-\n    1xPlasma(F),\n    1xMissile(X)\n", "(X)"],
  ])("%s: the last problem stands at its very characters", (_, yaml, characters) => {
    const text = `hull: 4\n${yaml}\n`;
    const last = load(text, { path: "a.yaml" }).told.at(-1)!;
    expect(last.text).toBe(characters);
    expect(last.finding.span.start).toBe(text.lastIndexOf(characters));
  });

  it("an empty text is told at its quotes or its key", () => {
    expect(load('hull: 4\nspecials: ""\n').told.map(({ rule }) => rule)).toContain("special/notation");
    expect(load("hull: 4\nspecials:\n", { path: "a.yaml" }).told).toMatchObject([
      { rule: "schema/type", text: "specials" },
    ]);
  });
});
