import { Argument } from "commander";
import type { Program } from "../../program.js";

/** The shells, and a file in which each finds the script. */
const SHELLS = {
  bash: "~/.shipcost.bash",
  zsh: "~/.zfunc/_shipcost",
  fish: "~/.config/fish/completions/shipcost.fish",
} as const;
export type Shell = keyof typeof SHELLS;

export function defineCompletion(program: Program): void {
  const shells = Object.entries(SHELLS);
  program
    .command(
      "completion",
      "Print a script with which a shell completes commands, options, ids and files.",
      shells.map(([shell, file]) => `completion ${shell} > ${file}`),
      async () => {
        const { completion } = await import("./run.js");
        return (io, args) => completion(io, args, program.root);
      },
    )
    .addArgument(new Argument("<shell>", "the shell that reads it").choices(shells.map(([shell]) => shell)))
    .addHelpText(
      "after",
      `
~/.bashrc then says "source ~/.shipcost.bash", and ~/.zshrc "fpath+=(~/.zfunc)"
before compinit; fish looks there by itself. New shells complete. The script
holds what this version knows: write it again after an update.`,
    );
}
