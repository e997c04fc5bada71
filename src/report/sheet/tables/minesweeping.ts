import { FACES } from "../../../play/law.js";
import { sweepLockOn } from "../../../play/sweep.js";
import { CREWS } from "../../../rulebook/fields.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { type Body, figures, type Part, words } from "./part.js";
import { counted, dieModifier, figure, sentence } from "./phrases.js";

const ADVANTAGES = counted(-1, 3);

/** Clearing mines by fire. */
export function minesweeping(ruleset: Ruleset): Part {
  const { gearSecondaries, lockOn, fireModifier, combatTable } = ruleset.minesweeping;
  const needed = (gear: number, crew: (typeof CREWS)[number], advantage: number) => {
    const { needed: least } = sweepLockOn({ gear, crew, advantage }, ruleset);
    return least <= 1 ? "any" : least > FACES ? "none" : least === FACES ? String(least) : `${least}+`;
  };
  const rows = [0, 1].flatMap((gear) =>
    CREWS.map((crew) => [
      `${gear === 0 ? "no gear" : "gear"}, ${crew}`,
      ...ADVANTAGES.map((advantage) => needed(gear, crew, advantage)),
    ]),
  );
  const modifiers = lockOn.modifiers.map(
    ({ why, value, removedByGear }) =>
      `${why} ${dieModifier(value)}${removedByGear ? " (not with gear)" : ""}`,
  );
  return {
    title: "Minesweeping: die to lock on",
    topics: [
      "sweeping",
      "sweeping-fighters",
      "sweeping-secondaries",
      "sweeping-share",
      "sweeping-lock-on",
      "sweeping-fire",
      "sweeping-gear",
      "combat-table",
    ],
    body: [
      {
        kind: "grid",
        columns: figures(
          "lead in tech level",
          ADVANTAGES.map((each) => (each === 0 ? "0" : dieModifier(each))),
        ),
        rows,
        named: true,
      },
      words(
        `A ${lockOn.needed} is needed with: ${modifiers.join(", ") || "no modifier"}.`,
        `Only secondaries sweep; each box of gear adds ${figure(gearSecondaries)} more, after the limit at one target. They are shared among the patterns before lock-on. Fire: ${dieModifier(fireModifier)} on the die, one die a pattern, whose result is the mines destroyed; the others of the pattern attack the ship that fired. Fighters clear mines only by flying through them.`,
        combatTable === null && "The Combat table stands in the base game only; this ruleset has none.",
      ),
      ...(combatTable === null ? [] : [combatGrid(combatTable)]),
    ],
  };
}

function combatGrid(table: NonNullable<Ruleset["minesweeping"]["combatTable"]>): Body {
  return {
    kind: "grid",
    columns: figures("mines destroyed, die", counted(1, FACES).map(String)),
    rows: table.map(({ odds, results }) => [sentence(`${figure(odds)}-1`), ...results.map(figure)]),
    named: true,
  };
}
