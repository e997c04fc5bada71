"use strict";
// Hands the process to the command line.
var cli;
try {
  cli = require("../dist/bin/process.cjs");
} catch (error) {
  process.stderr.write(`shipcost cannot start: ${error.message}\nIs it built? Run: npm run build\n`);
  process.exitCode = 2;
}
if (cli) cli.runProcess(process, require("../package.json").version);
