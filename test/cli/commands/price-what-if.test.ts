import { describe, expect, test } from "vitest";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const here = folder({
  "fleet.yaml": `fleet: F
ships:
  - {name: Kaiser, hull: 8, primaries: 8}
  - {name: "a=b.hull", hull: 2, primaries: 2}
  - {name: Pike, hull: 4, primaries: 4, notes: x}
`,
});
const price = (...args: string[]) => inProcess(here, ["price", "fleet.yaml", "--format", "json", ...args]);

describe("price --set NAME.KEY=VALUE", () => {
  test.each([
    [["Kaiser.toughness=4"], [10, 2, 4], 16],
    [["a=b.hull.toughness=4"], [8, 3, 4], 15],
    [["Kaiser.toughness=4", "Pike.shields=1"], [10, 2, 5], 17],
    [["toughness=4"], [10, 3, 5], 18],
    [["Pike.notes=a.hull=3"], [8, 2, 4], 14],
    [["notes=Kaiser.hull=30"], [8, 2, 4], 14],
  ])("%j", async (settings, points, total) => {
    const { code, stdout } = await price(...settings.flatMap((each) => ["--set", each]));
    const [document] = JSON.parse(stdout).files[0].documents;
    expect(document.ships.map((ship: { points: number }) => ship.points)).toEqual(points);
    expect([code, document.points]).toEqual([0, total]);
  });

  test.each([
    ["Kaisr.hull=9", "--set Kaisr.…: no ship is called Kaisr; did you mean Kaiser?"],
    ["Zzz.hull=9", "--set Zzz.…: no ship is called Zzz"],
    [
      "Kaiser.hul=9",
      "--set Kaiser.hul=9: expected KEY=VALUE or NAME.KEY=VALUE with a field of a ship; did you mean hull?",
    ],
    ["Kaiser.hull=", "--set Kaiser.hull=: expected a value after the =, as YAML would have it"],
  ])("%s is a usage error that says why", async (setting, said) => {
    const { code, stderr } = await price("--set", setting);
    expect([code, stderr]).toEqual([2, `shipcost: ${said}\n`]);
  });
});

describe("price --csv", () => {
  test("prints CSV also where no format is named, and refuses other formats alone", async () => {
    const { code, stdout } = await inProcess(here, ["price", "fleet.yaml", "--csv", "excel"]);
    expect(code).toBe(0);
    expect(stdout.startsWith("\uFEFFpath,line,")).toBe(true);
    const other = await inProcess(here, ["price", "fleet.yaml", "--csv", "excel", "-f", "markdown"]);
    expect([other.code, other.stderr]).toEqual([2, "shipcost: --csv excel: no --format is csv\n"]);
  });
});

test("price --format text is a plain line a ship", async () => {
  const outcome = await inProcess(here, ["price", "fleet.yaml#Pike", "-f", "text"]);
  expect(outcome).toMatchObject({
    code: 0,
    stdout: "Pike: 4 points; hull 4, toughness 3, shields 0, engines 2, TL 4, regular crew; 4 primaries\n",
    stderr: "",
  });
});
