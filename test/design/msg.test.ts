import { describe, expect, test } from "vitest";
import { msgCount, msgVerdict } from "../../src/design/msg.js";
import { house, lint, loadFleet } from "../../src/index.js";

/** The limits as the MSG proposal has them: how many a ship of size class 1 to 7 may mount. */
const LIMITS = [6, 3, 2, 1, 0, 0, 0];

/** Ways to write a number of MSGs: all in one arc, one in each arc, and one against the rest. */
function waysToMount(count: number): string[] {
  const arcs = ["FA", "RA", "LS", "RS", "FX", "RX", "360"];
  const each = arcs.slice(0, count).map((arc) => `1xMSG(${arc})`);
  return [`${count}xMSG(FA)`, each.join(", "), count > 1 ? `1xMSG(L), ${count - 1}xMSG(R)` : "1xMSG(A)"];
}

const design = (kind: string, sizeClass: number, specials: string, count: number) =>
  `name: Well\nkind: ${kind}\nhull: 12\nprimaries: ${12 - count}\nsizeClass: ${sizeClass}\nspecials: ${specials}\n`;

const cases = ["ship", "base"].flatMap((kind) =>
  LIMITS.flatMap((limit, i) =>
    [limit, limit + 1]
      .filter((count) => count > 0)
      .flatMap((count) =>
        waysToMount(count).map((specials) => ({ kind, sizeClass: i + 1, limit, count, specials })),
      ),
  ),
);

describe("MSG limits at n and n + 1", () => {
  test.each(cases)(
    "size class $sizeClass, a $kind, $specials",
    ({ kind, sizeClass, limit, count, specials }) => {
      const yaml = design(kind, sizeClass, specials, count);
      const told = lint(yaml).filter(({ ruleId }) => ruleId.startsWith("msg/"));
      expect(told.map(({ ruleId, line }) => `${line} ${ruleId}`)).toEqual(
        count > limit ? ["6 msg/limit"] : [],
      );

      const [checked] = loadFleet(yaml).documents[0]!.ships;
      expect(checked!.legal).toBe(count <= limit);
      const { ship } = checked!.loaded;
      expect(msgVerdict(ship!.sizeClass, msgCount(ship!, house), house)).toMatchObject({
        sizeClass,
        limit,
        mounted: count,
        allowed: count <= limit,
      });
    },
  );

  test("the finding stands at the group that goes over, and says how many are allowed", () => {
    const [told] = lint(design("ship", 2, "2xMSG(FA), 1xMSG(RA), 1xMSG(360)", 4)).filter(
      ({ ruleId }) => ruleId === "msg/limit",
    );
    expect(told).toMatchObject({ line: 6, column: 33, endColumn: 43 });
    expect(told!.message).toContain("at most 3");
  });
});
