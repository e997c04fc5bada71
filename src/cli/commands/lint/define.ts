import { Option } from "commander";
import { LINT_FORMATS } from "../../../report/lint/format-names.js";
import { decimalNumber, fileOptions, many, type Program, wholeNumber } from "../../program.js";
import { watchable } from "../../session/watchable.js";
import { outputOptions } from "../../terminal/outputs.js";

export function defineLint(program: Program): void {
  const made = fileOptions(
    program.command(
      "lint",
      "Check designs and fleets; every finding at its place.",
      [
        "lint fleets/",
        "lint fleet.yaml --format concise",
        "lint fleets/ --max-warnings 0",
        "lint fleets/ --fix",
        "lint fleets/ --format pretty --format sarif=lint.sarif",
      ],
      async () => watchable((await import("./run.js")).lint),
    ),
  ).argument("[FILE...]", "files, folders, globs, or - for standard input (default: the current folder)");
  outputOptions(made, LINT_FORMATS, "pretty; github in GitHub Actions")
    .option("--max-warnings <n>", "fail when there are more warnings", wholeNumber)
    .option("--rule <ID=severity>", "off, info, warning or error for a rule (repeatable)", many)
    .option("--no-inline-config", "report what comments suppress as well")
    .option("--baseline <file>", "leave out the findings that this file lists")
    .addOption(
      new Option("--write-baseline [file]", "list what is found now in a file, for --baseline").preset(
        ".shipcost-baseline.json",
      ),
    )
    .option("--watch", "run again whenever a file that counts changes, until Ctrl-C")
    .option("--budget <points>", "the points that each fleet may cost", decimalNumber)
    .option("--fix", "make the fixes that findings offer, and report what is left")
    .option("--diff", "write nothing; print what --fix would change, and exit 1 if anything would")
    .option("--list-files", "print the files that would be checked, and what is passed over")
    .option("--print-config", "print the settings that hold for FILE, and where each comes from")
    .option("--summary", "after the findings, a table of which fleets pass")
    .option("--stats", "after the findings, count them by rule");
}
