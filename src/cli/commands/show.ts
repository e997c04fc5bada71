import { showJson } from "../../report/show-json.js";
import { showReport } from "../../report/show-report.js";
import { showTable } from "../../report/show-table.js";
import type { ColorChoice } from "../colors.js";
import type { Io } from "../io.js";
import { exitCode, sayErrors, sayProblems } from "../outcome.js";
import { openSession } from "../session.js";
import { layoutFor } from "../terminal.js";
import { whatIf } from "../what-if.js";

export interface ShowOptions {
  readonly format: "table" | "json";
  readonly set?: readonly string[];
  readonly ruleset?: string;
  readonly stdinFilename?: string;
  readonly color: ColorChoice;
}

/** `shipcost show`: the card of every legal ship; what is wrong with the others goes to standard error. */
export async function show(io: Io, args: string[], options: ShowOptions): Promise<number> {
  const { ruleset, stdinFilename } = options;
  const session = await openSession(args, io, {
    ...whatIf(options.set),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(stdinFilename === undefined ? {} : { stdinFilename }),
  });
  const report = showReport(session.files, session.diagnostics);
  if (options.format === "json") io.out(showJson(report, session.sources));
  else {
    io.out(showTable(report, layoutFor(io, options.color)));
    sayErrors(session, io);
  }
  sayProblems(session.problems, io);
  return exitCode(session, {});
}
