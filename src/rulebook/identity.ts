import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalRuleset } from "./canonical.js";
import { house } from "./house.js";
import { HOUSE_HASH } from "./house-hash.js";
import type { Ruleset } from "./schema.js";
import { stableJson } from "./stable-json.js";

/** What reports print of a ruleset, so that two people can see that they used the same one. */
export interface RulesetIdentity {
  readonly id: string;
  readonly version: string;
  /**
   * The first 12 hexadecimal digits of the SHA-256 of the rules: the same for equal rules, however they are written and
   * whatever their id, version, titles and citations are.
   */
  readonly hash: string;
}

/** The built-in ruleset's stands ready: working it out takes longer than pricing a ship. */
const known = new WeakMap<Ruleset, RulesetIdentity>([
  [house, { id: house.ruleset, version: house.version, hash: HOUSE_HASH }],
]);

/** Id, version and content hash of a ruleset; worked out once for each. */
export function identify(ruleset: Ruleset): RulesetIdentity {
  let identity = known.get(ruleset);
  if (!identity) {
    identity = identityOf(ruleset);
    known.set(ruleset, identity);
  }
  return identity;
}

/** Whether reports call two rulesets the same. Equal rules of another id or version have an equal hash alone. */
export function isSameRuleset(a: RulesetIdentity | null, b: RulesetIdentity | null): boolean {
  return a?.id === b?.id && a?.version === b?.version && a?.hash === b?.hash;
}

/** What `identify` answers, worked out anew. */
export function identityOf(ruleset: Ruleset): RulesetIdentity {
  const digest = bytesToHex(sha256(utf8ToBytes(stableJson(canonicalRuleset(ruleset)))));
  return { id: ruleset.ruleset, version: ruleset.version, hash: digest.slice(0, 12) };
}
