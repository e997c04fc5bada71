import type { Finding } from "../finding.js";
import { ruleById } from "./rules.js";

/**
 * When two findings of one run are the same: one rule says the same of one place. A design that several fleets buy is
 * checked for each of them, and what is wrong in it is one finding. Ships that share a value by aliases have one each.
 */
export function sameNow({ path, span, via, ruleId, args }: Finding): string {
  return JSON.stringify([path, span.start, span.end, via?.span.start, ruleId, args]);
}

/** How the places of a finding are called where runs are compared: files may move, and ships get other names. */
export interface Names {
  readonly file: string;
  readonly ship: string | null;
}

/**
 * When findings of two runs are the same: one rule says of one ship of a file what identifies the rule's findings.
 * Neither words nor offsets, lines and computed numbers are in it, so that it outlasts edits and other wording. Several
 * findings of a ship may have the same: they are counted.
 */
export function sameLater({ ruleId, args }: Finding, { file, ship }: Names): string {
  const names = ruleById(ruleId).identifiedBy ?? Object.keys(args).sort();
  const facts = names.map((name) => [name, args[name] ?? null]);
  // Line breaks depend on the machine.
  return JSON.stringify([file, ruleId, ship, facts]).replaceAll("\\r\\n", "\\n");
}
