import type { MsgHit, MsgRoll } from "../../../play/msg/hit.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { dieUpTo } from "../../text/dice.js";
import { jsonDocument } from "../../text/json.js";
import { odds } from "../../text/odds.js";
import { type Layout, wrap } from "../../text/text.js";

/** What `play msg hit` answers. */
export interface MsgHitAnswer {
  readonly hit: MsgHit;
  /** The die, if one was rolled; `seed` is null for one that was given. */
  readonly roll: (MsgRoll & { readonly seed: number | null }) | null;
  readonly rules: Ruleset["msg"];
}

export function msgHitJson({ hit, roll, rules }: MsgHitAnswer): string {
  const { chance, problem, ...rest } = hit;
  const reason = problem && reasonText(hit, rules);
  return jsonDocument({ ...rest, chance: chance && chance, reason, roll });
}

export function msgHitText({ hit, roll, rules }: MsgHitAnswer, { width, palette }: Layout): string {
  const { range, allowed, band, hitOn, ewShift, chance } = hit;
  if (!allowed || !band || hitOn === null || !chance) {
    return `${wrap(`${palette.error("No.")} ${reasonText(hit, rules)}`, width).join("\n")}\n`;
  }
  const shift = ewShift === 0 ? "" : `, with a shift of ${ewShift} added to the die`;
  const on = dieUpTo(hitOn);
  const die = on === null ? "it cannot work" : `it works on ${on}`;
  const rule = `Range ${range}, band ${band.from}–${band.to}${shift}: ${die}, ${palette.strong(odds(chance))}.`;
  return `${[rule, ...(roll ? [rollText(roll, ewShift)] : [])].flatMap((line) => wrap(line, width)).join("\n")}\n`;
}

function reasonText({ range, problem }: MsgHit, { minRange, maxRange }: Ruleset["msg"]): string {
  const what = problem === "too-near" ? "nearer" : "farther";
  return `An MSG is fired at ${minRange} to ${maxRange} hexes; ${range} is ${what}.`;
}

function rollText({ die, total, works, seed }: NonNullable<MsgHitAnswer["roll"]>, ewShift: number): string {
  const from = seed === null ? "" : ` from seed ${seed}`;
  const shifted = ewShift === 0 ? "" : `, with the shift ${total}`;
  return `Rolled ${die}${from}${shifted}: ${works ? "it works" : "a malfunction, no singularity forms"}.`;
}
