import { mergeDiagnostics } from "../../lint/diagnose.js";
import type { LintRun } from "../../lint/run.js";
import type { WarningLimit } from "../../lint/verdicts.js";
import type { SettledInput } from "./settings.js";

/** How many warnings are allowed: in all by the number given, or else by each configuration in what it governs. */
export function warningLimits(results: LintRun<SettledInput>, given: number | undefined): WarningLimit[] {
  const { inputs, files, diagnostics } = results;
  if (given !== undefined) return [{ limit: given, saidAt: null, findings: diagnostics }];
  return [...new Set(inputs.map(({ config }) => config))].flatMap((config): WarningLimit[] => {
    if (config?.maxWarnings === undefined) return [];
    const governed = files.filter((_, i) => inputs[i]?.config === config).map((file) => file.findings);
    const saidAt = { path: config.path, line: config.lines.maxWarnings ?? 1 };
    return [{ limit: config.maxWarnings, saidAt, findings: mergeDiagnostics(governed) }];
  });
}
