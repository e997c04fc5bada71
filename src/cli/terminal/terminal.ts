import { Chalk, type ColorSupportLevel } from "chalk";
import type { Layout, Palette } from "../../report/text/text.js";
import type { Io } from "../io.js";
import type { ColorChoice } from "./colors.js";

const PIPE_WIDTH = 80;
const WIDEST = 100;

/** Whether to colour: the flag, then NO_COLOR, then FORCE_COLOR, then whether it is a terminal. */
export function coloured(choice: ColorChoice, { env, terminal }: Io): boolean {
  if (choice !== "auto") return choice === "always";
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false";
  return terminal.isTerminal && env.TERM !== "dumb";
}

function palette(level: ColorSupportLevel): Palette {
  const chalk = new Chalk({ level });
  return {
    error: chalk.red,
    warning: chalk.yellow,
    info: chalk.blue,
    strong: chalk.bold,
    faint: chalk.dim,
    accent: chalk.cyan,
    added: chalk.green,
    removed: chalk.red,
  };
}

/** Width and colours for reports: a terminal's own width (80 if it does not say), 80 in a pipe. */
export function layoutFor(io: Io, choice: ColorChoice, quiet = false): Layout {
  const { isTerminal, columns } = io.terminal;
  const width = isTerminal && columns ? Math.min(columns, WIDEST) : PIPE_WIDTH;
  return { width: Math.max(40, width), palette: palette(coloured(choice, io) ? 1 : 0), quiet };
}

/** The same for a report that goes to a file: no terminal has a say in it. */
export function fileLayout(choice: ColorChoice, quiet = false): Layout {
  return { width: PIPE_WIDTH, palette: palette(choice === "always" ? 1 : 0), quiet };
}
