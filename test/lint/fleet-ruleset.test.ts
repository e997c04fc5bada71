import { describe, expect, it } from "vitest";
import { house } from "../../src/rulebook/house.js";
import { identify } from "../../src/rulebook/identity.js";
import { ruleset } from "../support/helpers.js";
import type { RunOptions } from "../support/linting.js";
import { runLint } from "../support/linting.js";

const OURS = 'ruleset: ours\nversion: "1.10"\nextends: house\nstacking: sum\n';
const ours = ruleset("stacking: sum");
const [HOUSE, OWN] = [identify(house).hash, identify(ours).hash];
const SHIPS = "ships: [{name: A, hull: 4, primaries: 4}]\n";

/** What is found of a fleet whose ruleset is written so. */
function told(written: string, options: RunOptions = {}, rules = OURS) {
  const files = { "fleet.yaml": `fleet: F\nruleset: ${written}\n${SHIPS}`, "ours.yaml": rules };
  const run = runLint(files, { ...options, named: ["fleet.yaml"] });
  return {
    run,
    brief: run.brief,
    messages: run.diagnostics.map(({ message, help }) => `${message}; ${help}`),
  };
}

describe("a fleet that pins its ruleset", () => {
  it.each([
    "house",
    "{file: house}",
    '{file: house, version: "1.0"}',
    "{file: house, version: 1.0}",
    `{file: house, hash: "${HOUSE}"}`,
    `{file: house, hash: "${HOUSE.toUpperCase()}"}`,
    `{version: "1.0", hash: "${HOUSE}"}`,
    '{version: "1.0"}',
    "{}",
    "ours.yaml",
    `{file: ours.yaml, version: 1.10, hash: "${OWN}"}`,
    `{file: ours.yaml, hash: "${OWN}"}`,
  ])("%s is judged under it", (written) => {
    expect(told(written).brief).toEqual([]);
  });

  it("is judged by the file that it names", () => {
    const { run } = told("{file: ours.yaml, version: 1.10}");
    expect(run.files[0]?.documents[0]?.document.ruleset.ruleset).toBe("ours");
  });

  it.each([
    ['{file: house, version: "0.9"}', '3 fleet/ruleset "0.9"'],
    ["{file: ours.yaml, version: 1.1}", "2 fleet/ruleset 1.1"],
    ['{file: house, hash: "0123456789ab"}', '2 fleet/ruleset "0123456789ab"'],
    ['{version: "2"}', '2 fleet/ruleset "2"'],
    [`{file: ours.yaml, hash: "${HOUSE}"}`, `2 fleet/ruleset "${HOUSE}"`],
  ])("%s is told that another is in force", (written, brief) => {
    expect(told(written).brief).toEqual([brief.replace(/^3/, "2")]);
  });

  it("says what the fleet was made for and what is in force", () => {
    expect(
      told(`{file: ours.yaml, version: "1.10", hash: "${OWN}"}`, {}, OURS.replace("sum", "compound"))
        .messages,
    ).toEqual([
      expect.stringMatching(
        new RegExp(
          `^the fleet was made for a ruleset with version "1.10" and hash ${OWN}, but ours 1.10 \\(([0-9a-f]{12})\\) is in force; agree on the rules as they are now, and write hash: "\\1"$`,
        ),
      ),
    ]);
  });

  it.each([
    ["{file: house, version: 1.0}", ours, 1],
    [`{hash: "${HOUSE}"}`, ours, 1],
    [`{hash: "${OWN}"}`, ours, 0],
    ["{file: ours.yaml, version: 1.10}", house, 1],
    ["{file: ours.yaml}", house, 0],
    ["ours.yaml", house, 0],
  ])("%s is told of a ruleset that is given for everything", (written, given, count) => {
    const { brief } = told(written, { ruleset: given });
    expect(brief).toHaveLength(count);
    expect(brief.every((each) => each.includes("fleet/ruleset"))).toBe(true);
  });

  it("is told of another ruleset though that has its version", () => {
    const same = ruleset("stacking: compound");
    const { messages } = told("{file: ours.yaml, version: 1.10}", { ruleset: { ...same, version: "1.10" } });
    expect(messages).toEqual([expect.stringContaining("check the fleet under its own ruleset")]);
  });

  it.each([
    ["{fil: house}", "2 schema/unknown-key fil"],
    ["[house]", "2 schema/type house"],
    ["{file: none.yaml}", "2 schema/range none.yaml"],
    ['{hash: "0123"}', '2 schema/type "0123"'],
    ["{hash: 123456789012}", "2 schema/type 123456789012"],
    ["{hash: 012345678901}", "2 schema/type 012345678901"],
    ["{version: [1]}", "2 schema/type 1"],
  ])("%s is told where it stands", (written, brief) => {
    expect(told(written).brief).toEqual([brief]);
  });

  it("leaves the ledger of its ships standing", () => {
    const { run } = told('{file: house, version: "0.9"}');
    expect(run.files[0]?.documents[0]).toMatchObject({ points: 4, ships: [{ legal: true }] });
  });

  it("may name its player", () => {
    const run = runLint({ "f.yaml": `fleet: F\nplayer: Ada\n${SHIPS}` });
    expect(run.brief).toEqual([]);
    expect(run.files[0]?.documents[0]?.document.header.player).toBe("Ada");
  });
});
