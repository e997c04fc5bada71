import { dicePerPick } from "../../../play/dice.js";
import { engineInterval, engineLosses } from "../../../play/engines.js";
import { FACES } from "../../../play/law.js";
import { secondariesFor, secondariesPerTarget } from "../../../play/secondaries.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { span } from "../../text/numbers.js";
import { figures, type Part, words } from "./part.js";
import { counted, figure, ROUNDING } from "./phrases.js";

/** Defences that the table of attacks has rows for. */
const DEFENCES = counted(2, 10);
/** Numbers of secondaries whose share is shown. */
const BATTERIES = [5, 8, 10, 12, 15, 20, 24, 30, 40, 80];
/** Odds that the table of attacks has columns for. */
const MOST_ODDS = 6;

/** How many secondaries an attack takes, and how many may bear on one target. */
export function secondaryFire(ruleset: Ruleset): Part {
  const { shareFromHull, share, rounding, fullOdds } = ruleset.secondaries;
  const lower = counted(1, Math.min(MOST_ODDS, fullOdds) - 1);
  const odds = [...lower, fullOdds];
  const half = BATTERIES.length / 2;
  const shares = (batteries: readonly number[]) =>
    batteries.map((count) => figure(secondariesPerTarget(count, shareFromHull, ruleset)));
  return {
    title: "Secondaries needed for an attack",
    topics: ["secondaries-share", "secondaries-half", "secondaries-odds"],
    body: [
      {
        kind: "grid",
        columns: figures(
          "defence",
          odds.map((each) => `${figure(each)}-1`),
        ),
        rows: DEFENCES.map((defence) => [
          String(defence),
          ...odds.map((each) => figure(secondariesFor(each, defence))),
        ]),
        named: true,
      },
      words(
        `One target: as many ${figure(fullOdds)}-1 attacks as there is strength for, then one at the best whole odds. What is short of 1-1 goes to the next target.`,
        `From hull ${figure(shareFromHull)}, at most ${figure(share)} of the secondaries, ${ROUNDING[rounding]}, at one target:`,
      ),
      ...[BATTERIES.slice(0, half), BATTERIES.slice(half)].map((batteries) => ({
        kind: "grid" as const,
        columns: figures("secondaries", batteries.map(String)),
        rows: [["at one target", ...shares(batteries)]],
        named: true,
      })),
    ],
  };
}

const HULLS = [...counted(1, 16), 18, 20, 24, 30];
const ENGINES = counted(1, 8);

/** After how many hull boxes lost an engine point goes. */
export function engineLoss(ruleset: Ruleset): Part {
  const { rounding, minimum } = ruleset.engineDamage;
  const cell = (hull: number, engines: number) => {
    const every = engineInterval(hull, engines, ruleset);
    const losses = engineLosses(hull, engines, ruleset);
    return `${figure(every)}${losses < engines ? "*" : ""}`;
  };
  return {
    title: "Engine points lost with the hull",
    topics: ["engine-damage", "engine-interval", "engine-interval-minimum"],
    body: [
      {
        kind: "grid",
        columns: figures(
          "hull ÷ engines",
          ENGINES.map((engines) => String(engines)),
        ),
        rows: HULLS.map((hull) => [String(hull), ...ENGINES.map((engines) => cell(hull, engines))]),
        named: true,
      },
      words(
        `A point goes with every so many boxes lost: hull ÷ engine rating, ${ROUNDING[rounding]}, at least ${figure(minimum)}. *: some outlive the hull. A base loses none.`,
      ),
    ],
  };
}

/** The most special weapons whose die is shown. */
const MOST_WEAPONS = 10;

/** The die that decides which special weapon a hit knocks out. */
export function knockOutDie(): Part {
  const rows = counted(2, MOST_WEAPONS).map((count) => {
    const { together: dice, share } = dicePerPick(BigInt(count));
    const each = Number(share);
    const throwAt = (result: number) => facesAt(result, dice);
    const results = counted(0, count - 1).map((i) => span(throwAt(i * each), throwAt((i + 1) * each - 1)));
    const over = FACES ** dice - count * each;
    const again = over === 0 ? "–" : span(throwAt(count * each), throwAt(FACES ** dice - 1));
    return [String(count), results.join(", "), again];
  });
  return {
    title: "Knock-out die",
    topics: ["knock-out"],
    body: [
      {
        kind: "grid",
        columns: [
          { heading: "weapons" },
          { heading: "die of the first, second, third …", grow: true },
          { heading: "again", align: "middle" },
        ],
        rows,
        named: true,
      },
      words(
        "Every special weapon that still works is equally likely, racks, gear and MSGs too; a superweapon is one. Where there are more than a die has faces, two dice are read one after the other.",
      ),
    ],
  };
}

/** The faces of so many dice, read one after the other, of a result counted from 0. */
function facesAt(result: number, dice: number): string {
  const faces = counted(1, dice).map((die) => {
    const place = FACES ** (dice - die);
    return 1 + (Math.floor(result / place) % FACES);
  });
  return faces.join("");
}
