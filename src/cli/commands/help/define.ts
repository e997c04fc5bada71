import type { Program } from "../../program.js";

export function defineHelp(program: Program): void {
  program
    .command("help", "Help on a command.", ["help price", "help play engines"], async () => {
      const { help } = await import("./run.js");
      return (_io, names) => help(names, program.root);
    })
    .argument("[command...]", "a command, and one below it");
  program.root.helpCommand(false);
}
