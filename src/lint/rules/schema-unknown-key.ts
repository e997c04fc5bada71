import { weaponMeant } from "../../rulebook/synonyms.js";
import type { Rule } from "../rule.js";
import { didYouMean, quoted } from "../words.js";

function knownKeys(known: unknown): string {
  return known ? `the keys here are ${known}` : "no key belongs here";
}

export const schemaUnknownKey: Rule = {
  id: "schema/unknown-key",
  identifiedBy: ["key"],
  severity: "error",
  locked: true,
  title: "A key that is not known here",
  why: "A misspelt key would leave its field at the default, and the price would be wrong. So no key is ignored.",
  message({ key, oddKey }) {
    if (oddKey) return `expected a key that is text, found ${oddKey}`;
    return `unknown key ${quoted(key)}`;
  },
  fix: { does: "writes the key in the right letters, where nothing but case and punctuation differs" },
  help({ key, oddKey, bare, known }, suggestions) {
    if (oddKey) return `keys are text, and YAML read ${oddKey}; ${knownKeys(known)}`;
    if (bare) return "a comma inside { } begins a new key: put the whole text with its commas in quotes";
    const weapon = suggestions[0] === "specials" ? weaponMeant(String(key)) : undefined;
    if (weapon) return `list special weapons under specials, as in specials: 1x${weapon}`;
    return didYouMean(suggestions) ?? `${knownKeys(known)}; a key of your own begins with x-`;
  },
  bad: { yaml: "name: Typo\nhull: 4\nprimries: 4\n" },
  badAt: { line: 3, text: "primries" },
  good: { yaml: "name: Typo\nhull: 4\nprimaries: 4\n" },
};
