import { UNSAFE } from "./visible.js";

/** The text of a JSON document of ours. */
export function jsonDocument(content: object): string {
  return jsonText({ version: 1, ...content });
}

/** The text of any JSON. Characters that are not for showing are escaped, on any terminal the same. */
export function jsonText(content: object): string {
  const text = JSON.stringify(content, null, 2);
  // A bare line break is the layout's: those in texts are escaped already.
  return `${text.replace(UNSAFE, (char) => (char === "\n" ? char : escaped(char)))}\n`;
}

/** Escapes each UTF-16 unit. */
function escaped(char: string): string {
  return char.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
