import { PAPERS, type PaperName, PER_PAGE, type PerPage } from "../../../report/sheet/layout/paper.js";
import { COPIES } from "../../../report/sheet/sheet.js";
import { command } from "../../define/command.js";
import { FILE_OPTIONS, FILES, inlineConfig, set } from "../../define/common-options.js";
import { choice, flag, type OptionsOf, preset, text } from "../../define/option.js";
import { SHEET_FORMATS } from "./output.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  outputFile: text(
    "-o, --output-file <file>",
    "the file to write: .html, .svg or .pdf; FOLDER/ for a file a fleet; - for standard output",
  ),
  format: choice("-f, --format <format>", "what to write, where -o does not tell", SHEET_FORMATS),
  perPage: preset(
    choice("--per-page <n>", "displays to a page; one that is too large takes more room", [
      "auto" as const,
      ...PER_PAGE.map((count): `${PerPage}` => `${count}`),
    ]),
    "auto",
  ),
  copies: preset(
    choice("--copies <how>", "ships bought together: one display with ticks, or one each", COPIES),
    "ticks",
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
    "sheet fleets/ -o sheets/ --copies pages",
    "sheet fleet.yaml#Lance -o lance.svg --paper letter",
    "sheet fleet.yaml -o - --format html",
  ],
  args: [FILES],
  options: OPTIONS,
  more: `--per-page auto puts as many displays on a page as can be read across a table.
With a number, a small display leaves out what it has no room for, in this
order: drawings of arcs; then ranges and knock-out dice; then it takes the place
of two or more. --copies pages draws each of several ships alike, 24 at most.
Into a FOLDER/ goes a PDF for each fleet, or what --format says.`,
  run: async () => (await import("./run.js")).sheet,
});
