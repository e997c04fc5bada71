import type { Ruleset } from "../rulebook/schema.js";
import { NotationReader } from "./notation.js";
import { type DesignSchemas, designSchemas } from "./schema.js";

/** What reading ships under a ruleset needs, made once a ruleset. */
export interface ShipReader {
  readonly ruleset: Ruleset;
  readonly schemas: DesignSchemas;
  readonly notation: NotationReader;
}

export function shipReader(ruleset: Ruleset): ShipReader {
  return { ruleset, schemas: designSchemas(ruleset), notation: new NotationReader(ruleset) };
}
