import { expect, it } from "vitest";
import { load } from "../support/loading.js";

const FILES = {
  "lancer.yaml": "name: Lancer\nhull: 6\nspecials: [1xPlasma(F), 2x missile (a)]\n",
  "broken.yaml": "name: Broken\nhull: four\n",
  "none.yaml": "a: [",
};
const FLEET = `fleet: All kinds
budget: 60
x-yard: &yard Built at the Long Slip
minefields: [{patterns: 2}]
ships:
  - {name: Kite, hull: 4, notes: *yard, specials: "1xPlasma(F)"}
  - name: Wrong
    helm: 4
  - {design: lancer.yaml, count: 2}
  - {design: broken.yaml}
  - {design: none.yaml}
  - {design: nowhere.yaml}
---
- {name: Listed, hull: 4}
---
budget: none
ships: []
`;

it("is plain data: a copy of any kind has all of it", () => {
  const { file } = load(FLEET, { files: FILES });
  expect(file.documents.map(({ kind }) => kind)).toEqual(["fleet", "list", "fleet"]);
  expect(structuredClone(file)).toEqual(file);
  expect(JSON.parse(JSON.stringify(file))).toEqual(file);
});

it("leads to the places of a copy as well", () => {
  const { file, placesIn } = load(FLEET, { files: FILES });
  const copy = structuredClone(file);
  const at = (documents: typeof file.documents) =>
    documents.flatMap((document) => [
      placesIn.document(document).at(["budget"]),
      ...document.ships.map((ship) => placesIn.document(document).ship(ship).at(["hull"])),
    ]);
  expect(at(copy.documents)).toEqual(at(file.documents));
  const told = at(file.documents).map(({ path, span }) => `${path} ${span.start}`);
  expect(told).toEqual([
    `fleet.yaml ${FLEET.indexOf("60")}`,
    `fleet.yaml ${FLEET.indexOf("4, notes")}`,
    `fleet.yaml ${FLEET.indexOf("name: Wrong")}`,
    `lancer.yaml ${FILES["lancer.yaml"].indexOf("6")}`,
    `broken.yaml ${FILES["broken.yaml"].indexOf("four")}`,
    `none.yaml ${FILES["none.yaml"].length}`,
    `fleet.yaml ${FLEET.indexOf("design: nowhere")}`,
    `fleet.yaml ${FLEET.indexOf("name: Listed")}`,
    `fleet.yaml ${FLEET.indexOf("4}\n---")}`,
    `fleet.yaml ${FLEET.indexOf("none\nships")}`,
  ]);
});
