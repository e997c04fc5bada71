import XMLBuilder from "fast-xml-builder";
import { visible } from "./visible.js";

/** An element: `@name` is an attribute, `#text` its text, a list the elements of a name. */
export interface XmlElement {
  readonly [name: string]: string | number | XmlElement | readonly XmlElement[];
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  attributeValueProcessor: (_: string, value: unknown) => visible(String(value)),
  tagValueProcessor: (_: string, value: unknown) => String(value).split("\n").map(visible).join("\n"),
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

/** An XML document. Characters that XML forbids, and others that are not for showing, are shown by their escapes. */
export function xmlDocument(root: XmlElement): string {
  return builder.build({ "?xml": { "@version": "1.0", "@encoding": "UTF-8" }, ...root });
}
