import type { RuleSetting } from "../../lint/lint.js";
import type { Diagnostic } from "../../lint/rule.js";
import { RULES } from "../../lint/rules.js";
import { columns } from "../../report/columns.js";
import { lintPretty } from "../../report/lint-pretty.js";
import { type LintReport, lintConcise, lintJson, lintReport } from "../../report/lint-report.js";
import { plural } from "../../report/text.js";
import { visible } from "../../report/visible.js";
import { suggest } from "../../source/suggest.js";
import type { Part } from "../baseline.js";
import type { ColorChoice } from "../colors.js";
import { EXIT, type Io, UsageError } from "../io.js";
import { exitCode, sayProblems } from "../outcome.js";
import { openSession, type Session } from "../session.js";
import { layoutFor } from "../terminal.js";

export interface LintCommandOptions {
  readonly format: "pretty" | "concise" | "json";
  readonly maxWarnings?: number;
  readonly rule?: readonly string[];
  readonly inlineConfig: boolean;
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly budget?: number;
  readonly ruleset?: string;
  readonly stdinFilename?: string;
  readonly color: ColorChoice;
  readonly quiet?: boolean;
  readonly listFiles?: boolean;
  readonly stats?: boolean;
}

/** `shipcost lint` */
export async function lint(io: Io, args: string[], options: LintCommandOptions): Promise<number> {
  const { budget, ruleset, stdinFilename, maxWarnings, inlineConfig } = options;
  const part = await partBy(options, io);
  const session = await openSession(args.length > 0 ? args : ["."], io, {
    lint: {
      severities: parseSeverities(options.rule ?? []),
      inlineConfig,
      ...(budget === undefined ? {} : { budget }),
    },
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(stdinFilename === undefined ? {} : { stdinFilename }),
  });
  if (options.listFiles) return listFiles(session, io);
  const { kept, said, ...compared } = part(session);
  const silenced = { suppressed: session.suppressed, ...compared };
  const report = lintReport(session.files, kept, session.sources, silenced);
  if (session.files.length > 0 || options.format === "json") io.out(render(report, io, options));
  if (options.stats && options.format === "pretty") io.out(`\n${stats(kept)}`);
  else if (options.stats) io.err(stats(kept));
  if (options.format === "pretty" && !options.quiet) sayProblems(said, io);
  sayProblems(session.problems, io);
  const result = { problems: session.problems, diagnostics: kept };
  const code = exitCode(result, maxWarnings === undefined ? {} : { maxWarnings });
  const { warnings } = report.summary;
  if (maxWarnings !== undefined && warnings > maxWarnings && options.format === "pretty") {
    io.err(`shipcost: ${plural(warnings, "warning")}, more than --max-warnings ${maxWarnings}\n`);
  }
  return code;
}

/** How the options part findings; what baselines need is loaded where one is named. */
async function partBy({ baseline, writeBaseline }: LintCommandOptions, io: Io): Promise<Part> {
  if (baseline !== undefined && writeBaseline !== undefined)
    throw new UsageError("--baseline and --write-baseline: give one or the other");
  if (baseline !== undefined) return (await import("../baseline.js")).byBaseline(baseline, io);
  if (writeBaseline !== undefined) return (await import("../baseline.js")).byNewBaseline(writeBaseline, io);
  return ({ diagnostics }) => ({ kept: diagnostics, baselined: [], stale: [], said: [] });
}

function render(report: LintReport, io: Io, { format, color, quiet }: LintCommandOptions): string {
  switch (format) {
    case "json":
      return lintJson(report);
    case "concise":
      return lintConcise(report);
    case "pretty":
      return lintPretty(report, layoutFor(io, color, quiet));
  }
}

function listFiles(session: Session, io: Io): number {
  for (const { file } of session.files) io.out(`${visible(file.path)}\n`);
  for (const { path, foreign } of session.passedOver)
    io.out(`${visible(path)} (passed over: a ${foreign})\n`);
  sayProblems(session.problems, io);
  return session.problems.length > 0 ? EXIT.failure : EXIT.ok;
}

function stats(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { ruleId } of diagnostics) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  const rows = [...counts].sort(([, a], [, b]) => b - a).map(([id, count]) => [String(count), id]);
  return columns(rows, [{ align: "right" }, {}], 80)
    .map((line) => `${line}\n`)
    .join("");
}

const SETTINGS: readonly RuleSetting[] = ["off", "info", "warning", "error"];

function parseSeverities(settings: readonly string[]): Record<string, RuleSetting> {
  const ids = RULES.map((rule) => rule.id);
  return Object.fromEntries(
    settings.map((setting) => {
      const [id = "", severity = ""] = setting.split("=", 2);
      const rule = RULES.find((each) => each.id === id);
      if (!rule) {
        const [near] = suggest(id, ids);
        throw new UsageError(
          `--rule ${setting}: there is no rule ${id}${near ? `; did you mean ${near}?` : ""}`,
        );
      }
      if (rule.locked)
        throw new UsageError(`--rule ${setting}: ${id} cannot be changed: without it a price is meaningless`);
      if (!SETTINGS.includes(severity as RuleSetting)) {
        throw new UsageError(`--rule ${setting}: expected one of ${SETTINGS.join(", ")} after the =`);
      }
      return [id, severity as RuleSetting];
    }),
  );
}
