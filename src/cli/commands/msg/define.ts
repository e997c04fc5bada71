import { fileOptions, formatOption, type Program, wholeNumber } from "../../program.js";

export function defineMsg(program: Program): void {
  fileOptions(
    program.command(
      "msg",
      "May these designs mount their Momentary Singularity Generators?",
      ["msg fleet.yaml", "msg --size-class 3 --count 2"],
      async () => (await import("./run.js")).msg,
    ),
  )
    .argument("[FILE...]", "files, folders, globs, or - for standard input")
    .addOption(formatOption(["table", "json"]))
    .option("--size-class <n>", "ask about a size class (1 to 7) instead of a file", wholeNumber)
    .option("--count <n>", "how many MSGs (default: 1)", wholeNumber);
}
