"use strict";
// Loads the bundle with what V8 compiled of it when it was built: half of a short run is compiling otherwise. Node does
// as much by itself from 22.1 on; this is for those before. It stands beside the bundle, where who can write can change
// the bundle itself, and nothing is ever written when the command runs.
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const zlib = require("node:zlib");

const SUM_BYTES = 4;

/** Tells what is damaged, or was compiled of other code: V8 believes whatever it is given. */
function sumOf(code, data) {
  return zlib.crc32(data, zlib.crc32(code));
}

/** What was compiled of a file's code, if it is there and whole. V8 itself leaves aside what another V8 compiled. */
function read(file, code) {
  try {
    const bytes = fs.readFileSync(file);
    const data = bytes.subarray(SUM_BYTES);
    return bytes.readUInt32LE(0) === sumOf(code, data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** What was compiled of a file's code so far, with its sum. */
exports.compiledOf = function compiledOf(code, script) {
  const data = script.createCachedData();
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32LE(sumOf(code, data));
  return Buffer.concat([sum, data]);
};

/** Loads a file of the bundle in `folder`, and those that it asks for; `loaded` is told of each. */
exports.load = function load(folder, entry, loaded = () => {}) {
  const modules = new Map();
  const fromNode = require("node:module").createRequire(path.join(folder, entry));
  const fromBundle = (id) => (id.startsWith("./") ? loadFile(id.slice(2)) : fromNode(id));

  function loadFile(name) {
    const known = modules.get(name);
    if (known) return known.exports;
    const filename = path.join(folder, name);
    const module = { exports: {}, filename };
    modules.set(name, module);
    const code = fs.readFileSync(filename, "utf8");
    const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${code}\n})`, {
      filename,
      cachedData: read(`${filename}.compiled`, code),
      importModuleDynamically: vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    script.runInThisContext()(module.exports, fromBundle, module, filename, folder);
    loaded(filename, code, script);
    return module.exports;
  }

  return loadFile(entry);
};
