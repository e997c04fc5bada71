import { type Finding, finding } from "../finding.js";
import { crop } from "../source/describe.js";
import type { Files } from "../source/files.js";
import { readSingle } from "../source/single.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { headOf, locate, nodeAt, textOf, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { MOST } from "./bounds.js";
import { extension } from "./extend.js";
import { BUILT_IN } from "./house.js";
import { type Ruleset, rulesetSchemas } from "./schema.js";

/** What loading a ruleset gave: none where it has errors. `sources` are the files that were read. */
export interface LoadedRuleset {
  readonly ruleset: Ruleset | null;
  readonly findings: readonly Finding[];
  readonly sources: readonly Source[];
}

/** Reads a ruleset file with all that it extends. */
export function loadRuleset(path: string, bytes: Uint8Array, files: Files): LoadedRuleset {
  return load(bytes, { path, files, chain: [] });
}

/** A file that is being loaded, and the files that extend it, first to last. */
interface Loading {
  readonly path: string;
  readonly files: Files;
  readonly chain: readonly string[];
}

function load(bytes: Uint8Array, { path, files, chain }: Loading): LoadedRuleset {
  const { source, root, findings } = readSingle(path, bytes, "ruleset");
  const none = (found: readonly Finding[], more: readonly Source[] = []) => ({
    ruleset: null,
    findings: found,
    sources: [source, ...more],
  });
  if (!root) return none(findings);
  const foreign = foreignFile(path, root);
  if (foreign) return none([foreign]);
  const { value, findings: issues } = validate(rulesetSchemas().file, {
    path,
    node: root,
    noun: "a ruleset",
  });
  if (!value) return none(issues);
  const base = resolveBase(value.extends ?? "house", root, { path, files, chain: [...chain, path] });
  if (!base.ruleset) return none([...issues, ...base.findings], base.sources);
  const version = nodeAt(root, ["version"]);
  const { ruleset, problems } = extension(base.ruleset, {
    ...value,
    version: version?.kind === "scalar" ? textOf(version) : String(value.version),
  });
  const told = problems.map(({ ruleId, at, args, suggestions }) =>
    finding(ruleId, path, locate(root, at), args, { suggestions }),
  );
  const all = [...base.findings, ...issues, ...told];
  return { ruleset, findings: all, sources: [source, ...base.sources] };
}

/** What files of another kind are, by a key that no ruleset has. */
const FOREIGN: readonly (readonly [key: string, kind: string, command: string])[] = [
  ["ships", "fleet", "shipcost lint"],
  ["fleet", "fleet", "shipcost lint"],
  ["hull", "ship", "shipcost lint"],
  ["scenario", "scenario", "shipcost play msg"],
  ["units", "scenario", "shipcost play msg"],
];

/** The one finding of a file that is something else than a ruleset. */
function foreignFile(path: string, root: YamlNode): Finding | null {
  const known = FOREIGN.find(([key]) => nodeAt(root, [key]) !== undefined);
  if (!known) return null;
  const [, kind, command] = known;
  const args = { key: "", expected: "a ruleset", found: `a ${kind}`, kind, command };
  return finding("schema/type", path, headOf(root), args);
}

function resolveBase(name: string, node: YamlNode, { path, files, chain }: Loading): LoadedRuleset {
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
  if (chain.length >= MOST.files) return fail(`too many files extend one another: at most ${MOST.files} may`);
  return load(read.bytes, { path: read.path, files, chain });
}
