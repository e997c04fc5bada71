"use strict";
// Hands the process to the command line.
const fs = require("node:fs");
const path = require("node:path");
const { version } = require("../package.json");

function load() {
  const { enableCompileCache } = require("node:module");
  if (!enableCompileCache) return require("./compiled.js").load(bundle, "process.cjs");
  enableCompileCache();
  return require("../dist/bin/process.cjs");
}

const bundle = path.join(__dirname, "../dist/bin");
/** Answers who asks for the version and nothing else, as editors and scripts do again and again. */
function saidVersion([option, ...more]) {
  if (more.length > 0 || (option !== "--version" && option !== "-V")) return false;
  try {
    fs.writeSync(1, `${version}\n`);
    return true;
  } catch {
    return false; // the command line knows what to say of it
  }
}

function start() {
  let cli;
  try {
    cli = load();
  } catch (error) {
    process.stderr.write(`shipcost cannot start: ${error.message}\nIs it built? Run: npm run build\n`);
    process.exitCode = 2;
    return;
  }
  cli.runProcess(process, version);
}

if (!saidVersion(process.argv.slice(2))) start();
