import { command } from "../../define/command.js";
import { FILE_OPTIONS, format } from "../../define/common-options.js";
import { flag, type OptionsOf, text } from "../../define/option.js";

const OPTIONS = {
  ...FILE_OPTIONS,
  git: text("--git <rev>", "the FILEs as they were at a revision against now, or A..B for two revisions"),
  format: format(["table", "markdown", "json"]),
  brief: flag("--brief", "one line a ship"),
};
export type DiffOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about: "Tell what changed between two fleets, and why the price moved.",
  usage: "[options] OLD NEW | --git REV FILE...",
  examples: [
    "diff old.yaml new.yaml",
    "diff fleet.yaml#Lance fleet.yaml#Pike",
    "diff drafts/ final/ --brief",
    "diff --git HEAD fleet.yaml",
    "diff --git v1..v2 fleets/ --format markdown",
  ],
  args: [
    {
      name: "[FILE...]",
      about: "OLD and NEW: two files, folders, or - for standard input; FILE#NAME for one ship",
    },
  ],
  options: OPTIONS,
  more: `Ships are matched by name. A ship whose name is gone is matched with a new one
if at least two thirds of their fields are equal. Why a price moved: shipcost
explain price-difference. Exits 0 where nothing differs but comments, layout and
order, and 1 where something does.`,
  run: async () => (await import("./run.js")).diff,
});
