import { command } from "../../define/command.js";
import { FILE_OPTIONS, FILES_OR_HERE } from "../../define/common-options.js";
import { flag, type OptionsOf } from "../../define/option.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  check: flag("--check", "write nothing; name the files that would change, and exit 1 if there are any"),
  diff: flag("--diff", "write nothing; print what would change, and exit 1 if anything would"),
};
export type FmtOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "Bring special weapons into canonical notation; all else stays as it is, to the byte.",
  examples: ["fmt fleets/", "fmt fleet.yaml --diff", "fmt fleets/ --check", "fmt - < fleet.yaml"],
  args: [FILES_OR_HERE],
  options: OPTIONS,
  run: async () => (await import("./run.js")).fmt,
});
