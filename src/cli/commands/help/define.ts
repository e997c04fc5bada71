import { command } from "../../define/command.js";

export const definition = command({
  about: "Help on a command.",
  examples: ["help price", "help play engines"],
  args: [{ name: "[command...]", about: "a command, and one below it" }],
  options: {},
  needsAll: true,
  run: async () => (await import("./run.js")).help,
});
