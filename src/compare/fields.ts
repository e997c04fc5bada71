import type { LoadedDocument } from "../design/loaded.js";
import { formatSpecial } from "../design/notation.js";
import { SHIP_DEFAULTS } from "../design/number-fields.js";
import type { FleetHeader, Ship } from "../design/ship.js";
import { kindOfSpecial, mergeSpecials } from "../design/specials.js";
import { exact, exactText } from "../rulebook/exact.js";
import { plural } from "../source/words.js";

export type FieldValue = string | number | boolean | null;

/** A field that is not what it was. Of lists and maps each part is one: a group of specials, a trait, a box kind. */
export interface FieldChange {
  readonly field: string;
  /** Null where it said nothing. */
  readonly old: FieldValue;
  readonly new: FieldValue;
}

/** A value under a key by which the two sides are told to speak of the same. */
interface Entry {
  readonly field: string;
  readonly value: FieldValue;
}
export type Entries = ReadonlyMap<string, Entry>;

/** The fields of a ship with one value each, as reports list them, and what they are where nothing is said. */
const PLAIN = {
  name: "",
  class: null,
  kind: "ship",
  hull: null,
  toughness: SHIP_DEFAULTS.toughness,
  shields: SHIP_DEFAULTS.shields,
  engines: SHIP_DEFAULTS.engines,
  agile: false,
  techLevel: SHIP_DEFAULTS.techLevel,
  crew: "regular",
  primaries: SHIP_DEFAULTS.primaries,
  secondaries: SHIP_DEFAULTS.secondaries,
  fighterBays: SHIP_DEFAULTS.fighterBays,
  boardingBays: SHIP_DEFAULTS.boardingBays,
  unusedHull: "discount",
  sizeClass: null,
  count: SHIP_DEFAULTS.count,
  flagship: false,
  points: null,
  notes: null,
} as const satisfies Record<Exclude<keyof Ship, "specials" | "traits" | "boxes">, FieldValue>;

/** What an owner says of a ship that is no part of its design. */
const OWNERS: ReadonlySet<string> = new Set(["name", "count", "flagship", "points", "notes"]);

/** All that a ship is. Order and splitting of special weapons, and the order of traits, mean nothing. */
export function shipEntries(ship: Ship): Entries {
  const entries = new Map<string, Entry>();
  for (const field of Object.keys(PLAIN) as (keyof typeof PLAIN)[]) {
    entries.set(field, { field, value: ship[field] });
  }
  for (const special of mergeSpecials(ship.specials)) {
    const key = JSON.stringify(["specials", kindOfSpecial(special)]);
    entries.set(key, { field: "specials", value: formatSpecial(special) });
  }
  for (const trait of ship.traits) {
    entries.set(JSON.stringify(["traits", trait]), { field: "traits", value: trait });
  }
  for (const [kind, boxes] of Object.entries(ship.boxes)) {
    const field = `boxes.${kind}`;
    if (boxes > 0) entries.set(JSON.stringify([field]), { field, value: boxes });
  }
  return entries;
}

/** What a design says beyond a plain ship: the parts by which a ship is known again under another name. */
export function designEntries(entries: Entries): Map<string, FieldValue> {
  const said = new Map<string, FieldValue>();
  for (const [key, { field, value }] of entries) {
    const plain = Object.hasOwn(PLAIN, key) ? PLAIN[key as keyof typeof PLAIN] : null;
    if (!OWNERS.has(field) && value !== plain) said.set(key, value);
  }
  return said;
}

/** What a document says of a fleet as a whole, its ruleset and ships left out. */
export function documentEntries({ header, kind }: LoadedDocument): Entries {
  const { name: fleet, minefields, ruleset, ...said } = header;
  const pinned = [ruleset?.version, ruleset?.hash].filter((each) => typeof each === "string").join(" ");
  const entries = new Map<string, Entry>(
    Object.entries({ fleet, kind, ...said, pinned: pinned || null }).map(([field, value]) => [
      field,
      { field, value },
    ]),
  );
  for (const [techLevel, patterns] of patternsByTechLevel(minefields)) {
    const value = `${plural(patterns, "pattern")} at tech level ${techLevel}`;
    entries.set(JSON.stringify(["minefields", techLevel]), { field: "minefields", value });
  }
  return entries;
}

function patternsByTechLevel(minefields: FleetHeader["minefields"]): Map<number, string> {
  const sums = new Map<number, string>();
  for (const { techLevel, patterns } of minefields) {
    sums.set(techLevel, exactText(exact(sums.get(techLevel) ?? 0).add(exact(patterns))));
  }
  return sums;
}

const ORDER = Object.keys(PLAIN);

/** What differs, in the order of a ship's fields; lists and maps after them. */
export function fieldChanges(old: Entries, now: Entries): FieldChange[] {
  const keys = new Set([...old.keys(), ...now.keys()]);
  const changes: FieldChange[] = [];
  for (const key of keys) {
    const [before, after] = [old.get(key), now.get(key)];
    const [was, is] = [before?.value ?? null, after?.value ?? null];
    const field = before?.field ?? after?.field ?? key;
    if (was !== is) changes.push({ field, old: was, new: is });
  }
  const place = ({ field }: FieldChange) => (ORDER.indexOf(field) + ORDER.length + 1) % (ORDER.length + 1);
  return changes.sort((a, b) => place(a) - place(b));
}
