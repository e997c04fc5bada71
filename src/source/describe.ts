import type { YamlNode } from "./tree.js";

const SHOWN = 40;

/** Cuts a text for a message. */
export function crop(text: string, length = SHOWN): string {
  const points = Array.from(text.slice(0, length * 2 + 2));
  return points.length > length ? `${points.slice(0, length).join("")}…` : text;
}

/** Blanks that look like the usual one, and that YAML takes for letters. */
export const ODD_BLANK = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
const ODD_BLANKS = new RegExp(ODD_BLANK, "g");

/** The code point of a blank, as it is named everywhere: `U+00A0`. */
export function codePoint(blank: string): string {
  return `U+${blank.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text with every blank that is not the usual one by its code point, since nobody could tell them apart. */
export function withBlanksShown(text: string): string {
  return ODD_BLANK.test(text) ? text.replace(ODD_BLANKS, (blank) => `<${codePoint(blank)}>`) : text;
}

/** A text of the file as a message shows it, in quotes. */
export function quoted(text: unknown): string {
  return withBlanksShown(JSON.stringify(crop(String(text))));
}

/** What YAML read, in words: `the text "yes"`, `the number 4.5`, `nothing (null)`, `a list`. */
export function describe(node: YamlNode | undefined): string {
  if (!node) return "nothing";
  if (node.kind !== "scalar") return `a ${node.kind}`;
  const { data, raw } = node;
  if (data === null) return raw === "" ? "nothing (null)" : `nothing (null, written ${crop(raw)})`;
  if (typeof data === "string") return `the text ${quoted(data)}`;
  if (typeof data === "boolean") return `the truth value ${data}`;
  return exactlyRead(raw, data)
    ? `the number ${crop(raw)}`
    : `the number ${crop(raw)}, too long to read exactly`;
}

/** Whether a number's digits survive being read as a double: compared by the text that was written. */
export function exactlyRead(raw: string, data: number): boolean {
  if (!Number.isFinite(data)) return true;
  if (Number.isInteger(data) && !Number.isSafeInteger(data)) return false;
  const written = decimalOf(raw);
  const read = decimalOf(String(data));
  return !written || (written.digits === read?.digits && written.exponent === read.exponent);
}

/** A decimal as its significant digits and a power of ten, however it is written; null for anything else. */
function decimalOf(text: string): { digits: string; exponent: number } | null {
  const match = /^[-+]?(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = "", power = "0"] = match;
  const all = whole + fraction;
  let end = all.length;
  while (end > 0 && all[end - 1] === "0") end--;
  const digits = all.slice(0, end).replace(/^0+/, "");
  return { digits, exponent: digits === "" ? 0 : Number(power) - fraction.length + all.length - end };
}

/** A finite number written plainly: no exponent, and no more digits than it takes to read it back. */
export function plainNumber(data: number): string {
  // biome-ignore lint/style/noNonNullAssertion: a finite number prints as a decimal, with or without an exponent
  const { digits, exponent } = decimalOf(String(data))!;
  const sign = data < 0 ? "-" : "";
  if (exponent >= 0) return sign + (digits === "" ? "0" : digits + "0".repeat(exponent));
  const padded = digits.padStart(1 - exponent, "0");
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

/** Whether people may read another number than YAML: `010`, `0o17`, `2e3`, `+5`, `1.500`. */
export function oddlyWritten(raw: string): boolean {
  const isPlain = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(raw) || /^[-+]?\.(inf|nan)$/i.test(raw);
  return !isPlain || thousandsIn(raw) !== null;
}

/** The number that a point before three digits may separate the thousands of: 1500 for `1.500`; null for other texts. */
export function thousandsIn(raw: string): string | null {
  return /^-?[1-9]\d{0,2}\.\d\d0$/.test(raw) ? raw.replace(".", "") : null;
}
