"use strict";
// Hands the process to the command line.
const path = require("node:path");
const { version } = require("../package.json");

function load() {
  const { enableCompileCache } = require("node:module");
  if (!enableCompileCache) return require("./compiled.js").load(bundle, "process.cjs", version);
  enableCompileCache();
  return require("../dist/bin/process.cjs");
}

const bundle = path.join(__dirname, "../dist/bin");
let cli;
try {
  cli = load();
} catch (error) {
  process.stderr.write(`shipcost cannot start: ${error.message}\nIs it built? Run: npm run build\n`);
  process.exitCode = 2;
}
if (cli) cli.runProcess(process, version);
