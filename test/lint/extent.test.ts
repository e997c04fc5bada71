import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { loadFleet } from "../../src/index.js";
import { RangeIndex } from "../../src/lint/range-index.js";

/** What stands, and what is suppressed: `rule line` of each. */
function judged(yaml: string): { stands: string[]; suppressed: string[] } {
  const { diagnostics, suppressed } = loadFleet(yaml);
  const brief = (each: { ruleId: string; line: number }) => `${each.ruleId} ${each.line}`;
  return { stands: diagnostics.map(brief), suppressed: suppressed.map(brief) };
}

const STYLE = "special/style";
const NEXT = `# shipcost-disable-next-line ${STYLE}: as printed`;

describe("a comment before a key, or beside it, reaches the whole value", () => {
  it.each([
    ["folded", `${NEXT}\nspecials: >-\n  1 x plasma (f),\n  1 x missile (a)\n`, [3, 4]],
    ["literal", `${NEXT}\nspecials: |\n  1 x plasma (f),\n\n  1 x missile (a)\n`, [3, 5]],
    ["in quotes over lines", `${NEXT}\nspecials: "1 x plasma (f),\n  1 x missile (a)"\n`, [2, 3]],
    ["plain over lines", `${NEXT}\nspecials: 1 x plasma (f),\n  1 x missile (a)\n`, [2, 3]],
    ["a list", `${NEXT}\nspecials:\n  - 1 x plasma (f)\n  - 1 x missile (a)\n`, [3, 4]],
    ["a list in the key's column", `${NEXT}\nspecials:\n- 1 x plasma (f)\n- 1 x missile (a)\n`, [3, 4]],
    ["a flow list over lines", `${NEXT}\nspecials: [1 x plasma (f),\n  1 x missile (a)]\n`, [2, 3]],
    [
      "beside the key",
      `specials: >- # shipcost-disable-line ${STYLE}: as printed\n  1 x plasma (f),\n  1 x missile (a)\n`,
      [2, 3],
    ],
    [
      "with a comment between",
      `${NEXT}\nspecials:\n  - 1 x plasma (f)\n# so it is\n  - 1 x missile (a)\n`,
      [3, 5],
    ],
  ])("%s", (_, specials, lines) => {
    const { stands, suppressed } = judged(`${specials}hull: 2\n`);
    expect(suppressed).toEqual(lines.map((line) => `${STYLE} ${line}`));
    expect(stands).toEqual([]);
  });

  it("and nothing after it", () => {
    const { stands } = judged(`${NEXT}\nspecials: 1 x plasma (f)\nhull: 3\nprimaries: 2\nengines: 3\n`);
    expect(stands).toEqual(["engines/odd-point 5"]);
  });

  it("of one item of a list, that item", () => {
    const { stands, suppressed } = judged(
      `hull: 2\nspecials:\n  ${NEXT}\n  - >-\n    1 x plasma (f)\n  - 1 x missile (a)\n`,
    );
    expect([stands, suppressed]).toEqual([[`${STYLE} 6`], [`${STYLE} 5`]]);
  });
});

describe("shipcost-disable-ship reaches one ship", () => {
  const SHIP = "# shipcost-disable-ship engines/odd-point: agreed";
  it.each([
    [
      "an item",
      `- {name: A, hull: 4, primaries: 4, engines: 3}\n${SHIP}\n- name: B\n  hull: 4\n  primaries: 4\n  engines: 3\n- name: C\n  hull: 4\n  primaries: 4\n  engines: 3\n`,
      [6],
      [1, 10],
    ],
    [
      "an item of a fleet",
      `fleet: F\nships:\n  ${SHIP}\n  - name: B\n    hull: 4\n    primaries: 4\n    engines: 3\n  - {name: C, hull: 4, primaries: 4, engines: 3}\n`,
      [7],
      [8],
    ],
    ["a lone ship", `${SHIP}\nname: B\nhull: 4\n\nprimaries: 4\nengines: 3\n`, [6], []],
    [
      "a document",
      `${SHIP}\nname: B\nhull: 4\nprimaries: 4\nengines: 3\n---\nname: C\nhull: 4\nprimaries: 4\nengines: 3\n`,
      [5],
      [10],
    ],
    [
      "braces over lines",
      `fleet: F\nships: [\n  ${SHIP}\n  {name: "}", hull: 4,\n  primaries: 4, engines: 3},\n  {name: C, hull: 4, primaries: 4, engines: 3}]\n`,
      [5],
      [6],
    ],
  ])("%s", (_, yaml, silenced, left) => {
    const { stands, suppressed } = judged(yaml);
    expect(suppressed).toEqual(silenced.map((line) => `engines/odd-point ${line}`));
    expect(stands).toEqual(left.map((line) => `engines/odd-point ${line}`));
  });

  it("and is of no use above anything else", () => {
    const { stands } = judged(`name: B\nhull: 4\n${SHIP}\nprimaries: 4\nengines: 3\n`);
    expect(stands).toEqual(["suppression/unused 3", "engines/odd-point 5"]);
  });
});

test("ranges are looked up as a plain search finds them: the innermost, of two that are the same the first", () => {
  const node = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 8 });
  fc.assert(
    fc.property(node, (spans) => {
      // Ranges that lie in one another or apart, as those of a text do.
      const nested = spans
        .map(([start, length]) => ({ from: start * 8, to: start * 8 + length }))
        .map((range, i) => ({ ...range, value: i }));
      const index = new RangeIndex<number>();
      for (const { value, ...range } of nested) index.add(range, value);
      for (let line = 0; line < 64; line++) {
        const [best] = nested
          .filter(({ from, to }) => from <= line && line <= to)
          .sort((a, b) => b.from - a.from || a.to - b.to || a.value - b.value);
        expect(index.at(line)).toBe(best?.value);
      }
    }),
    { numRuns: 200 },
  );
});
