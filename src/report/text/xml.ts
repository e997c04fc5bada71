import { escaped as codeShown, visible } from "./visible.js";

/** A piece of XML, SVG or HTML whose texts are escaped already. Only this file makes it. */
export interface Markup {
  readonly markup: string;
}

/** Attributes by name; numbers are rounded to a thousandth, undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Children of an element: pieces, or lists of them of any length. */
export type Children = readonly (Markup | readonly Markup[])[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** What a text can hold that XML does not take as it is. */
const SPECIAL = /[&<>"'\uFFFE\uFFFF]/;

/** A text as XML shows it literally; characters that XML forbids, and those not for showing, by their escapes. */
function escaped(text: string): string {
  const safe = visible(text);
  if (!SPECIAL.test(safe)) return safe;
  return safe.replace(/[\uFFFE\uFFFF]/g, codeShown).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** A number in plain decimals, and never -0. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** A text node. */
export function text(content: string): Markup {
  return { markup: escaped(content) };
}

/** A text node of several lines. */
export function linesOfText(content: string): Markup {
  return { markup: content.split("\n").map(escaped).join("\n") };
}

/** An element. Its name and the names of its attributes are the program's own; values may be anyone's. */
export function element(name: string, attributes: Attributes, ...children: Children): Markup {
  let tag = name;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined)
      tag += ` ${key}="${typeof value === "number" ? plainNumber(value) : escaped(value)}"`;
  }
  const inner = children.flat();
  const content = inner.map(({ markup }) => markup).join("");
  return { markup: inner.length === 0 ? `<${tag}/>` : `<${tag}>${content}</${name}>` };
}

/** An element whose children stand on a line each. */
export function lined(name: string, attributes: Attributes, children: Children): Markup {
  const inner = children.flat().map(({ markup }) => ({ markup: `\n${markup}` }));
  return element(name, attributes, inner, inner.length === 0 ? [] : { markup: "\n" });
}

/** A whole XML document. */
export function xmlDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
