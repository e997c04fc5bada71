import { command } from "../../define/command.js";
import { FILE_OPTIONS, format } from "../../define/common-options.js";
import { type OptionsOf, value } from "../../define/option.js";
import { wholeNumber } from "../../define/readers.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  format: format(["table", "json"]),
  sizeClass: value("--size-class <n>", "ask about a size class (1 to 7) instead of a file", wholeNumber),
  count: value("--count <n>", "how many MSGs (default: 1)", wholeNumber),
};
export type MsgOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "May these designs mount their Momentary Singularity Generators?",
  examples: ["msg fleet.yaml", "msg --size-class 3 --count 2"],
  args: [{ name: "[FILE...]", about: "files, folders, globs, or - for standard input" }],
  options: OPTIONS,
  run: async () => (await import("./run.js")).msg,
});
