import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { house } from "./house.js";
import { HOUSE_HASH } from "./house-hash.js";
import type { Ruleset } from "./schema.js";

/** What reports print of a ruleset, so that two people can see that they used the same one. */
export interface RulesetIdentity {
  readonly id: string;
  readonly version: string;
  /** The first 12 hexadecimal digits of the SHA-256 of the resolved ruleset as JSON with sorted keys. */
  readonly hash: string;
}

/** JSON with sorted keys: the same text for the same content, in whatever order it was written. */
export function stableJson(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? "";
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
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

/** The same, worked out anew. */
export function identityOf(ruleset: Ruleset): RulesetIdentity {
  const digest = bytesToHex(sha256(utf8ToBytes(stableJson(ruleset))));
  return { id: ruleset.ruleset, version: ruleset.version, hash: digest.slice(0, 12) };
}
