import type { PriceFormat } from "../../../report/price/format-names.js";
import { type PriceReport, priceReport, sortShips } from "../../../report/price/report.js";
import type { Sources } from "../../../report/text/finding-json.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { exitCode, sayErrors, sayLeftOut, sayProblems } from "../../session/outcome.js";
import { openSession } from "../../session/session.js";
import { whatIf } from "../../session/what-if.js";
import { type Content, planOutputs, printed, writeOutputs } from "../../terminal/outputs.js";
import { fileLayout, layoutFor } from "../../terminal/terminal.js";
import type { PriceOptions } from "./define.js";

/** `shipcost price` */
export async function price(io: Io, args: string[], options: PriceOptions): Promise<number> {
  const { budget, inlineConfig, quiet } = options;
  const outputs = planOutputs(options, options.csv === undefined ? "table" : "csv");
  if (options.csv !== undefined && !outputs.some(({ format }) => format === "csv"))
    throw new UsageError(`--csv ${options.csv}: no --format is csv`);
  const { overrides, lint } = whatIf(options.set);
  const {
    results,
    inputs,
    problems: unread,
  } = await openSession(args, io, {
    ...options,
    overrides,
    lint: { ...lint, inlineConfig, ...(budget === undefined ? {} : { budget }) },
  });
  const { diagnostics, suppressed, sources } = results;
  const files = results.files.map((file) => sortShips(file, options.sort));
  const report = priceReport(files, diagnostics, unread.length === 0, suppressed);
  const unwritten = await writeOutputs(outputs, io, sources.keys(), (format, toFile) =>
    RENDERERS[format](report, { sources, io, options, toFile }),
  );
  if (outputs.some(({ format }) => WITHOUT_FINDINGS.includes(format))) sayErrors(results, io);
  sayLeftOut(inputs, results, io, { quiet, format: printed(outputs) ?? "table" });
  const problems = [...unread, ...unwritten];
  sayProblems(problems, io);
  const code = exitCode(problems, diagnostics);
  // A comment may silence why a ship has no price, and it has none all the same.
  return code === EXIT.ok && report.points === null ? EXIT.findings : code;
}

/** Formats that have no room for findings. */
const WITHOUT_FINDINGS: readonly PriceFormat[] = ["csv", "text"];

interface PriceContext {
  readonly sources: Sources;
  readonly io: Io;
  readonly options: PriceOptions;
  readonly toFile: boolean;
}

type Renderer = (report: PriceReport, context: PriceContext) => Promise<Content>;

/** Each format's own code is loaded when it is asked for. */
const RENDERERS: Readonly<Record<PriceFormat, Renderer>> = {
  json: async (report, { sources }) =>
    (await import("../../../report/price/json.js")).priceJson(report, sources),
  text: async (report) => (await import("../../../report/price/lines.js")).priceLines(report),
  csv: async (report, { options }) =>
    (await import("../../../report/price/csv.js")).priceCsv(report, options.csv),
  markdown: async (report, { options }) =>
    (await import("../../../report/price/markdown.js")).priceMarkdown(report, options.brief),
  table: async (report, { io, toFile, options: { brief, color, quiet } }) => {
    if (report.files.length === 0) return "";
    const { priceTable } = await import("../../../report/price/table.js");
    return priceTable(report, toFile ? fileLayout(color, quiet) : layoutFor(io, color, quiet), brief);
  },
};
