#!/usr/bin/env node
"use strict";
// Written so that a Node of any age can read it: one that is too old gets a sentence, not a syntax error.
var needed = /(\d+)\.(\d+)/.exec(require("../package.json").engines.node);
var running = /(\d+)\.(\d+)/.exec(process.versions.node);
var major = Number(running[1]) - Number(needed[1]);
if (major < 0 || (major === 0 && Number(running[2]) < Number(needed[2]))) {
  process.stderr.write(
    "shipcost needs Node.js " +
      needed[0] +
      " or later; this is " +
      process.versions.node +
      ". See https://nodejs.org\n",
  );
  process.exitCode = 2;
} else {
  require("./start.js");
}
