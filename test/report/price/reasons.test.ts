import { describe, expect, test } from "vitest";
import type { CheckedShip } from "../../../src/lint/checked.js";
import { RULES } from "../../../src/lint/rules.js";
import { priceReport } from "../../../src/report/price/report.js";
import { priceTable } from "../../../src/report/price/table.js";
import { PLAIN } from "../../../src/report/text/text.js";
import { visible } from "../../../src/report/text/visible.js";
import { runLint } from "../../support/linting.js";

const LAYOUT = { width: 80, palette: PLAIN };
const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** The messages of the errors that leave a ship without a price. */
const reasons = ({ legal, findings }: CheckedShip) =>
  legal ? [] : findings.filter(({ severity }) => severity === "error").map(({ message }) => message);

describe("whatever a configuration makes an error, price says why a ship has no price:", () => {
  test.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, { bad }) => {
    const text = bad.bytes ? Uint8Array.from(bad.bytes) : bad.yaml;
    const options = { severities: { [id]: "error" as const }, named: ["example.yaml"] };
    const { files, diagnostics, suppressed } = runLint({ ...bad.files, "example.yaml": text }, options);
    const printed = oneLine(priceTable(priceReport(files, diagnostics, true, suppressed), LAYOUT, false));
    const ships = files.flatMap(({ documents }) => documents.flatMap((document) => document.ships));
    const why = [
      ...files.flatMap((file) => file.loose.map(({ message }) => message)),
      ...ships.flatMap(reasons),
    ];
    for (const message of why) expect(printed).toContain(oneLine(visible(message)));
    const unpriced = ships.filter(({ price }) => price === null);
    expect(unpriced.length > 0 || ships.length === 0).toBe(why.length > 0);
  });
});
