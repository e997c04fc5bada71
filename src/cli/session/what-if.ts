import { type Overrides, overrideKey, overrideValue } from "../../design/overrides.js";
import { designSchemas } from "../../design/schema.js";
import type { CheckedFile } from "../../lint/checked.js";
import type { LintOptions } from "../../lint/options.js";
import { house } from "../../rulebook/house.js";
import { keysOf } from "../../source/schema-walk.js";
import { suggest } from "../../source/suggest.js";
import type { YamlNode } from "../../source/tree.js";
import { UsageError } from "../io.js";

/** What `--set KEY=VALUE` asks of a session: other values than the file's, without a word on declared prices. */
export function whatIf(settings: readonly string[] = []): {
  readonly overrides: Overrides;
  readonly lint: LintOptions;
} {
  const known = settings.length === 0 ? [] : keysOf(designSchemas(house).loneShip);
  const overrides = new Map(settings.map((setting) => readSetting(setting, known)));
  // In a what-if the declared price is the file's, not the question's.
  return { overrides, lint: { severities: overrides.size > 0 ? { "price/declared": "off" } : {} } };
}

/** `KEY=VALUE` for every ship, or `NAME.KEY=VALUE` for the ships of a name, which may itself hold any character. */
function readSetting(setting: string, known: readonly string[]): [string, YamlNode] {
  const key = `(?:${known.join("|")})`;
  const [, written = "", text = ""] =
    new RegExp(`^(${key}|.*?\\.${key})=(.*)$`, "s").exec(setting) ?? /^([^=]*)=(.*)$/s.exec(setting) ?? [];
  const asked = overrideKey(written).key;
  if (!known.includes(asked)) {
    const [near] = suggest(asked, known);
    throw new UsageError(
      `--set ${setting}: expected KEY=VALUE or NAME.KEY=VALUE with a field of a ship${near ? `; did you mean ${near}?` : `: ${known.join(", ")}`}`,
    );
  }
  const value = overrideValue(text);
  if (!value) throw new UsageError(`--set ${setting}: expected a value after the =, as YAML would have it`);
  return [written, value];
}

/** A sentence for each name in these what-ifs that no ship has. */
export function namesNobodyHas(overrides: Overrides, files: readonly CheckedFile[]): string[] {
  const asked = new Set([...overrides.keys()].flatMap((written) => overrideKey(written).ship ?? []));
  if (asked.size === 0) return [];
  const names = files.flatMap(({ documents }) =>
    documents.flatMap(({ ships }) => ships.flatMap(({ loaded }) => loaded.name ?? [])),
  );
  return [...asked]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const [near] = suggest(name, names);
      return `--set ${name}.…: no ship is called ${name}${near === undefined ? "" : `; did you mean ${near}?`}`;
    });
}
