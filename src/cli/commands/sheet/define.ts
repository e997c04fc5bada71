import { InvalidArgumentError, Option } from "commander";
import { PAPERS, PER_PAGE } from "../../../report/sheet/layout/paper.js";
import { fileOptions, many, type Program } from "../../program.js";
import { formatOfFile, SHEET_FORMATS } from "./output.js";

export function defineSheet(program: Program): void {
  fileOptions(
    program.command(
      "sheet",
      "Print ship displays: one sheet for the table, in ink and on screen.",
      [
        "sheet fleet.yaml -o fleet.pdf",
        "sheet fleet.yaml -o fleet.html --per-page 4 --fleet-page --tables",
        "sheet fleet.yaml#Lance -o lance.svg --paper letter",
        "sheet fleet.yaml -o - --format html",
      ],
      async () => (await import("./run.js")).sheet,
    ),
  )
    .argument("<FILE...>", "files, folders, globs, or - for standard input; FILE#NAME for one ship")
    .addOption(
      new Option(
        "-o, --output-file <file>",
        "the file to write: .html, .svg or .pdf; - for standard output",
      ).argParser(outputFile),
    )
    .addOption(
      new Option("-f, --format <format>", "what to write, where -o does not tell").choices([
        ...SHEET_FORMATS,
      ]),
    )
    .addOption(
      new Option("--per-page <n>", "displays to a page; one that is too large takes more room")
        .choices(PER_PAGE.map(String))
        .default("1"),
    )
    .addOption(new Option("--paper <size>", "size of the paper").choices(Object.keys(PAPERS)).default("a4"))
    .option("--fleet-page", "a page for each fleet: roster, totals and budget")
    .option("--tables", "the reference tables of the ruleset as well")
    .option("--font <file>", "a font for letters that the built-in one does not have")
    .option(
      "--no-inline-config",
      "ignore comments that suppress findings: without them a ship may be illegal",
    )
    .option("--set <key=value>", "draw it with this value instead of the file's (repeatable)", many)
    .addHelpText(
      "after",
      `
A ship that was bought several times has as many displays, 24 at most. What a
small display has no room for is left out in this order: drawings of arcs; then
ranges and knock-out dice; then the display takes the place of two or more.`,
    );
}

function outputFile(file: string): string {
  if (file !== "-" && formatOfFile(file) === null)
    throw new InvalidArgumentError(
      "Expected a name that ends in .html, .svg or .pdf, or - for standard output.",
    );
  return file;
}
