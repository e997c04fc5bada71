import { type Stacking, stagesOf } from "../pricing/pipeline.js";
import type { LedgerRow, Price } from "../pricing/price.js";
import { type Exact, exact, exactText, signedPercent } from "../rulebook/exact.js";
import type { Modifier, Ruleset } from "../rulebook/schema.js";

/** What a price moved for: the design, the ruleset, the two in one, or the rounding. */
export type CauseKind = "design" | "ruleset" | "both" | "rounding";

/** A part of a price's movement. All of a ship's add up to the difference of its points. */
export interface Cause {
  readonly cause: CauseKind;
  /** A ledger row's id; `stacking` where modifiers combine otherwise; `rounding`. */
  readonly id: string;
  readonly title: string;
  /** The ship field that it counts or asks for, if it is one. */
  readonly field: string | null;
  /** What the ledger's row was made of, such as `1 × +20%`; null where there was none. */
  readonly old: string | null;
  readonly new: string | null;
  /** The exact movement in points, as decimal text or `p/q`. */
  readonly amount: string;
}

/** A price and the ruleset that it was made under. */
export interface Priced {
  readonly price: Price;
  readonly ruleset: Ruleset;
}

/** A modifier's part in a price. */
interface Factor {
  readonly stage: Modifier["stage"];
  readonly percent: Exact;
}

/** All that makes an exact price: what it starts from, its modifiers, and how they combine. */
interface Making {
  readonly basic: Exact;
  readonly factors: ReadonlyMap<string, Factor>;
  readonly stages: readonly (readonly [Modifier["stage"], Stacking])[];
}

const ONE = exact(1);

/**
 * Why one price became another: the basic cost changes first, then one modifier after another in the ruleset's order,
 * and last the way in which they combine; each row is what its own change moved the exact cost by.
 */
export function attribute(old: Priced, now: Priced, cause: CauseKind): Cause[] {
  const causes: Cause[] = [];
  let making = makingOf(old);
  let cost = costOf(making);
  const change = (next: Making, row: Omit<Cause, "cause" | "amount">) => {
    const moved = costOf(next);
    const amount = moved.sub(cost);
    if (!amount.equals(0)) causes.push({ cause, ...row, amount: exactText(amount) });
    [making, cost] = [next, moved];
  };
  const goal = makingOf(now);
  const [was, is] = [old.price.ledger[0]!, now.price.ledger[0]!];
  const { id, title } = is;
  change({ ...making, basic: goal.basic }, { id, title, field: null, old: was.detail, new: is.detail });
  for (const id of modifierOrder(old, now)) {
    const next = { ...making, factors: withFactor(making.factors, id, goal.factors.get(id)) };
    change(next, modifierRow(id, old, now));
  }
  const [before, after] = [combining(old.ruleset), combining(now.ruleset)];
  change(goal, { id: "stacking", title: "How modifiers combine", field: null, old: before, new: after });
  return causes;
}

/** What rounding, and a least price, leave of the movement. */
export function roundingCause(old: Price, now: Price): Cause[] {
  const rounded = ({ points, exact: cost }: Price) => exact(points).sub(exact(cost));
  const amount = rounded(now).sub(rounded(old));
  if (amount.equals(0)) return [];
  return [
    {
      cause: "rounding",
      id: "rounding",
      title: "Rounding",
      field: null,
      old: exactText(rounded(old)),
      new: exactText(rounded(now)),
      amount: exactText(amount),
    },
  ];
}

/** What a ledger was made of: its last row can be worked out from it again, and so can every step between two. */
function makingOf({ price, ruleset }: Priced): Making {
  const modifiers = new Map(ruleset.modifiers.map((modifier) => [modifier.id, modifier]));
  const [basic, ...rows] = price.ledger;
  const factors = rows.map(({ id, percent }): [string, Factor] => {
    const { stage } = modifiers.get(id)!;
    return [id, { stage, percent: exact(percent).div(100) }];
  });
  return { basic: exact(basic!.amount), factors: new Map(factors), stages: stagesOf(ruleset) };
}

function costOf({ basic, factors, stages }: Making): Exact {
  return stages.reduce((cost, [stage, stacking]) => {
    let factor = ONE;
    for (const each of factors.values()) {
      if (each.stage !== stage) continue;
      factor = stacking === "sum" ? factor.add(each.percent) : factor.mul(each.percent.add(ONE));
    }
    return cost.mul(factor);
  }, basic);
}

function withFactor(factors: Making["factors"], id: string, factor: Factor | undefined): Making["factors"] {
  const changed = new Map(factors);
  if (factor) changed.set(id, factor);
  else changed.delete(id);
  return changed;
}

/** The modifiers of both ledgers: those that the new ruleset knows no more, then the others in its order. */
function modifierOrder(old: Priced, now: Priced): string[] {
  const ledgers = [...old.price.ledger.slice(1), ...now.price.ledger.slice(1)];
  const applied = new Set(ledgers.map(({ id }) => id));
  const known = stagesOf(now.ruleset).flatMap(([stage]) =>
    now.ruleset.modifiers.filter((each) => each.stage === stage).map(({ id }) => id),
  );
  const unknown = new Set(applied);
  for (const id of known) unknown.delete(id);
  return [...unknown, ...known.filter((id) => applied.has(id))];
}

function modifierRow(id: string, old: Priced, now: Priced): Omit<Cause, "cause" | "amount"> {
  const [before, after] = [old, now].map(({ price }) => price.ledger.slice(1).find((row) => row.id === id));
  const modifier = [now, old].flatMap(({ ruleset }) => ruleset.modifiers).find((each) => each.id === id)!;
  const text = (row: LedgerRow | undefined) => {
    if (!row) return null;
    // Where the same levels come to another percentage, that is what tells.
    return row.detail === "" || before?.detail === after?.detail ? signedPercent(row.percent) : row.detail;
  };
  return {
    id,
    title: modifier.title,
    field: fieldOf(modifier),
    old: text(before),
    new: text(after),
  };
}

function fieldOf({ per, when = {} }: Modifier): string | null {
  const [asked, ...more] = Object.keys(when).filter((key) => key !== "trait");
  return per ?? (more.length === 0 ? asked : undefined) ?? null;
}

function combining(ruleset: Ruleset): string {
  return [...new Set(stagesOf(ruleset).map(([, stacking]) => stacking))].join(", then ");
}
