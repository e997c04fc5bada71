import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const FLEET = `fleet: Ours
ships:
  - {name: Lance, hull: 8, primaries: 8, count: 2}
  - {name: Pike, hull: 6, specials: 1xPlasma2(F)}
`;
const here = folder({
  "fleet.yaml": FLEET,
  "lone.yaml": "name: Lone\nhull: 4\nprimaries: 4\n",
  "half.yaml": `${FLEET}  - {name: Fat, hull: 1, primaries: 4}\n`,
  "fat.yaml": "name: Fat\nhull: 1\nprimaries: 4\n",
  "swarm.yaml": "name: Swarm\nhull: 1\ncount: 1000000\n",
  "hushed.yaml":
    "name: Odd\nhull: 4\nspecials: 1xMSG(FA) # shipcost-disable-line msg/size-class: as agreed\n",
});
const sheet = (...args: string[]) => inProcess(here, ["sheet", ...args]);
const read = (name: string) => readFileSync(join(here, name), "utf8");
const pagesOf = (html: string) => html.match(/<div class="page">/g)?.length ?? 0;

describe("shipcost sheet", () => {
  test.each([
    ["html", /^<!doctype html>\n<html lang="en">/],
    ["svg", /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /],
    ["pdf", /^%PDF-1\.\d\n/],
  ])("writes one file, as %s by its ending", async (ending, start) => {
    const before = readdirSync(here);
    const outcome = await sheet("fleet.yaml", "-o", `out.${ending}`);
    expect(outcome).toMatchObject({ code: 0, stdout: "", stderr: `wrote out.${ending}\n` });
    expect(readdirSync(here)).toEqual([...before, `out.${ending}`].sort());
    expect(read(`out.${ending}`)).toMatch(start);
  });

  test("prints what it would write", async () => {
    const printed = await sheet("fleet.yaml", "-o", "-", "--format", "html");
    await sheet("fleet.yaml", "-o", "same.html", "--quiet");
    expect(printed).toMatchObject({ code: 0, stdout: read("same.html"), stderr: "" });
  });

  test.each([
    [
      ["-o", "out.docx"],
      /expected a name that ends in \.html, \.svg or \.pdf, a folder's name with a \/ at its end/,
    ],
    [["-o", "fleet.yaml"], /ends in \.html, \.svg or \.pdf/],
    [[], /nothing is written without -o: expected -o FILE that ends in \.html, \.svg or \.pdf, -o FOLDER\//],
    [["-o", "-"], /-o -: expected --format html, svg or pdf as well/],
    [["-o", "x.svg", "--format", "pdf"], /expected them to agree/],
    [["-o", "x.svg", "--per-page", "3"], /choices are auto, 1, 2, 4, 6, 8/],
    [["-o", "x.svg", "--paper", "a5"], /choices are a4, letter/],
    [["-o", "fleet.yaml/x.svg"], /fleet\.yaml\/x\.svg: not written: a part of its path is no folder/],
    [["-o", "x.html", "--font", "gone.ttf"], /--font gone\.ttf: /],
  ])("refuses %j with a word on what it expects", async (args, said) => {
    const { code, stdout, stderr } = await sheet("fleet.yaml", ...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(said);
    expect(["x.svg", "x.html", "out.docx"].filter((name) => existsSync(join(here, name)))).toEqual([]);
    expect(read("fleet.yaml")).toBe(FLEET);
  });

  test.each([
    [["--per-page", "1", "--copies", "pages"], 3],
    [["--per-page", "2", "--copies", "pages"], 2],
    [["--per-page", "4", "--copies", "pages"], 1],
    [["--copies", "pages"], 1],
    [["--per-page", "1"], 2],
    [["--per-page", "1", "--copies", "ticks"], 2],
    [[], 1],
  ])("draws ships bought together and displays to a page as %j asks", async (args, pages) => {
    const { stdout } = await sheet("fleet.yaml", "-o", "-", "-f", "html", ...args);
    expect(pagesOf(stdout)).toBe(pages);
    const title = args.includes("pages") ? "Lance, 2 of 2" : "Lance × 2";
    expect(stdout).toContain(`<g class="cell" role="group"><title>${title}</title>`);
  });

  test("draws 24 ships of a million and says so", async () => {
    const args = ["--copies", "pages", "--per-page", "1"];
    const { code, stdout, stderr } = await sheet("swarm.yaml", "-o", "-", "-f", "html", ...args);
    expect([code, pagesOf(stdout)]).toEqual([0, 24]);
    expect(stderr).toBe(
      "shipcost: swarm.yaml:1: Swarm: 24 displays of 1000000; print them as often as needed\n",
    );
  });

  test("draws a million ships once, as ticks of which most are counted", async () => {
    const { code, stdout, stderr } = await sheet("swarm.yaml", "-o", "-", "-f", "html");
    expect([code, pagesOf(stdout), stderr]).toEqual([0, 1, ""]);
    expect(stdout).toContain("<title>Swarm × 1000000</title>");
    expect(stdout).toContain(">… and 999940 more</text>");
  });

  test("writes a file for each fleet and lone design into a folder", async () => {
    const { code, stderr } = await sheet("fleet.yaml", "lone.yaml", "fat.yaml", "-o", "sheets/", "-f", "svg");
    expect(code).toBe(1);
    expect(stderr).toMatch(/wrote sheets\/fleet\.svg\nwrote sheets\/lone\.svg\n$/);
    expect(readdirSync(join(here, "sheets"))).toEqual(["fleet.svg", "lone.svg"]);
    expect(read("sheets/lone.svg")).toContain(">Lone</text>");
    expect(read("sheets/lone.svg")).not.toContain(">Lance</text>");
    await sheet("lone.yaml", "-o", "sheets");
    expect(read("sheets/lone.pdf")).toMatch(/^%PDF-/);
  });

  test("adds a page for each fleet, and tables of each ruleset", async () => {
    const titles = async (...args: string[]) =>
      [...(await sheet(...args, "-o", "-", "-f", "html")).stdout.matchAll(/<title id="[^"]*">([^<]*)</g)].map(
        ([, title]) => title!.replace(/, page.*/, ""),
      );
    const all = await titles("fleet.yaml", "lone.yaml", "--fleet-page", "--tables", "--per-page", "4");
    expect([...new Set(all)]).toEqual(["Fleet Ours", "Ship displays", "Reference tables of ruleset house"]);
    expect(await titles("lone.yaml")).toEqual(["Ship displays"]);
    const { stderr } = await sheet("lone.yaml", "-o", "-", "-f", "svg", "--fleet-page");
    expect(stderr).toBe("shipcost: no fleet or list here: no fleet page\n");
  });

  test("draws the legal ships, says what is wrong with the others, and exits 1", async () => {
    const { code, stderr } = await sheet("half.yaml", "-o", "half.html");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^half\.yaml:5:\d+: error hull\/overfull: .*\nwrote half\.html\n$/);
    expect(read("half.html")).toContain(">Lance<");
    expect(read("half.html")).not.toContain(">Fat<");
  });

  test("writes nothing where there is no ship to draw", async () => {
    const { code, stdout, stderr } = await sheet("fat.yaml", "-o", "fat.pdf");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^fat\.yaml:2:7: error hull\/overfull: .*\nshipcost: no ship to draw: nothing is written\n$/,
    );
    expect(existsSync(join(here, "fat.pdf"))).toBe(false);
  });

  test("narrows to a ship, and draws it with other values", async () => {
    const { stdout } = await sheet("fleet.yaml#Pike", "-o", "-", "-f", "svg", "--set", "shields=3");
    expect(stdout).toContain(">3(6)</text>");
    expect(stdout).not.toContain(">Lance</text>");
  });
});

