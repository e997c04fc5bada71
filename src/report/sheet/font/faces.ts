import { codeOf } from "../../text/visible.js";
import type { Scene } from "../scene.js";
import { FONT_FAMILY } from "../writers/svg.js";
import { SUBSETS } from "./advances.js";
import { lettersUsed } from "./used.js";

/** The weights of the embedded font: what its files call them, and what a page asks for. */
export const WEIGHTS = [
  { name: "regular", file: 400, css: 400 },
  { name: "bold", file: 600, css: 700 },
] as const;

/** The file of a script's letters, in the folder `fonts` of the package. */
export function fontFile(subset: string, weight: 400 | 600): string {
  return `fira-sans-condensed-${subset}-${weight}-normal.woff`;
}

/** Letters stand where the table of widths says: figures as wide as each other, nothing drawn together or apart. */
const RULE = `text { font-feature-settings: "tnum", "kern" 0, "liga" 0, "calt" 0; text-rendering: geometricPrecision }\n`;

/** A font of the user's for the letters that the embedded one lacks. */
export interface OwnFont {
  readonly bytes: Uint8Array;
  readonly format: "truetype" | "opentype" | "woff";
}

/**
 * The style that the texts of a scene are set by in SVG and HTML: only the files of the font whose letters it uses, as
 * data, so that it looks alike wherever it is opened. `read` gives a file of the folder `fonts`.
 */
export function fontFaces(scene: Scene, read: (file: string) => Uint8Array, own?: OwnFont): string {
  const used = lettersUsed(scene);
  const faces = WEIGHTS.flatMap(({ name, file, css }) =>
    SUBSETS.filter((subset) => used[name].includes(subset.name)).map((subset) =>
      face(`${css}`, subset.range, "woff", read(fontFile(subset.name, file))),
    ),
  );
  if (own && used.missing.size > 0) faces.push(face("400 700", rangeOf(used.missing), own.format, own.bytes));
  return `${faces.join("")}${RULE}`;
}

function face(weight: string, range: string, format: OwnFont["format"], bytes: Uint8Array): string {
  const source = `url(data:font/${MEDIA[format]};base64,${base64(bytes)}) format("${format}")`;
  return `@font-face { font-family: "${FONT_FAMILY}"; font-weight: ${weight}; unicode-range: ${range}; src: ${source} }\n`;
}

const MEDIA = { truetype: "ttf", opentype: "otf", woff: "woff" } as const;

function rangeOf(letters: ReadonlySet<string>): string {
  return [...letters]
    .map(codeOf)
    .sort((a, b) => a - b)
    .map((code) => `U+${code.toString(16).toUpperCase()}`)
    .join(",");
}

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  return btoa(parts.join(""));
}
