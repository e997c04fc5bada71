import path from "node:path";
import { diagnose } from "../../../lint/diagnose.js";
import { Suppressor } from "../../../lint/suppress.js";
import { lintPretty } from "../../../report/lint/pretty.js";
import { lintConcise, lintJson, lintReport } from "../../../report/lint/report.js";
import { rulesetYaml } from "../../../report/ruleset/yaml.js";
import { columns } from "../../../report/text/columns.js";
import { jsonDocument } from "../../../report/text/json.js";
import { BUILT_IN, house } from "../../../rulebook/house.js";
import { identify } from "../../../rulebook/identity.js";
import { EXIT, type Io } from "../../io.js";
import { readRuleset, rulesetNamed } from "../../session/session.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { CheckOptions, ListOptions, ShowOptions } from "./define.js";

/** `shipcost ruleset list` */
export function list(io: Io, _args: string[], { format }: ListOptions): number {
  const rulesets = [...BUILT_IN.values()].map((ruleset) => ({ ...identify(ruleset), title: ruleset.title }));
  if (format === "json") io.out(jsonDocument({ rulesets }));
  else {
    const rows = rulesets.map(({ id, version, hash, title }) => [id, version, hash, title]);
    io.out(`${columns(rows, [{}, {}, {}, { shrink: true }], 80).join("\n")}\n`);
  }
  return EXIT.ok;
}

/** `shipcost ruleset show` */
export function show(io: Io, [name = "house"]: string[], { format }: ShowOptions): number {
  const ruleset = rulesetNamed(name, io);
  if (format === "json") io.out(jsonDocument({ identity: identify(ruleset), ruleset }));
  else io.out(rulesetYaml(ruleset, name === "-" ? house : ruleset, extendsName(name, io)));
  return EXIT.ok;
}

/** How a file in the working folder names a ruleset. What came from standard input has no name. */
function extendsName(name: string, { cwd }: Io): string {
  if (name === "-") return house.ruleset;
  if (BUILT_IN.has(name)) return name;
  const relative = path.relative(cwd, path.resolve(cwd, name)).split(path.sep).join("/");
  return BUILT_IN.has(relative) ? `./${relative}` : relative;
}

/** `shipcost ruleset check`: 1 when the file has errors, 2 when it cannot be read. */
export function check(io: Io, [file = ""]: string[], { format, color }: CheckOptions): number {
  const { ruleset, findings, sources } = readRuleset(file, io);
  const report = lintReport([], new Suppressor(sources).sift(diagnose(findings, sources)), sources);
  const identity = ruleset && identify(ruleset);
  const layout = layoutFor(io, color, true);
  if (format === "json") io.out(lintJson(report));
  else if (format === "concise") io.out(lintConcise(report));
  else if (identity) {
    const found = report.diagnostics.length > 0 ? `${lintPretty(report, layout)}\n` : "";
    io.out(
      `${found}${layout.palette.strong(`ruleset ${identity.id} ${identity.version}`)} is valid (hash ${identity.hash})\n`,
    );
  } else io.out(lintPretty(report, layout));
  return ruleset ? EXIT.ok : EXIT.findings;
}
