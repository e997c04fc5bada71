import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenDice } from "../../src/play/dice.js";
import { type MineContact, mineAttack, mineChances, mineStrength, rollMines } from "../../src/play/mines.js";
import { exact } from "../../src/rulebook/exact.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { everyThrow, lowest, shares } from "../support/every-throw.js";
import { ruleset } from "../support/helpers.js";

const HALVES = Array.from({ length: 25 }, (_, i) => i / 2);
const WHOLES = Array.from({ length: 13 }, (_, i) => i);
const KINDS = [
  { silent: false, iff: "hostile" },
  { silent: false, iff: "friendly" },
  { silent: false, iff: "allied" },
  { silent: true, iff: "hostile" },
  { silent: true, iff: "friendly" },
  { silent: true, iff: "allied" },
] as const;

/** The numbers of the house rules, said a second time. */
const PLAIN = { bonus: 3, reRoll: true, friendly: 6, allied: 5, fighters: 1 };
type Plain = typeof PLAIN;

/** The patterns of which something holds, a bit each: every throw of four patterns' dice twice is 1,679,616 throws. */
function bits(faces: readonly number[], holds: (die: number) => boolean): number {
  return faces.reduce((set, die, i) => (holds(die) ? set | (1 << i) : set), 0);
}

/**
 * The law counted over every throw of two dice a pattern, the rule followed as a player at the table would: IFF and
 * trigger, or trigger and re-roll; dice that nobody would roll are not looked at.
 */
function counted({ patterns, speed, silent, iff }: Omit<MineContact, "unit">, plain: Plain) {
  const ships = Array<number>(patterns + 1).fill(0);
  let firstAttacks = 0;
  const halves = Array.from(everyThrow(patterns), (faces) => [...faces]);
  const enemyFrom = { friendly: plain.friendly, allied: plain.allied, hostile: 1 }[iff];
  const sneaking = halves.map((faces) => bits(faces, (die) => die + plain.bonus <= speed));
  const enemies = halves.map((faces) => bits(faces, (die) => die >= enemyFrom));
  const triggered = halves.map((faces) => bits(faces, (die) => die <= speed));
  for (let first = 0; first < halves.length; first++) {
    for (const then of triggered) {
      const set = sneaking[first]!;
      const attack = silent ? (set !== 0 && plain.reRoll ? then : set) : enemies[first]! & then;
      let attacks = 0;
      for (let rest = attack; rest !== 0; rest &= rest - 1) attacks++;
      ships[attacks]!++;
      firstAttacks += attack & 1;
    }
  }
  const most = Math.min(patterns, plain.fighters);
  const fighters = ships.slice(0, most).concat(ships.slice(most).reduce((sum, count) => sum + count, 0));
  return { ships, fighters, trigger: lowest(BigInt(firstAttacks), BigInt(halves.length) ** 2n) };
}

function told(contact: MineContact, rules: Ruleset = house) {
  const { triggerChance, distribution, expectedPatterns } = mineChances(contact, rules);
  return {
    trigger: triggerChance,
    law: distribution.map(({ chance }) => chance),
    patterns: distribution.map(({ patterns }) => patterns),
    atLeast: distribution.map(({ atLeast }) => atLeast),
    expected: expectedPatterns,
  };
}

/** What a law comes to in every field. */
function wanted(trigger: string, counts: readonly number[]) {
  const all = BigInt(counts.reduce((sum, count) => sum + count, 0));
  const beyond = (i: number) => BigInt(counts.slice(i).reduce((sum, count) => sum + count, 0));
  return {
    trigger,
    law: shares(counts),
    patterns: counts.map((_, i) => i),
    atLeast: counts.map((_, i) => lowest(beyond(i), all)),
    expected: lowest(BigInt(counts.reduce((sum, count, i) => sum + i * count, 0)), all),
  };
}

function expectCounted(speeds: readonly number[], patterns: number, rules: Ruleset, plain: Plain) {
  for (const speed of speeds) {
    for (const kind of KINDS) {
      const contact = { speed, patterns, ...kind };
      const { trigger, ships, fighters } = counted(contact, plain);
      expect(told({ ...contact, unit: "ship" }, rules), JSON.stringify(contact)).toEqual(
        wanted(trigger, ships),
      );
      expect(told({ ...contact, unit: "fighter" }, rules), JSON.stringify(contact)).toEqual(
        wanted(trigger, fighters),
      );
    }
  }
}

