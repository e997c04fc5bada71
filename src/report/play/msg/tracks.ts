import type { Scenario } from "../../../design/scenario-schema.js";
import type { PullResult, TrackStep, UnitTrack } from "../../../play/msg/tracks.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { headed } from "../../text/columns.js";
import { jsonDocument } from "../../text/json.js";
import { type Layout, wrap } from "../../text/text.js";
import { fates, momentText, named, whyText } from "./words.js";

/** What `play msg pull --scenario` answers. */
export interface TracksAnswer {
  readonly scenario: Scenario;
  readonly result: PullResult;
  readonly rules: Ruleset["msg"];
}

export function tracksJson({ scenario, result, rules }: TracksAnswer): string {
  const { turn, impulse } = scenario.msg;
  const units = result.units.map(({ unit, why, heldFrom, ...rest }) => ({
    name: unit.name,
    kind: unit.kind,
    why: why && whyText(why, unit.kind, rules.radius),
    held: heldFrom !== null,
    heldFrom,
    heading: unit.heading ?? null,
    speed: unit.speed,
    ...rest,
  }));
  return jsonDocument({
    scenario: scenario.scenario ?? null,
    at: scenario.msg.at,
    fired: { turn, impulse },
    effective: result.effective,
    dissipates: result.dissipates,
    naturalEcm: rules.naturalEcm,
    units,
    notes: notes(scenario),
  });
}

export function tracksText(answer: TracksAnswer, layout: Layout): string {
  const { scenario, result, rules } = answer;
  const head = [
    `${scenario.scenario === undefined ? "" : `${named(scenario.scenario)}: `}a singularity in ${scenario.msg.at}, ` +
      `from ${momentText(result.effective)} to ${momentText(result.dissipates)}; impulses since formation`,
    ...notes(scenario),
  ].flatMap((line) => wrap(line, layout.width));
  const blocks = result.units.map((each) => unitText(each, answer, layout));
  const ecm = wrap(
    `Fire into, out of and across ${scenario.msg.at} meets ${plural(rules.naturalEcm, "point")} of natural ECM.`,
    layout.width,
  );
  return `${[head, ...blocks, ecm].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function unitText(each: UnitTrack, { rules }: TracksAnswer, look: Layout): string[] {
  const { width, palette } = look;
  const { unit, start, track } = each;
  const place = `${unit.kind} in ${start.hex} at range ${start.range}`;
  const title = wrap(`${palette.strong(named(unit.name))} · ${place}`, width);
  const rows = track.map((step) => [
    step.impulse === 0 ? "formation" : String(step.impulse),
    step.hex,
    String(step.range),
    stepText(step, each),
  ]);
  const layout = [{}, {}, { align: "right" }, { shrink: true }] as const;
  const table =
    rows.length === 0 ? [] : headed([["Impulse", "Hex", "Range", ""], ...rows], layout, look, "  ");
  return [...title, ...table, ...fates(each, rules).flatMap((line) => wrap(line, width, "  "))];
}

function stepText({ pulled, moved, ties, strikes }: TrackStep, { unit }: UnitTrack): string {
  const to = pulled !== null && moved !== null ? ` to ${pulled}` : "";
  const tie = ties.length === 0 ? "" : ` (tie with ${ties.join(", ")})`;
  const parts = [
    pulled === null ? [] : [`pulled${to}${tie}`],
    moved === null ? [] : [`moves ${unit.heading}`],
    strikes === null ? [] : [`strikes ${named(strikes)}`],
  ].flat();
  return parts.join(", ");
}

function notes({ singularities }: Scenario): string[] {
  return singularities.length === 0 ? [] : ["The pull of other singularities is not played out here."];
}
