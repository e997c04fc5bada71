import type { Command } from "commander";
import { suggest } from "../../../source/suggest.js";
import { EXIT, UsageError } from "../../io.js";

/** `shipcost help` */
export function help(names: readonly string[], root: Command): number {
  let found = root;
  for (const name of names) {
    const known = root.createHelp().visibleCommands(found);
    const next = known.find((each) => each.name() === name);
    if (!next) {
      const [near] = suggest(
        name,
        known.map((each) => each.name()),
      );
      throw new UsageError(`unknown command '${name}'${near ? `; did you mean ${near}?` : ""}`);
    }
    found = next;
  }
  found.outputHelp();
  return EXIT.ok;
}
