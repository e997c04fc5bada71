import { command } from "../../define/command.js";

/** The shells, and a file in which each finds the script. */
const SHELLS = {
  bash: "~/.shipcost.bash",
  zsh: "~/.zfunc/_shipcost",
  fish: "~/.config/fish/completions/shipcost.fish",
} as const;
export type Shell = keyof typeof SHELLS;

export const definition = command({
  about: "Print a script with which a shell completes commands, options, ids and files.",
  examples: Object.entries(SHELLS).map(([shell, file]) => `completion ${shell} > ${file}`),
  args: [{ name: "<shell>", about: "the shell that reads it", choices: Object.keys(SHELLS) }],
  options: {},
  more: `~/.bashrc then says "source ~/.shipcost.bash", and ~/.zshrc "fpath+=(~/.zfunc)"
before compinit; fish looks there by itself. New shells complete. The script
holds what this version knows: write it again after an update.`,
  needsAll: true,
  run: async () => (await import("./run.js")).completion,
});
