import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = ["src", "scripts/bundle.js", "tsconfig.json", "tsconfig.build.json", "package.json"];

/** Builds the command for the tests that run it, unless the build is newer than every source. */
export default function setup(): void {
  const built = join(root, "dist/bin/process.cjs");
  const newest = Math.max(...SOURCES.flatMap(filesOf).map((file) => statSync(file).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

function filesOf(path: string): string[] {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) return [full];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
