import { plural } from "../../../source/words.js";
import { svgPicture } from "../../svg/picture.js";
import { type Attributes, element, type Markup, text } from "../../text/xml.js";
import type { CellMark, Ink, Mark, RectMark, Scene, ScenePage, Stroke, TextMark } from "../scene.js";

/** The family that every text is set in, and what stands in for it. */
export const FONT_FAMILY = "Shipcost Sheet";
const FAMILIES = `'${FONT_FAMILY}', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif`;

/** Each ink as a printer makes it: the greys differ on any, and the darker one is still read as text. */
export const INKS: Readonly<Record<Ink, string>> = {
  black: "#000",
  grey: "#555",
  light: "#aaa",
  tint: "#eee",
  paper: "#fff",
};

/** Points between the pages of one picture. */
const GAP = 18;

export interface SvgOptions {
  /** `@font-face` rules, as `fontFaces` makes them: without them the letters are those of the system. */
  readonly fontFaces?: string;
}

/** A whole SVG file with all pages, one below the other. */
export function sheetSvg({ title, pages }: Scene, { fontFaces = "" }: SvgOptions = {}): string {
  const width = pages.reduce((most, page) => Math.max(most, page.width), 0);
  let y = 0;
  const placed = pages.map((page, i) => {
    const group = element(
      "g",
      { class: "page", role: "group", transform: `translate(0 ${y.toFixed(2)})` },
      ...inside(page, `page${i + 1}`),
    );
    y += page.height + GAP;
    return group;
  });
  const description = plural(pages.length, "page");
  const picture = { width, height: Math.max(0, y - GAP), title, description };
  const style = fontFaces === "" ? [] : [element("style", {}, { markup: fontFaces })];
  return svgPicture(picture, { "font-family": FAMILIES, role: "document" }, [...style, ...placed], "pt");
}

/** One page as an element of an HTML file. `id` begins the ids of its title and description. */
export function pageSvg(page: ScenePage, id: string): Markup {
  const { width, height } = page;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: `${width}pt`,
      height: `${height}pt`,
      viewBox: `0 0 ${width} ${height}`,
      role: "document",
      "aria-labelledby": `${id}-title`,
      "aria-describedby": `${id}-description`,
      "font-family": FAMILIES,
    },
    ...inside(page, id),
  );
}

function inside({ width, height, title, description, marks }: ScenePage, id: string): Markup[] {
  return [
    element("title", { id: `${id}-title` }, text(title)),
    element("desc", { id: `${id}-description` }, text(description)),
    element("rect", { class: "paper", width, height, fill: INKS.paper }),
    ...marks.map(draw),
  ];
}

function draw(mark: Mark): Markup {
  switch (mark.kind) {
    case "text":
      return textElement(mark);
    case "rect":
      return rect(mark, {});
    case "path":
      return element("path", { d: mark.d, ...paint(mark) });
    case "circle":
      return element("circle", { cx: mark.x, cy: mark.y, r: mark.radius, ...paint(mark) });
    case "cell":
      return cell(mark);
  }
}

/** A cell is a group whose first rectangle is its bounds: a program finds both by `data-cell`. */
function cell(mark: CellMark): Markup {
  const { title, marks } = mark;
  return element(
    "g",
    { class: "cell", role: title === undefined ? undefined : "group" },
    title === undefined ? [] : element("title", {}, text(title)),
    rect(mark, { "data-cell": title ?? "" }),
    marks.map(draw),
  );
}

function rect(mark: RectMark | CellMark, more: Attributes): Markup {
  const { x, y, width, height } = mark;
  const rx = mark.kind === "rect" ? mark.radius : undefined;
  return element("rect", { x, y, width, height, rx, ...paint(mark), ...more });
}

function textElement({ id, x, y, size, bold, anchor, ink = "black", text: words }: TextMark): Markup {
  const attributes = {
    id,
    x,
    y,
    "font-size": size,
    "font-weight": bold ? 700 : undefined,
    "text-anchor": anchor,
    fill: ink === "black" ? undefined : INKS[ink],
  };
  return element("text", attributes, text(words));
}

function paint({ fill, stroke }: { readonly fill?: Ink; readonly stroke?: Stroke }): Attributes {
  return {
    fill: fill ? INKS[fill] : "none",
    stroke: stroke && INKS[stroke.ink],
    "stroke-width": stroke?.width,
    "stroke-dasharray": stroke?.dash?.join(" "),
  };
}
