import type { Font } from "fontkit";
import { create } from "fontkit";
import type { OwnFont } from "../../report/sheet/font-faces.js";
import { UsageError } from "../io.js";

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

/** Opens a font whose letters can be drawn in a PDF; of a collection its first. Throws a UsageError that says why not. */
export function openFont(bytes: Uint8Array): Font {
  const format = fontFormat(bytes);
  if (format === "woff") checkLengths(bytes);
  const font = parsed(bytes);
  const tables = (font as unknown as { directory: { tables: Readonly<Record<string, unknown>> } }).directory
    .tables;
  if (!tables.glyf && !tables["CFF "])
    throw new UsageError("its letters are pictures or of a kind that a PDF cannot hold; expected outlines");
  if (mayNotEmbed(font)) throw new UsageError("its licence forbids to embed it in documents");
  return font;
}

/** Whatever is wrong with a file, its reader throws something of its own: a word of it means nothing to a user. */
function parsed(bytes: Uint8Array): Font {
  try {
    const made = create(bytes as Buffer);
    const font = "fonts" in made ? made.fonts[0] : made;
    // What the drawing of any letter needs: a file that lacks it fails here, not half-way through a document.
    if (
      font &&
      font.unitsPerEm > 0 &&
      font.numGlyphs > 0 &&
      font.getGlyph(0) &&
      font.bbox &&
      drawsBlank(font)
    )
      return font;
  } catch {
    // As below.
  }
  throw new UsageError(DAMAGED);
}

function drawsBlank(font: Font): boolean {
  font.layout(" ");
  return font.postscriptName !== undefined && Number.isFinite(font.ascent);
}

function mayNotEmbed(font: Font): boolean {
  const { fsType } = (font["OS/2"] ?? {}) as { fsType?: { noEmbedding?: boolean } };
  return fsType?.noEmbedding === true;
}

/** A small file that says it is huge when unpacked is believed by its reader: here it is not. */
function checkLengths(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= 44 ? view.getUint16(12) : 0;
  let total = 0;
  for (let i = 0; i < count && 44 + (i + 1) * 20 <= bytes.length; i++)
    total += view.getUint32(44 + i * 20 + 12);
  if (total > MAX_FONT_BYTES) throw new UsageError("unpacked, it is larger than any font");
}
