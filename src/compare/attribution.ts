import { combine, stagesOf } from "../pricing/modifiers.js";
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
interface Part {
  readonly stage: Modifier["stage"];
  readonly percent: Exact;
}

/** All that makes an exact price: its basic cost, its modifiers by id, and the ruleset that combines them. */
interface Making {
  readonly basic: Exact;
  readonly parts: ReadonlyMap<string, Part>;
  readonly ruleset: Ruleset;
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
  const [was, is] = [old.price.ledger[0], now.price.ledger[0]];
  const { id, title } = is;
  change({ ...making, basic: goal.basic }, { id, title, field: null, old: was.detail, new: is.detail });
  for (const modifier of appliedModifiers(old, now)) {
    const parts = withPart(making.parts, modifier.id, goal.parts.get(modifier.id));
    change({ ...making, parts }, modifierRow(modifier, old.price, now.price));
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
  const [basic, ...rows] = price.ledger;
  const percents = new Map(rows.map(({ id, percent }) => [id, exact(percent)]));
  const parts = new Map<string, Part>();
  for (const { id, stage } of ruleset.modifiers) {
    const percent = percents.get(id);
    if (percent) parts.set(id, { stage, percent });
  }
  return { basic: exact(basic.amount), parts, ruleset };
}

function costOf({ basic, parts, ruleset }: Making): Exact {
  return stagesOf(ruleset).reduce((cost, { stage, stacking }) => {
    const own = [...parts.values()].filter((part) => part.stage === stage);
    return cost.mul(own.reduce((factor, { percent }) => combine(factor, percent, stacking), ONE));
  }, basic);
}

function withPart(parts: Making["parts"], id: string, part: Part | undefined): Making["parts"] {
  const changed = new Map(parts);
  if (part) changed.set(id, part);
  else changed.delete(id);
  return changed;
}

/** The modifiers of both ledgers: first those that the new ruleset has no longer, then the others in its order. */
function appliedModifiers(old: Priced, now: Priced): Modifier[] {
  const applied = new Set([old, now].flatMap(({ price }) => price.ledger.map(({ id }) => id)));
  const inOrder = ({ ruleset }: Priced) => stagesOf(ruleset).flatMap((each) => each.modifiers);
  const [before, after] = [inOrder(old), inOrder(now)];
  const known = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !known.has(id));
  return [...gone, ...after].filter(({ id }) => applied.has(id));
}

function modifierRow(modifier: Modifier, old: Price, now: Price): Omit<Cause, "cause" | "amount"> {
  const { id, title } = modifier;
  const rowOf = ({ ledger: [, ...rows] }: Price) => rows.find((row) => row.id === id);
  const [before, after] = [rowOf(old), rowOf(now)];
  const text = (row: LedgerRow | undefined) => {
    if (!row) return null;
    // Where the same levels come to another percentage, that is what tells.
    return row.detail === "" || before?.detail === after?.detail ? signedPercent(row.percent) : row.detail;
  };
  return { id, title, field: fieldOf(modifier), old: text(before), new: text(after) };
}

function fieldOf({ per, when = {} }: Modifier): string | null {
  const [asked, ...more] = Object.keys(when).filter((key) => key !== "trait");
  return per ?? (more.length === 0 ? asked : undefined) ?? null;
}

function combining(ruleset: Ruleset): string {
  return [...new Set(stagesOf(ruleset).map(({ stacking }) => stacking))].join(", then ");
}
