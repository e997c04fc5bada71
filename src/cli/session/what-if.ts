import { type Overrides, overrideValue } from "../../design/overrides.js";
import { designSchemas } from "../../design/schema.js";
import { house } from "../../rulebook/house.js";
import { keysOf } from "../../source/schema-walk.js";
import { suggest } from "../../source/suggest.js";
import type { YamlNode } from "../../source/tree.js";
import { UsageError } from "../io.js";
import type { SessionOptions } from "./session.js";

/** What `--set KEY=VALUE` asks of a session: other values than the file's, without a word on declared prices. */
export function whatIf(
  settings: readonly string[] = [],
): Required<Pick<SessionOptions, "overrides" | "lint">> {
  const overrides = parseOverrides(settings);
  // In a what-if the declared price is the file's, not the question's.
  return { overrides, lint: { severities: overrides.size > 0 ? { "price/declared": "off" } : {} } };
}

function parseOverrides(settings: readonly string[]): Overrides {
  if (settings.length === 0) return new Map();
  const known = keysOf(designSchemas(house).loneShip);
  return new Map(
    settings.map((setting): [string, YamlNode] => {
      const [, key = "", text = ""] = /^([^=]*)=(.*)$/s.exec(setting) ?? [];
      if (!known.includes(key)) {
        const [near] = suggest(key, known);
        throw new UsageError(
          `--set ${setting}: expected KEY=VALUE with a field of a ship${near ? `; did you mean ${near}?` : `: ${known.join(", ")}`}`,
        );
      }
      const value = overrideValue(text);
      if (!value)
        throw new UsageError(`--set ${setting}: expected a value after the =, as YAML would have it`);
      return [key, value];
    }),
  );
}
