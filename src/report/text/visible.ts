// Whatever could move the cursor, break a line or make text look like other text.
export const UNSAFE = new RegExp(
  [
    // Control characters, line and paragraph separators, interlinear annotation, and what is no character.
    /[\p{Cc}\u2028\u2029\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/u,
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

/** What is plain on the face of it, but for what may be a command. */
const PLAIN = /^[\n -~¡-¬®-ʯ–—‘’“”…″−→]*$/;
const COMMAND = /::|##/;

/** Whether a text has nothing that is not for showing, as most have: found so at a glance. Line breaks are let be. */
export function isShowable(text: string): boolean {
  return PLAIN.test(text) && !COMMAND.test(text);
}

/** Shows characters that are not for showing by their escapes. */
export function visible(text: string): string {
  if (isShowable(text) && !text.includes("\n")) return text;
  return text.toWellFormed().replace(UNSAFE, (char) => SHORT[char] ?? escaped(char));
}

/** A character by its escape, such as `\\u{202E}`. */
export function escaped(char: string): string {
  return `\\u{${codeOf(char).toString(16).toUpperCase()}}`;
}

/** The code of the first character of a text; 0 of none. */
export function codeOf(text: string): number {
  return text.codePointAt(0) ?? 0;
}

/** The lines of a text of several, such as notes: without blanks at their ends, an empty one between paragraphs. */
export function textLines(text: string): string[] {
  return text
    .replaceAll("\t", "  ")
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trimEnd());
}

/** A text of several lines in one, such as a class that YAML folds. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
}
