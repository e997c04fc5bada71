import { type ComparedFile, compareFiles } from "../../../compare/compare.js";
import { type Pair, pairOf } from "../../../compare/match.js";
import { diffJson } from "../../../report/diff/json.js";
import { diffMarkdown } from "../../../report/diff/markdown.js";
import { diffTable } from "../../../report/diff/table.js";
import type { DiffReport } from "../../../report/diff/words.js";
import type { Input } from "../../files/inputs.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { sayLeftOut, sayProblems } from "../../session/outcome.js";
import { check, checkUnder, type Opened, openFiles, type Session } from "../../session/session.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { DiffOptions } from "./define.js";
import { gitSides } from "./git-sides.js";
import type { DiffSides, InputPair } from "./sides.js";
import { twoSides } from "./two-sides.js";

const SIDES = ["old", "new"] as const;
type Side = (typeof SIDES)[number];

/** `shipcost diff` */
export async function diff(io: Io, args: string[], options: DiffOptions): Promise<number> {
  const { git } = options;
  const sides = await (git === undefined ? twoSides(args, io, options) : gitSides(git, args, io, options));
  const open = (side: Side) =>
    openFiles([], io, {
      ...options,
      inputs: { files: sides.pairs.flatMap((pair) => pair[side] ?? []), problems: [] },
      files: sides[side].files,
    });
  const opened = { old: await open("old"), new: await open("new") };
  const sessions = { old: check(opened.old), new: check(opened.new) };
  const { old, new: now } = { old: sessions.old.results, new: sessions.new.results };
  const foreign = new Set([...old.passedOver, ...now.passedOver].map(({ path }) => path));
  const read = { old: filesOf(opened.old, old), new: filesOf(opened.new, now) };
  const { files, missing } = filePairs(sides, read, foreign);
  const findings = { old: old.diagnostics, new: now.diagnostics };
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
    sources: { old: old.sources, new: now.sources },
  };
  if (files.length > 0 || options.format === "json") io.out(render(report, io, options));
  sayLeftOut({ leftOut: sides.leftOut, notes: [] }, { files, passedOver: [] }, io, options);
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
function filePairs(
  { pairs, old, new: now }: DiffSides,
  read: Readonly<Record<Side, ReadFiles>>,
  foreign: ReadonlySet<string>,
) {
  const files: Pair<ComparedFile>[] = [];
  const missing: string[] = [];
  for (const pair of pairs) {
    const found = pairOf(fileOf(pair.old, read.old), fileOf(pair.new, read.new));
    const lost = SIDES.some((side) => pair[side] && !found?.[side] && !foreign.has(pair[side].path));
    if (lost || !found) continue;
    checkAsked(pair, found);
    const asked = pair.old ?? pair.new;
    const ships = [found.old, found.new].flatMap((file) => file?.checked.documents ?? []);
    if (asked?.mayLack && asked.shipName !== null && ships.length === 0) {
      missing.push(
        `${asked.path}: no ship is called ${asked.shipName}, neither in ${old.label} nor ${now.label}`,
      );
    } else files.push(found);
  }
  return { files, missing };
}

/** The files of a side that were read, by path and ship asked for. */
type ReadFiles = ReadonlyMap<string, ComparedFile>;

function filesOf(opened: Opened, { inputs, files, sources }: Session["results"]): ReadFiles {
  return new Map(
    inputs.flatMap((input, i): [string, ComparedFile][] => {
      const checked = files[i];
      const text = sources.get(input.path)?.text ?? "";
      const under: ComparedFile["under"] = (ruleset) => checkUnder(opened, input, ruleset);
      return checked ? [[keyOf(input), { checked, text, under }]] : [];
    }),
  );
}

function fileOf(input: Input | null, files: ReadFiles): ComparedFile | null {
  return (input && files.get(keyOf(input))) ?? null;
}

function keyOf({ path, shipName }: Input): string {
  return JSON.stringify([path, shipName]);
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
