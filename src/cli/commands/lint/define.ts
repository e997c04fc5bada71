import { LINT_FORMATS } from "../../../report/lint/format-names.js";
import { command } from "../../define/command.js";
import { FILE_OPTIONS, FILES_OR_HERE } from "../../define/common-options.js";
import { flag, many, noFlag, type OptionsOf, text, value } from "../../define/option.js";
import { outputOptions } from "../../define/output-options.js";
import { asTyped, decimalNumber, wholeNumber } from "../../define/readers.js";
import { watch, watchable } from "../../session/watchable.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  ...outputOptions(LINT_FORMATS, "pretty; github in GitHub Actions"),
  maxWarnings: value("--max-warnings <n>", "fail when there are more warnings", wholeNumber),
  rule: many("--rule <ID=severity>", "off, info, warning or error for a rule (repeatable)", asTyped),
  inlineConfig: noFlag("--no-inline-config", "report what comments suppress as well"),
  quietInfos: flag("--quiet-infos", "report errors and warnings only"),
  baseline: text("--baseline <file>", "leave out the findings that this file lists"),
  writeBaseline: {
    ...text("--write-baseline [file]", "list what is found now in a file, for --baseline"),
    bare: ".shipcost-baseline.json",
  },
  watch,
  budget: value("--budget <points>", "the points that each fleet may cost", decimalNumber),
  fix: flag("--fix", "make the fixes that findings offer, and report what is left"),
  diff: flag("--diff", "write nothing; print what --fix would change, and exit 1 if anything would"),
  listFiles: flag("--list-files", "print the files that would be checked, and what is passed over"),
  printConfig: flag("--print-config", "print the settings that hold for FILE, and where each comes from"),
  summary: flag("--summary", "after the findings, a table of which fleets pass"),
  stats: flag("--stats", "after the findings, count them by rule"),
};
export type LintCommandOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "Check designs and fleets; every finding at its place.",
  examples: [
    "lint fleets/",
    "lint fleet.yaml --format concise",
    "lint fleets/ --max-warnings 0",
    "lint fleets/ --fix",
    "lint fleets/ --format pretty --format sarif=lint.sarif",
  ],
  args: [FILES_OR_HERE],
  options: OPTIONS,
  run: async () => watchable((await import("./run.js")).lint),
});
