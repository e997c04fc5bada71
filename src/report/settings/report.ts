import { columns } from "../text/columns.js";
import { jsonDocument } from "../text/json.js";
import type { Layout } from "../text/text.js";
import { visible } from "../text/visible.js";

/** A value in force, and where it comes from; the place is that of a file's line. */
export interface Setting<T> {
  readonly value: T;
  readonly from: "flag" | "fleet" | "config" | "default";
  readonly path: string | null;
  readonly line: number | null;
}

/** What holds for a document of designs, which may say more than its configuration. */
export interface DocumentSettings {
  readonly line: number;
  readonly ruleset: Setting<string>;
  /** Points. */
  readonly budget: Setting<number | null>;
}

/** The settings that hold for a file. */
export interface FileSettings {
  readonly path: string;
  /** The configuration that governs it, or null. */
  readonly config: string | null;
  /** What leaves it out, where it is met or --force-exclude is given; or null. */
  readonly ignored: string | null;
  readonly ruleset: Setting<string>;
  readonly budget: Setting<number | null>;
  readonly maxWarnings: Setting<number | null>;
  readonly ignore: readonly Setting<string>[];
  readonly documents: readonly DocumentSettings[];
  readonly rules: readonly (Setting<string> & { readonly id: string; readonly locked: boolean })[];
}

/** The settings as JSON. */
export function settingsJson(settings: FileSettings): string {
  return jsonDocument(settings);
}

/** The settings in words and columns. */
export function settingsText(settings: FileSettings, { width, palette }: Layout): string {
  const { path, config, ignored, maxWarnings, ignore, documents, rules } = settings;
  const head = `${palette.strong(visible(path))} ${config === null ? "has no configuration" : `is governed by ${visible(config)}`}`;
  const several = documents.length > 1;
  const perDocument = (documents.length > 0 ? documents : [settings]).flatMap((each) => {
    const where = several && "line" in each ? ` (line ${each.line})` : "";
    return [row(`ruleset${where}`, each.ruleset), row(`budget${where}`, each.budget)];
  });
  const rows = [
    ...perDocument,
    row("maxWarnings", maxWarnings),
    ...ignore.map((each) => row("ignore", each)),
    ...(ignored === null ? [] : [["ignored", "yes", `by ${ignored}`]]),
    ...rules.map((rule) => [rule.id, rule.value, rule.locked ? "always" : origin(rule)]),
  ];
  const lines = columns(
    rows.map((cells) => cells.map(visible)),
    [{}, { shrink: true }, {}],
    width,
    "  ",
  );
  return [head, ...lines].map((line) => `${line}\n`).join("");
}

function row(key: string, setting: Setting<string | number | null>): string[] {
  return [key, setting.value === null ? "none" : String(setting.value), origin(setting)];
}

function origin({ from, path, line }: Setting<unknown>): string {
  if (path !== null) return `${path}:${line}`;
  return from === "flag" ? "command line" : from;
}
