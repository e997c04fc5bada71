import { loadScenario, type ScenarioUse } from "../../../design/load-scenario.js";
import type { Scenario } from "../../../design/scenario-schema.js";
import { diagnose } from "../../../lint/diagnose.js";
import { lintConcise, lintReport } from "../../../report/lint/report.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { type Io, UsageError } from "../../io.js";
import { readFiles } from "../../settings/settings.js";
import type { PlayOptions, ScenarioOptions } from "./options.js";
import { findingsFailure } from "./play-inputs.js";

/** The scenario of a file. One with errors throws its findings (exit 1); its warnings go to stderr. */
export async function scenarioNamed(
  io: Io,
  spec: string,
  options: ScenarioOptions & PlayOptions,
  { ruleset, use }: { readonly ruleset: Ruleset; readonly use: ScenarioUse },
): Promise<Scenario> {
  const { files, problems } = await readFiles([spec], io, { ...options, config: false });
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const [file, second] = files;
  if (!file || second || file.shipName !== null)
    throw new UsageError(`--scenario ${spec}: expected one scenario file`);
  const { scenario, findings, source } = loadScenario(file.path, file.bytes, ruleset, use);
  const sources = new Map([[file.path, source]]);
  const diagnostics = diagnose(findings, sources);
  if (!scenario) throw findingsFailure(io, { ...options, pretty: true }, diagnostics, sources);
  io.err(lintConcise(lintReport([], diagnostics, sources)));
  return scenario;
}
