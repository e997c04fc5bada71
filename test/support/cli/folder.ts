import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

export type Contents = Readonly<Record<string, string | Uint8Array>>;

/** Writes files below a folder; a path that ends in a slash is a folder of its own. */
export function write(root: string, files: Contents): void {
  for (const [path, content] of Object.entries(files)) {
    if (path.endsWith("/")) mkdirSync(join(root, path), { recursive: true });
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }
}

/** A folder of its own with these files, and no mark of a project; taken away after the tests of the file. */
export function folder(files: Contents = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "shipcost-here-")));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  write(root, files);
  return root;
}
