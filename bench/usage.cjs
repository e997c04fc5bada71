"use strict";
// Preloaded into a process whose use is measured: at its end, when all else has run, it says what that was.
const { readFileSync, writeSync } = require("node:fs");

/** In kilobytes. On Linux `maxRSS` begins with that of the parent. */
function peak() {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

const { emit } = process;
process.emit = function (name, ...args) {
  const heard = emit.call(this, name, ...args);
  if (name === "exit") {
    const { user, system } = process.cpuUsage();
    writeSync(3, JSON.stringify({ cpu: (user + system) / 1000, peak: peak() / 1024 }));
  }
  return heard;
};
