import { msgCount, msgVerdict } from "../../../design/msg.js";
import type { CheckedFile } from "../../../lint/checked.js";
import { type MsgRow, msgJson, msgTable } from "../../../report/msg/report.js";
import { house } from "../../../rulebook/house.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { sayLeftOut, sayProblems } from "../../session/outcome.js";
import { openSession, rulesetNamed } from "../../session/session.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { MsgOptions } from "./define.js";

/** `shipcost msg` */
export async function msg(io: Io, args: string[], options: MsgOptions): Promise<number> {
  const { rows, problems } =
    options.sizeClass === undefined ? await fromFiles(io, args, options) : asked(io, args, options);
  io.out(options.format === "json" ? msgJson(rows) : msgTable(rows, layoutFor(io, options.color)));
  sayProblems(problems, io);
  if (problems.length > 0) return EXIT.failure;
  return rows.every((row) => row.allowed) ? EXIT.ok : EXIT.findings;
}

function asked(io: Io, args: string[], { sizeClass = 0, count = 1, ruleset }: MsgOptions) {
  if (args.length > 0) throw new UsageError("--size-class asks without a FILE: give one or the other");
  if (sizeClass < 1 || sizeClass > 7)
    throw new UsageError(`--size-class ${sizeClass}: expected a whole number from 1 to 7`);
  const rules = ruleset === undefined ? house : rulesetNamed(ruleset, io);
  const rows: MsgRow[] = [{ name: null, path: null, line: null, ...msgVerdict(sizeClass, count, rules) }];
  return { rows, problems: [] };
}

async function fromFiles(io: Io, args: string[], options: MsgOptions) {
  if (args.length === 0) throw new UsageError("msg needs a FILE, or --size-class N --count N");
  if (options.count !== undefined) throw new UsageError("--count goes with --size-class");
  const { results, inputs, problems } = await openSession(args, io, options);
  sayLeftOut(inputs, results, io, options);
  return { rows: results.files.flatMap(rowsOf), problems };
}

function rowsOf({ file, documents }: CheckedFile): MsgRow[] {
  const unread: MsgRow[] =
    file.findings.length === 0
      ? []
      : [
          {
            name: null,
            path: file.path,
            line: null,
            sizeClass: null,
            limit: null,
            mounted: null,
            allowed: false,
            reason: "the file has errors",
          },
        ];
  const rows = documents.flatMap(({ document, ships }) =>
    ships.map(({ loaded }): MsgRow => {
      const { ship, name, path, line } = loaded;
      if (!ship)
        return {
          name,
          path,
          line,
          sizeClass: null,
          limit: null,
          mounted: null,
          allowed: false,
          reason: "the design has errors",
        };
      return {
        name,
        path,
        line,
        ...msgVerdict(ship.sizeClass, msgCount(ship, document.ruleset), document.ruleset),
      };
    }),
  );
  return [...rows, ...unread];
}
