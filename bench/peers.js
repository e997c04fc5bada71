// Other people's tools, in a folder of their own: no dependencies of shipcost.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("peers/", import.meta.url));
const program = (name) => `${folder}node_modules/${name}/dist/index.js`;
const spectralProgram = program("@stoplight/spectral-cli");
const ajvProgram = program("ajv-cli");

const INSTALL = "npm install --no-package-lock --ignore-scripts --no-audit --no-fund --fetch-retries=0";

/** Installs the tools once; whether they are there. */
export function installPeers() {
  const there = () => existsSync(spectralProgram) && existsSync(ajvProgram);
  if (!there()) spawnSync(INSTALL, { cwd: folder, stdio: "ignore", shell: true });
  return there();
}

// Both find the schema of fleets in the folder that they run in.

/** Lints a file by a ruleset of Spectral. */
export const spectral = (file) => ({
  args: [spectralProgram, "lint", "--ruleset", `${folder}spectral.mjs`, file],
  peer: true,
});

/** Validates a file against the JSON Schema of fleets. It reads YAML itself. */
export const ajv = (file) => ({
  args: [ajvProgram, "validate", "--spec=draft7", "--strict=false", "-s", "fleet.schema.json", "-d", file],
  peer: true,
});
