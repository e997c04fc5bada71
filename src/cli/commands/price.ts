import { overrideValue } from "../../design/overrides.js";
import { designSchemas } from "../../design/schema.js";
import { lintConcise, lintReport } from "../../report/lint-report.js";
import { priceCsv } from "../../report/price-csv.js";
import { priceJson } from "../../report/price-json.js";
import { priceMarkdown } from "../../report/price-markdown.js";
import { type PriceReport, priceReport, sortShips } from "../../report/price-report.js";
import { priceTable } from "../../report/price-table.js";
import type { ShipOrder } from "../../report/ship-orders.js";
import { house } from "../../rulebook/house.js";
import { keysOf } from "../../source/schema-walk.js";
import { suggest } from "../../source/suggest.js";
import type { YamlNode } from "../../source/tree.js";
import type { ColorChoice } from "../colors.js";
import { type Io, UsageError } from "../io.js";
import { exitCode, sayProblems } from "../outcome.js";
import { openSession, type Session } from "../session.js";
import { layoutFor } from "../terminal.js";

export interface PriceOptions {
  readonly format: "table" | "json" | "csv" | "markdown";
  readonly brief?: boolean;
  readonly budget?: number;
  readonly set?: readonly string[];
  readonly sort: ShipOrder;
  readonly ruleset?: string;
  readonly stdinFilename?: string;
  readonly color: ColorChoice;
  readonly quiet?: boolean;
}

/** `shipcost price` */
export async function price(io: Io, args: string[], options: PriceOptions): Promise<number> {
  const { budget, ruleset, stdinFilename } = options;
  const overrides = parseOverrides(options.set ?? []);
  // In a what-if the declared price is the file's, not the question's.
  const severities = overrides.size > 0 ? ({ "price/declared": "off" } as const) : {};
  const session = await openSession(args, io, {
    overrides,
    lint: { severities, ...(budget === undefined ? {} : { budget }) },
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(stdinFilename === undefined ? {} : { stdinFilename }),
  });
  const files = session.files.map((file) => sortShips(file, options.sort));
  const report = priceReport(files, session.diagnostics, session.problems.length === 0);
  io.out(render(report, session, io, options));
  if (options.format === "csv") sayErrors(session, io);
  sayProblems(session.problems, io);
  return exitCode(session, {});
}

function render(
  report: PriceReport,
  session: Session,
  io: Io,
  { format, brief = false, color, quiet }: PriceOptions,
): string {
  switch (format) {
    case "json":
      return priceJson(report, session.sources);
    case "csv":
      return priceCsv(report);
    case "markdown":
      return priceMarkdown(report, brief);
    case "table":
      return report.files.length === 0 ? "" : priceTable(report, layoutFor(io, color, quiet), brief);
  }
}

/** A table of cells has no room for findings: errors go to standard error. */
function sayErrors(session: Session, io: Io): void {
  const errors = session.diagnostics.filter((each) => each.severity === "error");
  io.err(lintConcise(lintReport([], errors, session.sources)));
}

function parseOverrides(settings: readonly string[]): Map<string, YamlNode> {
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
