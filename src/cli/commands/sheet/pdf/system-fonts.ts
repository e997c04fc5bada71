import { readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import type { Font } from "fontkit";
import { codeOf } from "../../../../report/text/visible.js";
import type { Io } from "../../../io.js";
import { MAX_FONT_BYTES, openFont, PATIENCE, withinTimeOrDamaged } from "./font-file.js";

/** Files that are looked at, at most: whoever has more names the font. */
const MOST_FILES = 600;
const MOST_ENTRIES = 20_000;
const DEPTH = 6;

/** A font of the system, and which of the letters it has. */
export interface FoundFont {
  readonly file: string;
  readonly font: Font;
}

/**
 * Fonts of the system that have letters, as few as there need be, the one with the most letters first. Which ones there
 * are differs from system to system; on one that stays as it is they are the same each time.
 */
export function systemFonts(letters: ReadonlySet<string>, env: Io["env"]): FoundFont[] {
  const found: FoundFont[] = [];
  const have = covering(letters, fontFiles(foldersOf(env)));
  let left = letters;
  while (left.size > 0) {
    const best = mostOf(have, left);
    if (!best) break;
    found.push({ file: best, font: openFont(readFileSync(best)) });
    left = new Set([...left].filter((letter) => !have.get(best)?.has(letter)));
  }
  return found;
}

/** Milliseconds that the whole search may take: each of many fonts may be made to be read for long. */
const SEARCH_PATIENCE = 20_000;

/** Which letters each file has; none is looked at after one that has all, or when it has taken too long. */
function covering(
  letters: ReadonlySet<string>,
  files: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const have = new Map<string, ReadonlySet<string>>();
  const end = performance.now() + SEARCH_PATIENCE;
  for (const file of files) {
    if (performance.now() > end) break;
    const some = lettersIn(file, letters);
    if (some.size > 0) have.set(file, some);
    if (some.size === letters.size) break;
  }
  return have;
}

function mostOf(
  have: ReadonlyMap<string, ReadonlySet<string>>,
  letters: ReadonlySet<string>,
): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const [file, some] of have) {
    const count = [...letters].filter((letter) => some.has(letter)).length;
    if (count > most) [best, most] = [file, count];
  }
  return best;
}

/** A font that cannot be read or drawn has none. */
function lettersIn(file: string, letters: ReadonlySet<string>): ReadonlySet<string> {
  try {
    if (statSync(file).size > MAX_FONT_BYTES) return new Set();
    return drawnBy(openFont(readFileSync(file)), letters);
  } catch {
    return new Set();
  }
}

/** Letters that a font has the outlines of: fonts of coloured pictures have letters without. Throws a UsageError. */
export function drawnBy(font: Font, letters: ReadonlySet<string>): ReadonlySet<string> {
  return withinTimeOrDamaged(PATIENCE, () => new Set([...letters].filter((letter) => draws(font, letter))));
}

function draws(font: Font, letter: string): boolean {
  const code = codeOf(letter);
  return font.hasGlyphForCodePoint(code) && font.glyphForCodePoint(code).path.commands.length > 0;
}

/** Where systems keep fonts; on each but its own the folders are not there. */
function foldersOf(env: Io["env"]): string[] {
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  const data = env.XDG_DATA_HOME ?? path.join(home, ".local", "share");
  const windows = env.WINDIR ? [path.join(env.WINDIR, "Fonts")] : [];
  const local = env.LOCALAPPDATA ? [path.join(env.LOCALAPPDATA, "Microsoft", "Windows", "Fonts")] : [];
  return [
    ...["/usr/share/fonts", "/usr/local/share/fonts", path.join(data, "fonts"), path.join(home, ".fonts")],
    ...["/System/Library/Fonts", "/Library/Fonts", path.join(home, "Library", "Fonts")],
    ...windows,
    ...local,
  ];
}

/** Upright regular fonts without serifs come first: they go best with the font of the sheets. */
const UNLIKE = /bold|black|heavy|italic|oblique|light|thin|mono|serif|narrow|cond/gi;

function fontFiles(folders: readonly string[]): string[] {
  const files: string[] = [];
  let entries = 0;
  const walk = (folder: string, depth: number): void => {
    for (const entry of listed(folder)) {
      entries += 1;
      if (entries > MOST_ENTRIES) return;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory() && depth < DEPTH) walk(full, depth + 1);
      else if (/\.(ttf|otf|ttc)$/i.test(entry.name)) files.push(full);
    }
  };
  for (const folder of folders) walk(folder, 0);
  const unlike = (file: string) => path.basename(file).match(UNLIKE)?.length ?? 0;
  return files
    .map((file) => ({ file, unlike: unlike(file) }))
    .sort((a, b) => a.unlike - b.unlike || (a.file < b.file ? -1 : 1))
    .slice(0, MOST_FILES)
    .map(({ file }) => file);
}

function listed(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
