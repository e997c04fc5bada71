import type { KnockOut, KnockOutChance } from "../../play/knockout.js";
import { columns } from "../text/columns.js";
import { jsonDocument } from "../text/json.js";
import { odds } from "../text/odds.js";
import type { Layout } from "../text/text.js";
import { visible } from "../text/visible.js";
import { unusedDiceNote } from "./blocks.js";

/** What `play knockout` answers. */
export interface KnockOutAnswer {
  /** At the first hit. */
  readonly chances: readonly KnockOutChance[];
  readonly draws: readonly KnockOut[];
  /** What the dice were rolled from; null for dice that were given, or none. */
  readonly seed: number | null;
  /** Dice given that were not needed. */
  readonly unused: number;
}

export function knockOutJson({ chances, draws, seed }: KnockOutAnswer): string {
  return jsonDocument({
    chances: chances.map(chanceJson),
    lost: draws.map(({ lost }) => lost),
    hits: draws.map((draw, i) => ({
      hit: i + 1,
      chances: draw.chances.map(chanceJson),
      dice: draw.dice,
      lost: draw.lost,
    })),
    seed,
  });
}

function chanceJson({ notation, chance }: KnockOutChance) {
  return { notation, chance: chance };
}

export function knockOutText({ chances, draws, seed, unused }: KnockOutAnswer, layout: Layout): string {
  const { palette } = layout;
  if (draws.length === 0) return `${chanceLines("Chances at the next hit:", chances, layout).join("\n")}\n`;
  const blocks = draws.map(({ chances: before, dice, lost }, i) => {
    const thrown = dice.length === 0 ? "no die needed" : `dice ${dice.join(", ")}`;
    return [
      ...chanceLines(`Hit ${i + 1}, chances before it:`, before, layout),
      `  ${thrown}: ${palette.strong(visible(lost))} is lost`,
    ];
  });
  const seeded = seed === null ? [] : ["", `Rolled from seed ${seed}.`];
  const source = unused > 0 ? [...seeded, "", ...unusedDiceNote(unused)] : seeded;
  return `${[...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...source].join("\n")}\n`;
}

function chanceLines(title: string, chances: readonly KnockOutChance[], { width, palette }: Layout) {
  const rows = chances.map(({ notation, chance }) => [visible(notation), odds(chance)]);
  return [palette.faint(title), ...columns(rows, [{ shrink: true }, { align: "right" }], width, "  ")];
}