describe("the odds are those counted over every throw", () => {
  test.each([1, 2, 3])("at each half inch of speed from 0 to 12, patterns: %i", (patterns) => {
    expectCounted(HALVES, patterns, house, PLAIN);
  });

  test("at each whole speed from 0 to 12, and one between, patterns: 4", () => {
    expectCounted([...WHOLES, 4.5], 4, house, PLAIN);
  });

  test.each<[string, Partial<Plain>]>([
    ["mines: {silentReRoll: false}", { reRoll: false }],
    ["mines: {silentBonus: 1}", { bonus: 1 }],
    ["mines: {silentBonus: 0}", { bonus: 0 }],
    ["mines: {iff: {friendly: 4, allied: 1}}", { friendly: 4, allied: 1 }],
    ["mines: {fighterTriggers: 2}", { fighters: 2 }],
    ["mines: {fighterTriggers: 0}", { fighters: 0 }],
  ])("under %s", (line, changed) => {
    expectCounted(WHOLES, 2, ruleset(line), { ...PLAIN, ...changed });
    expectCounted([4], 3, ruleset(line), { ...PLAIN, ...changed });
  });
});

describe("dice thrown", () => {
  /** The law counted over what rollMines makes of every throw of so many dice. */
  function rolledLaw(contact: MineContact, rules: Ruleset): string[] {
    const most = told(contact, rules).law.length;
    const counts = Array<number>(most).fill(0);
    for (const faces of everyThrow(2 * contact.patterns))
      counts[rollMines(contact, givenDice(faces), rules).patterns]!++;
    return shares(counts);
  }

  test.each<[string, Ruleset]>([
    ["the house rules", house],
    ["no re-roll", ruleset("mines: {silentReRoll: false}")],
    ["other IFF", ruleset("mines: {iff: {friendly: 3, allied: 2}}")],
  ])("lead to the odds told, over every throw, under %s", (_, rules) => {
    for (const kind of KINDS) {
      for (const unit of ["ship", "fighter"] as const) {
        for (const patterns of [1, 2]) {
          for (const speed of HALVES.slice(0, 20)) {
            const contact = { speed, patterns, unit, ...kind };
            expect(rolledLaw(contact, rules), JSON.stringify(contact)).toEqual(told(contact, rules).law);
          }
        }
      }
    }
  });

  test("lead to the odds told for three patterns, over every throw", () => {
    for (const kind of KINDS.slice(0, 4)) {
      const contact = { speed: 4.5, patterns: 3, unit: "ship", ...kind } as const;
      expect(rolledLaw(contact, house)).toEqual(told(contact).law);
    }
  });

  const ship = { speed: 4, patterns: 3, silent: false, iff: "hostile", unit: "ship" } as const;
  const brief = (contact: MineContact, faces: number[], rules: Ruleset = house) => {
    const { rolls, patterns } = rollMines(contact, givenDice(faces), rules);
    const shown = rolls.map(({ pattern, roll, die, modifier, total, met }) => {
      expect(total).toBe(die + modifier);
      return `${roll} ${pattern}: ${die}${modifier === 0 ? "" : `+${modifier}`} ${met ? "yes" : "no"}`;
    });
    return [...shown, `${patterns}`];
  };

  test("are one a hostile pattern, in order", () => {
    expect(brief(ship, [4, 5, 1])).toEqual(["trigger 1: 4 yes", "trigger 2: 5 no", "trigger 3: 1 yes", "2"]);
  });

  test("are first the IFF dice of all, then trigger dice of those that took the unit for an enemy", () => {
    expect(brief({ ...ship, iff: "friendly" }, [6, 5, 6, 4, 5])).toEqual([
      "iff 1: 6 yes",
      "iff 2: 5 no",
      "iff 3: 6 yes",
      "trigger 1: 4 yes",
      "trigger 3: 5 no",
      "1",
    ]);
    expect(brief({ ...ship, iff: "allied" }, [4, 5, 4, 1])).toEqual([
      "iff 1: 4 no",
      "iff 2: 5 yes",
      "iff 3: 4 no",
      "trigger 2: 1 yes",
      "1",
    ]);
  });

  test("of a silent ship are first those of all, then the re-rolls of all; a pattern may be spared", () => {
    expect(brief({ ...ship, silent: true }, [1, 2, 6, 5, 4, 3])).toEqual([
      "trigger 1: 1+3 yes",
      "trigger 2: 2+3 no",
      "trigger 3: 6+3 no",
      "re-roll 1: 5 no",
      "re-roll 2: 4 yes",
      "re-roll 3: 3 yes",
      "2",
    ]);
  });

  test("of a silent ship end with the first ones where none triggers, or nothing is rolled again", () => {
    expect(brief({ ...ship, silent: true }, [2, 2, 2])).toHaveLength(4);
    const once = ruleset("mines: {silentReRoll: false}");
    expect(brief({ ...ship, silent: true }, [1, 2, 1], once).at(-1)).toBe("2");
  });

  test("of a silent ship are the same whoever laid the mines", () => {
    for (const iff of ["hostile", "friendly", "allied"] as const)
      expect(brief({ ...ship, silent: true, iff }, [1, 2, 6, 5, 4, 3]).at(-1)).toBe("2");
  });

  test("for fighters are as many, but one pattern attacks at most", () => {
    expect(brief({ ...ship, unit: "fighter" }, [1, 1, 1])).toHaveLength(4);
    expect(brief({ ...ship, unit: "fighter" }, [1, 1, 1]).at(-1)).toBe("1");
  });

  test("may not run out", () => {
    expect(() => brief(ship, [1, 1])).toThrow("more than the 2 dice given are needed");
    expect(() => brief({ ...ship, iff: "friendly" }, [6, 1, 1])).toThrow(/3 dice/);
    expect(() => brief({ ...ship, silent: true }, [1, 6, 6, 6, 6])).toThrow(/5 dice/);
  });
});

