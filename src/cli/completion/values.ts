import { jsonSchema } from "../../design/json-schema.js";
import { RULE_SETTINGS } from "../../lint/options.js";
import { RULES } from "../../lint/rules.js";
import { explainList } from "../../report/explain/explain.js";
import { BUILT_IN } from "../../rulebook/house.js";

/** What an argument or an option's value may be. */
export interface Values {
  readonly words: readonly Word[];
  /** Files as well: any, or YAML; folders with either. */
  readonly files: "any" | "yaml" | null;
}

/** A word that may stand there, what it means ("" where it speaks for itself), and what may follow after an `=`. */
export interface Word {
  readonly text: string;
  readonly about: string;
  readonly assigned: Values | null;
  /** Whether it is only the beginning: the `=` has to follow. */
  readonly open: boolean;
}

export const NOTHING: Values = { words: [], files: null };
const ANY_FILE: Values = { words: [], files: "any" };
const YAML_FILE: Values = { words: [], files: "yaml" };

/** What help calls a value, in small letters: what it may be. Whatever is not here is left to typing. */
const BY_LABEL: ReadonlyMap<string, () => Values> = new Map<string, () => Values>(
  Object.entries({
    file: () => ANY_FILE,
    path: () => ANY_FILE,
    "file#name": () => YAML_FILE,
    "id|file": () => ({
      words: [...BUILT_IN].map(([id, { title = "" }]) => word(id, title)),
      files: "yaml",
    }),
    id: () => ({ words: uniqueWords(explainList().map(({ id, title }) => word(id, title))), files: null }),
    "id=severity": () => {
      const severities = choices(RULE_SETTINGS);
      const free = RULES.filter((rule) => !rule.locked);
      return { words: free.map(({ id, title }) => assignment(id, title, severities)), files: null };
    },
    "key=value": () => ({ words: shipFields(), files: null }),
  }),
);

/**
 * The values of an argument or option that help calls `label`. A label in capitals, FILE, is a design to be read; one
 * in small letters any file.
 */
export function valuesOf(label: string): Values {
  if (label === "FILE") return YAML_FILE;
  const key = label.toLowerCase();
  return BY_LABEL.get(key)?.() ?? NOTHING;
}

/** Fixed choices, and whether a file may follow each. */
export function choices(texts: readonly string[], toFile = false): Values {
  const assigned = toFile ? ANY_FILE : null;
  return { words: texts.map((text) => ({ ...word(text, ""), assigned })), files: null };
}

/** What a value of `price --set` may be, by the fields of a ship. */
function shipFields(): Word[] {
  const fields = jsonSchema("ship").properties as Record<
    string,
    { type?: string; enum?: string[]; description?: string }
  >;
  return Object.entries(fields).map(([key, { type, enum: values, description = "" }]) =>
    assignment(key, description, choices(values ?? (type === "boolean" ? ["true", "false"] : []))),
  );
}

function word(text: string, about: string): Word {
  return { text, about, assigned: null, open: false };
}

function assignment(text: string, about: string, assigned: Values): Word {
  return { text, about, assigned, open: true };
}

/** An id may be that of two things that are explained together. */
function uniqueWords(words: readonly Word[]): Word[] {
  return [...new Map([...words].reverse().map((each) => [each.text, each])).values()].reverse();
}
