import { type Io, UsageError } from "../../io.js";

/** What `sheet` writes: the formats are the endings of files. */
export const SHEET_FORMATS = ["html", "svg", "pdf"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** The format that the ending of a file asks for, or null. */
export function formatOfFile(file: string): SheetFormat | null {
  return SHEET_FORMATS.find((format) => file.toLowerCase().endsWith(`.${format}`)) ?? null;
}

export interface SheetOutputOptions {
  readonly outputFile?: string;
  readonly format?: SheetFormat;
}

/** The format and the file, null for standard output. Refuses what says too little, or two things. */
export function sheetOutput({ outputFile, format }: SheetOutputOptions, { terminal }: Pick<Io, "terminal">) {
  if (outputFile === undefined)
    throw new UsageError(
      "nothing is written without -o: expected -o FILE that ends in .html, .svg or .pdf, or -o - with --format",
    );
  if (outputFile !== "-") {
    const ending = formatOfFile(outputFile)!;
    if (format !== undefined && format !== ending)
      throw new UsageError(`-o ${outputFile} and --format ${format}: expected them to agree`);
    return { format: ending, file: outputFile };
  }
  if (format === undefined) throw new UsageError("-o -: expected --format html, svg or pdf as well");
  if (format === "pdf" && terminal.isTerminal)
    throw new UsageError("-o - --format pdf: not onto a terminal; expected a pipe, or -o FILE.pdf");
  return { format, file: null };
}
