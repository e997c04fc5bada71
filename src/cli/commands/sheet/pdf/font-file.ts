import type { Font } from "fontkit";
import { create } from "fontkit";
import type { OwnFont } from "../../../../report/sheet/font/faces.js";
import { UsageError } from "../../../io.js";
import { withinTime } from "./time-limit.js";
import { unpackedWoff } from "./woff.js";

/** No font comes near it; the largest of all Chinese, Japanese and Korean letters takes a third. */
export const MAX_FONT_BYTES = 64 * 1024 * 1024;

/** How a font file begins, and what it is then. */
const SIGNATURES: Readonly<Record<string, OwnFont["format"] | "collection">> = {
  "\0\x01\0\0": "truetype",
  true: "truetype",
  OTTO: "opentype",
  wOFF: "woff",
  ttcf: "collection",
};
const EXPECTED = "expected a font: .ttf, .otf, .ttc or .woff";

export const DAMAGED = "it is damaged, or no font that this program can read";

/** What kind of font file the bytes are, told by their beginning. Throws a UsageError where they are none. */
export function fontFormat(bytes: Uint8Array): OwnFont["format"] | "collection" {
  const format = SIGNATURES[String.fromCharCode(...bytes.subarray(0, 4))];
  if (!format) throw new UsageError(EXPECTED);
  return format;
}

/** Milliseconds in which any font is opened. */
export const PATIENCE = 5000;

/** Opens a font whose letters can be drawn in a PDF; of a collection its first. Throws a UsageError that says why not. */
export function openFont(bytes: Uint8Array): Font {
  const format = fontFormat(bytes);
  const { font, outlines, mayEmbed } = withinTimeOrDamaged(PATIENCE, () => {
    // The reader's own way to unpack a font believes what it says of its size.
    const made = create((format === "woff" ? unpackedWoff(bytes, MAX_FONT_BYTES) : bytes) as Buffer);
    const first = "fonts" in made ? made.fonts[0] : made;
    if (!first) throw new Error("an empty collection");
    return { font: first, outlines: isDrawable(first), mayEmbed: isFree(first) };
  });
  if (!outlines)
    throw new UsageError("its letters are pictures or of a kind that a PDF cannot hold; expected outlines");
  if (!mayEmbed) throw new UsageError("its licence forbids to embed it in documents");
  return font;
}

/**
 * Does something with a font. Whatever is wrong with its file, its reader throws something of its own, of which a user
 * understands nothing, or never ends: that becomes a UsageError.
 */
export function withinTimeOrDamaged<T>(milliseconds: number, work: () => T): T {
  try {
    return withinTime(milliseconds, work);
  } catch {
    throw new UsageError(DAMAGED);
  }
}

/** Whether a font has outlines. What each drawing needs is tried: a file that lacks it fails here, not half-way. */
function isDrawable(font: Font): boolean {
  const { directory, post, head } = font as unknown as Internals;
  if (!directory.tables.glyf && !directory.tables["CFF "]) return false;
  font.layout(" ");
  const needed = [font.getGlyph(0).advanceWidth, font.unitsPerEm, font.ascent, font.bbox.minX];
  if (!needed.every(Number.isFinite) || !post || !head.macStyle || !font.postscriptName)
    throw new Error("incomplete");
  return true;
}

/** What the PDF library reads of a font that its types do not have. */
interface Internals {
  readonly directory: { readonly tables: Readonly<Record<string, unknown>> };
  readonly post: unknown;
  readonly head: { readonly macStyle: unknown };
}

function isFree(font: Font): boolean {
  const { fsType } = (font["OS/2"] ?? {}) as { fsType?: { noEmbedding?: boolean } };
  return fsType?.noEmbedding !== true;
}
