import { formatSpecials } from "../../design/notation.js";
import type { Ship } from "../../design/ship.js";
import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { countShips } from "../../pricing/totals.js";
import { identify } from "../../rulebook/identity.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { boxKindTitle, traitTitle } from "../../rulebook/titles.js";
import { plural } from "../../source/words.js";
import { nameText, rulesetText, shipTitle } from "../text/headings.js";
import { visible } from "../text/visible.js";
import type { PriceReport } from "./report.js";

/** The report as plain text, for forums and virtual tabletops: a line a ship, under one for each fleet. */
export function priceLines({ files }: PriceReport): string {
  const blocks = files.flatMap(({ documents }) => documents.map(documentLines));
  return blocks.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

function documentLines(checked: CheckedDocument): string[] {
  const { document, ships, minefields } = checked;
  const mines = minefields.byTechLevel.map(
    ({ techLevel, patterns, points }) =>
      `${plural(patterns, "mine pattern")}: ${plural(points, "point")}; TL ${techLevel}`,
  );
  const lines = [...ships.map((ship) => shipLine(ship, document.ruleset)), ...mines];
  return document.kind === "ship" ? lines : [fleetLine(checked), ...lines];
}

/** `The Lantern Watch: 164 of 175 points, 9 ships, ruleset house 1.0 (8284a5425154)` */
function fleetLine({ document, points, budget }: CheckedDocument): string {
  const total = points === null ? "no total" : `${points}${budget === null ? "" : ` of ${budget}`} points`;
  const rules = visible(rulesetText(identify(document.ruleset)));
  return `${visible(document.header.name ?? document.path)}: ${total}, ${plural(countShips(document.ships), "ship")}, ruleset ${rules}`;
}

/** `3 × Lance, Escort: 17 points each, 51 together; hull 8, …; 6 primaries, 8 secondaries, 1xPlasma(F)` */
function shipLine({ loaded, hull, price }: CheckedShip, ruleset: Ruleset): string {
  const { ship } = loaded;
  if (!ship || !hull || !price) return `${nameText(loaded.name)}: no price, as the design has errors`;
  const many = ship.count > 1;
  const title = `${many ? `${ship.count} × ` : ""}${shipTitle(loaded, ", ")}`;
  const cost = `${plural(price.points, "point")}${many ? ` each, ${price.total} together` : ""}`;
  const mounted = mounts(ship, ruleset).join(", ");
  return [`${title}: ${cost}`, standing(ship, ruleset).join(", "), mounted]
    .filter((part) => part !== "")
    .join("; ");
}

function standing(ship: Ship, ruleset: Ruleset): string[] {
  const { kind, hull, toughness, shields, engines, agile, techLevel, crew, flagship, traits } = ship;
  return [
    ...(kind === "base" ? ["base"] : []),
    ...(flagship ? ["flagship"] : []),
    `hull ${hull}`,
    `toughness ${toughness}`,
    `shields ${shields}`,
    ...(kind === "base" ? [] : [`engines ${engines}${agile ? " agile" : ""}`]),
    `TL ${techLevel}`,
    `${crew} crew`,
    ...traits.map((trait) => visible(traitTitle(trait, ruleset))),
  ];
}

function mounts(ship: Ship, ruleset: Ruleset): string[] {
  const counted: readonly (readonly [number, string, string?])[] = [
    [ship.primaries, "primary", "primaries"],
    [ship.secondaries, "secondary", "secondaries"],
    [ship.fighterBays, "fighter bay"],
    [ship.boardingBays, "boarding bay"],
  ];
  return [
    ...counted.filter(([count]) => count > 0).map(([count, one, many]) => plural(count, one, many)),
    ...(ship.specials.length > 0 ? [visible(formatSpecials(ship.specials))] : []),
    ...Object.entries(ship.boxes)
      .filter(([, boxes]) => boxes > 0)
      .map(([kind, boxes]) => `${plural(boxes, "box", "boxes")} for ${visible(boxKindTitle(kind, ruleset))}`),
  ];
}
