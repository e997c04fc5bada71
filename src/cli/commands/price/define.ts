import { CSV_STYLES, PRICE_FORMATS } from "../../../report/price/format-names.js";
import { SHIP_ORDERS } from "../../../report/price/ship-orders.js";
import { command } from "../../define/command.js";
import { FILE_OPTIONS, FILES, inlineConfig, set } from "../../define/common-options.js";
import { choice, flag, type OptionsOf, preset, value } from "../../define/option.js";
import { outputOptions } from "../../define/output-options.js";
import { decimalNumber } from "../../define/readers.js";
import { watch, watchable } from "../../session/watchable.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  ...outputOptions(PRICE_FORMATS, "table"),
  csv: choice("--csv <style>", "print CSV for a program, or for a spreadsheet of either kind", CSV_STYLES),
  brief: flag("--brief", "one line a ship"),
  watch,
  budget: value("--budget <points>", "the points that each fleet may cost", decimalNumber),
  inlineConfig,
  set: set("price"),
  sort: preset(choice("--sort <order>", "order of the ships of a fleet", SHIP_ORDERS), "file"),
};
export type PriceOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "Price ships and fleets, with each number explained.",
  examples: [
    "price fleet.yaml",
    "price fleet.yaml#Lance --set shields=2",
    "price fleets/ --brief --budget 60",
    "price fleet.yaml --set Lance.toughness=4",
    "price fleet.yaml --format markdown",
    "price fleet.yaml --csv semicolon -o fleet.csv",
  ],
  args: [FILES],
  options: OPTIONS,
  run: async () => watchable((await import("./run.js")).price),
});
