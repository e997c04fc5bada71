import { fileOptions, type Program } from "../../program.js";

export function defineFmt(program: Program): void {
  fileOptions(
    program.command(
      "fmt",
      "Bring special weapons into canonical notation; all else stays as it is, to the byte.",
      ["fmt fleets/", "fmt fleet.yaml --diff", "fmt fleets/ --check", "fmt - < fleet.yaml"],
      async () => (await import("./run.js")).fmt,
    ),
  )
    .argument("[FILE...]", "files, folders, globs, or - for standard input (default: the current folder)")
    .option("--check", "write nothing; name the files that would change, and exit 1 if there are any")
    .option("--diff", "write nothing; print what would change, and exit 1 if anything would");
}
