import type { EngineDamage } from "../../play/engines.js";
import { plural } from "../../source/words.js";
import { jsonDocument } from "../text/json.js";
import { type Layout, wrap } from "../text/text.js";

/** What `play engines` answers. */
export interface EnginesAnswer extends EngineDamage {
  readonly hull: number;
  readonly engines: number;
  readonly damage: number;
  /** The engine rating left. */
  readonly rating: number;
}

export function enginesJson(answer: EnginesAnswer): string {
  return jsonDocument(answer);
}

export function enginesText(answer: EnginesAnswer, { width, palette }: Layout): string {
  const { hull, engines, damage, interval, lostAt, rating } = answer;
  const rule =
    interval === null
      ? "No engine points, none to lose."
      : `Hull ${hull}, engines ${engines}: an engine point is lost with every ${interval === 1 ? "hull box" : `${interval} hull boxes`} lost: ` +
        (lostAt.length === 0 ? "the hull has fewer." : `at ${lostAt.join(", ")}.`);
  const left = `After ${plural(damage, "box", "boxes")} of damage the engine rating is ${palette.strong(String(rating))}.`;
  return `${[...wrap(rule, width), left].join("\n")}\n`;
}
