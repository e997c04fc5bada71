import { suggest } from "../../../source/suggest.js";
import type { ProgramFacts } from "../../define/command.js";
import { EXIT, type Io, UsageError } from "../../io.js";

/** `shipcost help` */
export function help(_io: Io, names: readonly string[], _options: unknown, { root }: ProgramFacts): number {
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
