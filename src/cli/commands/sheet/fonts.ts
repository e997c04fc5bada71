import { readFileSync } from "node:fs";
import path from "node:path";
import { fontFaces, type OwnFont } from "../../../report/sheet/font/faces.js";
import { missingLetters, shown } from "../../../report/sheet/layout/measure.js";
import type { Scene } from "../../../report/sheet/scene.js";
import { FONTS } from "../../assets.js";
import { readAll, systemReason } from "../../files/project.js";
import type { Io } from "../../io.js";
import { UsageError } from "../../io.js";

/*
 * The fonts of `sheet`. What the command does with them:
 *
 *   const own = options.font === undefined ? undefined : await readOwnFont(io, options.font);
 *   .html, .svg   sheetHtml(scene, { fontFaces: sheetStyle(scene, own) })
 *   .pdf          const { bytes, missing } = await sheetPdfFile(scene, io, own);
 *                 for (const line of missingWarnings(ships, missing)) io.err(`shipcost: ${line}\n`);
 *
 * Letters that the embedded font lacks come from --font; in a PDF, where that lacks them too, from a font of the
 * system. A browser looks for such fonts by itself. Scripts that are written from the right are shaped, and a phrase of
 * theirs is in its order; how it mixes with other scripts and figures on a line is not what the full rules ask for.
 */

const packaged = (file: string): Uint8Array => readFileSync(new URL(file, FONTS));

/** A font file that the user named, read and looked through. */
export interface OwnFontFile extends Omit<OwnFont, "format"> {
  readonly file: string;
  readonly format: OwnFont["format"] | "collection";
}

/** Reads the file of `--font`. Throws a UsageError that says what is wrong with it. */
export async function readOwnFont(io: Pick<Io, "cwd">, file: string): Promise<OwnFontFile> {
  const { fontFormat, MAX_FONT_BYTES, openFont } = await import("./pdf/font-file.js");
  try {
    const bytes = readAll(path.resolve(io.cwd, file), MAX_FONT_BYTES);
    const format = fontFormat(bytes);
    openFont(bytes);
    return { file, bytes, format };
  } catch (error) {
    throw new UsageError(`--font ${file}: ${systemReason(error)}`);
  }
}

/** The style of a scene for SVG and HTML. Throws a UsageError where the user's font cannot be put into them. */
export function sheetStyle(scene: Scene, own?: OwnFontFile): string {
  if (own?.format === "collection")
    throw new UsageError(
      `--font ${own.file}: several fonts in one, which only a PDF takes; expected .ttf, .otf or .woff`,
    );
  return fontFaces(scene, packaged, own && { bytes: own.bytes, format: own.format });
}

/** A scene as a PDF, and the letters that no font has: boxes stand in their place. */
export async function sheetPdfFile(
  scene: Scene,
  { env }: Pick<Io, "env">,
  own?: OwnFontFile,
): Promise<SheetPdf> {
  const { pdfWithFonts } = await import("./pdf/with-fonts.js");
  return pdfWithFonts(scene, env, packaged, own);
}

export interface SheetPdf {
  readonly bytes: Uint8Array;
  readonly missing: ReadonlySet<string>;
}

/** A ship of the sheet, and the file that it stands in. */
export interface NamedShip {
  readonly name: string;
  readonly file: string;
  /** Whatever of it is shown: the texts anywhere in it are looked at. */
  readonly ship: unknown;
}

/** A sentence for each ship some of whose letters no font has. */
export function missingWarnings(ships: readonly NamedShip[], missing: ReadonlySet<string>): string[] {
  if (missing.size === 0) return [];
  return ships.flatMap(({ name, file, ship }) => {
    const lacking = [...new Set(textsIn(ship).flatMap((text) => missingLetters(shown(text))))].filter(
      (letter) => missing.has(letter),
    );
    if (lacking.length === 0) return [];
    const some = `${lacking.slice(0, 8).join(" ")}${lacking.length > 8 ? " …" : ""}`;
    return `${file}: "${name}": no font here has ${some}; boxes stand in their place. Name a font that has them: --font FILE`;
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
