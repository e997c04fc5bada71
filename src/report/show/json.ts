import type { LoadedDocument } from "../../design/loaded.js";
import type { AtTable } from "../../play/at-table.js";
import type { CardSpecial, DataCard } from "../../play/data-card.js";
import { identify } from "../../rulebook/identity.js";
import { findingJson, type Sources, suppressedJson } from "../text/finding-json.js";
import { jsonDocument } from "../text/json.js";
import type { ShownShip, ShowReport } from "./report.js";

const NO_MINES = { racks: 0, patternsPerRack: 0, patterns: 0, mines: 0, laidPerTurn: 0, strengthPerMine: 0 };

/** The JSON document of `show`. */
export function showJson({ documents, diagnostics, suppressed }: ShowReport, sources: Sources): string {
  const ships = documents.flatMap(({ document, ships }) => {
    const ruleset = identify(document.ruleset);
    return ships.map((ship) => ({ ...shipJson(ship, document), ruleset }));
  });
  return jsonDocument({
    ships,
    findings: diagnostics.map((each) => findingJson(each, sources)),
    suppressed: suppressed.map((each) => suppressedJson(each, sources)),
  });
}

function shipJson({ loaded, card, table, price }: ShownShip, { header }: LoadedDocument) {
  const { ship } = card;
  return {
    name: loaded.name,
    path: loaded.path,
    line: loaded.line,
    design: loaded.design,
    fleet: header.name,
    class: ship.class,
    kind: ship.kind,
    count: ship.count,
    flagship: ship.flagship,
    techLevel: ship.techLevel,
    movement: header.movement,
    defence: card.defence,
    toughness: ship.toughness,
    shields: ship.shields,
    engines: ship.engines,
    agile: ship.agile,
    primaries: ship.primaries,
    fighterBays: ship.fighterBays,
    boardingBays: ship.boardingBays,
    traits: ship.traits,
    notes: ship.notes,
    ...followingJson(card, table),
    exact: price.exact,
    points: price.points,
    total: price.total,
  };
}

/** What follows from the design. */
function followingJson(card: DataCard, { burn, fighters, burns, msgHits }: AtTable) {
  const { damageControlParties, ...hull } = card.hull;
  const { quality, ...crew } = card.crew;
  return {
    hull: { ...hull, class: card.hullClass },
    damageControlParties,
    engineDamage: card.engineDamage,
    secondaries: card.secondaries,
    burn,
    fighters,
    specials: card.specials.map((special, i) => ({ ...specialJson(special), burns: burns[i] ?? null })),
    knockOut: card.knockOut.map(({ notation, chance }) => ({ notation, chance: chance })),
    knockOutDice: card.knockOutDice,
    crew: { quality, ...crew },
    base: card.base !== null,
    baseNotes: card.base,
    mines: card.mines ?? NO_MINES,
    minesweeping: card.sweeping.bonus,
    sweeping: card.sweeping,
    msg: card.msg && { ...card.msg, hits: msgHits },
  };
}

function specialJson({ notation, special, effect, arcs, boxes, ranges }: CardSpecial) {
  const { count, type, power } = special;
  const arc = arcs.length === 0 ? null : special.arcs.join("");
  return { notation, count, type, effect, power, arc, arcs, boxes, ranges };
}
