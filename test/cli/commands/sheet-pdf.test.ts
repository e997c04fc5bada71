import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  missingWarnings,
  readOwnFont,
  sheetPdfFile,
  sheetStyle,
} from "../../../src/cli/commands/sheet/fonts.js";
import { withinTime } from "../../../src/cli/commands/sheet/pdf/time-limit.js";
import { shown } from "../../../src/report/sheet/layout/measure.js";
import type { Mark, Scene } from "../../../src/report/sheet/scene.js";

const work = mkdtempSync(join(tmpdir(), "shipcost-pdf-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const font = (name: string) =>
  new URL(`../../../assets/fonts/fira-sans-condensed-${name}-400-normal.woff`, import.meta.url);
/** No folder of fonts but those that every system is looked through for. */
const BARE = { env: { HOME: work } };

function line(text: string, more: object = {}): Mark {
  return { kind: "text", x: 30, y: 60, text: shown(text), size: 9, ...more } as Mark;
}

function sceneOf(...marks: Mark[]): Scene {
  const page = { width: 420, height: 595, title: "Ships of the Watch", description: "One ship", marks };
  return { title: "Watch <b>& co", pages: [page, { ...page, title: "Second", marks: [] }] };
}

async function pdfOf(scene: Scene): Promise<string> {
  const file = join(work, "sheet.pdf");
  writeFileSync(file, (await sheetPdfFile(scene, BARE)).bytes);
  return file;
}

const poppler = ["pdftotext", "pdfinfo", "pdffonts"].every((name) =>
  (process.env.PATH ?? "").split(":").some((folder) => existsSync(join(folder, name))),
);
if (!poppler) {
  const missing = "poppler-utils is not installed: what a PDF holds is not tested";
  if (process.env.SHIPCOST_NEEDS_BROWSER) throw new Error(missing);
  process.stderr.write(`${missing}\n`);
}
const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });

describe.skipIf(!poppler)("a PDF, as other programs read it", () => {
  test("has its texts as text, in every script of the font", async () => {
    const texts = ["Lantern Watch 12", "Жар-птица", "Ωmega ἀρχή", "Łódź Ẫn", "a\u001bb <script>"];
    const marks = texts.map((text, i) => line(text, { y: 40 + i * 20, bold: i % 2 === 0 }));
    const file = await pdfOf(sceneOf(...marks));
    const lines = run("pdftotext", "-layout", file, "-");
    for (const text of texts) expect(lines).toContain(shown(text));
  });

  test("gives letters that are drawn as boxes to whoever copies them", async () => {
    const file = await pdfOf(sceneOf(line("Lantern \u{1F6F0}")));
    expect(run("pdftotext", file, "-")).toContain("\u{1F6F0}");
  });

  test("has the pages, their size, the title and bookmarks", async () => {
    const cell = { kind: "cell", x: 20, y: 20, width: 200, height: 90, title: 'Ship "漢" <b>' } as const;
    const file = await pdfOf(sceneOf({ ...cell, marks: [line("inside")] }));
    const info = run("pdfinfo", "-isodates", file);
    expect(info).toMatch(/Title: +Watch <b>& co\n/);
    expect(info).toMatch(/Pages: +2\n/);
    expect(info).toMatch(/Page size: +420 x 595 pts/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).not.toMatch(/Date/);
    expect(run("pdfinfo", "-meta", file)).toContain("Watch &lt;b&gt;&amp; co");
    const text = readFileSync(file, "latin1");
    expect(text).toContain("/Title (Ships of the Watch)");
    expect(text).toContain("/Title (Second)");
    expect(text.match(/\/Dest \[/g)).toHaveLength(3);
    expect(text).toContain("/Lang (en)");
  });

  test("embeds the letters that it uses, and no other fonts", async () => {
    const file = await pdfOf(sceneOf(line("Lantern"), line("Watch", { bold: true })));
    const rows = run("pdffonts", file).trim().split("\n").slice(2);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/Fira\S+ +CID TrueType +Identity-H +yes yes yes/);
  });
});

describe("a PDF", () => {
  test("is the same bytes for the same scene, and others for another", async () => {
    const scene = sceneOf(line("Lantern → 漢"));
    const [first, second] = [await sheetPdfFile(scene, BARE), await sheetPdfFile(scene, BARE)];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    const other = await sheetPdfFile(sceneOf(line("lantern → 漢")), BARE);
    expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0);
  });

  test("has every mark of a scene", async () => {
    const stroke = { ink: "grey", width: 1, dash: [2, 1] } as const;
    const shapes: Mark[] = [
      { kind: "rect", x: 10, y: 10, width: 20, height: 20, fill: "tint" },
      { kind: "rect", x: 10, y: 10, width: 20, height: 20, radius: 3, stroke },
      { kind: "circle", x: 40, y: 40, radius: 9, fill: "light", stroke },
      { kind: "path", d: "M10 10 L50 10 A20 20 0 0 1 20 40 C1 2 3 4 5 6 Z", stroke },
      { kind: "cell", x: 1, y: 1, width: 50, height: 50, stroke, marks: [] },
    ];
    const empty = (await sheetPdfFile(sceneOf(), BARE)).bytes.length;
    for (const shape of shapes)
      expect((await sheetPdfFile(sceneOf(shape), BARE)).bytes.length).toBeGreaterThan(empty + 20);
  });
});

