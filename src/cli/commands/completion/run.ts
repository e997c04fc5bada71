import { bashCompletion } from "../../completion/bash.js";
import { fishCompletion } from "../../completion/fish.js";
import { commandTree } from "../../completion/tree.js";
import { zshCompletion } from "../../completion/zsh.js";
import type { ProgramFacts } from "../../define/command.js";
import { EXIT, type Io } from "../../io.js";
import type { Shell } from "./define.js";

const RENDER = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** `shipcost completion` */
export function completion(io: Io, [shell]: string[], _options: unknown, { root }: ProgramFacts): number {
  io.out(RENDER[shell as Shell](commandTree(root)));
  return EXIT.ok;
}
