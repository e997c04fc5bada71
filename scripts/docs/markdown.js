// Markdown for the generated sections.

/** A table; a cell's bars are escaped. */
export function table(header, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(header), `|${"---|".repeat(header.length)}`, ...rows.map(line), ""].join("\n");
}

/** A heading's anchor, as GitHub makes it. */
export function anchor(heading) {
  return heading
    .replace(/[`*]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

/** A list of links to the headings of a page below its title: those of the second level. */
export function contents(markdown) {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, "");
  const headings = [...prose.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  return `${headings.map((heading) => `- [${heading}](#${anchor(heading)})`).join("\n")}\n`;
}
