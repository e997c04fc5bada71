import type { Font } from "fontkit";
import { fontFile, WEIGHTS } from "../../../../report/sheet/font/faces.js";
import { lettersUsed } from "../../../../report/sheet/font/used.js";
import type { Scene } from "../../../../report/sheet/scene.js";
import { type Io, UsageError } from "../../../io.js";
import type { OwnFontFile, SheetPdf } from "../fonts.js";
import { sheetPdf } from "./document.js";
import { DAMAGED, openFont, withinTimeOrDamaged } from "./font-file.js";
import { letterwise } from "./letterwise.js";
import type { Faces } from "./pen.js";
import type { Face } from "./runs.js";
import { drawnBy, systemFonts } from "./system-fonts.js";

type Letters = ReadonlySet<string>;

/** A PDF with the embedded font, the user's own and, for what both lack, fonts of the system. */
export async function pdfWithFonts(
  scene: Scene,
  env: Io["env"],
  packaged: (file: string) => Uint8Array,
  own?: OwnFontFile,
): Promise<SheetPdf> {
  const used = lettersUsed(scene);
  const draw = (others: readonly Font[]) => {
    const extra = others.map((font, i): Face => ({ name: `other-${i}`, font }));
    const faces = ({ name, file }: (typeof WEIGHTS)[number]): Faces => {
      const own = (subset: string) => ({
        name: `${subset}-${file}`,
        font: letterwise(openFont(packaged(fontFile(subset, file)))),
      });
      const [first, ...others] = used[name];
      return [own(first), ...others.map(own), ...extra];
    };
    return sheetPdf(scene, { regular: faces(WEIGHTS[0]), bold: faces(WEIGHTS[1]) });
  };
  if (used.missing.size === 0) return { bytes: await draw([]), missing: used.missing };
  try {
    const named = own ? [openFont(own.bytes)] : [];
    const unnamed = without(named, used.missing);
    const found = unnamed.size === 0 ? [] : systemFonts(unnamed, env).map(({ font }) => font);
    const patience = (10 + scene.pages.length) * 1000;
    const bytes = await withinTimeOrDamaged(patience, () => draw([...named, ...found]));
    return { bytes, missing: without(found, unnamed) };
  } catch {
    // A damaged font may show it only when a letter of it is drawn. One of the system is done without.
    if (own) throw new UsageError(`--font ${own.file}: ${DAMAGED}`);
    return { bytes: await draw([]), missing: used.missing };
  }
}

/** Letters that none of the fonts draws. */
function without(fonts: readonly Font[], letters: Letters): Letters {
  const drawn = fonts.map((font) => drawnBy(font, letters));
  return new Set([...letters].filter((letter) => !drawn.some((some) => some.has(letter))));
}
