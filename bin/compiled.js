"use strict";
// Loads the command line with what V8 compiled of it in an earlier run: half of a short run is compiling otherwise.
// Node does as much by itself from 22.1 on; this is for those before. It is kept in the user's own cache folder.
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const zlib = require("node:zlib");

const KEPT_DAYS = 30;

/** The folder for what is compiled: the user's own, to which nobody else can write; null where there is none. */
function cacheFolder(env) {
  if (env.NODE_DISABLE_COMPILE_CACHE) return null;
  const home = env.HOME || env.USERPROFILE;
  const usual =
    process.platform === "win32"
      ? env.LOCALAPPDATA
      : home && path.join(home, process.platform === "darwin" ? "Library/Caches" : ".cache");
  const base = env.XDG_CACHE_HOME || usual;
  if (!base || !path.isAbsolute(base)) return null;
  const folder = path.join(base, "shipcost", `node-${process.version}-${process.arch}`);
  try {
    makeFolder(folder);
    const { uid, mode } = fs.statSync(folder);
    const own = !process.getuid || (uid === process.getuid() && (mode & 0o022) === 0);
    return own ? folder : null;
  } catch {
    return null;
  }
}

/** Makes a folder with those around it. Node's own way never ends where none can be made, as in /proc. */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

const SUM_BYTES = 4;

/** What was compiled, if it is there and whole: V8 believes whatever it is given, and crashes on what is damaged. */
function read(file) {
  try {
    const bytes = fs.readFileSync(file);
    const data = bytes.subarray(0, -SUM_BYTES);
    return bytes.readUInt32LE(data.length) === zlib.crc32(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function withSum(data) {
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32LE(zlib.crc32(data));
  return Buffer.concat([data, sum]);
}

/** Writes whole files, or none. What cannot be written is compiled again the next time. */
function keep(folder, scripts) {
  try {
    const old = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
    for (const name of fs.readdirSync(folder)) {
      const file = path.join(folder, name);
      if (fs.statSync(file).mtimeMs < old) fs.unlinkSync(file);
    }
    for (const { file, script } of scripts) {
      const part = `${file}.${process.pid}`;
      fs.writeFileSync(part, withSum(script.createCachedData()), { mode: 0o600, flag: "wx" });
      fs.renameSync(part, file);
    }
  } catch {
    // A full disk, or two runs at once.
  }
}

/** Loads a file of the bundle in `folder`, and those that it asks for. */
exports.load = function load(folder, entry, version) {
  const cache = cacheFolder(process.env);
  const loaded = new Map();
  const scripts = [];
  let isNew = false;
  const fromNode = require("node:module").createRequire(path.join(folder, entry));
  const fromBundle = (id) => (id.startsWith("./") ? loadFile(id.slice(2)) : fromNode(id));

  function loadFile(name) {
    const known = loaded.get(name);
    if (known) return known.exports;
    const filename = path.join(folder, name);
    const module = { exports: {}, filename };
    loaded.set(name, module);
    const code = fs.readFileSync(filename, "utf8");
    // V8 tells by the length alone whether it is the same text.
    const key = `${name}-${version}-${code.length}-${Math.round(fs.statSync(filename).mtimeMs)}`;
    const file = cache && path.join(cache, key);
    const cachedData = file ? read(file) : undefined;
    const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${code}\n})`, {
      filename,
      cachedData,
      importModuleDynamically: vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (file) scripts.push({ file, script });
    if (!cachedData || script.cachedDataRejected) isNew = true;
    script.runInThisContext()(module.exports, fromBundle, module, filename, folder);
    return module.exports;
  }

  process.on("exit", () => {
    // A command that runs for the first time has compiled more of what others have compiled some of.
    if (cache && isNew) keep(cache, scripts);
  });
  return loadFile(entry);
};
