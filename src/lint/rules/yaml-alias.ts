import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

const WORDS: Readonly<Record<string, readonly [found: string, help: string]>> = {
  cyclic: ["an alias inside the value that it stands for", "write the value out, or name another anchor"],
  unresolved: ["an alias without its anchor", "set the anchor (&name) earlier in the same document"],
  merge: ["a merge key (<<) that leads to no map", "let << name a map, or a list of maps"],
  explodes: ["aliases that multiply", "write fewer aliases of values that hold aliases themselves"],
};

export const yamlAlias: Rule = {
  id: "yaml/alias",
  severity: "error",
  locked: true,
  title: "An alias that leads nowhere, round in a circle, or too far",
  why: "An alias stands for a value given earlier. Without such a value, or with millions of them, there is no design.",
  message({ problem, name, size, allowed }) {
    const found = WORDS[String(problem)]![0];
    if (problem === "explodes") {
      return `expected at most ${allowed} values with every alias written out, found ${found} to ${size}`;
    }
    return `expected an alias of an earlier value, found ${found}${name ? `: ${quoted(`*${name}`)}` : ""}`;
  },
  help: ({ problem }) => WORDS[String(problem)]![1],
  bad: { yaml: "name: Echo\nhull: *size\nprimaries: 4\n" },
  badAt: { line: 2, text: "*size" },
  good: { yaml: "name: Echo\nhull: &size 4\nprimaries: *size\n" },
};
