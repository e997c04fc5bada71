import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFleet } from "../../../../src/index.js";
import { missingLetters, textWidth } from "../../../../src/report/sheet/layout/measure.js";
import { PAPERS, PER_PAGE } from "../../../../src/report/sheet/layout/paper.js";
import type { Mark, Scene, TextMark } from "../../../../src/report/sheet/scene.js";
import { COPIES, type SheetOptions, sheetScene } from "../../../../src/report/sheet/sheet.js";
import { type WrittenShip, writtenShip } from "../../../support/random-ships.js";

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Points that rounding may take. */
const HAIR = 0.02;

function textBounds({ x, y, text, size, bold = false, anchor }: TextMark): Bounds {
  const wide = textWidth(text, size, bold);
  const left = anchor === "end" ? x - wide : anchor === "middle" ? x - wide / 2 : x;
  // From the tops of capitals to the feet of letters.
  return { left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.22 };
}

function bounds(mark: Mark): Bounds | null {
  switch (mark.kind) {
    case "text":
      return textBounds(mark);
    case "circle":
      return {
        left: mark.x - mark.radius,
        right: mark.x + mark.radius,
        top: mark.y - mark.radius,
        bottom: mark.y + mark.radius,
      };
    case "path":
      return null;
    default:
      return { left: mark.x, right: mark.x + mark.width, top: mark.y, bottom: mark.y + mark.height };
  }
}

const within = (inner: Bounds, outer: Bounds) =>
  inner.left >= outer.left - HAIR &&
  inner.right <= outer.right + HAIR &&
  inner.top >= outer.top - HAIR &&
  inner.bottom <= outer.bottom + HAIR;

/** What is drawn outside its cell or its page. */
function outside(marks: readonly Mark[], parent: Bounds): unknown[] {
  return marks.flatMap((mark) => {
    const own = bounds(mark);
    const wrong = own && !within(own, parent) ? [{ mark: { ...mark, marks: undefined }, own, parent }] : [];
    return mark.kind === "cell" ? [...wrong, ...outside(mark.marks, own!)] : wrong;
  });
}

function textsOf(marks: readonly Mark[]): TextMark[] {
  return marks.flatMap((mark) =>
    mark.kind === "text" ? [mark] : mark.kind === "cell" ? textsOf(mark.marks) : [],
  );
}

/** Texts that are drawn over one another. */
function overlapping(marks: readonly Mark[]): string[] {
  const texts = textsOf(marks)
    .filter(({ text }) => text.trim() !== "")
    .map((mark) => ({ text: mark.text, ...textBounds(mark) }))
    .sort((a, b) => a.top - b.top);
  return texts.flatMap((a, i) => {
    const found: string[] = [];
    for (const b of texts.slice(i + 1)) {
      if (b.top >= a.bottom) break;
      if (a.left < b.right - HAIR && b.left < a.right - HAIR && b.top < a.bottom - 0.5)
        found.push(`${a.text} | ${b.text}`);
    }
    return found;
  });
}

function sheetOf(ships: readonly WrittenShip[], options: SheetOptions): Scene {
  const fleet = loadFleet(JSON.stringify({ fleet: "F", ships }));
  const errors = fleet.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(JSON.stringify(errors.map(({ message }) => message)));
  return sheetScene([fleet], options);
}

function expectSound(scene: Scene): void {
  for (const { width, height, marks } of scene.pages) {
    expect(outside(marks, { left: 0, top: 0, right: width, bottom: height })).toEqual([]);
    expect(overlapping(marks)).toEqual([]);
  }
  const ids = scene.pages.flatMap(({ marks }) => textsOf(marks).flatMap(({ id }) => id ?? []));
  expect(new Set(ids).size).toBe(ids.length);
}

const options = fc.record({
  perPage: fc.constantFrom("auto" as const, ...PER_PAGE),
  paper: fc.constantFrom(...(Object.keys(PAPERS) as (keyof typeof PAPERS)[])),
  copies: fc.constantFrom(...COPIES),
});

