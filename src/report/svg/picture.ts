import {
  type Attributes,
  type Children,
  element,
  lined,
  type Markup,
  plainNumber,
  text,
} from "../text/xml.js";

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
  const size = {
    xmlns: "http://www.w3.org/2000/svg",
    width: `${plainNumber(width)}${unit}`,
    height: `${plainNumber(height)}${unit}`,
    viewBox: `0 0 ${plainNumber(width)} ${plainNumber(height)}`,
  };
  const named: Markup[] = [element("title", {}, text(title)), element("desc", {}, text(description))];
  return `${lined("svg", { ...size, ...attributes }, [named, ...children]).markup}\n`;
}
