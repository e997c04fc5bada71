import { NotationReader } from "../../../design/notation.js";
import type { Special } from "../../../design/ship.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { UsageError } from "../../io.js";

/** Special weapons given in the notation, as a command's own words; what cannot be read is a usage error. */
export function specialsNamed(text: string, ruleset: Ruleset): Special[] {
  const { groups, problems } = new NotationReader(ruleset).parse(text);
  const [wrong] = problems;
  if (wrong) {
    const [near] = wrong.suggestions;
    const hint = near ? `; did you mean ${near}?` : "";
    throw new UsageError(`special weapons "${wrong.text}": expected ${wrong.expected}${hint}`);
  }
  const strong = groups.find(({ type, special }) => !type.superweapon && special.power > 1);
  if (strong)
    throw new UsageError(
      `special weapons "${strong.text}": expected no strength, ${strong.type.id} has none`,
    );
  return groups.map(({ special }) => special);
}
