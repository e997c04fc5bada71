import { signed } from "../../text/numbers.js";
import { minus } from "../layout/measure.js";
import { cell, type Piece, stack } from "../layout/piece.js";
import { grid } from "../layout/rows.js";
import { type Run, sentence } from "../layout/sentence.js";
import { line } from "../layout/words.js";
import { FAINT_LABEL, SMALL, VALUE } from "./styles.js";
import { type DisplaySubject, idOf, runsOf } from "./subject.js";

/** A number large enough to be read across a table, with what it is made of. */
interface Plate {
  readonly label: string;
  readonly value: string;
  readonly id: string;
  readonly notes: readonly (readonly Run[])[];
}

const LEAST_WIDTH = 49;
const PADDING = 3;

/** The numbers that are asked for in every turn. */
export function plates(subject: DisplaySubject, width: number): Piece[] {
  const all = platesOf(subject);
  const rows = Math.ceil((all.length * LEAST_WIDTH) / width);
  const columns = Math.ceil(all.length / rows);
  const contents = all.map((each) => plate(each, width / columns - 2 * PADDING, subject));
  const height = Math.max(...contents.map((each) => each.height)) + 2 * PADDING;
  const framed = contents.map((each, i) =>
    cell(each, {
      padding: PADDING,
      height,
      title: all[i]?.label ?? "",
      stroke: { ink: "light", width: 0.5 },
    }),
  );
  return grid(framed, columns, 0);
}

function platesOf({ card }: DisplaySubject): Plate[] {
  const { ship, hull, crew, engineDamage, hullClass } = card;
  const { interval } = engineDamage;
  const modifiers: Run[][] =
    crew.combat === 0 && crew.scanning === 0
      ? []
      : [
          [{ text: minus(signed(crew.combat)), id: "crew-combat", bold: true }, { text: " combat dice" }],
          [
            { text: minus(signed(crew.scanning)), id: "crew-scanning", bold: true },
            { text: " scanning dice" },
          ],
        ];
  return [
    {
      label: "Defence",
      value: card.defence,
      id: "defence",
      notes: [
        [{ text: "toughness " }, { text: String(ship.toughness), id: "toughness" }],
        [{ text: "shields " }, { text: String(ship.shields), id: "shields" }],
      ],
    },
    {
      label: "Hull",
      value: String(hull.size),
      id: "hull-size",
      notes: [
        [{ text: String(hull.used), id: "hull-used" }, { text: " used" }],
        ...(hullClass ? [[{ text: hullClass }]] : []),
      ],
    },
    {
      label: "Engines",
      value: String(ship.engines),
      id: "engines",
      notes: [
        [{ text: ship.kind === "base" ? "a base" : ship.agile ? "agile" : "not agile" }],
        ...(interval === null
          ? []
          : [
              [
                { text: "−1 per " },
                { text: String(interval), id: "interval" },
                { text: interval === 1 ? " box" : " boxes" },
              ],
            ]),
      ],
    },
    { label: "Tech level", value: String(ship.techLevel), id: "tech-level", notes: [] },
    { label: "Crew", value: crew.quality, id: "crew", notes: modifiers },
    {
      label: "Damage control",
      value: String(hull.damageControlParties),
      id: "damage-control",
      notes: [[{ text: hull.damageControlParties === 1 ? "party" : "parties" }]],
    },
    ...(ship.sizeClass === null
      ? []
      : [{ label: "Size class", value: String(ship.sizeClass), id: "size-class", notes: [] }]),
  ];
}

function plate({ label, value, id, notes }: Plate, width: number, subject: DisplaySubject): Piece {
  const told = notes.map((runs) => sentence(runsOf(subject, runs), width, SMALL));
  const parts = [
    line(label.toUpperCase(), width, FAINT_LABEL, { least: 4 }),
    line(value, width, VALUE, { id: idOf(subject, id), least: 3 }),
    ...told,
  ];
  return stack(parts, width);
}