describe("many patterns", () => {
  /** The binomial law by its formula: so many cases of the whole. */
  function binomial(yes: bigint, all: bigint, n: number): bigint[] {
    let choose = 1n;
    return Array.from({ length: n + 1 }, (_, i) => {
      const cases = choose * yes ** BigInt(i) * (all - yes) ** BigInt(n - i);
      choose = (choose * BigInt(n - i)) / BigInt(i + 1);
      return cases;
    });
  }

  test.each([5, 17, 100, 500])("%i of them keep to the binomial law, exactly", (patterns) => {
    const cases = binomial(5n, 6n, patterns);
    const contact = { speed: 5, patterns, silent: false, iff: "hostile", unit: "ship" } as const;
    const { law, trigger, expected } = told(contact);
    expect(law).toEqual(cases.map((each) => lowest(each, 6n ** BigInt(patterns))));
    expect([trigger, expected]).toEqual(["5/6", lowest(BigInt(patterns) * 5n, 6n)]);
  });

  test("in any number, law and averages hang together", () => {
    fc.assert(
      fc.property(
        fc.record({
          speed: fc.integer({ min: 0, max: 1300 }).map((hundredths) => hundredths / 100),
          patterns: fc.integer({ min: 1, max: 40 }),
          silent: fc.boolean(),
          iff: fc.constantFrom("hostile" as const, "friendly" as const, "allied" as const),
        }),
        (contact) => {
          const { triggerChance, distribution, expectedPatterns } = mineChances(
            { ...contact, unit: "ship" },
            house,
          );
          const fighters = mineChances({ ...contact, unit: "fighter" }, house);
          expect(distribution[0]!.atLeast).toBe("1");
          expect(distribution).toHaveLength(contact.patterns + 1);
          expect(exact(expectedPatterns).equals(exact(triggerChance).mul(contact.patterns))).toBe(true);
          expect(fighters.expectedPatterns).toBe(distribution[1]!.atLeast);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("an attack", () => {
  test.each([
    ["", [2, 2, 3, 3]],
    ["mines: {strengthRounding: down}", [1, 2, 2, 3]],
    ["mines: {strengthRounding: nearest}", [2, 2, 3, 3]],
    ['mines: {strengthPerTechLevel: "1/3"}', [1, 2, 2, 2]],
    ["mines: {strengthPerTechLevel: 2}", [6, 8, 10, 12]],
  ])("has this strength a mine at tech levels 3 to 6 under %j", (line, strengths) => {
    const rules = ruleset(line);
    expect([3, 4, 5, 6].map((level) => mineStrength(level, rules).toString())).toEqual(strengths.map(String));
    expect(strengths).toEqual(line === "" ? [3, 4, 5, 6].map((level) => Math.ceil(level / 2)) : strengths);
  });

  test("adds up the mines of all patterns", () => {
    const { strength, ...rest } = mineAttack(2, 5, house);
    expect({ ...rest, strength: strength.toString() }).toEqual({ patterns: 2, mines: 12, strength: "36" });
    expect(mineAttack(0, 5, house).mines).toBe(0);
    expect(mineAttack(3, 4, ruleset("mines: {minesPerPattern: 4}")).mines).toBe(12);
  });
});

describe("what cannot be is refused with the range", () => {
  const contact = { speed: 4, patterns: 3, silent: false, iff: "hostile", unit: "ship" } as const;
  test.each<[Partial<MineContact>, RegExp]>([
    [{ speed: -0.5 }, /speed -0\.5: expected at least 0/],
    [{ speed: Number.NaN }, /expected at least 0/],
    [{ speed: Number.POSITIVE_INFINITY }, /expected at least 0/],
    [{ patterns: 0 }, /0 mine patterns: expected 1 to 500/],
    [{ patterns: 501 }, /expected 1 to 500/],
    [{ patterns: 1.5 }, /expected 1 to 500/],
  ])("%j", (wrong, message) => {
    expect(() => mineChances({ ...contact, ...wrong }, house)).toThrow(message);
    expect(() => rollMines({ ...contact, ...wrong }, givenDice([]), house)).toThrow(message);
  });

  test("tech levels too, by the ruleset's limits", () => {
    expect(() => mineStrength(2, house)).toThrow("tech level 2: expected 3 to 6");
    expect(() => mineAttack(1, 7, house)).toThrow("tech level 7: expected 3 to 6");
    expect(mineStrength(7, ruleset("limits: {techLevel: {max: 8}}")).toString()).toBe("4");
  });
});
