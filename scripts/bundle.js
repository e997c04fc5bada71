// Bundles the command line with its libraries into a few CommonJS files: Node starts sooner on these than on hundreds
// of modules. A command loads the files that it needs: what is imported lazily in src stays lazy.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../", import.meta.url));
const dir = `${root}dist/bin/`;

/**
 * string-width has V8 build the set of all emoji when it is parsed, which takes as long as pricing ten fleets. This
 * builds it when a text is measured that is not plain.
 */
const lazyEmoji = {
  name: "lazy-emoji",
  transform(code, id) {
    if (!id.endsWith("node_modules/string-width/index.js")) return null;
    const literal = /^const rgiEmojiRegex = \/(.*)\/v;$/m;
    const segmenter = /^const segmenter = (new Intl.Segmenter\(\));$/m;
    if (!literal.test(code) || !segmenter.test(code))
      this.error("string-width has changed: see scripts/bundle.js");
    return code
      .replace(literal, (_, source) =>
        lazily("rgiEmojiRegex", "test", `new RegExp(${JSON.stringify(source)}, 'v')`),
      )
      .replace(segmenter, (_, made) => lazily("segmenter", "segment", made));
  },
};

/** A constant whose one method makes what it belongs to when it is first called. */
function lazily(name, method, made) {
  return `let ${name}Made;\nconst ${name} = {${method}: text => (${name}Made ??= ${made}).${method}(text)};`;
}

/** chalk looks at the terminal when it is loaded: here the command line decides on colours itself. */
const noSniffing = {
  name: "no-sniffing",
  load(id) {
    return id.endsWith("node_modules/chalk/source/vendor/supports-color/index.js")
      ? "export default { stdout: false, stderr: false };"
      : null;
  },
};

/** commander loads child processes for commands that are programs of their own: there are none here. */
const lazyChildProcess = {
  name: "lazy-child-process",
  transform(code, id) {
    if (!id.endsWith("node_modules/commander/lib/command.js")) return null;
    const load = "const childProcess = require('node:child_process');";
    if (!code.includes(load)) this.error("commander has changed: see scripts/bundle.js");
    return code.replace(
      load,
      "const childProcess = {get spawn() { return require('node:child_process').spawn; }};",
    );
  },
};

/** Half a megabyte to read the one kind of font that is not offered: nothing that this program opens is packed so. */
const noBrotli = {
  name: "no-brotli",
  load(id) {
    return /node_modules\/brotli\/(decompress|dec\/decode)\.js$/.test(id)
      ? "export default () => { throw new Error('WOFF2'); };"
      : null;
  },
};

/** What is changed of packages. A change that finds nothing to change fails the build: the package is not what it was. */
const patches = [lazyEmoji, noSniffing, lazyChildProcess, noBrotli].map(proven);

function proven({ name, ...hooks }) {
  const plugin = { name, found: false };
  for (const [hook, change] of Object.entries(hooks)) {
    plugin[hook] = function (...given) {
      const changed = change.apply(this, given);
      plugin.found ||= changed !== null;
      return changed;
    };
  }
  return plugin;
}

/** Modules that most runs have no need of, such as the parser of YAML that is not plain: loaded at the first call. */
const SELDOM_CALLED = ["src/source/parse.ts", "src/source/comments.ts"];
const PREFIX = "\0lazy:";
const lazyModules = {
  name: "lazy-modules",
  async resolveId(source, importer, options) {
    if (importer?.startsWith(PREFIX)) return { id: source, external: true };
    if (!importer || !source.startsWith(".")) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const lazy = resolved && SELDOM_CALLED.some((each) => resolved.id === `${root}${each}`);
    return lazy ? `${PREFIX}${resolved.id}` : null;
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const file = id.slice(PREFIX.length);
    const fileName = `${basename(file, ".ts")}.cjs`;
    this.emitFile({ type: "chunk", id: file, fileName });
    const functions = [...readFileSync(file, "utf8").matchAll(/^export (?:(function|interface) )?(\w+)/gm)];
    const named = functions.filter(([, kind]) => kind !== "interface");
    if (named.some(([, kind]) => kind !== "function")) this.error(`${file}: only functions can be lazy`);
    const load = `let made;\nconst load = () => (made ??= require("./${fileName}"));`;
    return `${load}\n${named.map(([, , name]) => `export const ${name} = (...args) => load().${name}(...args);`).join("\n")}`;
  },
};

/** The parser, and what only it needs. */
const YAML = /node_modules[\\/]yaml[\\/]|src[\\/]source[\\/](parse|yaml-nodes|nesting|comments)\.ts$/;

/** What lists and explains everything: several commands have it, a price has no need of it. */
const SELDOM =
  /[\\/](report[\\/]explain|report[\\/]ruleset[\\/]yaml|rulebook[\\/]topics|design[\\/]json-schema)\b/;

const bundle = await rolldown({
  cwd: root,
  input: { process: "src/cli/process.ts" },
  platform: "node",
  // For Node the package names its CommonJS build, which cannot be taken apart; this is the same code as modules.
  resolve: { alias: { yaml: `${root}node_modules/yaml/browser/dist/index.js` } },
  plugins: [lazyModules, ...patches],
});
const { output } = await bundle.write({
  dir,
  format: "cjs",
  exports: "named",
  minify: true,
  // Each file costs a look-up: what several commands share is one file, beside the one that every start needs. What
  // only two share, such as two formats of lint, stays out of it.
  codeSplitting: {
    groups: [
      { name: "start", tags: ["$initial"], priority: 2, test: (id) => !YAML.test(id) },
      { name: "core", minShareCount: 3, priority: 1, test: (id) => !SELDOM.test(id) && !YAML.test(id) },
      { name: "yaml", test: (id) => YAML.test(id) },
    ],
  },
  cleanDir: true,
  entryFileNames: "[name].cjs",
  chunkFileNames: "[name].cjs",
});
await bundle.close();
const idle = patches.filter(({ found }) => !found).map(({ name }) => name);
if (idle.length > 0) throw new Error(`found nothing to change: ${idle.join(", ")}; see scripts/bundle.js`);
writeFileSync(`${dir}LICENSES.txt`, licences(output.flatMap(({ moduleIds = [] }) => moduleIds)));

// What V8 compiles of it in short runs, on a few samples of what people write.
for (const command of ["price", "lint", "show"]) {
  const args = [`${root}scripts/compile.js`, command, `${root}ships`];
  const { error, status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (error || status === 2 || status === null) throw error ?? new Error(`${args.join(" ")}: exit ${status}`);
}

/** The licences of the packages that are in the bundle: each asks to go along with its code. */
function licences(modules) {
  const folders = modules.map((id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]);
  const packages = [
    ...new Set(folders.filter((folder) => folder && existsSync(`${folder}/package.json`))),
  ].sort();
  const texts = packages.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, "utf8") : ""}`;
  });
  return `The command line of shipcost contains these packages.\n\n${texts.join("\n----\n\n")}`;
}
