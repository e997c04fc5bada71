// Makes the pictures of README.md and docs from real output of the command, after `npm run build`. Needs Chromium and pdftoppm.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { madeFrom, PICTURES, sheet } from "./pictures-made-from.js";

const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "shipcost-pictures-"));

/** A printed page in greys, which is all that there is on it. */
function print({ name, args, page }) {
  const file = join(work, "sheet.pdf");
  writeFileSync(file, sheet(args, "pdf"));
  const only = ["-f", `${page}`, "-l", `${page}`, "-singlefile"];
  execFileSync("pdftoppm", [
    "-gray",
    "-png",
    "-r",
    "80",
    ...only,
    file,
    join(folder, name.replace(/\.png$/, "")),
  ]);
}

async function show({ name, args }, browser) {
  const file = join(work, "sheet.html");
  writeFileSync(file, sheet(args, "html"));
  const page = await browser.newPage({ viewport: { width: 900, height: 640 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate("document.fonts.ready.then(() => true)");
  await page.screenshot({ path: join(folder, name) });
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const picture of PICTURES) await (picture.screen ? show(picture, browser) : print(picture));
  writeFileSync(`${folder}made-from.json`, madeFrom());
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
