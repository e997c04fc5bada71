// What the pictures in README.md and docs show, and how it is told that they are stale: PNG bytes differ from machine to machine,
// so what they were made from is kept beside them as a hash.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const MADE_FROM = `${root}docs/pictures/made-from.json`;
const FLEET = "ships/lantern-watch.yaml";

/** Each picture: a page as it is printed, or the beginning of it on a screen. */
export const PICTURES = [
  { name: "display.png", args: [`${FLEET}#Morning Bell`], page: 1 },
  { name: "four-to-a-page.png", args: [FLEET, "--per-page", "4"], page: 1 },
  { name: "fleet-page.png", args: [FLEET, "--fleet-page"], page: 1 },
  { name: "screen.png", args: [`${FLEET}#Morning Bell`, "--per-page", "2"], screen: true },
];

/** Output of the command as it is built. */
export function sheet(args, format) {
  const command = ["bin/shipcost.js", "sheet", ...args, "-o", "-", "--format", format];
  const options = { cwd: root, maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "inherit"] };
  return execFileSync(process.execPath, command, options);
}

/** What the pictures would be made from now. */
export function madeFrom() {
  const hash = (args) => createHash("sha256").update(sheet(args, "svg")).digest("hex");
  return `${JSON.stringify(Object.fromEntries(PICTURES.map(({ name, args }) => [name, hash(args)])), null, 2)}\n`;
}

export function picturesAreStale() {
  try {
    return readFileSync(MADE_FROM, "utf8") !== madeFrom();
  } catch (error) {
    if (error.code === "ENOENT") return true;
    throw error;
  }
}
