import { type ComparedFile, compareFiles } from "../../../compare/compare.js";
import type { Pair } from "../../../compare/match.js";
import { diffJson } from "../../../report/diff/json.js";
import { diffMarkdown } from "../../../report/diff/markdown.js";
import { diffTable } from "../../../report/diff/table.js";
import type { DiffReport } from "../../../report/diff/words.js";
import type { Input } from "../../files/inputs.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { sayLeftOut, sayProblems } from "../../session/outcome.js";
import { openSession, type Session } from "../../session/session.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { DiffOptions } from "./define.js";
import { type DiffSides, gitSides, type InputPair, twoSides } from "./sides.js";

type Side = "old" | "new";

/** `shipcost diff` */
export async function diff(io: Io, args: string[], options: DiffOptions): Promise<number> {
  const { git } = options;
  const sides = await (git === undefined ? twoSides(args, io, options) : gitSides(git, args, io, options));
  const open = (side: Side) =>
    openSession([], io, {
      ...options,
      inputs: { files: sides.pairs.flatMap((pair) => pair[side] ?? []), problems: [] },
      files: sides[side].files,
    });
  const sessions = { old: await open("old"), new: await open("new") };
  const { files, missing } = filePairs(sides, sessions);
  const findings = { old: sessions.old.diagnostics, new: sessions.new.diagnostics };
  const comparison = compareFiles({ files, findings });
  const problems = new Set([
    ...sides.problems,
    ...sessions.old.problems,
    ...sessions.new.problems,
    ...missing,
  ]);
  const same = comparison.same && problems.size === 0;
  const report: DiffReport = {
    names: { old: sides.old.label, new: sides.new.label },
    comparison: { ...comparison, same },
    sources: { old: sessions.old.sources, new: sessions.new.sources },
  };
  if (files.length > 0 || options.format === "json") io.out(render(report, io, options));
  sayLeftOut({ leftOut: sides.leftOut, notes: [], files }, io, options);
  sayProblems([...problems], io);
  if (problems.size > 0) return EXIT.failure;
  return same ? EXIT.ok : EXIT.findings;
}

function render(report: DiffReport, io: Io, { format, brief, color, quiet }: DiffOptions): string {
  switch (format) {
    case "json":
      return diffJson(report);
    case "markdown":
      return diffMarkdown(report, brief);
    case "table":
      return diffTable(report, layoutFor(io, color, quiet), brief);
  }
}

/** The files of both sides as they were read. One that could not be is left out with its other half: it was said why. */
function filePairs({ pairs, old, new: now }: DiffSides, sessions: Readonly<Record<Side, Session>>) {
  const read = { old: filesOf(sessions.old), new: filesOf(sessions.new) };
  const foreign = new Set([...sessions.old.passedOver, ...sessions.new.passedOver].map(({ path }) => path));
  const files: Pair<ComparedFile>[] = [];
  const missing: string[] = [];
  for (const pair of pairs) {
    const found = { old: fileOf(pair.old, read.old), new: fileOf(pair.new, read.new) };
    const lost = ([pair.old, pair.new] as const).some(
      (input, i) => input && !(i === 0 ? found.old : found.new) && !foreign.has(input.path),
    );
    if (lost || (!found.old && !found.new)) continue;
    checkAsked(pair, found);
    const asked = (pair.old ?? pair.new)!;
    const ships = [found.old, found.new].flatMap((file) => file?.checked.documents ?? []);
    if (asked.mayLack && asked.shipName !== null && ships.length === 0) {
      missing.push(
        `${asked.path}: no ship is called ${asked.shipName}, neither in ${old.label} nor ${now.label}`,
      );
    } else files.push(found);
  }
  return { files, missing };
}

function filesOf(session: Session): ReadonlyMap<Input, ComparedFile> {
  return new Map(
    session.files.map((checked) => {
      const text = session.sources.get(checked.file.path)?.text ?? "";
      const under: ComparedFile["under"] = (ruleset) => session.under(checked, ruleset);
      return [session.inputOf.get(checked)!, { checked, text, under }];
    }),
  );
}

function fileOf(input: Input | null, files: ReadonlyMap<Input, ComparedFile>): ComparedFile | null {
  return (input && files.get(input)) ?? null;
}

/** One ship can be compared with one ship only. */
function checkAsked(pair: InputPair, found: Pair<ComparedFile>): void {
  for (const [asked, other] of [["old", "new"] as const, ["new", "old"] as const]) {
    const [input, against, file] = [pair[asked], pair[other], found[other]];
    if (!input || !against || !file || input.shipName === null || against.shipName !== null) continue;
    const ships = file.checked.documents.flatMap((document) => document.ships);
    if (ships.length !== 1) {
      const names = ships.map(({ loaded }) => loaded.name ?? "(no name)").join(", ");
      throw new UsageError(`${against.path}: expected one ship, as FILE#NAME with one of ${names}`);
    }
  }
}
