import { command, type GroupDefinition } from "../../define/command.js";
import { color, format } from "../../define/common-options.js";
import type { OptionsOf } from "../../define/option.js";

const LIST_OPTIONS = { format: format(["table", "json"]) };
export type ListOptions = OptionsOf<typeof LIST_OPTIONS>;

const SHOW_OPTIONS = { format: format(["yaml", "json"]) };
export type ShowOptions = OptionsOf<typeof SHOW_OPTIONS>;

const CHECK_OPTIONS = { format: format(["pretty", "concise", "json"]), color };
export type CheckOptions = OptionsOf<typeof CHECK_OPTIONS>;

export const definition: GroupDefinition = {
  about: "List, print and check rulesets.",
  commands: {
    list: command({
      about: "List the built-in rulesets.",
      examples: ["ruleset list", "ruleset list --format json"],
      options: LIST_OPTIONS,
      run: async () => (await import("./run.js")).list,
    }),
    show: command({
      about: "Print a whole ruleset as YAML, a start for your own.",
      examples: ["ruleset show", "ruleset show house > my-ruleset.yaml"],
      args: [{ name: "[ID|FILE]", about: "a built-in ruleset or a file", preset: "house" }],
      options: SHOW_OPTIONS,
      run: async () => (await import("./run.js")).show,
    }),
    check: command({
      about: "Check a ruleset file.",
      examples: ["ruleset check my-ruleset.yaml", "ruleset check - < my-ruleset.yaml"],
      args: [{ name: "<FILE>", about: "a ruleset file, or - for standard input" }],
      options: CHECK_OPTIONS,
      run: async () => (await import("./run.js")).check,
    }),
  },
};
