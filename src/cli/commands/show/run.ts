import { showJson } from "../../../report/show/json.js";
import { showReport } from "../../../report/show/report.js";
import { showTable } from "../../../report/show/table.js";
import { EXIT, type Io } from "../../io.js";
import { exitCode, sayErrors, sayLeftOut, sayProblems, withSuppressed } from "../../session/outcome.js";
import { openSession } from "../../session/session.js";
import { whatIf } from "../../session/what-if.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { ShowOptions } from "./define.js";

/** `shipcost show`: the card of every legal ship; what is wrong with the others goes to standard error. */
export async function show(io: Io, args: string[], options: ShowOptions): Promise<number> {
  const { overrides, lint } = whatIf(options.set);
  const { results, inputs, problems } = await openSession(args, io, {
    ...options,
    overrides,
    lint: { ...lint, inlineConfig: options.inlineConfig },
  });
  const { files, diagnostics, suppressed, sources } = results;
  const report = showReport(files, diagnostics, suppressed);
  if (options.format === "json") io.out(showJson(report, sources));
  else {
    io.out(showTable(report, layoutFor(io, options.color)));
    sayErrors(report.incomplete ? withSuppressed(results) : results, io);
  }
  sayLeftOut(inputs, results, io, options);
  sayProblems(problems, io);
  const code = exitCode(problems, diagnostics);
  return code === EXIT.ok && report.incomplete ? EXIT.findings : code;
}
