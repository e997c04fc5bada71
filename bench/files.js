// The fleets that are measured, written where they are first asked for.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fleet, fleetWithBadShip } from "./fleets.js";
import { fileStyles } from "./styles.js";

const STYLE_NAMES = [...fileStyles(2, 7).keys()];

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
    /** Each style by its name, with the way to its file. */
    styles: (ships) =>
      STYLE_NAMES.map((name) => [
        name,
        () =>
          once(`${name}-${ships}.yaml`.replace(/[^\w.]+/g, "-"), (path) =>
            writeFileSync(path, fileStyles(ships, 7).get(name)),
          ),
      ]),
    oneBad: file("one-bad", fleetWithBadShip),
    /** A folder of files, no two alike. */
    many: (files, ships) =>
      once(`${files}-of-${ships}`, (path) => {
        mkdirSync(path);
        for (let i = 0; i < files; i++) writeFileSync(join(path, `${i}.yaml`), fleet(ships, i));
      }),
  };
}
