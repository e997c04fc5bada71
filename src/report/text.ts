import stringWidth from "string-width";

/** Colours of a report; without colour each is the identity. */
export interface Palette {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly info: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly accent: (text: string) => string;
}

const same = (text: string) => text;
export const PLAIN: Palette = {
  error: same,
  warning: same,
  info: same,
  strong: same,
  faint: same,
  accent: same,
};

/** How wide and in which colours a report for people is laid out. */
export interface Layout {
  /** Cells a line may take. */
  readonly width: number;
  readonly palette: Palette;
}

// Whatever could move the cursor, break a line or make text look like other text.
export const UNSAFE = new RegExp(
  [
    // Control characters, line and paragraph separators, interlinear annotation.
    /[\p{Cc}\u2028\u2029\uFFF9-\uFFFB]/u,
    // Bidirectional controls and whatever else has no width, but for what emoji are made with.
    /(?!\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u,
    // A zero-width joiner that does not join emoji.
    /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/u,
    // What GitHub's runner takes for a command in a log: `::` before a word, and `##[`.
    /(?<=(?:^|\s):):(?=\p{L})|(?<=#)#(?=\[)/u,
  ]
    .map((each) => each.source)
    .join("|"),
  "gu",
);
const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Shows characters that are not for showing by their escapes. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSAFE, (char) => SHORT[char] ?? `\\u{${char.codePointAt(0)!.toString(16).toUpperCase()}}`);
}

/** Cells that a text takes on a terminal. */
export function width(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : stringWidth(text);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cuts a text to at most so many cells, with an ellipsis where something is left out. */
export function clip(text: string, cells: number): string {
  if (width(text) <= cells) return text;
  let used = 0;
  let kept = "";
  for (const { segment } of graphemes.segment(text.slice(0, cells * 16))) {
    used += width(segment);
    if (used > cells - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Pads a text with blanks to a width in cells. */
export function pad(text: string, cells: number, align: "left" | "right" = "left"): string {
  const blanks = " ".repeat(Math.max(0, cells - width(text)));
  return align === "left" ? text + blanks : blanks + text;
}

/** `1 ship`, `3 ships`. */
export function plural(count: number | string, noun: string, many = `${noun}s`): string {
  return `${count} ${String(count) === "1" ? noun : many}`;
}

/** Breaks a text at blanks into lines of at most so many cells; words that are longer stand alone. */
export function wrap(text: string, cells: number, indent = ""): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/ +/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && width(longer) > cells - width(indent)) {
        lines.push(indent + line);
        line = word;
      } else line = longer;
    }
    return [...lines, line === "" ? "" : indent + line];
  });
}
