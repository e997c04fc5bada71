import type { Ship } from "../design/ship.js";
import { type Exact, exact, exactText, signedPercent } from "../rulebook/exact.js";
import type { NumberField } from "../rulebook/fields.js";
import { keptWith } from "../rulebook/kept.js";
import type { Ruleset } from "../rulebook/schema.js";
import {
  appliedAt,
  type Condition,
  combine,
  conditionOf,
  countedBy,
  factorOf,
  meets,
  stagesOf,
} from "./modifiers.js";

/** A modifier that changes a price: its ledger row without the amount. */
export interface Step {
  readonly id: string;
  readonly title: string;
  /** Such as `2 × +20%`; empty where no field is counted. */
  readonly detail: string;
  /** Exact text. */
  readonly percent: string;
  readonly factor: string;
  /** The factor of all steps up to this one: basic cost × this is the row's amount. */
  readonly soFar: Exact;
}

/** The points that modifiers count, one modifier after another, lead to the steps of all ships that have as many. */
interface Branch {
  readonly next: Map<number, Branch>;
  steps: readonly Step[] | null;
}

interface Tree {
  readonly asked: readonly { readonly per: NumberField | undefined; readonly condition: Condition }[];
  root: Branch;
  branches: number;
}

/** Instead of the points, where a modifier does not apply. */
const NOT_MET = -1;
/** Ships differ by little. With more branches than this the tree is grown anew. */
const MOST_BRANCHES = 20_000;
const ONE = exact(1);

/** The modifiers that change a ship's price, in order. Ships alike in what modifiers ask for get the same list. */
export function stepsOf(ship: Ship, ruleset: Ruleset): readonly Step[] {
  const tree = keptWith(ruleset, seed);
  if (tree.branches > MOST_BRANCHES) Object.assign(tree, bare());
  let branch = tree.root;
  for (const { per, condition } of tree.asked) {
    const points = meets(condition, ship) ? countedBy(per, ship) : NOT_MET;
    let next = branch.next.get(points);
    if (!next) {
      next = newBranch();
      branch.next.set(points, next);
      tree.branches++;
    }
    branch = next;
  }
  branch.steps ??= makeSteps(ship, ruleset);
  return branch.steps;
}

function seed(ruleset: Ruleset): Tree {
  const modifiers = stagesOf(ruleset).flatMap((stage) => stage.modifiers);
  const asked = modifiers.map((modifier) => ({ per: modifier.per, condition: conditionOf(modifier) }));
  return { asked, ...bare() };
}

function bare(): Pick<Tree, "root" | "branches"> {
  return { root: newBranch(), branches: 0 };
}

function newBranch(): Branch {
  return { next: new Map(), steps: null };
}

function makeSteps(ship: Ship, ruleset: Ruleset): readonly Step[] {
  const steps: Step[] = [];
  let start = ONE;
  for (const { stacking, modifiers } of stagesOf(ruleset)) {
    let factor = ONE;
    for (const modifier of modifiers) {
      if (!meets(conditionOf(modifier), ship)) continue;
      const { levels, percent } = appliedAt(modifier, countedBy(modifier.per, ship), ruleset);
      if (percent.equals(0)) continue;
      factor = combine(factor, percent, stacking);
      steps.push({
        id: modifier.id,
        title: modifier.title,
        detail: modifier.per
          ? `${exactText(levels)} × ${signedPercent(exactText(exact(modifier.percent)))}`
          : "",
        percent: exactText(percent),
        factor: exactText(factorOf(percent)),
        soFar: start.mul(factor),
      });
    }
    start = start.mul(factor);
  }
  return steps;
}
