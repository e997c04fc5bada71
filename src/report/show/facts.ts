import type { LoadedDocument } from "../../design/loaded.js";
import type { CardMsg, DataCard } from "../../play/data-card.js";
import type { CardCrew, CrewReach } from "../../play/data-card-crew.js";
import type { CardMines } from "../../play/data-card-mines.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { boxKindTitle, traitTitle } from "../../rulebook/titles.js";
import { plural } from "../../source/words.js";
import { drawBoxes } from "../text/box-drawing.js";
import { signed } from "../text/numbers.js";
import { burnWords, fighterWords } from "../text/ranges.js";
import { textLines, visible } from "../text/visible.js";
import type { ShownShip } from "./report.js";

/** A label and what it says, in one or more lines. */
export type Fact = readonly [label: string, text: string];

/** Losses of engine points that are told one by one. */
const TOLD_LOSSES = 12;

/** What people call the weapon kinds. */
const WEAPON_NAMES: ReadonlyMap<string, string> = new Map([
  ["primaries", "Primaries"],
  ["secondaries", "Secondaries"],
  ["fighterBays", "Fighter bays"],
  ["boardingBays", "Boarding bays"],
]);

const REACHES: Readonly<Record<CrewReach, string>> = {
  missiles: "its missiles",
  fighters: "its fighters",
  "boarding-parties": "its boarding parties",
  "mass-driver-to-hit": "Mass Driver to-hit rolls",
  "mines-laid": "the mines it lays",
  "minesweeping-lock-on": "lock-on to mines",
};

/** What a card says above and below its hull boxes. */
export function cardFacts(
  { card, table }: Pick<ShownShip, "card" | "table">,
  { header, ruleset }: Pick<LoadedDocument, "header" | "ruleset">,
): { above: Fact[]; below: Fact[] } {
  const { ship } = card;
  const standing = [
    ship.kind,
    ...(ship.flagship ? ["flagship"] : []),
    `tech level ${ship.techLevel}`,
    ...(ship.kind === "base" ? [] : [`${header.movement} movement`]),
    ...ship.traits.map((trait) => traitTitle(trait, ruleset)),
  ];
  return {
    above: [
      ["What", visible(standing.join(", "))],
      ["Defence", `${card.defence}: toughness ${ship.toughness}, shields ${ship.shields}`],
      ["Engines", engines(card)],
      ...(table.burn ? [["Burns", burnWords(table.burn)] as const] : []),
      ["Crew", crewWords(card.crew)],
      ...(card.base ? [["Base", BASE_WORDS] as const] : []),
    ],
    below: [
      ["Damage control", plural(card.hull.damageControlParties, "party", "parties")],
      ...(ship.secondaries > 0 ? [["Secondary fire", secondaries(card)] as const] : []),
      ...(table.fighters ? [["Fighters", fighterWords(table.fighters)] as const] : []),
      ...(card.mines ? [["Mines", mines(card.mines)] as const] : []),
      ...(card.sweeping.gear > 0 ? [["Minesweeping", sweeping(card)] as const] : []),
      ...(card.msg ? [["MSG", msg(card.msg)] as const] : []),
      ...(ship.notes === null ? [] : [["Notes", textLines(ship.notes).map(visible).join("\n")] as const]),
    ],
  };
}

/** What fills the boxes of a hull, in the order of its uses: the notation of a special weapon, or the name of a kind. */
export function useNames({ hull, specials }: DataCard, ruleset: Ruleset): string[] {
  const notations = specials.values();
  return hull.uses.map(({ kind, group }) => {
    if (group === "special") return notations.next().value?.notation ?? kind;
    return group === "weapon" ? (WEAPON_NAMES.get(kind) ?? kind) : boxKindTitle(kind, ruleset);
  });
}

