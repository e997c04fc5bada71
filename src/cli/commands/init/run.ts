import { writeFileSync } from "node:fs";
import path from "node:path";
import { systemReason } from "../../files/project.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { STARTER } from "./starter.js";

/** `shipcost init`: never replaces a file. */
export function init(io: Io, [file = "fleet.yaml"]: string[]): number {
  if (file === "-") {
    io.out(STARTER);
    return EXIT.ok;
  }
  try {
    writeFileSync(path.resolve(io.cwd, file), STARTER, { flag: "wx" });
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw new UsageError(
      exists ? `${file} exists already and was not changed` : `${file}: ${systemReason(error)}`,
    );
  }
  io.out(`wrote ${file}\n\nNext:\n  shipcost price ${file}\n  shipcost lint ${file}\n`);
  return EXIT.ok;
}
