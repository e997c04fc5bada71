import { expect, test } from "vitest";
import { namesIn } from "../../../src/cli/commands/sheet/output.js";

test("files of a folder are called after what they are of, and no two alike", () => {
  const paths = ["a/fleet.yaml", "b/Fleet.yml", "fleet.yaml", "home.v2.yaml", ".yaml", "fleet-2.yaml"];
  expect(namesIn("out", paths, "pdf")).toEqual([
    "out/fleet.pdf",
    "out/Fleet-2.pdf",
    "out/fleet-3.pdf",
    "out/home.v2.pdf",
    "out/sheet.pdf",
    "out/fleet-2-2.pdf",
  ]);
});
