import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

/** What was found and what to do, by problem. */
const WORDS: Readonly<Record<string, readonly [found: string, help: string]>> = {
  missing: ["no such file", "check the path: it is relative to this file"],
  outside: ["a path that leaves the project", "move the design into the project"],
  "not-a-file": ["something that is no file", "name a design file"],
  unreadable: ["a file that cannot be read", "check the file's permissions"],
  "too-large": ["a file too large for a design", "name a design file"],
  cyclic: ["this file itself", "name the design's own file, or write the design in place"],
  "roster-entry": ["a roster entry of yet another design", "name the file that holds the design itself"],
};

export const fleetDesignReference: Rule = {
  id: "fleet/design-reference",
  severity: "error",
  title: "A design that cannot be found or is not one ship",
  why: "A roster entry buys the one ship of the file that it names.",
  message({ problem, design, ships }) {
    const several = Number(ships) === 0 ? "no ship in it" : `${ships} ships in it`;
    const found = problem === "not-one-ship" ? several : (WORDS[String(problem)]?.[0] ?? problem);
    return `expected the path of a file with one ship, found ${quoted(design)}: ${found}`;
  },
  help: ({ problem }) => WORDS[String(problem)]?.[1] ?? "name a file that holds exactly one design",
  bad: { yaml: "ships:\n  - design: designs/lancer.yaml\n    count: 3\n" },
  badAt: { line: 2, text: "designs/lancer.yaml" },
  good: {
    yaml: "ships:\n  - design: designs/lancer.yaml\n    count: 3\n",
    files: { "designs/lancer.yaml": "name: Lancer\nhull: 4\nprimaries: 4\n" },
  },
};
