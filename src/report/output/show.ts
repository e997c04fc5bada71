import * as z from "zod";
import { chance, count, decimal, findings, line, points, rulesetIdentity, version } from "./parts.js";
import { brackets, effect } from "./play-fire.js";

const arc = z.object({
  id: z.string().describe("The arc's letters."),
  name: z.string().describe("The arc's name."),
  degrees: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe("Where the arc begins and ends, in degrees clockwise from the bow."),
});

const verdict = {
  sizeClass: z.int().nullable().describe("The size class."),
  limit: count.nullable().describe("How many MSGs the size class may mount."),
  mounted: count.describe("How many MSGs are mounted."),
  allowed: z.boolean().describe("Whether the ship may mount them."),
  reason: z.string().describe("Why, or why not."),
};

/** `msg --format json` */
export const msgOutput = z.object({
  version,
  ships: z
    .array(
      z.object({
        name: z.string().nullable().describe("The ship's name; null where only numbers were asked about."),
        path: z.string().nullable().describe("The file."),
        line: line.nullable().describe("The line, counted from 1; null where only numbers were asked about."),
        ...verdict,
        mounted: count
          .nullable()
          .describe("How many MSGs are mounted; null where the design cannot be read."),
      }),
    )
    .describe("The ships, with the verdict on each."),
});

const boxUse = z.object({
  kind: z.string().describe("A key of the ship, a type of special weapon, or a box kind of the ruleset."),
  group: z.enum(["weapon", "special", "dedicated"]).describe("What fills the boxes."),
  mounted: count.describe("How many are mounted."),
  boxes: count.describe("Whole boxes that they fill."),
  room: count.describe("How many more would fit into the last box."),
});

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
});

const crew = z.object({
  quality: z.enum(["green", "regular", "elite"]).describe("The crew's quality."),
  combat: z.int().describe("Added to combat dice."),
  scanning: z.int().describe("Added to scanning dice, where a lower die finds more."),
  initiative: z.int().describe("Added to the initiative die; 0 unless the ship is the flagship."),
  alsoFor: z.array(z.string()).describe("Where else the modifiers hold."),
  lockOnEasedBy: z.int().describe("How much less the die needs to show for a lock-on to mines."),
});

const following = {
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
    })
    .nullable()
    .describe("The MSGs; null without one."),
};

/** `show --format json` */
export const showOutput = z.object({
  version,
  ships: z
    .array(
      z.object({
        name: z.string().nullable().describe("The ship's name."),
        path: z.string().describe("The file."),
        line,
        design: z.string().nullable().describe("The file that a roster entry takes its design from."),
        fleet: z.string().nullable().describe("The fleet's name."),
        class: z.string().nullable().describe("The ship's class."),
        kind: z.enum(["ship", "base"]).describe("Ship or base."),
        count: count.describe("How many such ships the fleet has."),
        flagship: z.boolean().describe("Whether this is the flagship."),
        techLevel: z.int().describe("The tech level."),
        movement: z.enum(["standard", "vector"]).describe("The fleet's movement system."),
        defence: z.string().describe("Toughness, and in brackets toughness with shields: `3(4)`."),
        toughness: z.int().describe("The toughness."),
        shields: z.int().describe("The shield levels."),
        engines: z.int().describe("The engine rating."),
        agile: z.boolean().describe("Whether the ship is agile."),
        primaries: z.int().describe("Primaries mounted."),
        fighterBays: z.int().describe("Fighter bays."),
        boardingBays: z.int().describe("Boarding-craft bays."),
        traits: z.array(z.string()).describe("The traits."),
        notes: z.string().nullable().describe("The owner's notes."),
        ...following,
        exact: decimal.describe("The exact cost."),
        points: points.describe("The price of one such ship."),
        total: points.describe("points × count."),
        ruleset: rulesetIdentity,
      }),
    )
    .describe("The legal ships."),
  ...findings,
});
