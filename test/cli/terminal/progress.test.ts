import { describe, expect, it } from "vitest";
import { Progress } from "../../../src/cli/terminal/progress.js";

const CLEAR = "\r\u001B[K";

function terminal(isTerminal = true, columns = 80) {
  const written: string[] = [];
  let time = 5000;
  const progress = new Progress({
    now: () => time,
    isTerminal: () => isTerminal,
    columns: () => columns,
    write: (text) => void written.push(text),
  });
  return { progress, written, pass: (ms: number) => (time += ms) };
}

function work(progress: Progress, ships: number): void {
  for (let i = 0; i < ships; i++) progress.read();
}

describe("progress", () => {
  it("says nothing of work that is done in two seconds", () => {
    const { progress, written, pass } = terminal();
    progress.begin(1);
    progress.file("fleet.yaml");
    for (let second = 0; second < 19; second++) {
      pass(100);
      work(progress, 64);
    }
    progress.clear();
    expect(written).toEqual([]);
  });

  it("says after that how many ships and files are done, and takes the line away", () => {
    const { progress, written, pass } = terminal();
    progress.begin(3);
    progress.file("a.yaml");
    work(progress, 100);
    pass(2000);
    work(progress, 100);
    progress.checked();
    progress.file("b.yaml");
    pass(100);
    progress.file("c.yaml");
    progress.clear();
    progress.clear();
    expect(written).toEqual([
      `${CLEAR}shipcost: file 1 of 3, 128 ships read, 0 checked: a.yaml`,
      `${CLEAR}shipcost: file 3 of 3, 200 ships read, 1 checked: c.yaml`,
      CLEAR,
    ]);
  });

  it("fits the terminal, and shows no escape sequence of a name", () => {
    const { progress, written, pass } = terminal(true, 30);
    progress.begin(1);
    progress.file(`\u001B[31m${"long".repeat(20)}.yaml`);
    pass(2000);
    work(progress, 64);
    expect(written).toHaveLength(1);
    const line = written[0]!.slice(CLEAR.length);
    expect(line).toHaveLength(29);
    expect(line).not.toContain("\u001B");
  });

  it("is for terminals only", () => {
    const { progress, written, pass } = terminal(false);
    progress.begin(2);
    for (const path of ["a.yaml", "b.yaml"]) {
      progress.file(path);
      pass(60_000);
      work(progress, 640);
    }
    progress.clear();
    expect(written).toEqual([]);
  });
});
