import type { MineAttack, MineChances, MineContact, MineRoll } from "../../../play/mines.js";
import type { Points } from "../../../rulebook/exact.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { headed } from "../../text/columns.js";
import { jsonDocument } from "../../text/json.js";
import { signed } from "../../text/numbers.js";
import { average, likelyRows, odds, percentage } from "../../text/odds.js";
import { type Layout, wrap } from "../../text/text.js";
import { blocksText } from "../blocks.js";
import { mineHeadline, mineNotes, mineRule } from "./words.js";

/** What `play mines` answers. */
export interface MinesAnswer extends MineContact, MineChances {
  readonly techLevel: number;
  readonly strengthPerMine: Points;
  /** The crew of the ship that laid them, and what it adds to the mines' combat dice. */
  readonly layer: { readonly crew: string; readonly combat: number };
  /** The dice, if there were any; `seed` is null for those that were given. */
  readonly roll: {
    readonly rolls: readonly MineRoll[];
    readonly attack: MineAttack;
    readonly seed: number | null;
    /** Dice given that were not needed. */
    readonly unused: number;
  } | null;
  readonly ruleset: Ruleset;
}

export function minesJson(answer: MinesAnswer): string {
  const { speed, patterns, techLevel, silent, iff, unit, roll, ruleset } = answer;
  return jsonDocument({
    speed,
    patterns,
    techLevel,
    silent,
    iff,
    unit,
    triggerChance: answer.triggerChance,
    distribution: answer.distribution.map(({ patterns: attacking, chance, atLeast }) => ({
      patterns: attacking,
      chance: chance,
      atLeast: atLeast,
    })),
    expectedPatterns: answer.expectedPatterns,
    strengthPerMine: answer.strengthPerMine,
    minesPerPattern: ruleset.mines.minesPerPattern,
    combatModifier: answer.layer.combat,
    seed: roll?.seed ?? null,
    rolls: roll?.rolls ?? null,
    attack: roll?.attack ?? null,
    notes: mineNotes(answer),
  });
}

export function minesText(answer: MinesAnswer, layout: Layout): string {
  const { width, palette } = layout;
  const prose = (lines: readonly string[]) => lines.flatMap((line) => wrap(line, width));
  return blocksText([
    prose([
      `${mineHeadline(answer)}: ${mineRule(answer)}.`,
      `Chance of each pattern to be triggered: ${palette.strong(odds(answer.triggerChance))}.`,
    ]),
    table(answer, layout),
    prose([expected(answer)]),
    prose(rolled(answer, palette.strong)),
    prose(mineNotes(answer)),
  ]);
}

function table(answer: MinesAnswer, look: Layout): string[] {
  const shown = likelyRows(answer.distribution);
  const header = ["Patterns", "Chance", "At least that many"];
  const rows = shown.map(({ patterns, chance, atLeast }) => [
    String(patterns),
    odds(chance),
    percentage(atLeast),
  ]);
  const layout = header.map(() => ({ align: "right" }) as const);
  const possible = answer.distribution.filter(({ chance }) => chance !== "0");
  const left = shown.length < possible.length ? ["  Any other number is rarer still."] : [];
  return [...headed([header, ...rows], layout, look, "  "), ...left];
}

function expected({ expectedPatterns, strengthPerMine, ruleset }: MinesAnswer): string {
  const mines = plural(ruleset.mines.minesPerPattern, "mine");
  return `On average ${average(expectedPatterns)} attack. A pattern that attacks is ${mines} of strength ${strengthPerMine}.`;
}

const ROLLS = {
  iff: ["IFF dice", "taken for an enemy by"],
  trigger: ["Trigger dice", "triggered"],
  "re-roll": ["Rolled again", "triggered"],
} as const satisfies Record<MineRoll["roll"], readonly [string, string]>;

function rolled({ roll, layer }: MinesAnswer, strong: (text: string) => string): string[] {
  if (!roll) return [];
  const { rolls, attack, seed } = roll;
  const told = Object.entries(ROLLS).flatMap(([kind, [name, done]]) => {
    const dice = rolls.filter((each) => each.roll === kind);
    const [first] = dice;
    if (!first) return [];
    const { modifier } = first;
    const met = dice.filter((each) => each.met).map(({ pattern }) => pattern);
    const faces = dice.map(({ die }) => die).join(", ");
    const added = modifier === 0 ? "" : `, ${modifier} added to each`;
    return `${name} ${faces}${added}: ${done} ${met.length === 0 ? "none" : `pattern ${met.join(", ")}`}.`;
  });
  const crew = layer.combat === 0 ? "" : `, ${signed(layer.combat)} on its combat die`;
  const outcome =
    attack.patterns === 0
      ? "No pattern attacks."
      : `${plural(attack.patterns, "pattern attacks", "patterns attack as one")}: ${plural(attack.mines, "mine")}, strength ${attack.strength}${crew}.`;
  return [...told, strong(outcome), ...(seed === null ? [] : [`Rolled from seed ${seed}.`])];
}