describe("letters that the embedded font lacks", () => {
  test("are drawn with the font that the user names", async () => {
    // A private letter that no font of a system has, so that only the first line of the cascade can fail.
    const own = await readOwnFont({ cwd: work }, font("cyrillic").pathname);
    const scene = sceneOf(line("Lantern \u{10FFFD}"));
    const { missing } = await sheetPdfFile(scene, BARE, own);
    expect([...missing]).toEqual(["\u{10FFFD}"]);
  });

  test("are told for each ship that has them, with its file and what to do", () => {
    const ships = [
      { name: "Lantern", file: "a.yaml", ship: { name: "Lantern", weapons: [{ note: "Жя" }] } },
      { name: "漢字", file: "b.yaml", ship: { name: "漢字", weapons: [{ note: "漢語" }] } },
      { name: "x", file: "c.yaml", ship: { name: "x", notes: [{ note: "語" }] } },
    ];
    expect(missingWarnings(ships, new Set(["漢", "字"]))).toEqual([
      'b.yaml: "漢字": no font here has 漢 字; boxes stand in their place. Name a font that has them: --font FILE',
    ]);
    expect(missingWarnings(ships, new Set())).toEqual([]);
  });
});

describe("the font of --font", () => {
  const own = (bytes: Uint8Array) => {
    const file = join(work, "own.woff");
    writeFileSync(file, bytes);
    return readOwnFont({ cwd: work }, file);
  };

  test("may be nothing, a folder or no font: a sentence says which", async () => {
    await expect(readOwnFont({ cwd: work }, "none.ttf")).rejects.toThrow("--font none.ttf: no such file");
    await expect(readOwnFont({ cwd: work }, ".")).rejects.toThrow("--font .: it is a folder");
    await expect(own(Buffer.from("# not a font"))).rejects.toThrow(
      "expected a font: .ttf, .otf, .ttc or .woff",
    );
    await expect(own(Buffer.alloc(0))).rejects.toThrow("expected a font");
    for (const signature of ["\0\x01\0\0", "true", "OTTO", "wOFF", "ttcf"])
      await expect(own(Buffer.from(signature, "latin1"))).rejects.toThrow("it is damaged");
  });

  test("may be damaged anywhere: it is refused or drawn, and never breaks the program", async () => {
    const bytes = readFileSync(font("cyrillic"));
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      const copy = Buffer.from(i % 3 === 0 ? bytes.subarray(0, (bytes.length * i) / 300) : bytes);
      // Most of the damage where the tables are told, the rest anywhere.
      for (let k = 0; k < 1 + (i % 4); k++)
        copy[(i * 131 + k * 977) % (i % 2 === 0 ? 300 : copy.length)] = (i * 37 + k * 251) % 256;
      try {
        await own(copy);
      } catch (error) {
        refused += 1;
        expect((error as Error).message).toMatch(/^--font .*: (it is damaged|expected|its l)/);
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  test("is not believed when it says how large it is unpacked", async () => {
    const bytes = readFileSync(font("cyrillic"));
    bytes.writeUInt32BE(0xfffffff0, 44 + 12);
    await expect(own(bytes)).rejects.toThrow("it is damaged");
  });

  test("is given up when it takes for ever", () => {
    expect(() =>
      withinTime(50, () => {
        for (;;);
      }),
    ).toThrow("timed out");
    expect(withinTime(1000, () => withinTime(1000, () => 1) + 1)).toBe(2);
  });

  test("is put into HTML and SVG for just the letters that the embedded font lacks", async () => {
    const named = await own(readFileSync(font("cyrillic")));
    const style = sheetStyle(sceneOf(line("Lantern 漢字☐")), named);
    expect(style).toContain("unicode-range: U+2610,U+5B57,U+6F22;");
    expect(sheetStyle(sceneOf(line("Lantern")), named)).not.toContain("400 700");
  });
});

test("the style has the files of the font whose letters are used, and no others", () => {
  const faces = (scene: Scene) => sheetStyle(scene).match(/font-weight: \d+; unicode-range: U\+\w{4}/g);
  expect(faces(sceneOf(line("Lantern")))).toHaveLength(2);
  expect(faces(sceneOf(line("Жя")))).toHaveLength(3);
  expect(faces(sceneOf(line("Łódź Ωα", { bold: true })))).toHaveLength(4);
  expect(sheetStyle(sceneOf(line("x")))).not.toMatch(/https?:|<\//);
});
