import { MOST } from "./bounds.js";
import { priceDigits } from "./cost.js";
import { NUMBER_FIELDS } from "./fields.js";
import { BUILT_IN } from "./house.js";
import { rangeOf } from "./limits.js";
import { nameKey } from "./merge.js";
import { type RulesetProblem, unfit } from "./problem.js";
import type { Ruleset, RulesetFile } from "./schema.js";

/** What a schema cannot see in a ruleset file: another's id, an id that stands twice, a range the wrong way round. */
export function checkFile(file: RulesetFile): RulesetProblem[] {
  const lists = [
    { at: ["modifiers"], records: file.modifiers },
    { at: ["boxKinds"], records: file.boxKinds },
    { at: ["specials"], records: file.specials },
    { at: ["arcs", "house"], records: file.arcs?.house },
    { at: ["arcs", "sfb"], records: file.arcs?.sfb },
  ];
  return [
    ...(BUILT_IN.has(file.ruleset)
      ? [unfit(["ruleset"], "an id that no built-in ruleset has", file.ruleset)]
      : []),
    ...lists.flatMap(({ at, records = [] }) =>
      twice(records.map(({ id }) => nameKey(id))).map((id) =>
        unfit(at, "ids that differ", `two records ${id}`),
      ),
    ),
    ...(file.classNames ?? []).flatMap(({ from, to }, i) =>
      to !== undefined && to < from
        ? [unfit(["classNames", i], "a range from small to large", `${from}–${to}`)]
        : [],
    ),
  ];
}

/** What a schema cannot see in a whole ruleset: names that clash or lead nowhere, and more than it may cost. */
export function checkRuleset(ruleset: Ruleset): RulesetProblem[] {
  return [
    ...sizeProblems(ruleset),
    ...nameProblems(ruleset),
    ...arcProblems(ruleset.arcs),
    ...limitProblems(ruleset),
    ...combatTableProblems(ruleset),
    ...msgProblems(ruleset.msg),
  ];
}

function sizeProblems(ruleset: Ruleset): RulesetProblem[] {
  const lists = [
    { at: ["modifiers"], what: "modifiers", count: ruleset.modifiers.length, most: MOST.modifiers },
    { at: ["boxKinds"], what: "box kinds", count: ruleset.boxKinds.length, most: MOST.boxKinds },
    { at: ["specials"], what: "weapon types", count: ruleset.specials.length, most: MOST.specials },
    { at: ["traits"], what: "traits", count: ruleset.traits.length, most: MOST.traits },
    { at: ["arcs"], what: "arcs of a kind", count: largestArcList(ruleset.arcs), most: MOST.arcs },
    { at: ["classNames"], what: "class names", count: ruleset.classNames.length, most: MOST.classNames },
    {
      at: ["modifiers"],
      what: "digits in all its prices",
      count: priceDigits(ruleset),
      most: MOST.priceDigits,
    },
  ];
  return lists
    .filter(({ count, most }) => count > most)
    .map(({ at, what, count, most }) =>
      unfit(at, `a ruleset with at most ${most} ${what}`, `${count}, with those of the ruleset it extends`),
    );
}

function largestArcList({ house, sfb }: Ruleset["arcs"]): number {
  return Math.max(house.length, sfb.length);
}

function nameProblems({ specials }: Ruleset): RulesetProblem[] {
  const names = specials.flatMap(({ id, aliases }) => [...new Set([id, ...aliases].map(squash))]);
  return twice(names).map((name) =>
    unfit(["specials"], "names and aliases that differ", `two weapon types called ${name}`),
  );
}

function arcProblems({ house, sfb, default: standard }: Ruleset["arcs"]): RulesetProblem[] {
  const ids = house.map(({ id }) => id);
  return [
    ...sfb
      .filter(({ from, to }) => (from ?? 0) > (to ?? 0) || (from === undefined) !== (to === undefined))
      .map(({ id, from, to }) =>
        unfit(["arcs", "sfb"], "arcs from a degree to a greater one", `${id}: ${from} to ${to}`),
      ),
    ...ids
      .filter((id) => id.length > 1)
      .map((id) => unfit(["arcs", "house"], "house arcs of one letter", id)),
    ...(ids.includes(standard) ? [] : [unfit(["arcs", "default"], `one of ${ids.join(", ")}`, standard)]),
  ];
}

function limitProblems({ limits }: Ruleset): RulesetProblem[] {
  return NUMBER_FIELDS.flatMap((field) => {
    const { min, max } = rangeOf(limits[field]);
    const fits = typeof max !== "number" || max >= min;
    return fits ? [] : [unfit(["limits", field], `a maximum of at least ${min}`, String(max))];
  });
}

function combatTableProblems({ minesweeping: { combatTable } }: Ruleset): RulesetProblem[] {
  const odds = (combatTable ?? []).map((row) => String(row.odds));
  return twice(odds).map((each) =>
    unfit(["minesweeping", "combatTable"], "odds that differ", `two rows for ${each}-1`),
  );
}

function msgProblems({ minRange, maxRange, bands }: Ruleset["msg"]): RulesetProblem[] {
  const at = ["msg", "bands"];
  const problems: RulesetProblem[] = [];
  if (maxRange < minRange) {
    problems.push(unfit(["msg", "maxRange"], `a range of at least ${minRange}`, String(maxRange)));
  }
  let covered = bands[0]?.from ?? 0;
  for (const { from, to } of bands) {
    if (to < from) problems.push(unfit(at, "bands from near to far", `${from}–${to}`));
    else if (from > covered) problems.push(unfit(at, `a band that holds range ${covered}`, `${from}–${to}`));
    covered = Math.max(covered, to + 1);
  }
  if (covered <= maxRange) problems.push(unfit(at, `a band that holds range ${covered}`, "none"));
  return problems;
}

/** A type name as it is compared: without blanks, letter case and differences of Unicode form. */
export function squash(name: string): string {
  return nameKey(name).replace(/\s+/g, "").toLowerCase();
}

function twice(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))];
}
