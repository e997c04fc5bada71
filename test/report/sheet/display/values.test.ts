import { DOMParser } from "@xmldom/xmldom";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFleet } from "../../../../src/index.js";
import { PER_PAGE } from "../../../../src/report/sheet/layout/paper.js";
import { type SheetOptions, sheetScene } from "../../../../src/report/sheet/sheet.js";
import { sheetSvg } from "../../../../src/report/sheet/writers/svg.js";
import { showJson } from "../../../../src/report/show/json.js";
import { showReport } from "../../../../src/report/show/report.js";
import { type WrittenShip, writtenShip } from "../../../support/random-ships.js";

/** biome-ignore lint/suspicious/noExplicitAny: JSON as other programs see it. */
type Json = any;

function read(ships: readonly WrittenShip[], options: SheetOptions, movement = "standard") {
  const fleet = loadFleet(JSON.stringify({ fleet: "F", movement, ships }));
  const svg = sheetSvg(sheetScene([fleet], options));
  const values = new Map<string, string>();
  for (const [, id, content] of svg.matchAll(/<text[^>]* id="([^"]+)"[^>]*>(.*?)<\/text>/g))
    values.set(id!, content!.replace("−", "-"));
  const json: Json = JSON.parse(showJson(showReport([fleet], fleet.diagnostics), fleet.sources));
  return { svg, values, ships: json.ships as Json[] };
}

function parsed(svg: string) {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError }).parseFromString(svg, "image/svg+xml");
}

/** Every value that a display has an id for, as the JSON document says it. */
function expected(ship: Json): Record<string, unknown> {
  const { hull, engineDamage, crew, secondaries, specials, mines, sweeping, msg, knockOutDice } = ship;
  const all: Record<string, unknown> = {
    points: ship.points,
    defence: ship.defence,
    toughness: ship.toughness,
    shields: ship.shields,
    "hull-size": hull.size,
    "hull-used": hull.used,
    engines: ship.engines,
    "tech-level": ship.techLevel,
    crew: crew.quality,
    "damage-control": ship.damageControlParties,
  };
  if (ship.count > 1) all.total = ship.total;
  if (crew.combat !== 0) Object.assign(all, { "crew-combat": crew.combat, "crew-scanning": crew.scanning });
  if (engineDamage.interval !== null) all.interval = engineDamage.interval;
  if (msg) {
    const { mounted, limit, range, sizeClass } = msg;
    const [least, greatest] = range;
    Object.assign(all, { "msg-mounted": mounted, "msg-limit": limit, "size-class": sizeClass });
    Object.assign(all, { "msg-least": least, "msg-greatest": greatest });
  }
  if (ship.primaries > 0) all.primaries = ship.primaries;
  if (secondaries.total > 0 || sweeping.gear > 0) all.secondaries = secondaries.total;
  if (secondaries.perTarget < secondaries.total) all["per-target"] = secondaries.perTarget;
  if (ship.fighterBays > 0) all["fighter-bays"] = ship.fighterBays;
  if (ship.fighters) all["fighter-move"] = ship.fighters.inches;
  if (ship.burn && ship.engines > 0)
    Object.assign(all, { burn: ship.burn.most, "silent-burn": ship.burn.silent });
  if (ship.boardingBays > 0) all["boarding-bays"] = ship.boardingBays;
  if (sweeping.gear > 0) {
    const { gear, strength, lockOnNeeded } = sweeping;
    Object.assign(all, { minesweeping: ship.minesweeping, "sweep-gear": gear, "sweep-strength": strength });
    all["sweep-lock-on"] = lockOnNeeded;
  }
  if (mines.racks > 0) {
    const { racks, patterns, laidPerTurn, strengthPerMine } = mines;
    Object.assign(all, { "mine-racks": racks, "mine-patterns": patterns, mines: mines.mines });
    Object.assign(all, { "mines-laid": laidPerTurn, "mine-strength": strengthPerMine });
  }
  let first = 1;
  for (const [i, { boxes }] of [...hull.uses, { boxes: hull.unused }].entries()) {
    if (boxes > 0) all[`use${i + 1}-boxes`] = boxes === 1 ? `${first}` : `${first}–${first + boxes - 1}`;
    first += boxes;
  }
  for (const i of engineDamage.lostAt.keys()) all[`loss${i + 1}`] = ship.engines - i - 1;
  for (const [i, { notation, ranges, burns, effect }] of specials.entries()) {
    const named = (name: string) => `special${i + 1}-${name}`;
    all[named("notation")] = notation;
    const { from, to } = knockOutDice.groups[i];
    const [low, high] = [from.join(""), to.join("")];
    all[named("die")] = low === high ? low || "any" : `${low}–${high}`;
    for (const [j, bracket] of (ranges?.brackets ?? []).entries()) {
      all[named(`damage${j + 1}`)] = bracket.damage;
      all[named(`range${j + 1}`)] = bracket.upTo;
    }
    if (burns) for (let j = 1; j <= burns.times; j++) all[named(`burn${j}`)] = burns.inches;
    else for (const [j, move] of (ranges?.moves ?? []).entries()) all[named(`move${j + 1}`)] = move;
    if (effect === "msg")
      for (const [j, { hitOn }] of msg.hits.entries())
        all[named(`hit${j + 1}`)] = hitOn === 1 ? 1 : `1–${hitOn}`;
    if (ranges?.bonus) all[named("bonus")] = ranges.bonus;
  }
  return all;
}

