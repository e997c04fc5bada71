import { overrideValue } from "../../design/overrides.js";
import { designSchemas } from "../../design/schema.js";
import { lintConcise, lintReport } from "../../report/lint-report.js";
import { type PriceReport, priceReport, sortShips } from "../../report/price-report.js";
import type { ShipOrder } from "../../report/ship-orders.js";
import { house } from "../../rulebook/house.js";
import { keysOf } from "../../source/schema-walk.js";
import { suggest } from "../../source/suggest.js";
import type { YamlNode } from "../../source/tree.js";
import type { ColorChoice } from "../colors.js";
import { EXIT, type Io, UsageError } from "../io.js";
import { exitCode, sayProblems } from "../outcome.js";
import { openSession, type Session } from "../session.js";
import { layoutFor } from "../terminal.js";

export interface PriceOptions {
  readonly format: "table" | "json" | "csv" | "markdown";
  readonly brief?: boolean;
  readonly budget?: number;
  readonly inlineConfig: boolean;
  readonly set?: readonly string[];
  readonly sort: ShipOrder;
  readonly ruleset?: string;
  readonly stdinFilename?: string;
  readonly color: ColorChoice;
  readonly quiet?: boolean;
}

/** `shipcost price` */
export async function price(io: Io, args: string[], options: PriceOptions): Promise<number> {
  const { budget, ruleset, stdinFilename, inlineConfig } = options;
  const overrides = parseOverrides(options.set ?? []);
  // In a what-if the declared price is the file's, not the question's.
  const severities = overrides.size > 0 ? ({ "price/declared": "off" } as const) : {};
  const session = await openSession(args, io, {
    overrides,
    lint: { severities, inlineConfig, ...(budget === undefined ? {} : { budget }) },
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(stdinFilename === undefined ? {} : { stdinFilename }),
  });
  const files = session.files.map((file) => sortShips(file, options.sort));
  const complete = session.problems.length === 0;
  const report = priceReport(files, session.diagnostics, complete, session.suppressed);
  io.out(await render(report, session, io, options));
  if (options.format === "csv") sayErrors(session, io);
  sayProblems(session.problems, io);
  const code = exitCode(session, {});
  // A comment may silence why a ship has no price, and it has none all the same.
  return code === EXIT.ok && report.points === null ? EXIT.findings : code;
}

/** Each format's own code is loaded when it is asked for. */
async function render(
  report: PriceReport,
  session: Session,
  io: Io,
  { format, brief = false, color, quiet }: PriceOptions,
): Promise<string> {
  switch (format) {
    case "json":
      return (await import("../../report/price-json.js")).priceJson(report, session.sources);
    case "csv":
      return (await import("../../report/price-csv.js")).priceCsv(report);
    case "markdown":
      return (await import("../../report/price-markdown.js")).priceMarkdown(report, brief);
    case "table": {
      if (report.files.length === 0) return "";
      const { priceTable } = await import("../../report/price-table.js");
      return priceTable(report, layoutFor(io, color, quiet), brief);
    }
  }
}

/** A table of cells has no room for findings: errors go to standard error. */
function sayErrors(session: Session, io: Io): void {
  const errors = session.diagnostics.filter((each) => each.severity === "error");
  io.err(lintConcise(lintReport([], errors, session.sources)));
}

function parseOverrides(settings: readonly string[]): Map<string, YamlNode> {
  if (settings.length === 0) return new Map();
  const known = keysOf(designSchemas(house).loneShip);
  return new Map(
    settings.map((setting) => {
      const [, key = "", text = ""] = /^([^=]*)=(.*)$/s.exec(setting) ?? [];
      if (!known.includes(key)) {
        const [near] = suggest(key, known);
        throw new UsageError(
          `--set ${setting}: expected KEY=VALUE with a field of a ship${near ? `; did you mean ${near}?` : `: ${known.join(", ")}`}`,
        );
      }
      const value = overrideValue(text);
      if (!value)
        throw new UsageError(`--set ${setting}: expected a value after the =, as YAML would have it`);
      return [key, value];
    }),
  );
}
