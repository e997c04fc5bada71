import { readDesign } from "../design/load-ship.js";
import { formatSpecial } from "../design/notation.js";
import type { Ship, Special } from "../design/ship.js";
import { shipReader } from "../design/ship-reader.js";
import type { Args, Finding } from "../finding.js";
import { house } from "../rulebook/house.js";
import { keptWith } from "../rulebook/kept.js";
import type { Ruleset } from "../rulebook/schema.js";
import { type Keys, type PlainTree, plainTree } from "../source/plain-tree.js";
import { nodeAt } from "../source/tree.js";
import { ruleById } from "./rules.js";

/** A design as a plain object: any fields of a ship. Special weapons may be text in the notation. */
export type PartialShip = { readonly [F in Exclude<keyof Ship, "specials">]?: Ship[F] | undefined } & {
  readonly specials?: string | readonly (string | Special)[] | undefined;
};

/** Why a plain object is no ship. */
export interface ShipFault {
  /** The lint rule that would report the same in a file. */
  readonly ruleId: string;
  /** The keys that lead to the value that is wrong or missing, such as `["boxes", "cargo"]`. */
  readonly keys: Keys;
  readonly message: string;
  readonly help: string | null;
  /** What may have been meant. */
  readonly suggestions: readonly string[];
  readonly args: Args;
}

/** A ship, or what is wrong with it. */
export type MadeShip =
  | { readonly ship: Ship; readonly findings: readonly [] }
  | { readonly ship: null; readonly findings: readonly ShipFault[] };

/** Fields that a typed ship has as null where its design does not say them. */
const UNSAID: ReadonlySet<string> = new Set(["class", "sizeClass", "points", "notes"]);

/**
 * Makes a ship of a plain object, with the checks that a design file gets when it is read: keys, types, the ruleset's
 * bounds, and the notation. Defaults are filled in as in a file; a name left out is empty. What lint says of a whole
 * design, such as an overfull hull, is not checked here. A ship is accepted too: `makeShip({...ship, shields: 2})`.
 * Never throws.
 */
export function makeShip(partial: PartialShip, ruleset: Ruleset = house): MadeShip {
  const tree = plainTree(asWritten(partial));
  const { ship, findings } = readDesign(keptWith(ruleset, shipReader), { path: "", node: tree.root }, "");
  if (ship && findings.length === 0) return { ship, findings: [] };
  return { ship: null, findings: findings.map((each) => faultOf(each, tree)) };
}

/** The object as a design file says it. */
function asWritten(partial: PartialShip): unknown {
  if (typeof partial !== "object" || partial === null || Array.isArray(partial)) return partial;
  const said = Object.entries(partial).filter(([key, value]) => value !== null || !UNSAID.has(key));
  const { specials } = partial;
  const texts = Array.isArray(specials) ? { specials: specials.map(textOf) } : {};
  return { ...Object.fromEntries(said), ...texts };
}

function textOf(special: unknown): unknown {
  return isSpecial(special) ? formatSpecial(special) : special;
}

function isSpecial(value: unknown): value is Special {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    "arcs" in value &&
    Array.isArray(value.arcs)
  );
}

function faultOf({ ruleId, span, args, suggestions }: Finding, { root, keysAt }: PlainTree): ShipFault {
  const { message, help } = ruleById(ruleId);
  const found = keysAt(span.start);
  // What is missing has no place of its own: its finding stands at the map that it is missing in.
  const key = String(args.key ?? "");
  const isMissing = nodeAt(root, found)?.kind === "map" && String(found.at(-1) ?? "") !== key;
  return {
    ruleId,
    keys: isMissing ? [...found, key] : found,
    message: message(args),
    help: help?.(args, suggestions) ?? null,
    suggestions,
    args,
  };
}
