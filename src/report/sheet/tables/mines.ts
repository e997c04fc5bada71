import { FACES } from "../../../play/law.js";
import { type MineContact, mineAttack, mineChances, mineStrength } from "../../../play/mines.js";
import { exact, type FractionText } from "../../../rulebook/exact.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { percent } from "../../text/odds.js";
import { type Body, figures, type Part, words } from "./part.js";
import { counted, figure, levelHeading, ROUNDING, techLevels } from "./phrases.js";

const HOSTILE = { silent: false, iff: "hostile", unit: "ship" } as const;
const PATTERNS = counted(2, 4);

/** The speeds at which the chance of a pattern changes: for each face of a die, plain and with what silence adds. */
function speeds({ mines: { silentBonus } }: Ruleset): number[] {
  const silent = counted(1, FACES).map((face) => face + silentBonus);
  const all = new Set([...counted(1, FACES), ...silent]);
  return [...all].filter(Number.isSafeInteger).sort((a, b) => a - b);
}

/** The speeds of a unit that does not run silent, up to the one that sets off every pattern. */
const OPEN_SPEEDS = counted(1, FACES);

/** What sets off mines, and with what chances. */
export function mineTriggers(ruleset: Ruleset): Part {
  const { silentBonus, silentReRoll, iff, fighterTriggers, patternHull } = ruleset.mines;
  const chance = (contact: Partial<MineContact> & { readonly speed: number }) =>
    percent(mineChances({ ...HOSTILE, patterns: 1, ...contact }, ruleset).triggerChance);
  const silent = [1, 2, 4];
  return {
    title: "Mines: chance of each pattern touched",
    topics: ["mine-trigger", "mine-silent", "mine-re-roll", "mine-iff", "mine-iff-allied", "mine-fighters"],
    body: [
      {
        kind: "grid",
        columns: figures("speed", [
          "hostile",
          "allied",
          "friendly",
          ...silent.map((patterns) => `silent, ${patterns}`),
        ]),
        rows: speeds(ruleset).map((speed) => [
          figure(speed),
          chance({ speed }),
          chance({ speed, iff: "allied" }),
          chance({ speed, iff: "friendly" }),
          ...silent.map((patterns) => chance({ speed, silent: true, patterns })),
        ]),
        named: true,
      },
      words(
        `A die for each pattern: it attacks if the unit's speed, unrounded, is no less. Friendly mines roll only after a first die of ${iff.friendly} or more, allied ones of ${iff.allied} or more.`,
        `Running silent: ${figure(silentBonus)} is added, and every pattern is hostile${silentReRoll ? "; if any triggers, all that are touched roll again without it, and that roll decides (the columns count the patterns touched)" : ""}. No lock-on, no fire. Ending silence among mines: they roll at once.`,
        `Fighters set off ${plural(figure(fighterTriggers), "pattern")} at most. A pattern attacks once, all that one unit sets off as one attack, in the fire phase; secondaries may fire at it first, against a hull of ${figure(patternHull)}.`,
      ),
    ],
  };
}

/** A chance in per cent; a dash for a number of patterns that there are none of. */
function chanceOf(chance: FractionText | undefined): string {
  return chance ? percent(chance) : "–";
}

/** A mean to two places. */
function mean(value: FractionText): string {
  return exact(value).round(2).toString();
}

/** How many of the patterns touched attack. */
export function mineNumbers(ruleset: Ruleset): Part {
  const law = (speed: number, patterns: number, silent: boolean) =>
    mineChances({ ...HOSTILE, speed, patterns, silent }, ruleset);
  const open = PATTERNS.map((patterns): Body => {
    const laws = OPEN_SPEEDS.map((speed) => law(speed, patterns, false));
    return {
      kind: "grid",
      columns: figures(
        `of ${patterns}, at speed`,
        OPEN_SPEEDS.map((speed) => (speed === FACES ? `${speed}+` : String(speed))),
      ),
      rows: [
        ...counted(0, patterns).map((attacking) => [
          attacking === 0 ? "none" : String(attacking),
          ...laws.map(({ distribution }) => chanceOf(distribution[attacking]?.chance)),
        ]),
        ["average", ...laws.map(({ expectedPatterns }) => mean(expectedPatterns))],
      ],
      named: true,
    };
  });
  const silent = speeds(ruleset).filter((speed) => speed > ruleset.mines.silentBonus);
  return {
    title: "Mines: how many attack",
    topics: ["mine-attack"],
    body: [
      ...open,
      {
        kind: "grid",
        columns: figures("silent, any at all; speed", silent.map(figure)),
        rows: [1, ...PATTERNS, 6].map((patterns) => [
          `of ${plural(patterns, "pattern")}`,
          ...silent.map((speed) => chanceOf(law(speed, patterns, true).distribution[1]?.atLeast)),
        ]),
        named: true,
      },
      words("Chances in per cent, to a tenth; hostile patterns. Any attack at all: 100 less the first row."),
    ],
  };
}

/** Racks, patterns and the strength of their attack. */
export function mineStrengths(ruleset: Ruleset): Part {
  const { patternsPerRack, minesPerPattern, laidPerTurn, strengthPerTechLevel, strengthRounding } =
    ruleset.mines;
  return {
    title: "Mines: strength of the attack",
    topics: [
      "mine-rack",
      "mine-pattern",
      "mine-laying",
      "minefield-placing",
      "mine-strength",
      "mine-strength-rounding",
      "mine-defence",
    ],
    body: [
      {
        kind: "grid",
        columns: figures("patterns attacking", techLevels(ruleset).map(levelHeading)),
        rows: [
          ["one mine", ...techLevels(ruleset).map((level) => figure(mineStrength(level, ruleset)))],
          ...counted(1, 6).map((patterns) => [
            String(patterns),
            ...techLevels(ruleset).map((level) => figure(mineAttack(patterns, level, ruleset).strength)),
          ]),
        ],
        named: true,
      },
      words(
        `Each mine: ${figure(strengthPerTechLevel)} of its tech level, ${ROUNDING[strengthRounding]}; ${plural(figure(minesPerPattern), "mine")} a pattern, and the laying crew's combat modifier on the die.`,
        `A rack carries ${plural(figure(patternsPerRack), "pattern")} and lays ${figure(laidPerTurn)} a turn when its ship has moved, to either side or astern. A pattern is a counter 1" square; they lie openly, several in one place too, and stay. Before the battle the defender places those bought, or the side agreed on.`,
      ),
    ],
  };
}
