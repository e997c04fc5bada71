import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

/** What is wrong with the design and what to do, by problem. */
const WORDS: Readonly<Record<string, readonly [wrong: string, help: string]>> = {
  missing: ["does not exist", "check the path: it is relative to this file"],
  outside: ["is outside the project", "move the design into the project"],
  "not-a-file": ["is not a file", "name a file that holds one design"],
  unreadable: ["cannot be read", "check the permissions of the file"],
  "too-large": ["is too large for a design file", "name a file that holds one design"],
  cyclic: ["is this file itself", "name another file, or write the design here"],
  "roster-entry": ["takes its design from yet another file", "name the file that holds the design itself"],
};

export const fleetDesignReference: Rule = {
  id: "fleet/design-reference",
  identifiedBy: ["problem", "design"],
  severity: "error",
  title: "A design that cannot be found or is not one ship",
  why: "A roster entry buys the one ship in the file that it names.",
  message({ problem, design, ships }) {
    const several = `holds ${Number(ships) === 0 ? "no ship" : `${ships} ships`}`;
    const wrong = problem === "not-one-ship" ? several : (WORDS[String(problem)]?.[0] ?? problem);
    return `the design ${quoted(design)} ${wrong}`;
  },
  help: ({ problem }) => WORDS[String(problem)]?.[1] ?? "name a file that holds one design",
  bad: { yaml: "ships:\n  - design: designs/lancer.yaml\n    count: 3\n" },
  badAt: { line: 2, text: "designs/lancer.yaml" },
  good: {
    yaml: "ships:\n  - design: designs/lancer.yaml\n    count: 3\n",
    files: { "designs/lancer.yaml": "name: Lancer\nhull: 4\nprimaries: 4\n" },
  },
};
