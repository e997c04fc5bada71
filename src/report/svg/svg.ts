import { visible } from "../text/visible.js";

/** A piece of a picture: markup whose texts are escaped already. Only this file makes it. */
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
  return safe
    .replace(/[\uFFFE\uFFFF]/g, (char) => `\\u{${char.charCodeAt(0).toString(16).toUpperCase()}}`)
    .replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/** A number as SVG takes it: plain decimals, and never -0. */
function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** A text node. */
export function text(content: string): Markup {
  return { markup: escaped(content) };
}

/** An element. Its name and the names of its attributes are the program's own; values may be anyone's. */
export function element(name: string, attributes: Attributes, ...children: Children): Markup {
  let tag = name;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${key}="${typeof value === "number" ? plain(value) : escaped(value)}"`;
  }
  const inner = children.flat();
  const content = inner.map(({ markup }) => markup).join("");
  return { markup: inner.length === 0 ? `<${tag}/>` : `<${tag}>${content}</${name}>` };
}

/** What a picture is, for the eye and for a screen reader. Width and height are in pixels, as is all in it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
}

/** A whole SVG file: one line for each child. */
export function svgDocument(picture: Picture, children: Children): string {
  return svgPicture(picture, { role: "img" }, children);
}

/** The same with other attributes of the root, whose width and height may be in another unit. */
export function svgPicture(
  { width, height, title, description }: Picture,
  attributes: Attributes,
  children: Children,
  unit = "",
): string {
  const lines = [
    element("title", {}, text(title)),
    element("desc", {}, text(description)),
    ...children.flat(),
  ].map(({ markup }) => ({ markup: `\n${markup}` }));
  const root = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: `${plain(width)}${unit}`,
      height: `${plain(height)}${unit}`,
      viewBox: `0 0 ${plain(width)} ${plain(height)}`,
      ...attributes,
    },
    lines,
    { markup: "\n" },
  );
  return `${root.markup}\n`;
}
