import { markdownTable } from "markdown-table";
import { width } from "./text.js";
import { visible } from "./visible.js";

const SPECIAL = /[\\`*_[\]#!|~$:]|^[-+]/g;

/** An @ that names nobody: mentions are looked for in the finished page, where an entity for it is no help. */
const UNMENTIONED = "@&#8288;";

/** A text as Markdown shows it literally: no markup, no HTML, no mention of a person. */
export function markdownText(text: string): string {
  return visible(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(SPECIAL, "\\$&")
    .replace(/www\./gi, (www) => `${www.slice(0, 3)}&#46;`)
    .replace(/@/g, UNMENTIONED);
}

/** A text as an HTML block shows it literally. */
export function htmlText(text: string): string {
  const entity = (char: string) => `&#${char.codePointAt(0)};`;
  return visible(text)
    .replace(/[&<>"']/g, entity)
    .replace(/@/g, UNMENTIONED);
}

/** A table of texts that are Markdown already; its bars in line, unless one long cell would swell many rows. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly string[],
  alignDelimiters = true,
): string {
  return markdownTable([[...header], ...rows.map((row) => [...row])], {
    align: [...align],
    alignDelimiters,
    stringLength: width,
  });
}
