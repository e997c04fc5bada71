import type { Ruleset } from "../rulebook/schema.js";
import type { LoadedShip } from "./loaded.js";
import { NotationReader } from "./notation.js";
import { type DesignSchemas, designSchemas } from "./schema.js";
import type { ReadNotation } from "./ship-notation.js";

/** What reading ships under a ruleset needs, made once a ruleset. */
export interface ShipReader {
  readonly ruleset: Ruleset;
  readonly schemas: DesignSchemas;
  readonly notation: NotationReader;
  /** The special weapons that were read last: rules about a ship ask for them one after another. */
  latest: { readonly ship: LoadedShip; readonly notation: ReadNotation } | null;
}

export function shipReader(ruleset: Ruleset): ShipReader {
  return { ruleset, schemas: designSchemas(ruleset), notation: new NotationReader(ruleset), latest: null };
}
