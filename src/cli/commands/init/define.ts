import { command } from "../../define/command.js";

export const definition = command({
  about: "Write a first fleet with comments, which passes lint.",
  examples: ["init fleet.yaml", "init - > fleet.yaml"],
  args: [{ name: "[FILE]", about: "the file to write, or - for standard output", preset: "fleet.yaml" }],
  options: {},
  run: async () => (await import("./run.js")).init,
});
