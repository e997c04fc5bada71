// The fleets that are measured, written where they are first asked for.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fleet, fleetWithBadShip, flowFleet } from "./fleets.js";

/** Each way to write a fleet of so many ships into a file of the folder; what it is called. */
export function filesIn(folder) {
  const written = new Set();
  const once = (name, write) => {
    if (!written.has(name)) write(join(folder, name));
    written.add(name);
    return name;
  };
  const file = (kind, make) => (ships) =>
    once(`${kind}-${ships}.yaml`, (path) => writeFileSync(path, make(ships)));
  return {
    plain: file("plain", fleet),
    flow: file("flow", flowFleet),
    oneBad: file("one-bad", fleetWithBadShip),
    /** A folder of files, no two alike. */
    many: (files, ships) =>
      once(`${files}-of-${ships}`, (path) => {
        mkdirSync(path);
        for (let i = 0; i < files; i++) writeFileSync(join(path, `${i}.yaml`), fleet(ships, i));
      }),
  };
}
