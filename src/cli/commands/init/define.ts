import type { Program } from "../../program.js";

export function defineInit(program: Program): void {
  program
    .command(
      "init",
      "Write a commented starter fleet that lints clean.",
      ["init fleet.yaml", "init - > fleet.yaml"],
      async () => (await import("./run.js")).init,
    )
    .argument("[FILE]", "where to write it, or - for standard output", "fleet.yaml");
}
