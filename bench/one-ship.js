// Pricing one ship that is read already, in this process, beside copying it as JSON.
import { performance } from "node:perf_hooks";
import { loadFleet, priceShip } from "../dist/index.js";
import { fleet } from "./fleets.js";
import { compare } from "./measure.js";

const SHIPS = 200;
const TIMES = 50;

/** Compares in microseconds a ship; with its ledger or without. */
export function compareOneShip({ ledger }, rounds) {
  const [{ document, ships }] = loadFleet(fleet(SHIPS)).documents;
  const price = (ship) => {
    const priced = priceShip(ship, document.ruleset);
    return ledger ? priced.ledger : priced.points;
  };
  const copy = (ship) => JSON.parse(JSON.stringify(ship));
  const typed = ships.map(({ loaded }) => loaded.ship);
  const pair = () => [{ wall: each(typed, price) }, { wall: each(typed, copy) }];
  pair();
  return compare(Array.from({ length: rounds }, pair), ["wall"]);
}

function each(ships, work) {
  const start = performance.now();
  for (let i = 0; i < TIMES; i++) for (const ship of ships) work(ship);
  return ((performance.now() - start) * 1000) / (TIMES * ships.length);
}
