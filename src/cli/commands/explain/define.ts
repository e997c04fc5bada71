import { command } from "../../define/command.js";
import { color, format } from "../../define/common-options.js";
import { type OptionsOf, text } from "../../define/option.js";

const OPTIONS = {
  format: format(["text", "json"]),
  ruleset: text("--ruleset <id|file>", "the ruleset whose numbers are shown"),
  color,
};
export type ExplainOptions = OptionsOf<typeof OPTIONS>;

export const definition = command({
  about:
    "Explain a lint rule, a modifier or a rule of the game. Other words search. Without an ID, list all.",
  examples: ["explain msg/limit", "explain engines", "explain mines"],
  args: [{ name: "[ID]", about: "the id of a rule, modifier or topic, or words to search for" }],
  options: OPTIONS,
  run: async () => (await import("./run.js")).explainCommand,
});
