import type { Rule } from "../rule.js";
import { quoted, wordsFor } from "../words.js";

const WORDS: Readonly<Record<string, readonly [found: string, help: string]>> = {
  cyclic: ["an alias inside the value that it stands for", "write out the value, or name another anchor"],
  unresolved: [
    "an alias without its anchor",
    "put the anchor (&name) at a value earlier in the same document",
  ],
  merge: ["a merge key (<<) without a map", "let << name a map, or a list of maps"],
  explodes: ["aliases that multiply", "use fewer aliases inside values that have aliases themselves"],
};

export const yamlAlias: Rule = {
  id: "yaml/alias",
  identifiedBy: ["problem", "name"],
  severity: "error",
  locked: true,
  title: "An alias without a value, inside itself, or with too many values",
  why: "An alias (*name) stands for a value that an anchor (&name) marked earlier. Without that value, or with millions of them, there is no design.",
  message({ problem, name, size, allowed }) {
    const found = wordsFor(WORDS, problem)[0];
    if (problem === "explodes") {
      return `expected at most ${allowed} values with every alias written out, found ${found} to ${size}`;
    }
    return `expected an alias of an earlier value, found ${found}${name ? `: ${quoted(`*${name}`)}` : ""}`;
  },
  help: ({ problem }) => wordsFor(WORDS, problem)[1],
  bad: { yaml: "name: Echo\nhull: *size\nprimaries: 4\n" },
  badAt: { line: 2, text: "*size" },
  good: { yaml: "name: Echo\nhull: &size 4\nprimaries: *size\n" },
};
