import { msgTimeline } from "../../../../play/msg/timeline.js";
import { msgTimelineJson, msgTimelineText } from "../../../../report/play/msg-timeline.js";
import { EXIT, type Io } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type PlayOptions, playRuleset } from "../play-inputs.js";

export interface MsgTimelineOptions extends PlayOptions {
  readonly fired: number;
  readonly turn: number;
}

/** `shipcost play msg timeline` */
export function msgTimelineCommand(io: Io, _args: string[], options: MsgTimelineOptions): number {
  const { turn, fired: impulse } = options;
  const timeline = msgTimeline({ turn, impulse }, playRuleset(io, options));
  io.out(
    options.format === "json"
      ? msgTimelineJson(timeline)
      : msgTimelineText(timeline, layoutFor(io, options.color)),
  );
  return EXIT.ok;
}
