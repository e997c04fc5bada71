import { OPTIONAL_USES } from "../optional-uses.js";
import type { Rule } from "../rule.js";

const FORT = "fleet: Watch\nruleset: plain.yaml\nships:\n  - name: Fort\n    hull: 4\n    primaries: 4\n";
const PLAIN = {
  "plain.yaml": 'ruleset: plain\nversion: "1.0"\nextends: house\noptionalRules:\n  bases: false\n',
};

export const ruleDisabled: Rule = {
  id: "rule/disabled",
  identifiedBy: ["rule"],
  severity: "error",
  title: "A design that uses an optional rule which is switched off",
  why: "A ruleset says which optional rules are played. A design that needs another one may not be used.",
  message: ({ rule, what, ruleset }) =>
    `found ${what}, but ruleset ${ruleset} switches off the optional rule ${rule}`,
  help: ({ rule }) => `remove it from the design, or write ${rule}: true under optionalRules in the ruleset`,
  *checkShip(view) {
    const { optionalRules, ruleset } = view.ruleset;
    for (const { rule, what, at } of OPTIONAL_USES) {
      if (optionalRules[rule]) continue;
      const place = at(view);
      if (place) yield { at: place, args: { rule, what, ruleset } };
    }
  },
  *checkFleet({ document, places }) {
    const { optionalRules, ruleset } = document.ruleset;
    if (optionalRules.mines || document.header.minefields.length === 0) return;
    yield { at: places.at(["minefields"]), args: { rule: "mines", what: "minefields", ruleset } };
  },
  bad: { yaml: `${FORT}    kind: base\n`, files: PLAIN },
  badAt: { line: 7, text: "base" },
  good: { yaml: FORT, files: PLAIN },
};
