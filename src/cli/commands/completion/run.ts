import type { Command } from "commander";
import { bashCompletion } from "../../completion/bash.js";
import { fishCompletion } from "../../completion/fish.js";
import { commandTree } from "../../completion/tree.js";
import { zshCompletion } from "../../completion/zsh.js";
import { EXIT, type Io } from "../../io.js";
import type { Shell } from "./define.js";

const RENDER = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** `shipcost completion` */
export function completion(io: Io, [shell]: string[], root: Command): number {
  io.out(RENDER[shell as Shell](commandTree(root)));
  return EXIT.ok;
}
