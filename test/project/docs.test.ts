import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type Example, examplesIn, runExample } from "../../scripts/docs/examples.js";
import { anchor } from "../../scripts/docs/markdown.js";
import { RULES } from "../../src/lint/rules.js";
import { rulePage } from "../../src/report/lint/rule-page.js";
import { loadRuleset } from "../../src/rulebook/load.js";
import { NO_FILES } from "../../src/source/files.js";
import { inProcess } from "../support/cli/in-process.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const text = (path: string) => readFileSync(join(root, path), "utf8");
const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...docs.map((name) => `docs/${name}`)];

// What the examples write.
const WRITTEN = /^my-|^_?shipcost(\.bash|\.fish)?$/;
afterAll(() => {
  for (const name of readdirSync(root).filter((each) => WRITTEN.test(each)))
    rmSync(join(root, name), { force: true, recursive: true });
});

/** The words of a line that is our command and nothing else; null where only a shell can read the line. */
function argumentsIn(code: string): string[] | null {
  const line = code.replace(/\s+# exits \d+$/, "");
  if (!/^npx shipcost(?: +(?:"[^"$`\\]*"|[^\s"'|<>;&$`\\*?~(){}#]+(?:#[^\s"'|<>;&]*)?))*$/.test(line))
    return null;
  const words = line.match(/"[^"]*"|\S+/g) ?? [];
  return words.slice(2).map((word) => word.replace(/^"(.*)"$/, "$1"));
}

/** In this process, where only the output is the question; as typed, on the page that everybody reads. */
async function outcomeOf(path: string, example: Example) {
  const args = path === "README.md" || example.language !== "sh" ? null : argumentsIn(example.code);
  if (!args) return runExample(example);
  const { code, printed } = await inProcess(root, args);
  return { exit: code, output: printed.replaceAll("\r\n", "\n") };
}

describe.each(pages)("%s", (path) => {
  const examples = examplesIn(text(path));
  const numbers = [...new Set(examples.map(({ block }) => block))];
  const blocks = numbers.map((number) => examples.filter(({ block }) => block === number));

  // The lines of a block one after the other: some need the file that one before wrote.
  test.concurrent.each(blocks.map((block) => [block[0]!.code.split("\n")[0]!, block] as const))(
    "runs as shown: %s",
    async (_title, block) => {
      for (const example of block) {
        const { exit, output } = await outcomeOf(path, example);
        const { code } = example;
        expect({ code, exit, output }).toEqual({
          code,
          exit: example.exit,
          output: example.output?.text ?? output,
        });
      }
    },
    120_000,
  );

  test("leads to files and headings that there are", () => {
    const prose = text(path).replace(/^```[\s\S]*?^```$/gm, "");
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    const inside = links.filter((link) => !/^https?:/.test(link));
    expect(inside.filter((link) => !leads(path, link))).toEqual([]);
  });
});

function leads(from: string, link: string): boolean {
  const [to = "", heading] = link.split("#");
  const target = to === "" ? from : join(dirname(from), to);
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

function headingsOf(path: string): string[] {
  const prose = text(path).replace(/^```[\s\S]*?^```$/gm, "");
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading!));
}

test("a ruleset shown on a page is a ruleset", () => {
  const blocks = pages.flatMap((path) => [...text(path).matchAll(/^```yaml\n(ruleset: [\s\S]*?)^```$/gm)]);
  const shown = blocks.map(([, yaml]) => loadRuleset("rules.yaml", new TextEncoder().encode(yaml), NO_FILES));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.flatMap(({ findings }) => findings)).toEqual([]);
});

test("there are examples to run, most of them on the pages of docs", () => {
  const all = pages.flatMap((path) => examplesIn(text(path)));
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ output }) => output).length).toBeGreaterThan(15);
});

test("the README is no longer than a person reads, and leads to every page of docs", () => {
  const readme = text("README.md");
  expect(readme.split("\n").length).toBeLessThanOrEqual(250);
  expect(docs.filter((name) => !readme.includes(`(docs/${name})`))).toEqual([]);
});

test("each lint rule has the heading that SARIF leads to", () => {
  const headings = headingsOf("docs/lint-rules.md");
  const page = `${JSON.parse(text("package.json")).homepage}/docs/lint-rules.md#`;
  for (const { id } of RULES) {
    expect(rulePage(id).startsWith(page)).toBe(true);
    expect(headings).toContain(rulePage(id).slice(page.length));
  }
});

test("npx shipcost in the clone is the clone's own command", () => {
  const shell = process.platform === "win32";
  const printed = execFileSync("npx", ["shipcost", "--version"], { cwd: root, encoding: "utf8", shell });
  expect(printed.trim()).toBe(JSON.parse(text("package.json")).version);
});
