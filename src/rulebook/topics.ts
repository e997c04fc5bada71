import { boxTopics } from "./topics/boxes.js";
import { combatTopics } from "./topics/combat.js";
import { designTopics } from "./topics/design.js";
import { mineTopics } from "./topics/mines.js";
import { movementTopics } from "./topics/movement.js";
import { msgTopics } from "./topics/msg.js";
import { pricingTopics } from "./topics/pricing.js";
import { singularityTopics } from "./topics/singularity.js";
import type { Topic } from "./topics/topic.js";

export {
  type Alternative,
  AT_THE_TABLE,
  type Citation,
  HOUSE_SECTIONS,
  MSG_SECTIONS,
  prose,
  type Topic,
} from "./topics/topic.js";
export { modifierInWords, unfinishedStep } from "./topics/words.js";

/** Every rule and decision behind the built-in ruleset: hull and price first, then the design, then play. */
export const TOPICS: readonly Topic[] = [
  ...boxTopics,
  ...pricingTopics,
  ...designTopics,
  ...movementTopics,
  ...combatTopics,
  ...mineTopics,
  ...msgTopics,
  ...singularityTopics,
];

/** The value at a dotted path of a ruleset; records of a list are named by id. Undefined where it leads nowhere. */
export function optionAt(ruleset: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.find((record) => record?.id === key);
    const holds = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    return holds ? (value as Record<string, unknown>)[key] : undefined;
  }, ruleset);
}
