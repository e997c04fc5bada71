import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A WOFF file as the font that is packed in it: https://www.w3.org/TR/WOFF/. Throws whatever comes where it is damaged,
 * and a RangeError where it is larger than `limit` bytes unpacked.
 */
export function unpackedWoff(bytes: Uint8Array, limit: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const word = (index: number) => view.getUint32(at + index * 4);
    return { tag: word(0), offset: word(1), packed: word(2), length: word(3), sum: word(4) };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const total = tables.reduce((sum, { length }) => sum + padded(length), start);
  if (total > limit) throw new RangeError("too large");
  const font = new Uint8Array(total);
  const out = new DataView(font.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  let at = start;
  tables.forEach(({ tag, offset, packed, length, sum }, i) => {
    [tag, sum, at, length].forEach((value, k) => {
      out.setUint32(SFNT_HEADER + i * SFNT_ENTRY + k * 4, value);
    });
    const data = bytes.subarray(offset, offset + packed);
    font.set(packed < length ? inflateSync(data, { maxOutputLength: length }) : data.subarray(0, length), at);
    at += padded(length);
  });
  return font;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
