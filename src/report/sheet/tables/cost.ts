import { appliedAt, stagesOf } from "../../../pricing/modifiers.js";
import { type Exact, exact, exactText } from "../../../rulebook/exact.js";
import type { NumberField } from "../../../rulebook/fields.js";
import type { Modifier, Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { figures, type Part, words } from "./part.js";
import { counted, fieldWords, figure, ROUNDING, sentence, signedFigure } from "./phrases.js";

/** Points beyond the first free ones that the chart of levels shows. */
const LEVELS = 6;

const COMBINED = {
  product: "basic cost × one factor for each modifier of the chart that applies, its levels added",
  compound: "basic cost × one factor for each level of each modifier of the chart that applies",
  sum: "basic cost × one factor, for which all percentages of the chart are added",
} as const;

/** From hull boxes to points. */
export function priceSteps(ruleset: Ruleset): Part {
  const { boxCost, stacking, crewAndTechLevel, rounding, minimumPoints, minefields, optionalRules } = ruleset;
  const unused = optionalRules.unusedHull
    ? ` Unused boxes cost ${figure(boxCost.unused)} each, or ${figure(boxCost.used)} if their owner pays in full; only then they count for damage control.`
    : "";
  const final =
    crewAndTechLevel === "multiply"
      ? "one factor after the other"
      : "their percentages added into one factor";
  return {
    title: "Price of a ship",
    topics: [
      "basic-cost",
      "used-box-cost",
      "unused-hull",
      "unused-hull-full-price",
      "stacking",
      "crew-and-tech-level",
      "rounding",
      "minimum-points",
      "fleet-total",
      "minefield-cost",
    ],
    body: [
      {
        kind: "words",
        steps: true,
        lines: [
          `Basic cost: every used hull box costs ${figure(boxCost.used)}.${unused}`,
          `Total Ship Cost: ${COMBINED[stacking]}.`,
          `Final cost: × the final modifiers that apply, ${final}.`,
          `Points: the final cost, ${ROUNDING[rounding]}, once and at the end; at least ${figure(minimumPoints)}.`,
          `Fleet: points of each ship × its count. A mine pattern placed before the battle: ${plural(figure(minefields.pointsPerPattern), "point")}.`,
        ],
      },
    ],
  };
}

/** What each modifier costs. */
export function costChart(ruleset: Ruleset): Part {
  const names = { chart: "chart", final: "final" } as const;
  const rows = stagesOf(ruleset).flatMap(({ stage, modifiers }) =>
    modifiers.map((modifier) => [
      modifier.title,
      condition(modifier),
      signedFigure(percentText(modifier.percent)),
      names[stage],
    ]),
  );
  const stepped = ruleset.modifiers.some(({ step = 1 }) => step > 1);
  const unfinished = {
    full: "costs nothing",
    started: "is paid in full",
    prorated: "is paid in proportion",
  }[ruleset.engineStep];
  return {
    title: "Cost modifiers",
    topics: [
      "shields-cost",
      "toughness-cost",
      "frail-cost",
      "engines-cost",
      "engine-step",
      "agile-cost",
      "base-cost",
      "green-crew-cost",
      "elite-crew-cost",
      "tl3-cost",
      "tl4-cost",
      "tl5-cost",
      "tl6-cost",
    ],
    sources: ruleset.modifiers.flatMap(({ source }) => source ?? []),
    body: [
      {
        kind: "grid",
        columns: [
          { heading: "modifier" },
          { heading: "for", grow: true },
          { heading: "percent", align: "end" },
          { heading: "step" },
        ],
        rows,
        named: true,
      },
      words(stepped && `An unfinished step (engines) ${unfinished}. What is not listed changes no price.`),
    ],
  };
}

function percentText(percent: number | string): string {
  return exactText(exact(percent));
}

/** What is counted of a field, one and several. */
const UNITS: Readonly<Record<NumberField, readonly [one: string, several: string]>> = {
  hull: ["hull box", "hull boxes"],
  toughness: ["point", "points"],
  shields: ["shield level", "shield levels"],
  engines: ["engine point", "engine points"],
  techLevel: ["tech level", "tech levels"],
  primaries: ["primary", "primaries"],
  secondaries: ["secondary", "secondaries"],
  fighterBays: ["fighter bay", "fighter bays"],
  boardingBays: ["boarding bay", "boarding bays"],
  count: ["ship", "ships"],
  sizeClass: ["size class", "size classes"],
};

/** What a modifier counts and asks for. */
function condition({ per, over, step = 1, when = {} }: Modifier): string {
  const asked = Object.entries(when).map(([field, value]) => {
    if (field === "trait") return String(value);
    if (field === "kind") return `a ${value}`;
    if (field === "crew") return `${value} crew`;
    if (typeof value === "boolean") return `${value ? "" : "not "}${fieldWords(field)}`;
    return `${fieldWords(field)} ${value}`;
  });
  const each = per === undefined ? [] : [`each ${step > 1 ? `${step} ${UNITS[per][1]}` : UNITS[per][0]}`];
  const beyond = over === undefined ? [] : [`over ${over}`];
  const all = [[...each, ...beyond].join(" "), ...asked].filter((part) => part !== "");
  return all.length === 0 ? "every ship" : all.join(", ");
}

function percentFigure(percent: Exact): string {
  return percent.equals(0) ? "–" : figure(exactText(percent));
}

/** What the modifiers that count something come to, point by point. */
export function levelChart(ruleset: Ruleset): Part | null {
  const counting = ruleset.modifiers.filter(({ per }) => per !== undefined);
  if (counting.length === 0) return null;
  return {
    title: "Percent by points",
    topics: [],
    body: [
      {
        kind: "grid",
        columns: figures(
          "points beyond",
          counted(1, LEVELS).map((level) => `+${level}`),
        ),
        rows: counting.map((modifier) => {
          const { title, over = 0 } = modifier;
          const name = over === 0 ? title : `${title} over ${over}`;
          return [
            sentence(name),
            ...counted(1, LEVELS).map((more) =>
              percentFigure(appliedAt(modifier, over + more, ruleset).percent),
            ),
          ];
        }),
        named: true,
      },
    ],
  };
}
