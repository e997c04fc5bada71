import { command } from "../../define/command.js";

/** The shells, and the file of the script for each. */
const SHELLS = {
  bash: "~/.shipcost.bash",
  zsh: "~/.zfunc/_shipcost",
  fish: "~/.config/fish/completions/shipcost.fish",
} as const;
export type Shell = keyof typeof SHELLS;

export const definition = command({
  about: "Print a script for your shell that completes commands, options, ids and files.",
  examples: Object.entries(SHELLS).map(([shell, file]) => `completion ${shell} > ${file}`),
  args: [{ name: "<shell>", about: "your shell", choices: Object.keys(SHELLS) }],
  options: {},
  more: `Then add "source ~/.shipcost.bash" to ~/.bashrc, or "fpath+=(~/.zfunc)" to
~/.zshrc before compinit. Fish finds the file by itself. New shells complete.
Write the script again after an update of shipcost.`,
  needsAll: true,
  run: async () => (await import("./run.js")).completion,
});
