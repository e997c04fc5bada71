import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { sameLater } from "./identity.js";
import type { Diagnostic } from "./rule.js";

/** The first hexadecimal digits of the SHA-256 of a text. */
export function fingerprint(text: string, digits: number): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits);
}

/**
 * A fingerprint of 32 hexadecimal digits for each finding, of what makes findings of two runs the same. Findings that
 * are alike are numbered from the top.
 */
export function fingerprints(
  diagnostics: readonly Diagnostic[],
  pathOf: (path: string) => string,
): ReadonlyMap<Diagnostic, string> {
  const alike = new Map<string, number>();
  return new Map(
    diagnostics.map((each) => {
      const identity = sameLater(each, { file: pathOf(each.path), ship: each.ship });
      const number = alike.get(identity) ?? 0;
      alike.set(identity, number + 1);
      return [each, fingerprint(`${identity}${number}`, 32)];
    }),
  );
}
