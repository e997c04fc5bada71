import type { DieModifier } from "../../../play/sweep.js";
import type { PatternResult, SweepChances } from "../../../play/sweep-fire.js";
import { plural } from "../../../source/words.js";
import { headed } from "../../text/columns.js";
import { dieFrom } from "../../text/dice.js";
import { signed } from "../../text/numbers.js";
import { average, likelyRows, odds, percentage } from "../../text/odds.js";
import { type Layout, wrap } from "../../text/text.js";
import { visible } from "../../text/visible.js";
import { blocksText } from "../blocks.js";
import { type SweepAnswer, totals } from "./report.js";
import { oddsText, spans, strengthText, sweepNotes } from "./words.js";

export function sweepText(answer: SweepAnswer, layout: Layout): string {
  const { width, palette } = layout;
  const { lockOn, fireModifier } = answer.plan;
  const prose = (lines: readonly string[]) => lines.flatMap((line) => wrap(line, width));
  const table = (rows: readonly (readonly string[])[]) =>
    headed(rows, rows[0]?.map(() => ({ align: "right" })) ?? [], layout, "  ");
  return blocksText([
    prose([
      strengthText(answer),
      `Lock-on: ${palette.strong(`${dieFrom(lockOn.needed)}, ${odds(lockOn.chance)}`)}${reasons(lockOn.modifiers)}.`,
      `Fire: ${signed(fireModifier)} on the die, because mines are small.`,
    ]),
    table(patternRows(answer)),
    answer.outlook ? table(attackRows(answer.outlook.all)) : [],
    prose(answer.outlook ? [outlookText(answer, answer.outlook.all)] : []),
    prose(rolled(answer, palette.strong)),
    prose(sweepNotes(answer)),
  ]);
}

function reasons(modifiers: readonly DieModifier[]): string {
  const told = modifiers.map(({ why, value }) => `${visible(why)} ${signed(value)}`);
  return told.length === 0 ? "" : `; ${told.join(", ")}`;
}

/** A row for each pattern, its fire and what a roll made of it; without a roll one for all that are alike. */
function patternRows({ plan, outlook, roll }: SweepAnswer): string[][] {
  const results = roll ? ["Lock-on", ...(outlook ? ["Die", "Destroyed", "Left", "Attack"] : [])] : [];
  const header = ["Pattern", "Strength", outlook ? "Row" : "Odds", ...results];
  const alike = new Map<string, { patterns: number[]; cells: string[] }>();
  for (const [i, { pattern, strength, odds: reached, row }] of plan.fire.entries()) {
    const cells = [
      String(strength),
      oddsText(outlook ? row : reached) ?? "none",
      ...resultCells(roll?.results[i]).slice(0, results.length),
    ];
    const key = roll ? String(pattern) : cells.join();
    const group = alike.get(key) ?? { patterns: [], cells };
    alike.set(key, { ...group, patterns: [...group.patterns, pattern] });
  }
  return [header, ...[...alike.values()].map(({ patterns, cells }) => [spans(patterns), ...cells])];
}

function resultCells(result: PatternResult | undefined): string[] {
  if (!result) return [];
  const { lockOn, combat, destroyed, survivors, attack } = result;
  return [
    `${lockOn.die} ${lockOn.achieved ? "yes" : "no"}`,
    combat ? `${combat.die} as ${combat.total}` : "none",
    String(destroyed),
    String(survivors),
    attack.mines === 0 ? "none" : `strength ${attack.strength}`,
  ];
}

function attackRows({ attackers }: SweepChances): string[][] {
  return [
    ["Mines that attack", "Chance", "At least that many"],
    ...likelyRows(attackers).map(({ value, chance, atLeast }) => [
      String(value),
      odds(chance),
      percentage(atLeast),
    ]),
  ];
}

function outlookText(
  { plan, ruleset, strengthPerMine }: SweepAnswer,
  { expectedSurvivors, expectedAttackers }: SweepChances,
): string {
  const mines = plural(plan.fire.length * ruleset.mines.minesPerPattern, "mine");
  return `On average ${average(expectedSurvivors)} of ${mines} are left and ${average(expectedAttackers)} attack at once, each with strength ${strengthPerMine}.`;
}

function rolled({ roll, outlook }: SweepAnswer, strong: (text: string) => string): string[] {
  if (!roll) return [];
  const { destroyed, survivors, mines, strength } = totals(roll.results);
  const attack =
    mines === 0
      ? "none attacks"
      : `${plural(mines, "mine attacks", "mines attack")} with strength ${strength}`;
  const locked = roll.results.filter(({ lockOn }) => lockOn.achieved).length;
  const outcome = outlook
    ? `${plural(destroyed, "mine")} destroyed, ${survivors} left: ${attack}.`
    : `Locked on to ${plural(locked, "pattern")}.`;
  return [strong(outcome), ...(roll.seed === null ? [] : [`Rolled from seed ${roll.seed}.`])];
}
