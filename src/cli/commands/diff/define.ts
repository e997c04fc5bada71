import { fileOptions, formatOption, type Program } from "../../program.js";

export function defineDiff(program: Program): void {
  fileOptions(
    program
      .command(
        "diff",
        "Tell what changed between two fleets, and why the price moved.",
        [
          "diff old.yaml new.yaml",
          "diff fleet.yaml#Lance fleet.yaml#Pike",
          "diff drafts/ final/ --brief",
          "diff --git HEAD fleet.yaml",
          "diff --git v1..v2 fleets/ --format markdown",
        ],
        async () => (await import("./run.js")).diff,
      )
      .usage("[options] OLD NEW | --git REV FILE..."),
  )
    .argument("[FILE...]", "OLD and NEW: two files, folders, or - for standard input; FILE#NAME for one ship")
    .option("--git <rev>", "the FILEs as they were at a revision against now, or A..B for two revisions")
    .addOption(formatOption(["table", "markdown", "json"]))
    .option("--brief", "one line a ship")
    .addHelpText(
      "after",
      `
A ship is the same by its name; one that was renamed by its design: equal, or
equal in two thirds of what either of the two says. Why a price moved:
shipcost explain price-difference. Exits 0 where nothing differs but comments,
layout and order, and 1 where something does.`,
    );
}
