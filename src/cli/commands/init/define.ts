import { command } from "../../define/command.js";

export const definition = command({
  about: "Write a commented starter fleet that lints clean.",
  examples: ["init fleet.yaml", "init - > fleet.yaml"],
  args: [{ name: "[FILE]", about: "where to write it, or - for standard output", preset: "fleet.yaml" }],
  options: {},
  run: async () => (await import("./run.js")).init,
});
