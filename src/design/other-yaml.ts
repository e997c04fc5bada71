import type { Finding } from "../finding.js";
import { house } from "../rulebook/house.js";
import { once } from "../source/once.js";
import { keysOf } from "../source/schema-walk.js";
import type { LoadedDocument, LoadedShip } from "./loaded.js";
import { designSchemas } from "./schema.js";

/** The keys of ships and roster entries, in small letters: a player may have written `Hull`. */
const shipKeys = once(
  () => new Set([...keysOf(designSchemas(house).loneShip), "design"].map((key) => key.toLowerCase())),
);

/**
 * Whether a file is YAML of something else, such as a lock file: no document of it has a key that ships or fleets have.
 * `loose` are the findings of documents that could not be read as either.
 */
export function isOtherYaml(documents: readonly LoadedDocument[], loose: readonly Finding[]): boolean {
  return (
    documents.length + loose.length > 0 &&
    loose.every(({ args }) => args.kind === "other") &&
    documents.every(({ kind, ships }) => kind !== "fleet" && ships.length > 0 && ships.every(isStrange))
  );
}

/** Whether what was written has nothing of a ship. */
function isStrange({ ship, isEntry, written }: LoadedShip): boolean {
  if (ship || isEntry) return false;
  const keys = typeof written === "object" && written !== null ? Object.keys(written) : [];
  return !keys.some((key) => shipKeys().has(key.toLowerCase()));
}
