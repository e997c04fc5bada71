import type { Rule } from "../rule.js";
import { slipWords } from "../slip-words.js";
import { quoted, wordsFor } from "../words.js";

const FORM = "write the number, x, the type, the strength if over 1, and the arc in brackets: 1xMissile2(A)";
/** What was expected and what to do, by problem. */
const WORDS: Readonly<Record<string, readonly [expected: string, help: string]>> = {
  empty: ["a group such as 1xPlasma(F)", "write a group, or remove the comma"],
  form: ["a group of the form NxTypeP(A)", FORM],
  count: [
    "the number of weapons before the x, a whole number from 1",
    "write how many weapons there are, as in 2xPlasma(F)",
  ],
  power: [
    "a whole number from 1 as strength, or none",
    "leave a strength of 1 out; write 2 for a weapon of double strength",
  ],
  "too-large": ["a number that fits into a hull", "write a smaller number"],
};

export const specialNotation: Rule = {
  id: "special/notation",
  severity: "error",
  locked: true,
  title: "Special weapons not in the notation",
  why: "Special weapons are written NxTypeP(A): the number, the type, the strength and the arc. A group that cannot be read has no price.",
  source: "house rules, New Rules for Special Weapons",
  cites: ({ problem }) => problem === "form",
  fix: { does: "writes the groups in the notation, where they can mean nothing else" },
  message({ problem, found, slip }) {
    const expected = slip ? slipWords(slip) : wordsFor(WORDS, problem)[0];
    return `expected ${expected}; found ${found === "" ? "nothing" : quoted(found)}`;
  },
  help({ problem, found }, suggestions) {
    if (suggestions.length > 0) return `write ${suggestions.join(" or ")}`;
    const leading = /^0+([1-9]\d*)$/.exec(String(found))?.[1];
    return leading ? `write ${leading}, without the leading zero` : wordsFor(WORDS, problem)[1];
  },
  bad: { yaml: "name: Blank\nhull: 4\nprimaries: 4\nspecials: 0xPlasma(F)\n" },
  badAt: { line: 4, text: "0" },
  good: { yaml: "name: Lit\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(F)\n" },
};
