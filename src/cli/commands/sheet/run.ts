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
import { namesIn, type SheetFormat, type SheetOutput, sheetOutput } from "./output.js";

/** `shipcost sheet`: the displays of all legal ships; what is wrong with the others goes to standard error. */
export async function sheet(io: Io, args: string[], options: SheetCommandOptions): Promise<number> {
  const { inlineConfig, quiet } = options;
  const output = sheetOutput(options, io);
  const font = options.font === undefined ? undefined : await readOwnFont(io, options.font);
  const { overrides, lint } = whatIf(options.set);
  const asked = { ...options, overrides, lint: { ...lint, inlineConfig } };
  const { results, inputs, ...session } = await openSession(args, io, asked);
  const { files, sources } = results;
  const incomplete = shipsOf(files).some(({ price }) => price === null);
  const say = (sentence: string) => quiet || io.err(`shipcost: ${visible(sentence)}\n`);

  sayErrors(incomplete ? withSuppressed(results) : results, io);
  sayLeftOut(inputs, results, io, { quiet, format: "text" });
  for (const sentence of notes(files, options)) say(sentence);
  const problems = [...session.problems];
  const sheets = sheetsOf(files, output, options);
  if (sheets.size === 0) say("no ship to draw: nothing is written");
  const { format } = output;
  for (const [file, { scene, of }] of sheets) {
    const unwritten = await writeOutputs([{ format, file }], io, sources.keys(), () =>
      WRITERS[format](scene, io, font, of),
    );
    for (const problem of unwritten) problems.push(problem);
    if (file !== null && unwritten.length === 0 && !quiet) io.err(`wrote ${visible(file)}\n`);
  }
  sayProblems(problems, io);
  const code = exitCode(problems, results.diagnostics);
  return code === EXIT.ok && incomplete ? EXIT.findings : code;
}

/** A scene, and the files that it is of. */
interface Sheet {
  readonly scene: Scene;
  readonly of: readonly CheckedFile[];
}

/** What goes where: one sheet of all, or in a folder one for each document that has something to draw. */
function sheetsOf(
  files: readonly CheckedFile[],
  output: SheetOutput,
  options: SheetCommandOptions,
): ReadonlyMap<string | null, Sheet> {
  const { perPage: written } = options;
  const perPage = written === "auto" ? written : (Number(written) as PerPage);
  const drawn = (of: readonly CheckedFile[]): Sheet => ({
    scene: sheetScene(of, { ...options, perPage }),
    of,
  });
  const isDrawn = ({ scene }: Sheet) => scene.pages.length > 0;
  if (!("folder" in output)) {
    const whole = drawn(files);
    return new Map(isDrawn(whole) ? [[output.file, whole]] : []);
  }
  const each = files
    .flatMap((file) => file.documents.map((document) => drawn([{ ...file, documents: [document] }])))
    .filter(isDrawn);
  const paths = each.map(({ of: [file] }) => file?.file.path ?? "");
  const names = namesIn(output.folder, paths, output.format);
  return new Map(each.map((one, i) => [names[i] ?? "", one]));
}

function shipsOf(files: readonly CheckedFile[]) {
  return files.flatMap(({ documents }) => documents.flatMap(({ ships }) => ships));
}

/** What was asked for and is not all there. */
function notes(files: readonly CheckedFile[], { copies, fleetPage }: SheetCommandOptions): string[] {
  const many = shipsOf(files).flatMap(({ loaded: { name, path, line, ship } }) => {
    const count = ship?.count ?? 0;
    return copies === "pages" && count > MOST_COPIES
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