describe("the HTML of a sheet", () => {
  const hostile = folder({
    "names.yaml": JSON.stringify({
      fleet: "</title><script>alert(0)</script>",
      ships: [
        {
          name: "<script>alert(1)</script>\u001B[31m\u202E\"'&",
          class: "</svg><img src=x onerror=alert(2)>",
          notes: "]]>--><style>*{display:none}</style>",
          hull: 4,
          primaries: 4,
        },
      ],
    }),
  });

  test("has no script, asks for nothing outside it, and allows no style but its own", async () => {
    const args = ["sheet", "names.yaml", "-o", "-", "-f", "html", "--fleet-page", "--tables"];
    const { stdout } = await inProcess(hostile, args);
    const tags = new Set([...stdout.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => tag));
    expect([...tags].sort()).toEqual(
      "body circle desc div g h1 head html main meta path rect style svg text title".split(" "),
    );
    // Inside a tag there is no bracket but its own: names of ships are escaped.
    const attributes = [...stdout.matchAll(/<[a-z][\w-]*((?: [\w:-]+="[^"<>]*")*) ?\/?>/gi)].flatMap(
      ([, all]) => [...all!.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name!),
    );
    expect(attributes.filter((name) => /^on|^(?:style|href|src|action|xlink:href)$/.test(name))).toEqual([]);
    expect(attributes.length).toBeGreaterThan(1000);
    expect(stdout.match(/<[a-z]/gi)!.length).toBe(
      stdout.match(/<[a-z][\w-]*(?: [\w:-]+="[^"<>]*")* ?\/?>/gi)!.length,
    );
    expect(stdout.match(/url\((?!data:font\/)|@import/g)).toBeNull();
    const [, style] = /<style>([^<]*)<\/style>/.exec(stdout)!;
    const hash = createHash("sha256").update(style!).digest("base64");
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(stdout)![1]!.replaceAll("&apos;", "'");
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']*'; font-src data:;/);
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(stdout.match(/<style/g)).toHaveLength(1);
    const name = "&lt;script&gt;alert(1)&lt;/script&gt;\\u{1B}[31m\\u{202E}&quot;&apos;&amp;";
    expect(stdout.includes(name)).toBe(true);
  });

  test("says how large its pages are", async () => {
    const page = async (paper: string) => {
      const { stdout } = await inProcess(hostile, [
        "sheet",
        "names.yaml",
        "-o",
        "-",
        "-f",
        "html",
        "--paper",
        paper,
      ]);
      return /@page \{ size: ([^;]*);/.exec(stdout)![1];
    };
    expect(await page("a4")).toBe("595.28pt 841.89pt");
    expect(await page("letter")).toBe("612pt 792pt");
  });
});
