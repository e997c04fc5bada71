// Runs the command once and keeps beside the bundle what V8 compiled of it: `node scripts/compile.js price FILE`.
// See bin/compiled.js. A file that has something kept is left as it is.
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const { compiledOf, load } = createRequire(import.meta.url)("../bin/compiled.js");
const scripts = [];
process.on("exit", () => {
  for (const [file, code, script] of scripts) {
    if (!existsSync(`${file}.compiled`)) writeFileSync(`${file}.compiled`, compiledOf(code, script));
  }
});
const bundle = fileURLToPath(new URL("../dist/bin", import.meta.url));
load(bundle, "process.cjs", (...loaded) => scripts.push(loaded)).runProcess(process, "0");
