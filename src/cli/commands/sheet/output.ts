import path from "node:path";
import { kindOf } from "../../files/project.js";
import { type Io, UsageError } from "../../io.js";

/** What `sheet` writes: the formats are the endings of files. */
export const SHEET_FORMATS = ["html", "svg", "pdf"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** What a folder is filled with, where nobody says. */
const OF_FOLDER: SheetFormat = "pdf";

/** The format that the ending of a file asks for, or null. */
export function formatOfFile(file: string): SheetFormat | null {
  return SHEET_FORMATS.find((format) => file.toLowerCase().endsWith(`.${format}`)) ?? null;
}

export interface SheetOutputOptions {
  readonly outputFile?: string;
  readonly format?: SheetFormat;
}

/** Where a sheet goes; `file` is null for standard output, and a folder gets a file for each fleet. */
export type SheetOutput = { readonly format: SheetFormat } & (
  | { readonly file: string | null }
  | { readonly folder: string }
);

/** The format, and where it goes. Refuses what says too little, or two things. */
export function sheetOutput(
  { outputFile, format }: SheetOutputOptions,
  { terminal, cwd }: Pick<Io, "terminal" | "cwd">,
): SheetOutput {
  if (outputFile === undefined)
    throw new UsageError(
      "nothing is written without -o: expected -o FILE that ends in .html, .svg or .pdf, -o FOLDER/, or -o - with --format",
    );
  if (outputFile === "-") {
    if (format === undefined) throw new UsageError("-o -: expected --format html, svg or pdf as well");
    if (format === "pdf" && terminal.isTerminal)
      throw new UsageError("-o - --format pdf: not onto a terminal; expected a pipe, or -o FILE.pdf");
    return { format, file: null };
  }
  if (isFolder(outputFile, cwd)) return { format: format ?? OF_FOLDER, folder: outputFile };
  const ending = formatOfFile(outputFile);
  if (ending === null)
    throw new UsageError(
      `-o ${outputFile}: expected a name that ends in .html, .svg or .pdf, a folder's name with a / at its end, or - for standard output`,
    );
  if (format !== undefined && format !== ending)
    throw new UsageError(`-o ${outputFile} and --format ${format}: expected them to agree`);
  return { format: ending, file: outputFile };
}

function isFolder(name: string, cwd: string): boolean {
  return /[\\/]$/.test(name) || kindOf(name, cwd) === "folder";
}

/** Names of files in a folder: the base name of each path with an ending, numbered where two would be the same. */
export function namesIn(folder: string, paths: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return paths.map((each) => {
    const base = path.basename(each).replace(/\.[^.]*$/, "") || "sheet";
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}-${number}`;
      // Some systems take names for the same that differ in case alone.
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return path.join(folder, `${name}.${ending}`);
    }
  });
}
