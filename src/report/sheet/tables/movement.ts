import { SUBPHASES } from "../../../play/initiative.js";
import { burnAllowance } from "../../../play/vector.js";
import { CREWS } from "../../../rulebook/fields.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { figures, type Part, words } from "./part.js";
import { counted, dieModifier, figure, inches, levelHeading, sentence, techLevels } from "./phrases.js";

/** What a crew adds to its dice. */
export function crewQuality({ crewModifiers, optionalRules }: Ruleset): Part {
  return {
    title: "Crew quality",
    topics: ["crew-dice", "crew-mines", "initiative-flagship"],
    body: [
      {
        kind: "grid",
        columns: figures("crew", ["combat", "scanning", "initiative"]),
        rows: CREWS.map((crew) => {
          const { combat, scanning, initiative } = crewModifiers[crew];
          return [sentence(crew), dieModifier(combat), dieModifier(scanning), dieModifier(initiative)];
        }),
        named: true,
      },
      words(
        "Added to the die; a lower scanning die finds more. Initiative counts for a flagship's crew only.",
        "Combat and scanning hold for its missiles, fighters, boarding parties, Mass Driver to-hit rolls and laid mines, and for locking on to mines.",
        !optionalRules.crewQuality && "Every crew is regular in this ruleset.",
      ),
    ],
  };
}

/** Who moves first, and in what order. */
export function initiative({ initiative: { ties }, crewModifiers }: Ruleset): Part {
  const [green, elite] = [crewModifiers.green.initiative, crewModifiers.elite.initiative];
  return {
    title: "Initiative and unplotted movement",
    topics: ["initiative", "initiative-ties", "alternating-movement"],
    body: [
      {
        kind: "words",
        steps: true,
        lines: [
          `Each side rolls a die every turn; its flagship's crew adds ${dieModifier(elite)} if elite, ${dieModifier(green)} if green.`,
          `The highest total moves first, or has another side do so. ${ties === "reroll" ? "Sides tied for it roll again." : "Of sides tied for it, the one named first has it."}`,
          `Three subphases: ${SUBPHASES.join("; ")}.`,
          "In each, sides take turns to move one unit, squadron or stack; when one is through, the others finish.",
        ],
      },
    ],
  };
}

/** Burns and moves by the marker. */
export function vectorMovement(ruleset: Ruleset): Part {
  const { phases, fighterVector, silentBurn } = ruleset.vector;
  const powers = ruleset.optionalRules.superweapons ? counted(2, 3) : [];
  const flown =
    fighterVector === "literal" ? "the whole vector" : `one part in ${figure(phases)} of the vector`;
  return {
    title: "Vector movement",
    topics: [
      "movement-system",
      "vector-burn",
      "vector-move",
      "vector-facing",
      "silent-burn",
      "vector-launch",
      "vector-small-burn",
      "vector-phases",
      "fighter-vector",
    ],
    body: [
      {
        kind: "words",
        steps: true,
        lines: [
          `Burn: shift the Intended Movement marker, in any direction, by up to the engine rating that is left; running silent, by up to ${inches(silentBurn)} and no more than the rating.`,
          "Move: the ship goes to its marker; the marker goes as far again, the same way.",
          "Face: along the burn. Without a burn, or agile: as the owner likes.",
          `Fighters and missiles begin with their launcher's marker; ${figure(phases)} times a turn they burn and move ${flown}. Missiles last one turn.`,
        ],
      },
      {
        kind: "grid",
        columns: figures("longest burn", techLevels(ruleset).map(levelHeading)),
        rows: [
          [
            "fighters, missiles",
            ...techLevels(ruleset).map((techLevel) =>
              inches(burnAllowance({ unit: "fighter", techLevel }, ruleset)),
            ),
          ],
          ...powers.map((power) => [
            `missiles of strength ${power}`,
            ...techLevels(ruleset).map((techLevel) =>
              inches(burnAllowance({ unit: "missile", techLevel, power }, ruleset)),
            ),
          ]),
        ],
        named: true,
      },
      words("Each fleet chooses vector or standard movement; a squadron has one marker."),
    ],
  };
}