describe("a sheet of any ships", () => {
  test("keeps every text in its cell, every cell in its parent and its page, and no text on another", () => {
    fc.assert(
      fc.property(fc.array(writtenShip(), { minLength: 1, maxLength: 4 }), options, (ships, how) => {
        expectSound(sheetOf(ships, how));
      }),
      { numRuns: 15 },
    );
  });

  test("has no letter of its own that the embedded font lacks", () => {
    fc.assert(
      fc.property(fc.array(writtenShip(fc.constant("Lance")), { minLength: 8, maxLength: 8 }), (ships) => {
        const { pages } = sheetOf(ships, { fleetPage: true, tables: true });
        const texts = pages.flatMap(({ marks }) => textsOf(marks).map(({ text }) => text));
        expect(missingLetters(texts.join(""))).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });

  test("has each ship once or as often as it was bought, and each of its weapons", () => {
    fc.assert(
      fc.property(
        fc.array(writtenShip(fc.constant("Lance")), { minLength: 1, maxLength: 4 }),
        options,
        (ships, how) => {
          const ids = sheetOf(ships, how).pages.flatMap(({ marks }) =>
            textsOf(marks).flatMap(({ id }) => id ?? []),
          );
          for (const [i, { count, specials }] of ships.entries()) {
            const names = ids.filter((id) => new RegExp(`^ship${i + 1}(-copy\\d+)?-name$`).test(id));
            expect(names).toHaveLength(how.copies === "pages" ? (count as number) : 1);
            const weapons = ids.filter((id) => new RegExp(`^ship${i + 1}-special\\d+-notation$`).test(id));
            expect(weapons).toHaveLength((specials as string[]).length);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test("draws boxes of at least 8 points where a ship has a page", () => {
    fc.assert(
      fc.property(writtenShip(), (ship) => {
        const { pages } = sheetOf([ship], { perPage: 1 });
        const sides = (marks: readonly Mark[]): number[] =>
          marks.flatMap((mark) => {
            if (mark.kind === "cell") return sides(mark.marks);
            return mark.kind === "rect" && mark.radius !== undefined && mark.width === mark.height
              ? [mark.width]
              : [];
          });
        for (const side of pages.flatMap(({ marks }) => sides(marks)))
          expect(side).toBeGreaterThanOrEqual(8 - HAIR);
      }),
      { numRuns: 12 },
    );
  });
});

describe("a monster", () => {
  const most = 10 ** 15;
  const huge: Record<string, WrittenShip> = {
    "of a huge hull": { name: "Leviathan", hull: most, engines: most, shields: most, toughness: most },
    "with huge counts": {
      name: "Swarm",
      hull: most,
      primaries: 10 ** 14,
      secondaries: 10 ** 14,
      fighterBays: 10 ** 14,
      boardingBays: 10 ** 14,
      specials: `${10 ** 14}xMine Rack, ${10 ** 13}xMinesweeper, ${10 ** 13}xPlasma(F), 1xMissile${10 ** 13}(A)`,
      count: most,
    },
    "of 2000 special groups": {
      name: "Hydra",
      hull: 4000,
      specials: Array.from(
        { length: 2000 },
        (_, i) => `1x${i % 2 ? "Plasma" : "Missile"}${(i % 9) + 1}(F)`,
      ).slice(0, 700),
    },
    "with long texts": {
      name: "n".repeat(1000),
      class: "c ".repeat(500),
      notes: "w ".repeat(50_000),
      hull: 1,
    },
    "of nothing": { name: "Empty", hull: 1 },
  };

  test.each(Object.entries(huge))(
    "%s is drawn on a few sound pages that say what is not there",
    (_, ship) => {
      for (const perPage of PER_PAGE) {
        const scene = sheetOf([ship], { perPage });
        expectSound(scene);
        expect(scene.pages.length).toBeLessThanOrEqual(30);
        const marks = (all: readonly Mark[]): number =>
          all.reduce((sum, mark) => sum + 1 + (mark.kind === "cell" ? marks(mark.marks) : 0), 0);
        expect(scene.pages.reduce((sum, page) => sum + marks(page.marks), 0)).toBeLessThan(40_000);
      }
    },
  );

  test("tells in words how many boxes, weapons and ships are on no paper", () => {
    const words = sheetOf([{ name: "L", hull: 1_000_000 }], {}).pages.flatMap(({ marks }) =>
      textsOf(marks).map(({ text }) => text),
    );
    expect(words).toContain("… and 999880 more");
    const hydra = sheetOf([huge["of 2000 special groups"]!], {}).pages.flatMap(({ marks }) =>
      textsOf(marks).map(({ text }) => text),
    );
    expect(hydra).toContain("… and 540 more groups of special weapons, on no paper");
  });
});
