/** Blocks of lines with an empty line between them; empty ones are left out. */
export function blocksText(blocks: readonly (readonly string[])[]): string {
  const told = blocks.filter((block) => block.length > 0).map((block) => block.join("\n"));
  return `${told.join("\n\n")}\n`;
}
