import { command } from "../../define/command.js";
import { FILE_OPTIONS, FILES, format, set } from "../../define/common-options.js";
import { noFlag, type OptionsOf } from "../../define/option.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  format: format(["table", "json"]),
  inlineConfig: noFlag("--no-inline-config", "report what comments suppress as well"),
  set: set("show it"),
};
export type ShowOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "Show the data card of a ship: everything that follows from its design.",
  examples: ["show fleet.yaml#Lance", "show fleet.yaml --format json", "show lancer.yaml --set techLevel=5"],
  args: [FILES],
  options: OPTIONS,
  run: async () => (await import("./run.js")).show,
});
