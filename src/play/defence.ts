import type { Ship } from "../design/ship.js";
import { exact, type Points, toPoints } from "../rulebook/exact.js";

/** The defence that fire on a ship meets: toughness and shields; exact text where it is too large for a number. */
export function defenceMet({ toughness, shields }: Pick<Ship, "toughness" | "shields">): Points {
  return toPoints(exact(toughness).add(shields));
}
