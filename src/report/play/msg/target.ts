import type { TargetVerdict } from "../../../play/msg/target.js";
import { jsonDocument } from "../../text/json.js";
import { odds } from "../../text/odds.js";
import { type Layout, wrap } from "../../text/text.js";
import { momentText, restrictionText, restrictionTopic } from "./words.js";

export function msgTargetJson(verdict: TargetVerdict): string {
  const { from, at, range, allowed, restrictions, hit, timeline } = verdict;
  return jsonDocument({
    allowed,
    reasons: restrictions.map(restrictionText),
    topics: restrictions.map(restrictionTopic),
    notes: notes(verdict),
    from,
    at,
    range,
    hitOn: hit.hitOn,
    chance: hit.chance && hit.chance,
    effective: timeline.effective,
    dissipates: timeline.dissipates,
  });
}

export function msgTargetText(verdict: TargetVerdict, { width, palette }: Layout): string {
  const { from, at, range, allowed, restrictions, hit, timeline } = verdict;
  const shot = `from ${from} into ${at}, range ${range}`;
  if (!allowed) {
    const reasons = restrictions.flatMap((each) => wrap(`- ${restrictionText(each)}`, width));
    return `${[`${palette.error("No:")} ${shot}`, ...reasons].join("\n")}\n`;
  }
  const lines = [
    `${palette.strong("Yes:")} ${shot}`,
    `It works on a die of ${hit.hitOn} or less${hit.chance ? `, ${odds(hit.chance)}` : ""}.`,
    `The singularity forms at ${momentText(timeline.effective)} and ends at ${momentText(timeline.dissipates)}.`,
    ...notes(verdict),
  ];
  return `${lines.flatMap((line) => wrap(line, width)).join("\n")}\n`;
}

const VOIDED = { cloak: "Firing voids the cloak.", "wild-weasel": "Firing voids the wild weasel." };

function notes({ voids }: TargetVerdict): string[] {
  return voids.map((each) => VOIDED[each]);
}
