import { type Finding, finding } from "../finding.js";
import { makeSource, type Source } from "./text.js";

const NUL_LOOKAHEAD = 64;

/** Names the wide encoding that these bytes look like, by their mark or by their NUL bytes. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? "UTF-32" : "UTF-16 (little endian)";
  if (a === 0xfe && b === 0xff) return "UTF-16 (big endian)";
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return "UTF-32";
  const head = bytes.subarray(0, NUL_LOOKAHEAD);
  const nuls = (parity: number) => head.filter((byte, i) => i % 2 === parity && byte === 0).length;
  if (nuls(0) + nuls(1) > head.length / 2 && head.length > 4) return "UTF-32";
  if (nuls(1) > head.length / 4) return "UTF-16 (little endian)";
  if (nuls(0) > head.length / 4) return "UTF-16 (big endian)";
  return null;
}

/** How long the sequence is that this byte begins in UTF-8; 0 if none may begin with it. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  if (byte >= 0xf0 && byte <= 0xf4) return 4;
  return 0;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The offset of the first byte that is not UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    // biome-ignore lint/style/noNonNullAssertion: at is below the length
    const length = sequenceLength(bytes[at]!);
    if (length === 0 || (length > 1 && !isUtf8(bytes.subarray(at, at + length)))) return at;
    at += length;
  }
  return at;
}

/** Whether this may be a letter of one byte: none of UTF-8 stands before plain text so. */
function isLatin(byte: number | undefined, next: number | undefined): boolean {
  return byte !== undefined && byte >= 0xa0 && (next === undefined || next < 0x80);
}

/** Bytes to text; what is not UTF-8 is a `yaml/encoding` finding at the first bad byte. */
export function decode(path: string, bytes: Uint8Array): { source: Source; findings: Finding[] } {
  const encoding = wideEncoding(bytes);
  if (!encoding) {
    try {
      return {
        source: makeSource(path, new TextDecoder("utf-8", { fatal: true }).decode(bytes)),
        findings: [],
      };
    } catch {
      // not UTF-8: said below
    }
  }
  const byteOffset = encoding ? 0 : firstBadByte(bytes);
  const good = encoding ? "" : new TextDecoder("utf-8").decode(bytes.subarray(0, byteOffset));
  const source = makeSource(path, good);
  const end = source.text.length;
  const byte = bytes[byteOffset];
  const likely =
    !encoding && isLatin(byte, bytes[byteOffset + 1]) ? "Latin-1 (ISO 8859-1) or Windows-1252" : null;
  return {
    source,
    findings: [finding("yaml/encoding", path, { start: end, end }, { byteOffset, byte, encoding, likely })],
  };
}
