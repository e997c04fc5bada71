import type { CheckedFile } from "../../../lint/checked.js";
import type { PerPage } from "../../../report/sheet/layout/paper.js";
import type { Scene } from "../../../report/sheet/scene.js";
import { isFleet, MOST_COPIES, sheetScene } from "../../../report/sheet/sheet.js";
import { sheetHtml } from "../../../report/sheet/writers/html.js";
import { sheetSvg } from "../../../report/sheet/writers/svg.js";
import { visible } from "../../../report/text/visible.js";
import { EXIT, type Io } from "../../io.js";
import { exitCode, sayErrors, sayLeftOut, sayProblems, withSuppressed } from "../../session/outcome.js";
import { openSession } from "../../session/session.js";
import { whatIf } from "../../session/what-if.js";
import { writeOutputs } from "../../terminal/outputs.js";
import type { SheetCommandOptions } from "./define.js";
import { missingWarnings, type OwnFontFile, readOwnFont, sheetPdfFile, sheetStyle } from "./fonts.js";
import { type SheetFormat, sheetOutput } from "./output.js";

/** `shipcost sheet`: the displays of all legal ships; what is wrong with the others goes to standard error. */
export async function sheet(io: Io, args: string[], options: SheetCommandOptions): Promise<number> {
  const { inlineConfig, quiet, paper, fleetPage, tables } = options;
  const { format, file } = sheetOutput(options, io);
  const font = options.font === undefined ? undefined : await readOwnFont(io, options.font);
  const { overrides, lint } = whatIf(options.set);
  const { results, inputs, ...session } = await openSession(args, io, {
    ...options,
    overrides,
    lint: { ...lint, inlineConfig },
  });
  const { files, sources } = results;
  const incomplete = shipsOf(files).some(({ price }) => price === null);
  const say = (sentence: string) => quiet || io.err(`shipcost: ${visible(sentence)}\n`);

  const scene = sheetScene(files, { paper, perPage: Number(options.perPage) as PerPage, fleetPage, tables });
  sayErrors(incomplete ? withSuppressed(results) : results, io);
  sayLeftOut(inputs, files, io, { quiet, format: "text" });
  for (const sentence of notes(files, fleetPage)) say(sentence);
  const problems = [...session.problems];
  if (scene.pages.length === 0) say("no ship to draw: nothing is written");
  else {
    const unwritten = await writeOutputs([{ format, file }], io, sources.keys(), () =>
      WRITERS[format](scene, io, font, files),
    );
    for (const problem of unwritten) problems.push(problem);
    if (file !== null && unwritten.length === 0 && !quiet) io.err(`wrote ${visible(file)}\n`);
  }
  sayProblems(problems, io);
  const code = exitCode(problems, results.diagnostics);
  return code === EXIT.ok && incomplete ? EXIT.findings : code;
}

function shipsOf(files: readonly CheckedFile[]) {
  return files.flatMap(({ documents }) => documents.flatMap(({ ships }) => ships));
}

/** What was asked for and is not all there. */
function notes(files: readonly CheckedFile[], fleetPage: boolean): string[] {
  const many = shipsOf(files).flatMap(({ loaded }) => {
    const { name, path, line } = loaded;
    const count = loaded.ship?.count ?? 0;
    return count > MOST_COPIES
      ? [`${path}:${line}: ${name}: ${MOST_COPIES} displays of ${count}; print them as often as needed`]
      : [];
  });
  const fleets = files.flatMap(({ documents }) => documents).filter(isFleet);
  return [...many, ...(fleetPage && fleets.length === 0 ? ["no fleet or list here: no fleet page"] : [])];
}

type Writer = (
  scene: Scene,
  io: Io,
  font: OwnFontFile | undefined,
  files: readonly CheckedFile[],
) => string | Promise<Uint8Array>;

const WRITERS: Readonly<Record<SheetFormat, Writer>> = {
  html: (scene, _io, font) => sheetHtml(scene, { fontFaces: sheetStyle(scene, font) }),
  svg: (scene, _io, font) => sheetSvg(scene, { fontFaces: sheetStyle(scene, font) }),
  pdf: async (scene, io, font, files) => {
    const { bytes, missing } = await sheetPdfFile(scene, io, font);
    const ships = shipsOf(files).map(({ loaded: { name, path, ship } }) => ({
      name: name ?? "",
      file: path,
      ship,
    }));
    for (const warning of missingWarnings(ships, missing)) io.err(`shipcost: ${visible(warning)}\n`);
    return bytes;
  },
};
