import type { YamlNode } from "./tree.js";

const SHOWN = 40;

/** Cuts a text for a message. */
export function crop(text: string, length = SHOWN): string {
  const points = Array.from(text.slice(0, length * 2 + 2));
  return points.length > length ? `${points.slice(0, length).join("")}…` : text;
}

/** What YAML read, in words: `the text "yes"`, `the number 4.5`, `nothing (null)`, `a list`. */
export function describe(node: YamlNode | undefined): string {
  if (!node) return "nothing";
  if (node.kind !== "scalar") return `a ${node.kind}`;
  const { data, raw } = node;
  if (data === null) return raw === "" ? "nothing (null)" : `nothing (null, written ${crop(raw)})`;
  if (typeof data === "string") return `the text ${JSON.stringify(crop(data))}`;
  if (typeof data === "boolean") return `the truth value ${data}`;
  return exactlyRead(raw, data)
    ? `the number ${crop(raw)}`
    : `the number ${crop(raw)}, too long to read exactly`;
}

/** Whether a number's digits survive being read as a double: compared by the text that was written. */
export function exactlyRead(raw: string, data: number): boolean {
  const written = /^[-+]?(\d+)(?:\.(\d*))?$/.exec(raw);
  if (!written || !Number.isFinite(data)) return true;
  if (Number.isInteger(data) && !Number.isSafeInteger(data)) return false;
  if (raw.length <= 16) return true;
  const plain = (text: string) =>
    text
      .replace(/^[-+]?0*(?=\d)/, "")
      .replace(/(\.\d*?)0+$/, "$1")
      .replace(/\.$/, "");
  return plain(raw) === plain(String(data));
}

/** Whether YAML read this text as a number only by a style that people read differently: `010`, `0o17`, `2e3`, `+5`. */
export function oddlyWritten(raw: string): boolean {
  return !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(raw) && !/^[-+]?\.(inf|nan)$/i.test(raw);
}
