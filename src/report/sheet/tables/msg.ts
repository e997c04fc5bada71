import { msgAllowance } from "../../../design/msg.js";
import { FACES } from "../../../play/law.js";
import { msgHit, msgHitBands } from "../../../play/msg/hit.js";
import type { Moment } from "../../../play/msg/moment.js";
import { overlapDistance } from "../../../play/msg/target.js";
import { msgTimeline } from "../../../play/msg/timeline.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { IMPULSES, NO_TARGET } from "../../../rulebook/star-fleet.js";
import { plural } from "../../../source/words.js";
import { span } from "../../text/numbers.js";
import { percent } from "../../text/odds.js";
import { figures, type Part, words } from "./part.js";
import { counted, figure } from "./phrases.js";

/** Bands that are shown at most. */
const MOST_BANDS = 40;
const SHIFTS = counted(0, 3);

/** How many MSGs a ship of a size class may mount, and what arms them. */
export function msgLimits(ruleset: Ruleset): Part {
  const { arming } = ruleset.msg;
  const classes = Object.keys(ruleset.msg.limits);
  return {
    title: "MSG: limits and arming",
    topics: ["msg-limit", "msg-arming", "msg-separate", "msg-hits"],
    body: [
      {
        kind: "grid",
        columns: figures(
          "size class",
          classes.map((id) => id.replace("SC", "")),
        ),
        rows: [["MSGs", ...classes.map((_, i) => figure(msgAllowance(i + 1, ruleset)))]],
        named: true,
      },
      words(
        `Arming: ${plural(figure(arming.warp), "point")} of warp power in each of ${plural(figure(arming.turns), "turn")}. All but the last may be reserve, the last is allocated; held, it goes on by rolling delay. Each MSG is armed and fired by itself, and falls to torpedo hits.`,
      ),
    ],
  };
}

/** The die by range. */
export function msgHits(ruleset: Ruleset): Part {
  const { minRange, maxRange } = ruleset.msg;
  const rows = msgHitBands(ruleset, MOST_BANDS).map(({ from, to, hitOn }) => [
    span(figure(from), figure(to)),
    percent(`${hitOn}/${FACES}`),
    ...SHIFTS.map((shift) => die(msgHit(from, shift, ruleset).hitOn)),
  ]);
  const near = overlapDistance("msg", ruleset);
  const far = overlapDistance("black-hole", ruleset);
  return {
    title: "MSG: die to work",
    topics: [
      "msg-range",
      "msg-min-range",
      "msg-bands",
      "msg-band-of-22",
      "msg-electronic-warfare",
      "msg-terrain",
      "msg-overlap",
      "msg-black-hole",
      "msg-firing-conditions",
    ],
    body: [
      {
        kind: "grid",
        columns: figures("range", [
          "per cent",
          ...SHIFTS.map((shift) => (shift === 0 ? "die" : `shift ${shift}`)),
        ]),
        rows,
        named: true,
      },
      words(
        `Into a hex in arc at ${figure(minRange)} to ${figure(maxRange)} hexes. Anything higher is a malfunction; a net EW shift is added to the die. ${doubled(ruleset)}`,
        `Not into the hex of a ${NO_TARGET.join(", ")}; not within ${figure(near - 1)} hexes of another MSG's singularity, nor within ${figure(far - 1)} of a black hole. It takes fire control and a lock-on, no erratic maneuvers; firing ends cloak and wild weasel.`,
      ),
    ],
  };
}

/** Ranges that stand in two bands, and which of these counts. */
function doubled({ msg: { bands, bandOf22 } }: Ruleset): string {
  const twice = bands.slice(1, MOST_BANDS).flatMap(({ from }, i) => {
    const to = bands[i]?.to ?? 0;
    return from <= to ? [span(figure(from), figure(to))] : [];
  });
  return twice.length === 0
    ? `A range in two bands takes the ${bandOf22}.`
    : `Range ${twice.join(", ")} stands in two bands; the ${bandOf22} is taken.`;
}

function die(hitOn: number | null): string {
  return hitOn ? span(1, hitOn) : "–";
}

/** Impulses in a row that share a line of the timeline. */
const GROUPS = 2;

/** When a singularity forms and ends. */
export function msgTimes(ruleset: Ruleset): Part {
  const each = IMPULSES / GROUPS;
  const told = counted(1, IMPULSES).map((impulse) => {
    const { fired, effective, dissipates } = msgTimeline({ turn: 1, impulse }, ruleset);
    return [String(impulse), moment(effective, fired), moment(dissipates, fired)];
  });
  const { effectDelay, duration } = ruleset.msg;
  const heading = [{ heading: "fired" }, { heading: "forms", grow: true }, { heading: "ends", grow: true }];
  return {
    title: "MSG: impulses",
    topics: ["msg-announce", "msg-formation", "msg-dissipation"],
    body: [
      {
        kind: "grid",
        columns: counted(1, GROUPS).flatMap(() =>
          heading.map((column) => ({ ...column, align: "middle" as const })),
        ),
        rows: counted(0, each - 1).map((i) =>
          counted(0, GROUPS - 1).flatMap((group) => told[group * each + i] ?? []),
        ),
      },
      words(
        `Forms ${plural(figure(effectDelay), "impulse")} after firing, lasts ${figure(duration)}; announced, formed and ended just before ESGs. +1: on the next turn. Nothing ends it sooner.`,
      ),
    ],
  };
}

/** An impulse, and how many turns after another it is. */
function moment({ turn, impulse }: Moment, from: Moment): string {
  return turn === from.turn ? String(impulse) : `${impulse} (+${turn - from.turn})`;
}
