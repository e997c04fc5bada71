import { arcDegrees } from "../../../design/arcs.js";
import type { CardArc } from "../../../play/data-card.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { type Part, words } from "./part.js";

/** A bearing from 0 to 360 degrees. */
function turned(degrees: number): number {
  return degrees < 0 ? degrees + 360 : degrees;
}

/** The arcs, house arcs first: those are drawn as the arcs of Star Fleet Battles that they stand for. */
export function arcDiagrams({ arcs, optionalRules }: Ruleset): Part {
  const house = arcs.house.map(
    ({ id, name, sfb }): CardArc => ({
      id,
      name: sfb === undefined ? name : `${name} (${sfb})`,
      degrees: arcDegrees(id, arcs),
    }),
  );
  const sfb = arcs.sfb.map(({ id }): CardArc => {
    const degrees = arcDegrees(id, { ...arcs, house: [] });
    return { id, name: degrees ? `${degrees.map(turned).join("–")}°` : "", degrees };
  });
  const [one, ...others] = arcs.house;
  // Not two letters that spell an arc of Star Fleet Battles.
  const other = others.find((each) => !sfb.some(({ id }) => id === `${one?.id}${each.id}`));
  const both = one && other ? `, such as (${one.id}${other.id}),` : "";
  return {
    title: "Firing arcs",
    topics: ["house-arcs", "default-arc", "several-arcs", "msg-arcs"],
    body: [
      { kind: "arcs", arcs: [...house, ...sfb] },
      words(
        "Up is the bow; degrees are clockwise from it, and an edge is in arc. The house arcs are drawn as the arcs that they are for an MSG; the texts give them no degrees.",
        `A weapon without a written arc fires into ${arcs.default}; an MSG must have one written. Several arcs for one weapon${both} cost nothing more.`,
        !optionalRules.additionalArcs && `Only arc ${arcs.default} is allowed in this ruleset.`,
      ),
    ],
  };
}
