import { countBoxes } from "../design/boxes.js";
import type { LoadedShip } from "../design/loaded.js";
import type { Ship } from "../design/ship.js";
import type { Finding } from "../finding.js";
import { findingsOf } from "./found.js";
import type { Rule, ShipView } from "./rule.js";

/** Thrown where a rule asks for a field that is broken: what it would say is not known. */
class NotJudged extends Error {}

/** What the rules report of a ship of which some fields are broken: all that no rule needed those for. */
export function foundInPart(
  rules: readonly Rule[],
  { ship, broken }: NonNullable<LoadedShip["partial"]>,
  around: Pick<ShipView, "loaded" | "places" | "ruleset">,
): Finding[] {
  const guarded = guard(ship, broken);
  const view: ShipView = {
    ...around,
    ship: guarded,
    get hull() {
      return countBoxes(guarded, around.ruleset);
    },
    price: null,
  };
  return rules.flatMap((rule) => {
    try {
      // What cannot be read whole is left as it stands.
      return findingsOf(rule, view).map((each) => ({ ...each, fix: null }));
    } catch (error) {
      if (error instanceof NotJudged) return [];
      throw error;
    }
  });
}

function guard(ship: Ship, broken: readonly string[]): Ship {
  return new Proxy(ship, {
    get(target, key) {
      if (typeof key === "string" && broken.includes(key)) throw new NotJudged();
      return Reflect.get(target, key);
    },
  });
}
