import type { MsgTimeline } from "../../../play/msg/timeline.js";
import { plural } from "../../../source/words.js";
import { jsonDocument } from "../../text/json.js";
import { type Layout, wrap } from "../../text/text.js";
import { momentText } from "./words.js";

export function msgTimelineJson(timeline: MsgTimeline): string {
  return jsonDocument({ ...timeline, arming: { ...timeline.arming, note: armingText(timeline) } });
}

export function msgTimelineText(timeline: MsgTimeline, { width, palette }: Layout): string {
  const { fired, effective, dissipates } = timeline;
  const lines = [
    `Fired at ${momentText(fired)}, announced immediately before ESGs.`,
    `Takes effect at ${palette.strong(momentText(effective))}, immediately before ESGs do.`,
    `Ends at ${palette.strong(momentText(dissipates))}, immediately before ESGs do; nothing ends it sooner.`,
    armingText(timeline),
  ];
  return `${lines.flatMap((line) => wrap(line, width)).join("\n")}\n`;
}

/** How it was armed at the latest: one that is held was armed earlier. */
function armingText({ fired, arming }: MsgTimeline): string {
  const { turns, warp, beforehand } = arming;
  const last = turns.length - 1;
  const steps = turns.map((turn, i) => {
    const when = turn >= 1 ? `on turn ${turn}` : "before the game";
    return `${plural(warp, "point")} of warp ${when}${i === last ? ", allocated" : " (reserve will do)"}`;
  });
  const before = beforehand
    ? `Fired on turn ${fired.turn}, it was armed beforehand: `
    : "Armed at the latest: ";
  return `${before}${steps.join(", ")}. Held beyond that by rolling delay.`;
}
