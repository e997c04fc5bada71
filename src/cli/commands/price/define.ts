import { Option } from "commander";
import { PRICE_FORMATS } from "../../../report/price/format-names.js";
import { SHIP_ORDERS } from "../../../report/price/ship-orders.js";
import { decimalNumber, fileOptions, many, type Program } from "../../program.js";
import { watchable } from "../../session/watchable.js";
import { outputOptions } from "../../terminal/outputs.js";

export function definePrice(program: Program): void {
  const made = fileOptions(
    program.command(
      "price",
      "Price ships and fleets, with each number explained.",
      [
        "price fleet.yaml",
        "price fleet.yaml#Lance --set shields=2",
        "price fleets/ --brief --budget 60",
        "price fleet.yaml --format markdown",
      ],
      async () => watchable((await import("./run.js")).price),
    ),
  ).argument("<FILE...>", "files, folders, globs, or - for standard input; FILE#NAME for one ship");
  outputOptions(made, PRICE_FORMATS, "table")
    .option("--brief", "one line a ship")
    .option("--watch", "run again whenever a file that counts changes, until Ctrl-C")
    .option("--budget <points>", "the points that each fleet may cost", decimalNumber)
    .option(
      "--no-inline-config",
      "ignore comments that suppress findings: without them a ship may be illegal",
    )
    .option("--set <key=value>", "price with this value instead of the file's (repeatable)", many)
    .addOption(
      new Option("--sort <order>", "order of the ships of a fleet").choices([...SHIP_ORDERS]).default("file"),
    );
}
