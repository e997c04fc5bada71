/**
 * How much a ruleset may hold and how long its loops may be. A stranger's ruleset must not cost a shared machine
 * minutes; no group of players comes near.
 */
export const MOST = {
  modifiers: 100,
  boxKinds: 100,
  specials: 100,
  aliases: 20,
  traits: 200,
  arcs: 100,
  classNames: 100,
  brackets: 20,
  bands: 30,
  combatTable: 50,
  lockOn: 20,
  /** Moves, phases or turns. */
  turns: 20,
  impulses: 1000,
  hexes: 200,
  mines: 1000,
  /** Ids that one file takes away. */
  removed: 500,
  /** Files that extend one another. */
  files: 20,
  /** Digits of one number, before and after the decimal point or the fraction bar. */
  digits: 30,
  /** Digits of all numbers that one price may be made of: the exact price is about as long. */
  priceDigits: 600,
  /** Levels of a modifier that compounds. */
  levels: 1000,
  /** Digits that all compounded factors may come to. */
  compoundDigits: 12_000,
} as const;
