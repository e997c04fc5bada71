import { showJson } from "../../report/show-json.js";
import { showReport } from "../../report/show-report.js";
import { showTable } from "../../report/show-table.js";
import type { ColorChoice } from "../colors.js";
import { EXIT, type Io } from "../io.js";
import { exitCode, sayErrors, sayProblems, withSuppressed } from "../outcome.js";
import { openSession } from "../session.js";
import { layoutFor } from "../terminal.js";
import { whatIf } from "../what-if.js";

export interface ShowOptions {
  readonly format: "table" | "json";
  readonly inlineConfig: boolean;
  readonly set?: readonly string[];
  readonly ruleset?: string;
  readonly stdinFilename?: string;
  readonly color: ColorChoice;
}

/** `shipcost show`: the card of every legal ship; what is wrong with the others goes to standard error. */
export async function show(io: Io, args: string[], options: ShowOptions): Promise<number> {
  const { ruleset, stdinFilename, inlineConfig } = options;
  const { overrides, lint } = whatIf(options.set);
  const session = await openSession(args, io, {
    overrides,
    lint: { ...lint, inlineConfig },
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(stdinFilename === undefined ? {} : { stdinFilename }),
  });
  const { files, diagnostics, suppressed } = session;
  const report = showReport(files, diagnostics, suppressed);
  if (options.format === "json") io.out(showJson(report, session.sources));
  else {
    io.out(showTable(report, layoutFor(io, options.color)));
    sayErrors(report.incomplete ? withSuppressed(session) : session, io);
  }
  sayProblems(session.problems, io);
  const code = exitCode(session, {});
  return code === EXIT.ok && report.incomplete ? EXIT.findings : code;
}
