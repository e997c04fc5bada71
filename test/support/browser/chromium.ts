import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where Chromium is; where it must be there and is not, this throws. */
export function chromiumPath(): string | undefined {
  const found = [process.env.CHROMIUM ?? "", ...PLACES].find((place) => place !== "" && existsSync(place));
  if (found) return found;
  const missing = "no Chromium found (or named by CHROMIUM): what it shows is not tested";
  if (process.env.SHIPCOST_NEEDS_BROWSER) throw new Error(missing);
  process.stderr.write(`${missing}\n`);
  return undefined;
}

/** A browser that asks nobody for anything. */
export function launch(executablePath: string): Promise<Browser> {
  const quiet = ["background-networking", "component-update", "sync"].map((each) => `--disable-${each}`);
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", ...quiet],
  });
}
