import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { LintReport } from "./report.js";

/** How much of the marked text tells a finding from others. */
const MARKED = 200;

/**
 * A fingerprint for each finding: the first 32 hexadecimal digits of the SHA-256 of its file, rule, ship and marked
 * text. Neither lines nor words are in it, so that it stays when the file around it or the message changes; findings
 * that are alike are numbered from the top.
 */
export function fingerprints(
  { diagnostics, sources }: LintReport,
  pathOf: (path: string) => string,
): ReadonlyMap<Diagnostic, string> {
  const alike = new Map<string, number>();
  return new Map(
    diagnostics.map((each) => {
      const { start, end } = each.span;
      const marked = sources.get(each.path)?.text.slice(start, Math.min(end, start + MARKED)) ?? "";
      const identity = JSON.stringify([pathOf(each.path), each.ruleId, each.ship, marked]);
      const number = alike.get(identity) ?? 0;
      alike.set(identity, number + 1);
      return [each, bytesToHex(sha256(utf8ToBytes(`${identity}${number}`))).slice(0, 32)];
    }),
  );
}
