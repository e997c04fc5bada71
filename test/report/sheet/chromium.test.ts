import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe, { type AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sheetStyle } from "../../../src/cli/commands/sheet/fonts.js";
import { loadFleet } from "../../../src/index.js";
import { missingLetters, textWidth } from "../../../src/report/sheet/layout/measure.js";
import { PAPERS, type PaperName, PER_PAGE } from "../../../src/report/sheet/layout/paper.js";
import { type SheetOptions, sheetScene } from "../../../src/report/sheet/sheet.js";
import { sheetHtml } from "../../../src/report/sheet/writers/html.js";
import { sheetSvg } from "../../../src/report/sheet/writers/svg.js";
import { AWKWARD } from "../../support/browser/awkward.js";
import { chromiumPath, launch } from "../../support/browser/chromium.js";
import { measurePages } from "../../support/browser/measure.js";

const executable = chromiumPath();
const work = mkdtempSync(join(tmpdir(), "shipcost-browser-"));
const papers = Object.keys(PAPERS) as PaperName[];
const fleet = loadFleet(JSON.stringify({ fleet: "The <i>Awkward</i> & 漢", budget: 2000, ships: AWKWARD }));

let browser: Browser;
let page: Page;
/** What the page did that it should not have: asked for something, or complained. */
let complaints: string[] = [];

beforeAll(async () => {
  if (!executable) return;
  browser = await launch(executable);
  page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith("data:font/")) complaints.push(`request: ${request.url().slice(0, 200)}`);
  });
});
afterAll(async () => {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});

/** Opens a file in the browser, with its fonts. */
async function open(name: string, content: string): Promise<void> {
  const file = join(work, name);
  writeFileSync(file, content);
  complaints = [];
  const url = pathToFileURL(file).href;
  await page.goto(url);
  await page.evaluate("document.fonts.ready.then(() => true)");
  complaints = complaints.filter((each) => each !== `request: ${url}`);
}

async function openSheet(options: SheetOptions) {
  const scene = sheetScene([fleet], options);
  await open("sheet.html", sheetHtml(scene, { fontFaces: sheetStyle(scene) }));
  return scene;
}

/** The pages of what the browser prints, each as its text. */
async function printed(): Promise<{ texts: string[]; size: string }> {
  const file = join(work, "printed.pdf");
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });
  const size = /Page size: +([\d.]+ x [\d.]+)/.exec(run("pdfinfo", file))![1]!;
  return { texts: run("pdftotext", file, "-").split("\f").slice(0, -1), size };
}

describe.skipIf(!executable)("a sheet in Chromium", () => {
  test("is of legal ships", () => {
    expect(fleet.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  const a4 = PER_PAGE.map((perPage) => ({ paper: "a4" as const, perPage }));
  const cases = [
    ...a4,
    { paper: "letter" as const, perPage: 1 },
    { paper: "letter" as const, perPage: 8 },
  ] as const;
  test.each(cases)("keeps every text in its cell: $perPage to a page of $paper", async (options) => {
    const scene = await openSheet({ ...options, fleetPage: true, tables: options.perPage === 1 });
    const pages = await page.evaluate(measurePages);
    expect(pages).toHaveLength(scene.pages.length);
    for (const { outside, overlapping, texts } of pages) {
      expect(outside).toEqual([]);
      expect(overlapping).toEqual([]);
      expect(texts.length).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
  });

  test("sets letters as wide as they were taken to be, and those of other fonts no wider", async () => {
    await openSheet({ fleetPage: true, tables: true });
    const texts = (await page.evaluate(measurePages)).flatMap((each) => each.texts);
    expect(texts.length).toBeGreaterThan(500);
    for (const { text, size, bold, width } of texts) {
      const expected = textWidth(text, size, bold);
      if (missingLetters(text).length === 0 && !/\p{M}/u.test(text))
        expect(Math.abs(width - expected), text).toBeLessThan(0.1 + expected / 400);
      else expect(width, text).toBeLessThan(expected + 0.1);
    }
  });

  test("runs nothing and asks for nothing, whatever names hold", async () => {
    await openSheet({ fleetPage: true });
    expect(await page.evaluate("'hacked' in window")).toBe(false);
    expect(await page.locator("script, img, b, i").count()).toBe(0);
    expect(await page.title()).not.toBe("");
    await open("sheet.svg", sheetSvg(sheetScene([fleet], {})));
    expect(await page.evaluate("'hacked' in window")).toBe(false);
    expect(await page.locator("script, img").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each(papers)("prints as many pages of %s as it has, and none of them blank", async (paper) => {
    const scene = await openSheet({ paper, perPage: 2, fleetPage: true, tables: true });
    const { texts, size } = await printed();
    expect(texts).toHaveLength(scene.pages.length);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    const [width, height] = size.split(" x ").map(Number);
    expect(Math.abs(width! - PAPERS[paper].width)).toBeLessThan(1);
    expect(Math.abs(height! - PAPERS[paper].height)).toBeLessThan(1);
  });

  test("has no fault that axe finds, for whoever does not see it", async () => {
    await openSheet({ perPage: 8, fleetPage: true });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>(
      "axe.run({ resultTypes: ['violations'], preload: false })",
    );
    const told = violations.map(({ id, help, nodes }) => ({ id, help, first: nodes[0]?.html.slice(0, 200) }));
    expect(told).toEqual([]);
  });
});