/** The hull, then the boxes of each kind, to be ticked off. */
export function hullRows(card: DataCard, ruleset: Ruleset, width: number): Fact[] {
  const { hull, hullClass } = card;
  const names = useNames(card, ruleset);
  const rows = hull.uses.map(({ boxes, mounted, group }, i) => ({
    name: [names[i], ...(group === "special" ? [] : [mounted])].join(" "),
    boxes,
  }));
  if (hull.unused > 0) rows.push({ name: `Unused ${hull.unused}`, boxes: hull.unused });
  const size = `${hull.used}/${hull.size}${hullClass ? `, ${visible(hullClass)}` : ""}`;
  return [
    ["Hull", size],
    ...rows.map(
      ({ name, boxes }): Fact => [
        `  ${visible(name)}`,
        drawBoxes(boxes, width - Math.floor(width / 3) - 4).join("\n"),
      ],
    ),
  ];
}

/** What is different about a base. */
export const BASE_WORDS =
  "takes a reactor critical for each engine critical; always slow when fired at, never when scanned for";

function engines({ ship, engineDamage: { interval, lostAt, losses } }: DataCard): string {
  const rating = `${ship.engines}${ship.agile ? ", agile" : ""}`;
  if (interval === null) return rating;
  const told = lostAt.slice(0, TOLD_LOSSES).join(", ");
  const more = losses > TOLD_LOSSES ? ` … ${losses} in all` : "";
  return losses === 0
    ? `${rating}; the hull does not live to lose a point`
    : `${rating}; a point lost at hull ${losses === 1 ? "box" : "boxes"} ${told}${more}`;
}

/** A crew, what it adds to dice, and to whose. */
export function crewWords({
  quality,
  combat,
  scanning,
  initiative,
  alsoFor,
  lockOnEasedBy,
}: CardCrew): string {
  if (combat === 0 && scanning === 0 && initiative === 0) return quality;
  const dice = [
    `${signed(combat)} on combat dice`,
    `${signed(scanning)} on scanning dice`,
    ...(initiative === 0 ? [] : [`${signed(initiative)} on initiative`]),
  ];
  const also = alsoFor.map((reach) => {
    return reach === "minesweeping-lock-on" ? `${REACHES[reach]}${eased(lockOnEasedBy)}` : REACHES[reach];
  });
  return `${quality}: ${dice.join(", ")}${also.length > 0 ? `; also for ${also.join(", ")}` : ""}`;
}

function eased(by: number): string {
  return by === 0 ? "" : ` (needs ${Math.abs(by)} ${by > 0 ? "less" : "more"})`;
}

function secondaries({ secondaries: { total, perTarget }, sweeping: { gear, bonus } }: DataCard): string {
  const mines = gear > 0 ? `(+${bonus} against mines)` : "";
  const limit = perTarget < total ? `, at most ${perTarget} at one target` : "";
  return `${total}${mines}${limit}`;
}

function mines({ racks, patterns, mines: all, laidPerTurn, strengthPerMine }: CardMines): string {
  return [
    `${plural(racks, "rack")}, ${patterns} patterns, ${all} mines of strength ${strengthPerMine}`,
    `lays ${plural(laidPerTurn, "pattern")} a turn, to either side or astern, when it has moved`,
  ].join("; ");
}

function sweeping({ sweeping: { gear, strength, lockOnNeeded } }: DataCard): string {
  return `${plural(gear, "box", "boxes")} of gear: strength ${strength} at one pattern; a ${lockOnNeeded} or more locks on to mines of its own tech level`;
}

function msg({ mounted, limit, sizeClass, arcs, arming, range }: CardMsg): string {
  return [
    `${mounted} of the ${limit} that size class ${sizeClass} may mount`,
    `arcs ${arcs.map(({ id }) => id).join(", ")}`,
    `range ${range[0]} to ${range[1]} hexes`,
    `armed by ${plural(arming.warp, "point")} of warp power in each of ${plural(arming.turns, "turn")}`,
  ].join("; ");
}
