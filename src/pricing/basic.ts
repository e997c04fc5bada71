import type { HullBoxes } from "../design/boxes.js";
import type { Ship } from "../design/ship.js";
import { type Exact, exact, exactText, sum } from "../rulebook/exact.js";
import { keptWith } from "../rulebook/kept.js";
import type { Ruleset } from "../rulebook/schema.js";

/** What a hull box costs, as a number and as exact text. */
interface BoxCost {
  readonly cost: Exact;
  readonly text: string;
}

interface BoxCosts {
  readonly used: BoxCost;
  readonly unused: BoxCost;
  readonly dedicated: ReadonlyMap<string, BoxCost>;
}

/** Hull boxes of a kind, and what each costs. */
interface PricedBoxes extends BoxCost {
  readonly boxes: number;
  readonly kind: string;
}

/** The parts of a basic cost: hull boxes by what they cost (house rules, Unused Hull Size). */
export function pricedBoxes(ship: Ship, ruleset: Ruleset, hull: HullBoxes): readonly PricedBoxes[] {
  const { used, unused, dedicated } = keptWith(ruleset, boxCosts);
  const parts: PricedBoxes[] = [];
  const add = (boxes: number, kind: string, { cost, text }: BoxCost) => {
    if (boxes > 0) parts.push({ boxes, kind, cost, text });
  };
  add(mountingBoxes(hull), "used", used);
  for (const { kind, group, boxes } of hull.uses) {
    if (group === "dedicated") add(boxes, kind, dedicated.get(kind) ?? used);
  }
  add(hull.unused, "unused", ship.unusedHull === "full" ? used : unused);
  return parts;
}

function mountingBoxes({ used, uses }: HullBoxes): number {
  let mounting = used;
  for (const { group, boxes } of uses) if (group === "dedicated") mounting -= boxes;
  return mounting;
}

function boxCosts({ boxCost, boxKinds }: Ruleset): BoxCosts {
  const dedicated = boxKinds.map(({ id, cost }) => [id, costOf(cost)] as const);
  return { used: costOf(boxCost.used), unused: costOf(boxCost.unused), dedicated: new Map(dedicated) };
}

function costOf(cost: number | string): BoxCost {
  const exactly = exact(cost);
  return { cost: exactly, text: exactText(exactly) };
}

/** The basic cost in words: `8 used × 1 + 2 unused × 0.25`. Boxes that cost alike read alike. */
export function basicDetail(parts: readonly PricedBoxes[]): string {
  let detail = "";
  for (const { boxes, kind, text } of parts) {
    detail += `${detail === "" ? "" : " + "}${boxes} ${kind} × ${text}`;
  }
  return detail;
}

/** The basic cost: all boxes together. */
export function basicCost(parts: readonly PricedBoxes[]): Exact {
  return sum(parts.map(({ boxes, cost }) => cost.mul(boxes)));
}
