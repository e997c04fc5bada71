import { house } from "../../rulebook/house.js";
import { identify, isSameRuleset, type RulesetIdentity } from "../../rulebook/identity.js";
import type { FleetView, Report, Rule } from "../rule.js";
import { quoted } from "../words.js";

function inWords({ id, version, hash }: RulesetIdentity): string {
  return `${id} ${version} (${hash})`;
}

/** What a fleet says of the rules that it was made for: `version "1.2" and hash 0eb47f3a8c68`. */
function pinInWords(version: string | null, hash: string | null): string {
  const parts = [
    ...(version === null ? [] : [`version ${quoted(version)}`]),
    ...(hash === null ? [] : [`hash ${hash}`]),
  ];
  return parts.join(" and ");
}

/** The fleet's own ruleset is another one, and a configuration enforces the one in force. */
function overruled({ document, places, options }: FleetView): Report | null {
  const named = document.header.ruleset?.named;
  const enforcedBy = options.enforced?.ruleset;
  if (!named || !enforcedBy) return null;
  const [own, inForce] = [identify(named), identify(document.ruleset)];
  if (isSameRuleset(own, inForce)) return null;
  return {
    at: places.at(["ruleset", "file"]),
    args: { problem: "overruled", own: inWords(own), inForce: inWords(inForce), enforcedBy },
  };
}

/** The fleet pins a version or hash that the ruleset in force has not. */
function unlikePinned({ document, places }: FleetView): Report | null {
  const { version = null, hash = null, named = null } = document.header.ruleset ?? {};
  if (version === null && hash === null) return null;
  const inForce = identify(document.ruleset);
  const own = named && identify(named);
  const isOther = own !== null && !isSameRuleset(own, inForce);
  const isHashOther = hash !== null && hash !== inForce.hash;
  const isVersionOther = version !== null && version !== inForce.version;
  if (!isHashOther && !isVersionOther && !(isOther && hash === null)) return null;
  const key = isHashOther ? "hash" : "version";
  return {
    at: places.at(["ruleset", key]),
    args: {
      problem: isOther || own === null ? "other" : "changed",
      pinned: pinInWords(version, hash),
      inForce: inWords(inForce),
      key,
      now: inForce[key],
    },
  };
}

/** The ruleset in force is none of those that a configuration allows. */
function notAllowed({ document, places, options: { rulesets } }: FleetView): Report | null {
  if (!rulesets || document.kind !== "fleet") return null;
  const inForce = identify(document.ruleset);
  if (rulesets.hashes.includes(inForce.hash)) return null;
  return {
    at: places.at(["ruleset", "file"]),
    args: {
      problem: "not-allowed",
      inForce: inWords(inForce),
      allowed: rulesets.hashes.join(", "),
      enforcedBy: rulesets.by,
    },
  };
}

export const fleetRuleset: Rule = {
  id: "fleet/ruleset",
  identifiedBy: ["problem"],
  severity: "error",
  title: "A fleet judged by other rules than were agreed on",
  why: "A fleet that pins its ruleset was agreed on under exactly those rules. Other rules give other prices.",
  message({ problem, own, pinned, inForce, enforcedBy }) {
    if (problem === "overruled")
      return `the fleet names ruleset ${own}, but ${enforcedBy} enforces ${inForce}`;
    if (problem === "not-allowed") return `ruleset ${inForce} is not one of those that ${enforcedBy} allows`;
    return `the fleet was made for a ruleset with ${pinned}, but ${inForce} is in force`;
  },
  help({ problem, key, now, allowed }) {
    if (problem === "overruled") return "remove ruleset: from the fleet, or name the enforced one";
    if (problem === "not-allowed") return `the allowed rulesets have these hashes: ${allowed}`;
    if (problem === "other") return "check the fleet under its own ruleset, or pin the one in force";
    return `agree on the rules as they are now, and write ${key}: ${JSON.stringify(now)}`;
  },
  *checkFleet(view) {
    const found = overruled(view) ?? unlikePinned(view) ?? notAllowed(view);
    if (found) yield found;
  },
  bad: {
    yaml: 'fleet: Old Guard\nruleset:\n  file: house\n  version: "0.9"\nships:\n  - name: Veteran\n    hull: 4\n    primaries: 4\n',
  },
  badAt: { line: 4, text: '"0.9"' },
  good: {
    yaml: `fleet: Young Guard\nruleset:\n  file: house\n  version: "${house.version}"\nships:\n  - name: Recruit\n    hull: 4\n    primaries: 4\n`,
  },
};
