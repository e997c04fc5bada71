import { fileOptions, formatOption, many, type Program } from "../../program.js";

export function defineShow(program: Program): void {
  fileOptions(
    program.command(
      "show",
      "Show the data card of a ship: everything that follows from its design.",
      ["show fleet.yaml#Lance", "show fleet.yaml --format json", "show lancer.yaml --set techLevel=5"],
      async () => (await import("./run.js")).show,
    ),
  )
    .argument("<FILE...>", "files, folders, globs, or - for standard input; FILE#NAME for one ship")
    .addOption(formatOption(["table", "json"]))
    .option("--no-inline-config", "report what comments suppress as well")
    .option("--set <key=value>", "show it with this value instead of the file's (repeatable)", many);
}
