import { readFileSync } from "node:fs";
import fc from "fast-check";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { SUBSETS } from "../../../../src/report/sheet/font/advances.js";
import {
  fitted,
  missingLetters,
  shown,
  textWidth,
  wrapped,
} from "../../../../src/report/sheet/layout/measure.js";

const MIXED = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."ilWM 09éßαЖ", "漢", "👨‍👩‍👧", "e\u0301\u0300", "\u0301", " ", "ﷺ"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 120,
});
const WIDTH = fc.double({ min: 0, max: 300, noNaN: true });
const SIZE = fc.double({ min: 3, max: 20, noNaN: true });

describe("the width of a text", () => {
  test("is that of the font's letters, figures all as wide as each other", () => {
    for (const [weight, bold] of [
      ["400", false],
      ["600", true],
    ] as const) {
      for (const { name } of SUBSETS) {
        const path = `../../../../assets/fonts/fira-sans-condensed-${name}-${weight}-normal.woff`;
        const font = create(readFileSync(new URL(path, import.meta.url))) as Font;
        const widthOf = (char: string) =>
          font
            .layout(char, { tnum: true, kern: false, liga: false, calt: false })
            .positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        const letters = font.characterSet
          .filter((code) => code >= 0x20)
          .map((code) => String.fromCodePoint(code))
          .filter((char) => !/\p{M}/u.test(char));
        expect(letters.length).toBeGreaterThan(30);
        const wrong = letters.filter((char) => Math.abs(textWidth(char, 1000, bold) - widthOf(char)) > 1e-6);
        expect(wrong, `${name} ${weight}`).toEqual([]);
      }
    }
  });

  test("is the sum of its letters', and grows with the size", () => {
    expect(textWidth("", 7)).toBe(0);
    expect(textWidth("Ab", 7)).toBeCloseTo(textWidth("A", 7) + textWidth("b", 7));
    expect(textWidth("Ab", 14)).toBeCloseTo(2 * textWidth("Ab", 7));
    expect(textWidth("111", 10)).toBe(textWidth("000", 10));
  });

  test("takes letters of other fonts to be wide, and marks on letters to have a browser take another font", () => {
    expect(textWidth("漢字", 10)).toBe(20);
    expect(textWidth("漢字", 10, true)).toBeGreaterThan(20);
    expect(textWidth("🚀", 10)).toBe(13);
    expect(textWidth("e\u0308", 10)).toBe(textWidth("e", 10));
    expect(textWidth("e\u0302", 10)).toBe(textWidth("e", 10) + 2);
    expect(textWidth("\uFE0F\u200D", 10)).toBe(0);
  });
});

describe("a text made to fit", () => {
  test("stays as it is where it fits, and shrinks before it is cut", () => {
    expect(fitted("Lantern", 100, 8)).toEqual({ text: "Lantern", size: 8 });
    const width = textWidth("Lantern", 8);
    expect(fitted("Lantern", width, 8)).toEqual({ text: "Lantern", size: 8 });
    expect(fitted("Lantern", width * 0.8, 8, { least: 6 })).toEqual({ text: "Lantern", size: 6.4 });
    const { text, size } = fitted("Lantern of the Watch", width, 8, { least: 6 });
    expect(size).toBe(6);
    expect(text).toBe("Lantern…");
  });

  test("fits, whatever it is, and is cut at no half letter", () => {
    fc.assert(
      fc.property(MIXED, WIDTH, SIZE, fc.boolean(), (raw, width, size, bold) => {
        const text = shown(raw);
        const result = fitted(text, width, size, { bold, least: size / 2 });
        expect(textWidth(result.text, result.size, bold)).toBeLessThanOrEqual(width + 1e-9);
        expect(result.size).toBeLessThanOrEqual(size);
        expect(result.size).toBeGreaterThanOrEqual(size / 2);
        if (result.text === text) return;
        expect(result.text === "" || result.text.endsWith("…")).toBe(true);
        const kept = result.text.slice(0, -1);
        const ends = [...new Intl.Segmenter("en").segment(text)].map(({ index }) => text.slice(0, index));
        expect(kept === "" || ends.some((end) => end.trimEnd() === kept)).toBe(true);
      }),
    );
  });

  test("takes no longer the longer the text is", () => {
    const long = shown("漢i\u0301 ".repeat(300_000));
    const begun = performance.now();
    for (let i = 0; i < 200; i++) {
      fitted(long, 90, 8, { least: 5 });
      wrapped(long, 90, 8, { lines: 3 });
    }
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe("a text in lines", () => {
  test("breaks at blanks, and within words that are longer than a line", () => {
    const width = textWidth("slow burn", 7);
    expect(wrapped("slow burn of the", width, 7, { lines: 4 })).toEqual(["slow burn", "of the"]);
    expect(wrapped("slowburnburnburn of", width, 7, { lines: 4 })[0]).toMatch(/^slowbur/);
    expect(wrapped("漢字漢字", 20, 10, { lines: 3 })).toEqual(["漢字", "漢字"]);
    expect(wrapped(" ", width, 7, { lines: 3 })).toEqual([]);
  });

  test("ends with an ellipsis where lines are too few", () => {
    const width = textWidth("slow burn", 7);
    expect(wrapped("slow burn slow burn", width, 7, { lines: 1 })[0]).toMatch(/^slow b.*…$/);
    expect(wrapped("slow burn", width, 7, { lines: 1 })).toEqual(["slow burn"]);
  });

  test("fits its width and loses nothing, whatever it is", () => {
    fc.assert(
      fc.property(MIXED, fc.double({ min: 20, max: 300, noNaN: true }), fc.boolean(), (raw, width, bold) => {
        const text = shown(raw);
        const lines = wrapped(text, width, 6, { bold, lines: 3 });
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(textWidth(line, 6, bold)).toBeLessThanOrEqual(width + 1e-9);
        const bare = (each: string) => each.replace(/\s+/g, "");
        const all = bare(lines.join(""));
        if (all === bare(text)) return;
        expect(all.endsWith("…")).toBe(true);
        expect(bare(text).startsWith(all.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe("what is shown", () => {
  test("has escapes for what is not for showing, and for marks that pile up", () => {
    expect(shown("a\u001b[31m\nb\u202e")).toBe("a\\u{1B}[31m\\nb\\u{202E}");
    expect(shown(`e${"\u0316".repeat(6)}`)).toBe(`e${"\u0316".repeat(4)}\\u{316}\\u{316}`);
  });

  test("is composed, so that one font has the whole letter", () => {
    expect(shown("e\u0301")).toBe("é");
  });
});

test("letters that the embedded font lacks are told, each once", () => {
  expect(missingLetters("Lantern ΑΩ Жя łş ẫ – × 12½ → ≤ ⅓")).toEqual([]);
  expect(missingLetters("漢x漢☐❤\uFE0F")).toEqual(["漢", "☐", "❤"]);
});
