import { type Initiative, type Move, SUBPHASES } from "../../play/initiative.js";
import { jsonDocument } from "../text/json.js";
import { signed } from "../text/numbers.js";
import { type Layout, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";
import { unusedDiceNote } from "./blocks.js";

/** What `play initiative` answers. */
export interface InitiativeAnswer extends Initiative {
  /** The side that moves first. */
  readonly first: string;
  readonly order: readonly Move[];
  /** What the dice were rolled from; null for dice that were given. */
  readonly seed: number | null;
  /** Dice given that were not needed. */
  readonly unused: number;
}

export function initiativeJson({ unused: _, ...answer }: InitiativeAnswer): string {
  return jsonDocument(answer);
}

export function initiativeText(answer: InitiativeAnswer, { width, palette }: Layout): string {
  const { rolls, initiative, first, order, seed, unused } = answer;
  const rounds = Array.from({ length: rolls.at(-1)?.round ?? 0 }, (_, i) => i + 1);
  const lines = rounds.flatMap((round) => {
    const told = rolls
      .filter((roll) => roll.round === round)
      .map(({ side, die, modifier, total }) => {
        const sum = modifier === 0 ? String(die) : `${die} ${signed(modifier)} = ${total}`;
        return `${visible(side)} ${sum}`;
      });
    return wrap(`${round === 1 ? "Dice" : "Tied, again"}: ${told.join(", ")}`, width);
  });
  lines.push(`Initiative: ${palette.strong(visible(initiative))}; first to move: ${visible(first)}`);
  for (const [index, name] of SUBPHASES.entries()) {
    const moves = order.filter(({ subphase }) => subphase === index + 1);
    if (moves.length === 0) continue;
    const told = moves.map(({ side, unit }) => `${visible(side)} ${unit}`).join(", ");
    lines.push("", palette.faint(`${index + 1}. ${name}`), ...wrap(told, width, "  "));
  }
  if (seed !== null) lines.push("", `Rolled from seed ${seed}.`);
  if (unused > 0) lines.push("", ...unusedDiceNote(unused));
  return `${lines.join("\n")}\n`;
}
