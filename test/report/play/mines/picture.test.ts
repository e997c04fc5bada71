import { describe, expect, test } from "vitest";
import { type MineContact, mineChances, mineStrength } from "../../../../src/play/mines.js";
import { minesSvg } from "../../../../src/report/play/mines/picture.js";
import { house } from "../../../../src/rulebook/house.js";

const draw = (contact: Partial<MineContact>) => {
  const whole = { speed: 4, patterns: 3, silent: false, iff: "hostile", unit: "ship", ...contact } as const;
  return minesSvg({
    ...whole,
    ...mineChances(whole, house),
    techLevel: 4,
    strengthPerMine: mineStrength(4, house),
    layer: { crew: "regular", combat: 0 },
    roll: null,
    ruleset: house,
  });
};

/** The bars as what they are called and how high they are. */
function bars(svg: string) {
  const found = svg.matchAll(
    /<g><title>([^<]*)<\/title><rect x="([\d.]+)"[^>]* width="([\d.]+)" height="([\d.]+)"/g,
  );
  return [...found].map(([, title, x, width, height]) => ({
    title: title!,
    x: Number(x),
    end: Number(x) + Number(width),
    height: Number(height),
  }));
}

describe("the picture of the odds of mines", () => {
  test("has a bar for each number of patterns, as high as it is likely", () => {
    const drawn = bars(draw({}));
    expect(drawn.map(({ title }) => title)).toEqual([
      "0 patterns: ≈ 3.7 % (1/27)",
      "1 pattern: ≈ 22.2 % (2/9)",
      "2 patterns: ≈ 44.4 % (4/9)",
      "3 patterns: ≈ 29.6 % (8/27)",
    ]);
    const unit = drawn[0]!.height;
    for (const [i, part] of [1, 6, 12, 8].entries()) expect(drawn[i]!.height / unit).toBeCloseTo(part, 2);
  });

  test("tells in words what it shows", () => {
    const svg = draw({ silent: true, iff: "friendly" });
    expect(svg).toContain(
      "<title>A silent ship at speed 4 touches 3 friendly patterns of tech level 4</title>",
    );
    expect(svg).toMatch(
      /<desc>[^<]*if any is, all roll again[^<]*0: ≈ [\d.]+ % \(\d+\/\d+\); 1: [^<]*<\/desc>/,
    );
    expect(svg).toContain(">Patterns that attack</text>");
  });

  test.each([1, 3, 9, 40, 500])("keeps everything in the frame and apart, patterns: %i", (patterns) => {
    for (const speed of [0, 1, 4, 6]) {
      const svg = draw({ patterns, speed });
      const drawn = bars(svg);
      expect(drawn.length, `speed ${speed}`).toBeGreaterThan(0);
      for (const [i, bar] of drawn.entries()) {
        expect(bar.x).toBeGreaterThanOrEqual(drawn[i - 1]?.end ?? 56);
        expect(bar.end).toBeLessThanOrEqual(624);
        expect(bar.height).toBeLessThanOrEqual(248.001);
      }
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      const labels = [...svg.matchAll(/<text [^>]*>(\d+)<\/text>/g)];
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.length).toBeLessThanOrEqual(9);
    }
  });

  test("is black, white and grey", () => {
    expect(new Set(draw({}).match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(["#fff", "#000", "#555"]));
  });
});
