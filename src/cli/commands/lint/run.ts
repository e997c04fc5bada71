import { RULE_SETTINGS, type RuleSetting } from "../../../lint/options.js";
import type { Diagnostic } from "../../../lint/rule.js";
import { RULES } from "../../../lint/rules.js";
import { tooManyWarnings } from "../../../lint/verdicts.js";
import { renderLint } from "../../../report/lint/formats.js";
import { lintReport } from "../../../report/lint/report.js";
import { tooManyWords } from "../../../report/lint/too-many.js";
import { verdictTable } from "../../../report/lint/verdict-table.js";
import { columns } from "../../../report/text/columns.js";
import { jsonDocument } from "../../../report/text/json.js";
import { visible } from "../../../report/text/visible.js";
import { suggest } from "../../../source/suggest.js";
import type { ProgramFacts } from "../../define/command.js";
import { repositoryPath } from "../../files/project.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { exitCode, sayLeftOut, sayProblems } from "../../session/outcome.js";
import { check, openFiles, type Session } from "../../session/session.js";
import { warningLimits } from "../../settings/warnings.js";
import { planOutputs, printed, writeOutputs } from "../../terminal/outputs.js";
import { fileLayout, layoutFor } from "../../terminal/terminal.js";
import type { Part } from "./baseline.js";
import type { LintCommandOptions } from "./define.js";
import { printConfig } from "./print-config.js";

/** `shipcost lint` */
export async function lint(
  io: Io,
  args: string[],
  options: LintCommandOptions,
  { version }: Pick<ProgramFacts, "version">,
): Promise<number> {
  const { budget, maxWarnings, inlineConfig, color, quiet } = options;
  const outputs = planOutputs(options, "pretty", io.env.GITHUB_ACTIONS === "true" ? "github" : "pretty");
  const stdout = printed(outputs);
  const given = {
    severities: parseSeverities(options.rule ?? []),
    inlineConfig,
    ...(budget === undefined ? {} : { budget }),
  };
  if (options.printConfig) return printConfig(io, args, given, { ...options, asJson: stdout === "json" });
  if (options.diff && (options.writeBaseline !== undefined || outputs.some(({ file }) => file !== null)))
    throw new UsageError("--diff writes nothing: leave out --write-baseline, and files for formats");
  const part = await partBy(options, io);
  const opened = await openFiles(args.length > 0 ? args : ["."], io, { ...options, lint: given });
  const first = check(opened);
  if (options.listFiles) return listFiles(first, io, stdout === "json");
  const mends = options.fix || options.diff;
  const { session, changes, out } = mends
    ? (await import("./fixes.js")).lintFixes(opened, first, io, {
        ...options,
        chatty: stdout === "pretty" && !quiet,
      })
    : { session: first, changes: 0, out: io.out };
  if (options.diff && changes > 0) {
    sayProblems(session.problems, io);
    return session.problems.length > 0 ? EXIT.failure : EXIT.findings;
  }
  const { kept: found, said, ...compared } = part(session);
  const kept = options.quietInfos ? found.filter(({ severity }) => severity !== "info") : found;
  const { problems: unread, results, inputs } = session;
  const { files, suppressed, sources } = results;
  const tooMany = tooManyWarnings(warningLimits(results, maxWarnings), kept);
  const more = { ...compared, suppressed, problems: unread, tooManyWarnings: tooMany };
  const report = lintReport(files, kept, sources, more);
  const pathOf = repositoryPath(io);
  const unwritten = await writeOutputs(outputs, { ...io, out }, sources.keys(), (format, toFile) => {
    const layout = toFile ? fileLayout(color, quiet) : layoutFor(io, color, quiet);
    return renderLint(format, report, { layout, version, pathOf });
  });
  const tables = [
    ...(options.summary ? [verdictTable(report.fleets, layoutFor(io, color))] : []),
    ...(options.stats ? [stats(kept)] : []),
  ];
  // What a program reads is left to it; people read on, or have nothing else to read.
  const say = stdout === undefined || stdout === "pretty" ? out : io.err;
  if (tables.length > 0) say((stdout === "pretty" ? "\n" : "") + tables.join("\n"));
  if (stdout === "pretty" && !quiet) sayProblems(said, io);
  sayLeftOut(inputs, results, io, { quiet, format: stdout ?? "pretty" });
  const problems = [...unread, ...unwritten];
  sayProblems(problems, io);
  sayProblems(tooMany.map(tooManyWords), io);
  const code = exitCode(problems, kept);
  return code === EXIT.ok && tooMany.length > 0 ? EXIT.findings : code;
}

/** How the options part findings; what baselines need is loaded where one is named. */
async function partBy({ baseline, writeBaseline }: LintCommandOptions, io: Io): Promise<Part> {
  if (baseline !== undefined && writeBaseline !== undefined)
    throw new UsageError("--baseline and --write-baseline: give one or the other");
  if (baseline !== undefined) return (await import("./baseline.js")).byBaseline(baseline, io);
  if (writeBaseline !== undefined) return (await import("./baseline.js")).byNewBaseline(writeBaseline, io);
  return ({ results }) => ({ kept: results.diagnostics, baselined: [], stale: [], said: [] });
}

function listFiles({ results, inputs, problems }: Session, io: Io, asJson: boolean): number {
  const { leftOut } = inputs;
  const files = results.inputs.map(({ path, config }) => ({ path, config: config?.path ?? null }));
  const passedOver = results.passedOver.map(({ path, foreign }) => ({ path, kind: foreign }));
  if (asJson) io.out(jsonDocument({ files, passedOver, leftOut }));
  else {
    const lines = [
      ...files.map(({ path, config }) => path + (config === null ? "" : ` (config ${config})`)),
      ...passedOver.map(
        ({ path, kind }) => `${path} (passed over: ${kind === "other" ? "no design" : `a ${kind}`})`,
      ),
      ...leftOut.map(({ path, by }) => `${path} (left out: ignored by ${by})`),
    ];
    io.out(lines.map((line) => `${visible(line)}\n`).join(""));
  }
  sayProblems(problems, io);
  return problems.length > 0 ? EXIT.failure : EXIT.ok;
}

function stats(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { ruleId } of diagnostics) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  const rows = [...counts].sort(([, a], [, b]) => b - a).map(([id, count]) => [String(count), id]);
  return columns(rows, [{ align: "right" }, {}], 80)
    .map((line) => `${line}\n`)
    .join("");
}

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
      if (rule.locked && severity !== rule.severity)
        throw new UsageError(`--rule ${setting}: ${id} cannot be changed: without it a price is meaningless`);
      if (!RULE_SETTINGS.includes(severity as RuleSetting)) {
        throw new UsageError(`--rule ${setting}: expected one of ${RULE_SETTINGS.join(", ")} after the =`);
      }
      return [id, severity as RuleSetting];
    }),
  );
}
