import type { AtTable, SmallMoves } from "../../../play/at-table.js";
import type { CardMsg } from "../../../play/data-card.js";
import type { CardMines } from "../../../play/data-card-mines.js";
import { plural } from "../../../source/words.js";
import { boxes, boxesPerRow } from "../layout/boxes.js";
import { textWidth } from "../layout/measure.js";
import { beside, cell, type Piece, space, stack } from "../layout/piece.js";
import { tabulated } from "../layout/rows.js";
import { type Run, sentence } from "../layout/sentence.js";
import { type Style, word } from "../layout/words.js";
import { LABEL, SMALL, STRONG, stepsOf } from "./styles.js";
import { type DisplaySubject, idOf, runsOf } from "./subject.js";

/** Boxes of one system, and racks or MSGs, that are drawn: the others are counted. */
const MOST_BOXES = 60;
const MOST_UNITS = 12;
const CHIP_GAP = 10;
const SIDE_WIDTH = 110;

/** Something aboard that is counted or used up. */
interface System {
  readonly label: string;
  /** How many there are, where programs look for it. */
  readonly value?: { readonly text: string; readonly id: string };
  readonly check?: { readonly count: number; readonly round?: boolean; readonly perRow?: number };
  readonly notes?: readonly Run[];
}

/** What is aboard, with boxes for what is used up or lost. */
export function systems(subject: DisplaySubject, width: number): Piece[] {
  const chips = systemsOf(subject).map((system) => chip(system, width, subject));
  return tabulated(chips, width, stepsOf(width), CHIP_GAP);
}

function systemsOf({ card, table: { burn, fighters }, alike }: DisplaySubject): System[] {
  const { ship, hull, secondaries, sweeping, mines, msg } = card;
  const parties = hull.damageControlParties;
  return [
    ...(alike > 1 ? [{ label: "Ships alike: tick off those lost", check: { count: alike } }] : []),
    ...(ship.engines > 0
      ? [
          {
            label: "Engine points",
            check: { count: ship.engines, round: true },
            notes: burn ? burnRuns(burn) : [],
          },
        ]
      : []),
    ...(parties > 0 ? [{ label: "Damage control parties", check: { count: parties, round: true } }] : []),
    ...counted("Primaries", "primaries", ship.primaries),
    ...(ship.secondaries > 0 || sweeping.gear > 0
      ? [
          {
            label: "Secondaries",
            value: { text: String(secondaries.total), id: "secondaries" },
            notes: fire(card),
          },
        ]
      : []),
    ...counted("Fighter bays", "fighter-bays", ship.fighterBays, true).map((bays) => ({
      ...bays,
      notes: fighters ? fighterRuns(fighters) : [],
    })),
    ...counted("Boarding bays", "boarding-bays", ship.boardingBays, true),
    ...(mines ? racks(mines) : []),
    ...(msg ? generators(msg) : []),
  ];
}

function counted(label: string, id: string, count: number, check = false): System[] {
  if (count === 0) return [];
  return [{ label, value: { text: String(count), id }, ...(check ? { check: { count } } : {}) }];
}

function fire({ secondaries: { total, perTarget }, sweeping }: DisplaySubject["card"]): Run[] {
  const limit: Run[] =
    perTarget < total
      ? [
          { text: "at most " },
          { text: String(perTarget), id: "per-target", bold: true },
          { text: sweeping.gear > 0 ? " at one target, " : " at one target" },
        ]
      : [];
  const gear: Run[] =
    sweeping.gear > 0
      ? [
          { text: "+" },
          { text: String(sweeping.bonus), id: "minesweeping", bold: true },
          { text: " against mines" },
        ]
      : [];
  return [...limit, ...gear];
}

function burnRuns({ most, silent }: NonNullable<AtTable["burn"]>): Run[] {
  return [
    { text: "burn up to " },
    { text: String(most), id: "burn", bold: true },
    { text: `", silent ` },
    { text: String(silent), id: "silent-burn", bold: true },
    { text: `"` },
  ];
}

function fighterRuns({ by, times, inches }: SmallMoves): Run[] {
  return [
    { text: `${plural(times, by)} a turn, each ` },
    { text: String(inches), id: "fighter-move", bold: true },
    { text: by === "move" ? `" (assumed)` : `"` },
  ];
}

function racks({ racks, patternsPerRack }: CardMines): System[] {
  const drawn = Math.min(racks, MOST_UNITS);
  return [
    ...Array.from({ length: drawn }, (_, i) => ({
      label: racks === 1 ? "Mine rack: patterns" : `Mine rack ${i + 1}: patterns`,
      check: { count: patternsPerRack },
    })),
    ...(racks > drawn ? [{ label: `… and ${racks - drawn} more racks` }] : []),
  ];
}

function generators({ mounted, arming }: CardMsg): System[] {
  const drawn = Math.min(mounted, MOST_UNITS);
  return [
    ...Array.from({ length: drawn }, (_, i) => ({
      label: `MSG ${i + 1}: warp by turn`,
      check: { count: arming.turns * arming.warp, perRow: arming.warp, round: true },
    })),
    ...(mounted > drawn ? [{ label: `… and ${mounted - drawn} more MSGs` }] : []),
  ];
}

const NUMBER: Style = { ...STRONG, size: STRONG.size + 2 };
const NUMBER_WIDTH = 90;

function chip({ label, value, check, notes = [] }: System, width: number, subject: DisplaySubject): Piece {
  const { count = 0, round = false, perRow = 0 } = check ?? {};
  const drawn = Math.min(count, MOST_BOXES);
  const row: Piece[] = [];
  if (value)
    row.push(word(value.text, NUMBER, { most: NUMBER_WIDTH, id: idOf(subject, value.id), least: 3 }));
  if (drawn > 0) {
    const room = width - beside(row).width - 5;
    const each = Math.min(boxesPerRow(room), perRow || MOST_BOXES);
    row.push(stack([space(0, 1), boxes(drawn, each, { round })]));
  }
  const told = notes.length > 0 ? [side(notes, subject)] : [];
  const fits = beside([...row, ...told], 5).width <= width;
  const parts = [
    word(label.toUpperCase(), LABEL),
    ...(fits ? [beside([...row, ...told], 5)] : [beside(row, 5), ...told]),
    ...(drawn < count ? [space(0, 2), word(`… and ${count - drawn} more`, SMALL)] : []),
  ];
  return cell(stack(parts), { title: label });
}

function side(notes: readonly Run[], subject: DisplaySubject): Piece {
  const named = runsOf(subject, notes);
  const wide = named.reduce((sum, { text, bold }) => sum + textWidth(text, SMALL.size, bold), 0.1);
  return stack([space(0, 2), sentence(named, Math.min(SIDE_WIDTH, wide), SMALL)]);
}
