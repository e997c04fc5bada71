import { msgTimeline } from "../../../../../play/msg/timeline.js";
import { msgTimelineJson, msgTimelineText } from "../../../../../report/play/msg/timeline.js";
import type { Io } from "../../../../io.js";
import type { Answer } from "../../calculator.js";
import { playRuleset } from "../../play-inputs.js";
import type { MsgTimelineOptions } from "./define.js";

/** `shipcost play msg timeline` */
export function msgTimelineAnswer(io: Io, options: MsgTimelineOptions): Answer {
  const { turn, fired: impulse } = options;
  const timeline = msgTimeline({ turn, impulse }, playRuleset(io, options));
  return { json: () => msgTimelineJson(timeline), text: (layout) => msgTimelineText(timeline, layout) };
}
