import { spawn } from "node:child_process";
import { mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { BIN, project } from "../support/cli/run.js";

const DESIGN = "name: Lancer\nhull: 4\nprimaries: 4\n";
const BROKEN = DESIGN.replace("primaries: 4", "primaries: 5");
const RULES = 'ruleset: rules\nversion: "1"\nextends: house\n';
const FLEET = "fleet: F\nruleset: rules.yaml\nships:\n  - {design: designs/lancer.yaml, name: One}\n";

/** A watching command: what it has said so far, and waiting for what it says next. */
function watching(cwd: string, args: readonly string[]) {
  const child = spawn(process.execPath, [BIN, ...args, "--watch"], {
    cwd,
    env: { PATH: process.env.PATH ?? "" },
  });
  let said = "";
  let rounds = 0;
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    rounds = said.split("watching ").length - 1;
    for (const wake of waiting) wake();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  afterAll(() => void child.kill("SIGKILL"));
  return {
    child,
    ended,
    /** What the round said that comes after so many. */
    async round(after: number): Promise<string> {
      await new Promise<void>((resolve) => {
        const check = () => {
          if (rounds <= after) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
      return said.split(/shipcost: watching .*\n/)[after]!;
    },
    rounds: () => rounds,
    said: () => said,
  };
}

describe("lint --watch", () => {
  test("runs again when a file, a design that it names, or a ruleset changes, and ends at Ctrl-C", async () => {
    const here = project({
      "fleet.yaml": FLEET,
      "designs/lancer.yaml": DESIGN,
      "rules.yaml": RULES,
    });
    const watch = watching(here.root, ["lint", "fleet.yaml"]);
    expect(await watch.round(0)).toContain("no findings");
    const change = async (file: string, text: string) => {
      const before = watch.rounds();
      writeFileSync(join(here.root, file), text);
      return watch.round(before);
    };
    expect(await change("designs/lancer.yaml", BROKEN)).toContain("hull/overfull");
    expect(await change("designs/lancer.yaml", DESIGN)).toContain("no findings");
    expect(await change("rules.yaml", `${RULES}rounding: sideways\n`)).toContain("the ruleset has errors");
    expect(await change("rules.yaml", RULES)).toContain("no findings");
    expect(await change("fleet.yaml", FLEET.replace("F\n", "F\nbudget: 1\n"))).toContain("fleet/budget");
    watch.child.kill("SIGINT");
    expect(await watch.ended).toBe(0);
    expect(watch.said()).not.toContain("\u001B");
  });

  test("sees files come and go in a folder, and a design that was missing", async () => {
    const here = project({ "fleets/one.yaml": "- {design: gone.yaml, name: One}\n" });
    const watch = watching(here.root, ["lint", "fleets", "--format", "concise"]);
    expect(await watch.round(0)).toContain("fleet/design-reference");
    let before = watch.rounds();
    writeFileSync(join(here.root, "fleets/gone.yaml"), DESIGN);
    expect(await watch.round(before)).toBe("");
    before = watch.rounds();
    writeFileSync(join(here.root, "fleets/two.yaml"), BROKEN);
    expect(await watch.round(before)).toContain("two.yaml");
    before = watch.rounds();
    unlinkSync(join(here.root, "fleets/two.yaml"));
    expect(await watch.round(before)).toBe("");
    before = watch.rounds();
    rmSync(join(here.root, "fleets"), { recursive: true });
    expect(await watch.round(before)).toContain("no such file");
    before = watch.rounds();
    mkdirSync(join(here.root, "fleets"));
    writeFileSync(join(here.root, "fleets/three.yaml"), BROKEN);
    expect(await watch.round(before)).toContain("three.yaml");
    watch.child.kill("SIGTERM");
    expect(await watch.ended).toBe(0);
  });

  test("follows configurations and ignore files, also those that come only later", async () => {
    const here = project({ "sub/odd.yaml": DESIGN.replace("primaries: 4", "primaries: 4\nengines: 3") });
    const watch = watching(here.root, ["lint", "sub", "--format", "concise"]);
    expect(await watch.round(0)).toContain("warning engines/odd-point");
    const change = async (file: string, text: string) => {
      const before = watch.rounds();
      writeFileSync(join(here.root, file), text);
      return watch.round(before);
    };
    expect(await change(".shipcost.yaml", "rules: {engines/odd-point: error}\n")).toContain(
      "error engines/odd-point",
    );
    expect(await change("sub/.shipcost.yaml", "rules: {engines/odd-point: off}\n")).toBe("");
    expect(await change("sub/.shipcost.yaml", "rules: {engine/odd-point: off}\n")).toContain(
      "schema/unknown-key",
    );
    expect(await change("sub/.shipcost.yaml", "rules: {engines/odd-point: info}\n")).toContain(
      "info engines/odd-point",
    );
    expect(await change(".gitignore", "odd.yaml\n")).toContain(
      "but what is ignored: odd.yaml (.gitignore:1)",
    );
    expect(await change(".gitignore", "# none\n")).toContain("info engines/odd-point");
    watch.child.kill("SIGINT");
    expect(await watch.ended).toBe(0);
  });

  test("sees a named file come back that was taken away, by itself, with its folder, or by another's rename", async () => {
    const here = project({ "sub/a.yaml": DESIGN, "other.yaml": BROKEN });
    const watch = watching(here.root, ["lint", "sub/a.yaml", "--format", "concise"]);
    const at = (path: string) => join(here.root, path);
    const next = async (change: () => void) => {
      const before = watch.rounds();
      change();
      return watch.round(before);
    };
    expect(await watch.round(0)).toBe("");
    expect(await next(() => unlinkSync(at("sub/a.yaml")))).toContain("no such file");
    expect(watch.said()).toContain("watching 0 files");
    expect(await next(() => writeFileSync(at("sub/a.yaml"), BROKEN))).toContain("hull/overfull");
    expect(await next(() => renameSync(at("sub"), at("away")))).toContain("no such file");
    expect(await next(() => renameSync(at("away"), at("sub")))).toContain("hull/overfull");
    expect(await next(() => writeFileSync(at("sub/a.yaml"), DESIGN))).toBe("");
    expect(await next(() => renameSync(at("other.yaml"), at("sub/a.yaml")))).toContain("hull/overfull");
    watch.child.kill("SIGINT");
    expect(await watch.ended).toBe(0);
  });

  test("is not woken by a report of its own", async () => {
    const here = project({ "a.yaml": DESIGN });
    const watch = watching(here.root, ["lint", ".", "--format", "json=found.json", "--format", "concise"]);
    await watch.round(0);
    const before = watch.rounds();
    writeFileSync(join(here.root, "a.yaml"), BROKEN);
    expect(await watch.round(before)).toContain("hull/overfull");
    watch.child.kill("SIGINT");
    expect(await watch.ended).toBe(0);
    expect(watch.rounds()).toBe(before + 1);
  });

  test("cannot watch standard input", async () => {
    const here = project();
    const { code, stderr } = await here.run(["lint", "-", "--watch"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("standard input cannot be watched")]);
  });
});

test("price --watch prices again, and ends when its reader is gone", async () => {
  const here = project({ "a.yaml": DESIGN });
  const watch = watching(here.root, ["price", "a.yaml", "--brief"]);
  expect(await watch.round(0)).toMatch(/Lancer .* 4/);
  watch.child.stdout.destroy();
  writeFileSync(join(here.root, "a.yaml"), DESIGN.replace("hull: 4", "hull: 8"));
  expect(await watch.ended).toBe(0);
});

test("on a terminal the screen is cleared before each round and left as it was", async () => {
  const here = project({ "a.yaml": DESIGN });
  // The terminal of script(1) is a real one; it is interrupted as a person would, with Ctrl-C.
  const command = `exec ${process.execPath} ${BIN} lint a.yaml --watch`;
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    cwd: here.root,
    env: { PATH: process.env.PATH ?? "", TERM: "xterm" },
  });
  let said = "";
  let pressed = false;
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (!pressed && said.includes("watching")) {
      pressed = true;
      child.stdin.write("\u0003");
    }
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(code).toBe(0);
  expect(said.startsWith("\u001B[2J\u001B[H")).toBe(true);
  // Neither another screen nor a hidden cursor is left behind.
  expect(said).not.toContain("\u001B[?");
});
