import { randomUUID } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * Writes a file whole or not at all: a reader sees the old content or the new. A link is followed to its file, whose
 * mode is kept. Throws the system's error; the old file stays as it was then.
 */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  const target = fileBehind(file);
  const beside = path.join(path.dirname(target ?? file), `.${path.basename(file)}.${randomUUID()}.tmp`);
  try {
    writeFileSync(beside, content, { flag: "wx" });
    if (target !== null) {
      accessSync(target, constants.W_OK);
      chmodSync(beside, statSync(target).mode);
    }
    renameSync(beside, target ?? file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The file that a path leads to, links followed; null where there is none yet. */
function fileBehind(file: string): string | null {
  try {
    return realpathSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
