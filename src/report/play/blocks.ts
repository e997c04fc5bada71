import { plural } from "../../source/words.js";

/** Blocks of lines with an empty line between them; empty ones are left out. */
export function blocksText(blocks: readonly (readonly string[])[]): string {
  const told = blocks.filter((block) => block.length > 0).map((block) => block.join("\n"));
  return `${told.join("\n\n")}\n`;
}

/** Says that some of the dice given were not needed; nothing where all were. */
export function unusedDiceNote(unused: number): string[] {
  return unused > 0 ? [`${plural(unused, "die was", "dice were")} given and not needed.`] : [];
}
