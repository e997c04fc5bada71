import * as z from "zod";
import { verdict } from "./msg.js";
import { chance, count, points } from "./parts.js";
import { brackets, effect } from "./play-fire.js";

const arc = z.object({
  id: z.string().describe("The arc's letters."),
  name: z.string().describe("The arc's name."),
  degrees: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe("Where the arc begins and ends, in degrees clockwise from the bow."),
});

const boxUse = z.object({
  kind: z.string().describe("A key of the ship, a type of special weapon, or a box kind of the ruleset."),
  group: z.enum(["weapon", "special", "dedicated"]).describe("What fills the boxes."),
  mounted: count.describe("How many are mounted."),
  boxes: count.describe("Whole boxes that they fill."),
  room: count.describe("How many more would fit into the last box."),
});

const smallMoves = z
  .object({
    by: z.enum(["move", "burn"]).describe("What fighters or missiles do."),
    times: z.int().describe("How often in a turn."),
    inches: points.describe("How far each time."),
  })
  .nullable();

const special = z.object({
  notation: z.string().describe("The group in canonical notation, such as `1xPlasma3(F)`."),
  count: count.describe("Weapons of the group."),
  type: z.string().describe("The type's id."),
  effect,
  power: z.int().describe("The strength of each weapon."),
  arc: z.string().nullable().describe("The arcs as written; null where the type has none."),
  arcs: z.array(arc).describe("The arcs, one by one."),
  boxes: points.describe("Hull boxes of the group."),
  ranges: z.object(brackets).nullable().describe("How far the weapons reach at the ship's tech level."),
  burns: smallMoves.describe("How missiles go in vector movement; null for others."),
});

const crew = z.object({
  quality: z.enum(["green", "regular", "elite"]).describe("The crew's quality."),
  combat: z.int().describe("Added to combat dice."),
  scanning: z.int().describe("Added to scanning dice, where a lower die finds more."),
  initiative: z.int().describe("Added to the initiative die; 0 unless the ship is the flagship."),
  alsoFor: z.array(z.string()).describe("Where else the modifiers hold."),
  lockOnEasedBy: z.int().describe("How much less the die needs to show for a lock-on to mines."),
});

/** What follows from a design. */
export const following = {
  hull: z
    .object({
      size: count.describe("Hull boxes in all."),
      used: count.describe("Boxes that mount something."),
      unused: count.describe("Boxes that mount nothing."),
      uses: z.array(boxUse).describe("What fills the boxes."),
      class: z.string().nullable().describe("The ruleset's name for a hull of this size."),
    })
    .describe("How the hull is used."),
  damageControlParties: count.describe("Damage control parties."),
  engineDamage: z
    .object({
      interval: z.int().nullable().describe("Hull boxes between two losses; null without engines."),
      lostAt: z
        .array(z.int())
        .describe("The hull boxes lost at which an engine point goes: the first 1,000."),
      losses: count.describe("How many engine points go before the hull does."),
    })
    .describe("When engine points are lost."),
  secondaries: z
    .object({
      total: count.describe("Secondaries mounted."),
      perTarget: count.describe("The most that may fire at one target."),
    })
    .describe("The secondaries."),
  burn: z
    .object({
      most: z.number().describe("The longest burn."),
      silent: z.number().describe("The longest burn while the ship runs silent."),
    })
    .nullable()
    .describe("How far the ship burns, in inches; null for a base, and in standard movement."),
  fighters: smallMoves.describe("How the ship's fighters go in a turn; null without fighter bays."),
  specials: z.array(special).describe("The special weapons."),
  knockOut: z
    .array(z.object({ notation: z.string().describe("The group."), chance }))
    .describe("The chance of each group to lose a weapon at the first hit."),
  knockOutDice: z
    .object({
      together: count.describe("Dice read together, the first as the highest digit."),
      groups: z
        .array(
          z.object({
            from: z.array(z.int()).describe("The first result."),
            to: z.array(z.int()).describe("The last result."),
          }),
        )
        .describe("The results that stand for each group, as faces of the dice."),
      again: z
        .array(z.int())
        .nullable()
        .describe("The first result that is rolled again, with all above it."),
    })
    .nullable()
    .describe("How dice choose the weapon that is lost; null without special weapons."),
  crew: crew.describe("What the crew adds to dice."),
  base: z.boolean().describe("Whether this is a base."),
  baseNotes: z
    .object({
      engineCriticals: z.string().describe("What a base takes instead of an engine critical."),
      slowWhenFiredAt: z.boolean().describe("Whether fire at the base is as at a slow ship."),
      slowWhenScanned: z.boolean().describe("Whether a scan of the base is as of a slow ship."),
    })
    .nullable()
    .describe("What holds for bases only; null for a ship."),
  mines: z
    .object({
      racks: count.describe("Mine racks."),
      patternsPerRack: count.describe("Patterns in each rack."),
      patterns: points.describe("Patterns in all."),
      mines: points.describe("Mines in all."),
      laidPerTurn: points.describe("Patterns that may be laid in a turn."),
      strengthPerMine: z.number().describe("The attack strength of each mine."),
    })
    .describe("The mines that the ship carries."),
  minesweeping: points.describe("Secondaries that minesweeping gear adds against mines."),
  sweeping: z
    .object({
      gear: count.describe("Boxes of minesweeping gear."),
      bonus: points.describe("Secondaries that the gear adds."),
      strength: points.describe("Secondaries that bear on one pattern, with the gear."),
      lockOnNeeded: z.int().describe("The least die that locks on to mines of the ship's own tech level."),
    })
    .describe("Sweeping mines."),
  msg: z
    .object({
      ...verdict,
      arcs: z.array(arc).describe("The arcs of all MSGs."),
      arming: z
        .object({
          warp: count.describe("Points of warp power in each turn of arming."),
          turns: count.describe("Turns that arming takes."),
        })
        .describe("What arming takes."),
      range: z.tuple([z.int(), z.int()]).describe("The least and the greatest range in hexes."),
      hits: z
        .array(
          z.object({
            from: z.int().describe("The least range of the band."),
            to: z.int().describe("The greatest range of the band."),
            hitOn: z.int().describe("The die at or under which an MSG works there."),
          }),
        )
        .describe("The dice by range, nearest first."),
    })
    .nullable()
    .describe("The MSGs; null without one."),
};
