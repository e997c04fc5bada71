import { type Finding, finding } from "../finding.js";
import { crop } from "../source/describe.js";
import type { Files } from "../source/files.js";
import { readSingle } from "../source/single.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { locate, nodeAt, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { checkRuleset } from "./check.js";
import { extendRuleset } from "./extend.js";
import { BUILT_IN } from "./house.js";
import { type Ruleset, rulesetSchemas } from "./schema.js";

/** What loading a ruleset gave: none where it has errors. `sources` are the files that were read. */
export interface LoadedRuleset {
  readonly ruleset: Ruleset | null;
  readonly findings: readonly Finding[];
  readonly sources: readonly Source[];
}

/** More files than this extending one another is a mistake. */
const MAX_CHAIN = 20;

/** Reads a ruleset file with all that it extends. */
export function loadRuleset(path: string, bytes: Uint8Array, files: Files): LoadedRuleset {
  return load(path, bytes, files, []);
}

function load(path: string, bytes: Uint8Array, files: Files, chain: readonly string[]): LoadedRuleset {
  const { source, root, findings } = readSingle(path, bytes, "ruleset");
  const none = (found: readonly Finding[], more: readonly Source[] = []) => ({
    ruleset: null,
    findings: found,
    sources: [source, ...more],
  });
  if (!root) return none(findings);
  const { value, findings: issues } = validate(rulesetSchemas().file, {
    path,
    node: root,
    noun: "a ruleset",
  });
  if (!value) return none(issues);
  const base = resolveBase(value.extends ?? "house", path, root, files, [...chain, path]);
  if (!base.ruleset) return none([...issues, ...base.findings], base.sources);
  const ruleset = extendRuleset(base.ruleset, { ...value, version: versionWritten(root) });
  const checked = checkRuleset(ruleset, path, root);
  const all = [...base.findings, ...issues, ...checked];
  return { ruleset: checked.length > 0 ? null : ruleset, findings: all, sources: [source, ...base.sources] };
}

/** A version is text as it was written: the number 1.10 would be another one. */
function versionWritten(root: YamlNode): string {
  const version = nodeAt(root, ["version"])!;
  return version.kind === "scalar" && typeof version.data === "number" ? version.raw : String(version.data);
}

function resolveBase(
  name: string,
  path: string,
  node: YamlNode,
  files: Files,
  chain: readonly string[],
): LoadedRuleset {
  const builtIn = BUILT_IN.get(name);
  if (builtIn) return { ruleset: builtIn, findings: [], sources: [] };
  const fail = (problem: string): LoadedRuleset => ({
    ruleset: null,
    sources: [],
    findings: [
      finding(
        "schema/range",
        path,
        locate(node, ["extends"]),
        {
          key: "extends",
          expected: "a built-in ruleset or the path of a ruleset file inside the project",
          found: `${crop(name)} (${problem})`,
        },
        { suggestions: suggest(name, [...BUILT_IN.keys()]) },
      ),
    ],
  });
  const read = files.read(path, name);
  if (!read.ok) return fail(read.problem);
  if (chain.includes(read.path)) return fail("it extends itself");
  if (chain.length >= MAX_CHAIN) return fail("too many files extend one another");
  return load(read.path, read.bytes, files, chain);
}
