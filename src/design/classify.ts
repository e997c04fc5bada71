import { bareName } from "../source/suggest.js";
import type { YamlNode } from "../source/tree.js";

export type DocumentKind = "ship" | "list" | "fleet" | "ruleset" | "scenario" | "config" | "other";

const FLEET_KEYS = ["ships", "fleet", "ruleset", "budget", "movement", "minefields"];
/** Keys that a ruleset has, and no fleet. */
const RULESET_KEYS = ["extends", "modifiers", "version"];
/** What the configuration of a folder and what is below it is called, the usual name first. */
export const CONFIG_NAMES: readonly string[] = [".shipcost.yaml", ".shipcost.yml"];

/** Whether the last part of a path is a name of configurations. */
export function isConfig(path: string): boolean {
  return CONFIG_NAMES.includes(path.split(/[/\\]/).at(-1) ?? "");
}

/** What a document is, by its first keys alone. */
export function classify(path: string, root: YamlNode): DocumentKind {
  if (isConfig(path)) return "config";
  if (root.kind === "list") return "list";
  if (root.kind === "scalar") return "other";
  const keys = [...root.entries.keys()];
  if (keys[0] === "scenario") return "scenario";
  if (keys[0] === "ruleset" && RULESET_KEYS.some((key) => root.entries.has(key))) return "ruleset";
  return keys.some((key) => FLEET_KEYS.includes(bareName(key))) ? "fleet" : "ship";
}
