import type { Rule } from "../rule.js";

const LATIN = "name: Café\nhull: 4\nprimaries: 4\n";

function hex(byte: unknown): string {
  return `0x${Number(byte).toString(16).toUpperCase().padStart(2, "0")}`;
}

export const yamlEncoding: Rule = {
  id: "yaml/encoding",
  identifiedBy: ["encoding"],
  severity: "error",
  locked: true,
  title: "Bytes that are not UTF-8",
  why: "Files are read as UTF-8. Names in another encoding would be read wrongly.",
  message: ({ encoding, byteOffset, byte }) =>
    encoding
      ? `expected a file in UTF-8, found ${encoding}`
      : `expected a file in UTF-8, found the byte ${hex(byte)} at byte offset ${byteOffset}`,
  help: ({ likely }) =>
    likely ? `the file looks like ${likely}: save it as UTF-8` : "save the file as UTF-8",
  bad: { yaml: LATIN, bytes: Array.from(LATIN, (char) => char.charCodeAt(0)) },
  badAt: { line: 1, text: "" },
  good: { yaml: LATIN },
};
