import { describe, expect, test } from "vitest";
import { priceShip } from "../../src/pricing/price.js";
import { extendRuleset } from "../../src/rulebook/extend.js";
import { house } from "../../src/rulebook/house.js";
import { rulesetSchemas } from "../../src/rulebook/schema.js";
import { folder } from "../support/cli/folder.js";
import { inProcess } from "../support/cli/in-process.js";
import { onlyShip, readRuleset, ruleset, toldUnder } from "../support/helpers.js";

/** What every object has without saying so. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
/** Those that are names of letters alone: a weapon type, a trait or box kind may be called so. */
const LETTERS = INHERITED.filter((name) => /^[a-z]+$/i.test(name));
const IDS = [...new Set(LETTERS.map((name) => name.toLowerCase()))];

/** A ruleset in which everything that may have a name is called as what every object has. */
const RULESET = `ruleset: constructor
version: "1"
extends: house
title: toString
modifiers:
${IDS.map((id) => `  - { id: ${id}, title: ${id}, percent: 1, stage: chart, when: { trait: ${id} } }\n`).join("")}
boxKinds:
${LETTERS.map((id) => `  - { id: ${id}, cost: 0.5, damageControl: true }\n`).join("")}
specials:
${LETTERS.map((id) => `  - { id: ${id} }\n`).join("")}
traits: [${LETTERS.join(", ")}]
classNames: [{ from: 1, to: 4, name: __proto__ }, { from: 5, name: constructor }]
plasma: { brackets: [{ name: toString, inches: 6, damage: 3 }, { name: __proto__, inches: 9, damage: 1 }] }
`;

const FLEET = `fleet: constructor
ruleset: rules.yaml
player: toString
ships:
  - name: __proto__
    class: hasOwnProperty
    hull: 40
    boxes: { ${LETTERS.map((id) => `${id}: 1`).join(", ")} }
    specials: ${LETTERS.map((id) => `1x${id}(F)`).join(", ")}, 1xPlasma(F)
    traits: [${[...new Set([...LETTERS, ...IDS])].join(", ")}]
`;

const LEAKS = /native code|\[object|function |undefined|NaN/;

describe("names of what every object has are plain names", () => {
  test.each<string[]>([
    ["lint", "f.yaml"],
    ["lint", "f.yaml", "--format", "json"],
    ["price", "f.yaml"],
    ["price", "f.yaml", "--format", "json"],
    ["price", "f.yaml", "--format", "csv"],
    ["price", "f.yaml", "--format", "markdown"],
    ["price", "f.yaml", "--format", "text"],
    ["show", "f.yaml"],
    ["show", "f.yaml", "--format", "json"],
    ["sheet", "f.yaml", "--format", "html", "-o", "-"],
    ["fmt", "f.yaml", "--check", "--quiet"],
    ["ruleset", "check", "rules.yaml"],
    ["ruleset", "show", "rules.yaml"],
    ["ruleset", "show", "rules.yaml", "--format", "json"],
    ["schema", "ship", "--ruleset", "rules.yaml"],
    ["schema", "fleet", "--ruleset", "rules.yaml"],
    ["explain", "constructor", "--ruleset", "rules.yaml"],
    ["explain", "--ruleset", "rules.yaml"],
    ["diff", "f.yaml", "g.yaml"],
    ["diff", "f.yaml", "g.yaml", "--format", "json"],
  ])("%s %s %s %s %s", async (...args) => {
    const other = FLEET.replace("constructor: 1", "constructor: 2").replace("1xtoString(F)", "2xtoString(F)");
    const root = folder({ ".git/": "", "rules.yaml": RULESET, "f.yaml": FLEET, "g.yaml": other });
    const { code, stdout, stderr } = await inProcess(root, args);
    expect({ code, stderr }).toEqual({ code: args[0] === "diff" ? 1 : 0, stderr: "" });
    const text =
      args[0] === "sheet"
        ? stdout.replace(/<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>/g, "")
        : stdout;
    expect(LEAKS.exec(text)?.[0]).toBeUndefined();
  });

  test("of a ship, which is priced as with any others", () => {
    const rename = (text: string) =>
      LETTERS.reduce((made, id, i) => made.replaceAll(id, `plain${"abcdefghij"[i]}`), text);
    const own = ruleset(RULESET.split("\n").slice(3).join("\n"));
    const plain = ruleset(rename(RULESET.split("\n").slice(3).join("\n")));
    const boxes = `hull: 40\nboxes: { ${LETTERS.map((id) => `${id}: 1`).join(", ")} }\nspecials: ${LETTERS.map((id) => `1x${id}`).join(", ")}\n`;
    const price = priceShip(onlyShip(boxes, own), own);
    expect(price.exact).toBe(priceShip(onlyShip(rename(boxes), plain), plain).exact);
  });
});

describe("names that nothing is called", () => {
  test.each(INHERITED)("%s is an unknown type, trait, box kind, key and id", (name) => {
    const told = (line: string) => toldUnder(house, `hull: 4\n${line}\n`).map(({ rule }) => rule);
    expect(told(`specials: 1x${name}(F)`)).toEqual([
      expect.stringMatching(/^special\/(unknown-type|notation)$/),
    ]);
    expect(told(`traits: [${name}]`)).toEqual([expect.stringMatching(/^schema\//)]);
    expect(told(`boxes: {${name}: 1}`)).toEqual(["schema/unknown-key"]);
    expect(told(`${name}: 1`)).toEqual(["schema/unknown-key"]);
    expect(told(`crew: ${name}`)).toEqual(["schema/range"]);
    const { brief } = readRuleset(`ruleset: r\nversion: "1"\nremove: [${name}]\n`);
    expect(brief).toEqual([`schema/range 3:10 ${name}`]);
  });

  test("an extension that is plain data with inherited names changes nothing by them", () => {
    const file = rulesetSchemas().file.parse({ ruleset: "r", version: "1", limits: {}, capacity: {} });
    const { ruleset: _id, version: _version, title: _title, ...rules } = extendRuleset(house, file);
    const { ruleset: _houseId, version: _houseVersion, title: _houseTitle, ...rest } = house;
    expect(rules).toEqual(rest);
  });
});
