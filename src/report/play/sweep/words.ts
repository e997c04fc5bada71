import { plural } from "../../../source/words.js";
import { signed, span } from "../../text/numbers.js";
import { visible } from "../../text/visible.js";
import { unusedDiceNote } from "../blocks.js";
import type { SweepAnswer } from "./report.js";

/** What the ship brings to bear. */
export function strengthText({ sweeper, plan }: SweepAnswer): string {
  const { secondaries, gear } = sweeper;
  const guns = plural(secondaries, "secondary", "secondaries");
  const boxes = gear === 0 ? "" : ` and ${plural(gear, "box", "boxes")} of minesweeping gear`;
  const most =
    plan.strength === plan.pool
      ? `strength ${plan.pool}`
      : `strength ${plan.pool}, at most ${plan.strength} at one pattern`;
  return `${guns}${boxes}: ${most}.`;
}

/** Odds to one, such as `6-1`; null where there are none. */
export function oddsText(odds: number | null): string | null {
  return odds ? `${odds}-1` : null;
}

/** Rising numbers, those in a row as a span: `1, 4–9`. */
export function spans(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const each of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === each - 1) last[1] = each;
    else runs.push([each, each]);
  }
  return runs.map(([from, to]) => span(from, to)).join(", ");
}

/** What else a player should know, a sentence each. */
export function sweepNotes({ plan, outlook, roll, ruleset }: SweepAnswer): string[] {
  const { optionalRules } = ruleset;
  const id = visible(ruleset.ruleset);
  const idle = plan.fire.filter(({ row }) => row === null).map(({ pattern }) => pattern);
  const notes: [boolean, string][] = [
    [
      !outlook,
      `What the fire destroys needs the Combat table of the base game, which ruleset ${id} does not have: see shipcost explain combat-table.`,
    ],
    [
      outlook !== null && idle.length > 0,
      `Too little strength for the table's lowest odds, so no fire on pattern ${spans(idle)}.`,
    ],
    [plan.crewModifier !== 0, `The crew adds ${signed(plan.crewModifier)} to the combat dice.`],
    [!optionalRules.mines, `Ruleset ${id} plays without mines.`],
  ];
  return [...notes.filter(([holds]) => holds).map(([, note]) => note), ...unusedDiceNote(roll?.unused ?? 0)];
}
