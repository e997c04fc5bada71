import * as z from "zod";
import { chance, count, points, seed, version } from "./parts.js";

export const effect = z
  .string()
  .nullable()
  .describe(
    "What the type does at the table: `plasma`, `mass-driver`, `missile`, `mine-rack`, `minesweeper` or `msg`.",
  );

/** How far a special weapon reaches: one of the three. */
export const brackets = {
  brackets: z
    .array(
      z.object({
        bracket: z.string().describe("The bracket's name."),
        upTo: points.describe("How far the bracket reaches, in inches."),
        damage: points.describe("The damage there."),
      }),
    )
    .optional()
    .describe("Of plasma: the range brackets."),
  moves: z.array(points).optional().describe("Of missiles: the inches of each move of a turn."),
  bonus: points
    .optional()
    .describe("Of mass drivers: inches beyond the usual range, which the texts do not give."),
};

/** `play secondaries --format json` */
export const playSecondariesOutput = z.object({
  version,
  count: count.describe("Secondaries of the ship."),
  hull: count.describe("Hull boxes of the ship."),
  perTarget: count.describe("The most secondaries that may fire at one target."),
  plan: z
    .array(
      z.object({
        defence: z.int().describe("The target's defence."),
        allocated: count.describe("Secondaries that bear on the target."),
        attacks: z
          .array(
            z.object({
              odds: z.string().describe("Odds to one, such as `6-1`."),
              count: count.describe("How many attacks at these odds."),
            }),
          )
          .describe("The attacks on the target."),
        used: count.describe("Secondaries that the attacks take."),
        unused: count.describe("Secondaries too few for one more attack: the next target may have them."),
      }),
    )
    .describe("The fire on each target, in order."),
  left: count.describe("Secondaries that have not fired."),
  combat: z.int().nullable().describe("What the crew adds to each combat die; null where no ship was named."),
});

const group = {
  notation: z.string().describe("The group in canonical notation."),
  type: z.string().describe("The type's id."),
  power: z.int().describe("The strength of each weapon."),
  count: count.describe("Weapons of the group."),
  effect,
  ...brackets,
};

/** `play ranges --format json` */
export const playRangesOutput = z.object({
  version,
  techLevel: z.int().describe("The tech level."),
  ...z.object(group).partial().shape,
  weapons: z
    .array(z.object(group))
    .describe("The groups. The keys of a single group stand at the top as well."),
});

/** `play engines --format json` */
export const playEnginesOutput = z.object({
  version,
  hull: count.describe("Hull boxes."),
  engines: count.describe("The engine rating of the undamaged ship."),
  damage: count.describe("Hull boxes lost."),
  interval: z.int().nullable().describe("Hull boxes between two losses; null without engines."),
  lostAt: z.array(z.int()).describe("The hull boxes lost at which an engine point goes."),
  rating: count.describe("The engine rating that is left."),
});

const chances = z.array(z.object({ notation: z.string().describe("The group."), chance }));

/** `play knockout --format json` */
export const playKnockoutOutput = z.object({
  version,
  chances: chances.describe("The chance of each group at the first hit."),
  lost: z.array(z.string()).describe("The weapons lost, in order."),
  hits: z
    .array(
      z.object({
        hit: z.int().describe("The hit, counted from 1."),
        chances: chances.describe("The chances before this hit."),
        dice: z.array(z.int()).describe("The dice thrown; none for the last weapon."),
        lost: z.string().describe("The weapon lost."),
      }),
    )
    .describe("Each hit."),
  seed,
});