/** What a small display has no room for. */
const FOR_WANT_OF_ROOM = /^special\d+-(?:die|damage\d|range\d|move\d|burn\d|hit\d|bonus)$/;

describe("every number of a display", () => {
  test("is that of show --format json, on 80 designs", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.array(writtenShip(fc.constant("Lance")), { minLength: 2, maxLength: 2 }),
        fc.constantFrom(...PER_PAGE),
        fc.constantFrom("standard", "vector"),
        (written, perPage, movement) => {
          const { values, ships } = read(written, { perPage }, movement);
          expect(ships).toHaveLength(2);
          for (const [i, ship] of ships.entries()) {
            const wanted = expected(ship);
            const both = Object.entries(wanted).flatMap(([name, value]) => {
              const found = values.get(`ship${i + 1}-${name}`);
              if (found === undefined && perPage > 1 && FOR_WANT_OF_ROOM.test(name)) return [];
              return [{ name, found: found?.replace(/^\+/, ""), wanted: String(value) }];
            });
            expect(both.filter(({ found, wanted: each }) => found !== each)).toEqual([]);
            compared += both.length;
            // And nothing is said that is not compared.
            const said = [...values.keys()].filter((id) => id.startsWith(`ship${i + 1}-`));
            const names = said.map((id) => id.slice(`ship${i + 1}-`.length));
            expect(names.filter((name) => !/^(?:name$|copy)/.test(name) && !(name in wanted))).toEqual([]);
          }
        },
      ),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(1200);
  });

  test("that is lost with a hull box stands in the box of that number", () => {
    fc.assert(
      fc.property(writtenShip(fc.constant("Lance")), (written) => {
        const { svg, ships } = read([{ ...written, count: 1 }], {});
        const document = parsed(svg);
        const { hull, engineDamage } = ships[0];
        // The boxes of the hull are the square ones in cells of that name, in the order of the document.
        const groups = Array.from(document.getElementsByTagName("g")).filter((group) =>
          / hull box(?:es)? [\d–]+$/.test(` ${group.firstChild?.textContent?.split(":").at(-1) ?? ""}`),
        );
        const boxes = groups.flatMap((group) =>
          Array.from(group.getElementsByTagName("rect")).filter((rect) => rect.hasAttribute("rx")),
        );
        expect(boxes).toHaveLength(hull.size);
        const marked = boxes.flatMap((box, i) => {
          const next = box.nextSibling as unknown as {
            getAttribute?: (name: string) => string | null;
          } | null;
          return /-loss\d+$/.test(next?.getAttribute?.("id") ?? "") ? [i + 1] : [];
        });
        expect(marked).toEqual(engineDamage.lostAt);
      }),
      { numRuns: 25 },
    );
  });
});
