"use strict";
// Hands the process to the command line.
import("../dist/cli/process.js").then(
  (cli) => cli.runProcess(process),
  (error) => {
    process.stderr.write(`shipcost cannot start: ${error.message}\nIs it built? Run: npm run build\n`);
    process.exitCode = 2;
  },
);
