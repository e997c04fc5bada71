import { InvalidArgumentError } from "commander";
import { PAPERS, type PaperName, PER_PAGE, type PerPage } from "../../../report/sheet/layout/paper.js";
import { command } from "../../define/command.js";
import { FILE_OPTIONS, FILES, inlineConfig, set } from "../../define/common-options.js";
import { choice, flag, type OptionsOf, preset, text, value } from "../../define/option.js";
import { formatOfFile, SHEET_FORMATS } from "./output.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  outputFile: value(
    "-o, --output-file <file>",
    "the file to write: .html, .svg or .pdf; - for standard output",
    outputFile,
  ),
  format: choice("-f, --format <format>", "what to write, where -o does not tell", SHEET_FORMATS),
  perPage: preset(
    choice(
      "--per-page <n>",
      "displays to a page; one that is too large takes more room",
      PER_PAGE.map((count): `${PerPage}` => `${count}`),
    ),
    "1",
  ),
  paper: preset(choice("--paper <size>", "size of the paper", Object.keys(PAPERS) as PaperName[]), "a4"),
  fleetPage: flag("--fleet-page", "a page for each fleet: roster, totals and budget"),
  tables: flag("--tables", "the reference tables of the ruleset as well"),
  font: text("--font <file>", "a font for letters that the built-in one does not have"),
  inlineConfig,
  set: set("draw it"),
};
export type SheetCommandOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "Print ship displays: one sheet for the table, in ink and on screen.",
  examples: [
    "sheet fleet.yaml -o fleet.pdf",
    "sheet fleet.yaml -o fleet.html --per-page 4 --fleet-page --tables",
    "sheet fleet.yaml#Lance -o lance.svg --paper letter",
    "sheet fleet.yaml -o - --format html",
  ],
  args: [FILES],
  options: OPTIONS,
  more: `A ship that was bought several times has as many displays, 24 at most. What a
small display has no room for is left out in this order: drawings of arcs; then
ranges and knock-out dice; then the display takes the place of two or more.`,
  run: async () => (await import("./run.js")).sheet,
});

function outputFile(file: string): string {
  if (file !== "-" && formatOfFile(file) === null)
    throw new InvalidArgumentError(
      "Expected a name that ends in .html, .svg or .pdf, or - for standard output.",
    );
  return file;
}
