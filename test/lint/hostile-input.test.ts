import { describe, expect, it } from "vitest";
import { load, repeat } from "../support/loading.js";

const SHIP = "name: A\nhull: 4\n";
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

function utf16(text: string, { big = false, mark = true } = {}): Uint8Array {
  const bytes = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
  return new Uint8Array(big ? bytes.swap16() : bytes);
}

function utf32(text: string, { big = false, mark = true } = {}): Uint8Array {
  const points = Array.from((mark ? "\uFEFF" : "") + text, (char) => char.codePointAt(0)!);
  const view = new DataView(new ArrayBuffer(points.length * 4));
  for (const [i, point] of points.entries()) view.setUint32(i * 4, point, !big);
  return new Uint8Array(view.buffer);
}

describe("bytes that are not UTF-8", () => {
  it.each([
    ["UTF-16 LE with a mark", utf16(SHIP), "UTF-16 (little endian)"],
    ["UTF-16 BE with a mark", utf16(SHIP, { big: true }), "UTF-16 (big endian)"],
    ["UTF-16 LE without a mark", utf16(SHIP, { mark: false }), "UTF-16 (little endian)"],
    ["UTF-16 BE without a mark", utf16(SHIP, { big: true, mark: false }), "UTF-16 (big endian)"],
    ["UTF-32 LE with a mark", utf32(SHIP), "UTF-32"],
    ["UTF-32 BE with a mark", utf32(SHIP, { big: true }), "UTF-32"],
    ["UTF-32 LE without a mark", utf32(SHIP, { mark: false }), "UTF-32"],
    ["UTF-32 BE without a mark", utf32(SHIP, { big: true, mark: false }), "UTF-32"],
  ])("%s is named", (_, bytes, encoding) => {
    const { told, file } = load(bytes);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "yaml/encoding", args: { encoding, byteOffset: 0 } });
    expect(file.documents).toEqual([]);
  });

  it.each([
    ["Latin-1", [...utf8("name: Gr"), 0xfc, ...utf8("n\nhull: 4\n")], 8, 0xfc, "1:9"],
    ["Latin-1 on a later line", [...utf8("hull: 4\nname: é "), 0xe9, 0x0a], 17, 0xe9, "2:9"],
    ["Latin-1 after a mark", [0xef, 0xbb, 0xbf, ...utf8("name: é"), 0xfc], 11, 0xfc, "1:8"],
    ["a character cut off at the end", [...utf8("name: Gr"), 0xe2, 0x82], 8, 0xe2, "1:9"],
    ["a surrogate", [...utf8("name: "), 0xed, 0xa0, 0x80], 6, 0xed, "1:7"],
    ["an overlong form", [...utf8("name: "), 0xc0, 0x80], 6, 0xc0, "1:7"],
    ["a code point too large", [...utf8("name: "), 0xf4, 0x90, 0x80, 0x80], 6, 0xf4, "1:7"],
  ])("%s is told with its byte", (_, bytes, byteOffset, byte, place) => {
    const { told, brief } = load(new Uint8Array(bytes));
    expect(brief).toEqual([`yaml/encoding ${place}`]);
    expect(told[0]!.args).toMatchObject({ byteOffset, byte, encoding: null });
  });

  it.each([
    ["a letter before plain text", [0xfc, 0x6e], true],
    ["a letter at the end", [0xe9], true],
    ["a character cut off", [0xe2, 0x82], false],
    ["a surrogate", [0xed, 0xa0, 0x80], false],
  ])("Latin-1 is named where it is likely: %s", (_, bytes, isLikely) => {
    const [found] = load(new Uint8Array([...utf8("name: Gr"), ...bytes])).told;
    expect(found?.args.likely).toBe(isLikely ? "Latin-1 (ISO 8859-1) or Windows-1252" : null);
  });

  it("is not said of a character that only stands for one", () => {
    expect(load("name: \uFFFD\nhull: 4\n").names).toEqual(["\uFFFD"]);
  });

  it("is not said of single NUL bytes", () => {
    expect(load("name: a\0b\nhull: 4\n").names).toEqual(["a\0b"]);
  });
});

describe("empty input", () => {
  it.each([
    "",
    " ",
    "\n\n",
    "\t",
    "# only a comment\n",
    "---",
    "---\n",
    "--- # c",
    "---\n---\n",
    "...",
    "\uFEFF",
  ])("%j is one yaml/empty", (text) => {
    const { brief, file } = load(text);
    expect(brief).toEqual(["yaml/empty 1:1"]);
    expect(file.documents).toEqual([]);
  });

  it.each([`${SHIP}---\n`, `${SHIP}---\n# c\n`, `${SHIP}...\n`, `${SHIP}...\n# c\n`, `# c\n---\n${SHIP}`])(
    "no document is missed in %j",
    (text) => {
      const { told, names } = load(text);
      expect(told).toEqual([]);
      expect(names).toEqual(["A"]);
    },
  );

  it.each([
    ["in front", `---\n---\n${SHIP}`, "1:1", 1],
    ["in the middle", `${SHIP}---\n---\n${SHIP}`, "3:1", 2],
    ["before a trailing one", `${SHIP}---\n---\n`, "3:1", 1],
  ])("an empty document %s is yaml/empty, and the others are read", (_, text, place, ships) => {
    const { brief, names } = load(text);
    expect(brief).toEqual([`yaml/empty ${place}`]);
    expect(names).toEqual(Array(ships).fill("A"));
  });

  it.each(["hello", "4", "true", "null", "~", '""', "''", "|\n  text\n"])("%j alone is no design", (text) => {
    const { told } = load(text);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/type", args: { kind: "other", command: null } });
    expect(told[0]!.at).toMatch(/^fleet\.yaml:1:1-/);
  });

  it("an empty list is a list without ships", () => {
    expect(load("[]")).toMatchObject({ told: [], ships: [], file: { documents: [{ kind: "list" }] } });
  });
});

describe("broken YAML is one finding", () => {
  it.each([
    ["a tab as indentation", "name: A\nboxes:\n\tx: 1\n", "3:1"],
    ["a tab before a key", "name: A\n\thull: 3\n", "2:1"],
    ["an unclosed list", "specials: [a\nhull: 4\n", "2:1"],
    ["an unclosed map", "boxes: {a: 1\nhull: 4\n", "2:1"],
    ["a map in a value", "a: b: c\n", "1:4"],
    ["a list and a map", "- a\nb: c\n", "2:1"],
    ["a reserved character", "name: @x\n", "1:7"],
    ["an unknown escape", 'name: "\\q"\n', "1:8"],
    ["an unknown tag", "name: !foo A\nhull: 4\n", "1:7"],
    ["a binary tag", "name: !!binary aGVsbG8=\nhull: 4\n", "1:7"],
    ["a time tag", "name: !!timestamp 2001-01-01\nhull: 4\n", "1:7"],
    ["an ordered-map tag", "name: A\nhull: !!omap [a: 1]\n", "2:7"],
    ["a pairs tag", "name: A\nhull: !!pairs [a: 1]\n", "2:7"],
    ["a set tag", "name: A\nhull: !!set {a, b}\n", "2:7"],
    ["YAML 1.1", `%YAML 1.1\n---\n${SHIP}`, "2:1"],
    ["YAML 1.3", `%YAML 1.3\n---\n${SHIP}`, "1:7"],
    ["an unknown directive", `%FOO 1\n---\n${SHIP}`, "1:1"],
    ["a property on an alias", "name: &a A\nclass: &b *a\n", "2:11"],
  ])("%s", (_, text, place) => {
    const { brief, file } = load(text);
    expect(brief).toEqual([`yaml/syntax ${place}`]);
    expect(file.documents).toEqual([]);
  });

  it("a tab is told as the cause", () => {
    expect(load("name: A\n\thull: 3\n").told[0]!.args).toMatchObject({ code: "TAB_AS_INDENT", tab: true });
  });

  it("tabs inside flow collections are no indentation", () => {
    expect(load("{\n\tname: A,\n\thull: 4\n}").names).toEqual(["A"]);
  });

  it("YAML 1.2 may be said, and core tags used", () => {
    expect(load(`%YAML 1.2\n---\nname: !!str 4\nhull: !!int 4\n`).names).toEqual(["4"]);
  });

  it.each([
    ["a bracket", "name: [\n"],
    ["a duplicate key", "hull: 1\nhull: 2\n"],
    ["an unresolved alias", "name: *x\n"],
    ["deep nesting", `${"[".repeat(500)}\n`],
  ])("%s in one document leaves the others readable", (_, broken) => {
    const { told, names } = load(`${SHIP}---\n${broken}---\nname: C\nhull: 4\n`);
    expect(names).toEqual(["A", "C"]);
    expect(told.map(({ rule }) => rule.split("/")[0])).toEqual(["yaml"]);
  });

  it("quotes the parser's words only in part", () => {
    const { told } = load(`name: !${"x".repeat(100_000)} A\n`);
    expect(JSON.stringify(told[0]!.args).length).toBeLessThan(600);
  });
});

describe("duplicate keys", () => {
  it.each([
    ["twice the same", `${SHIP}hull: 5\n`, "3:1", "hull"],
    ["differently quoted", `${SHIP}"hull": 5\n`, "3:1", "hull"],
    ["a number beside its text", '1: a\n"1": b\n', "2:1", "1"],
    ["nested", "hull: {a: 1, a: 2}\n", "1:14", "a"],
    ["several: the first is told", `${SHIP}hull: 5\nname: B\n`, "3:1", "hull"],
    ["merge keys", "x-a: &a {hull: 4}\n<<: *a\n<<: *a\nname: A\n", "3:1", "<<"],
    ["among free keys", `${SHIP}x-a: 1\nx-a: 2\n`, "4:1", "x-a"],
  ])("%s", (_, text, place, key) => {
    const { told, brief } = load(text);
    expect(brief).toEqual([`yaml/duplicate-key ${place}`]);
    expect(told[0]!.args).toMatchObject({ key });
  });

  it("are found among two thousand keys", () => {
    const keys = repeat(2000, (i) => `k${i}: 1\n`);
    expect(load(`${keys}k7: 2\n`).brief).toEqual(["yaml/duplicate-key 2001:1"]);
  });
});

describe("aliases", () => {
  it.each([150, 1500])("%i honest ones are followed", (count) => {
    const ships = repeat(count, (i) => `  - {<<: *a, name: S${i}}\n`);
    const { told, file } = load(`x-a: &a\n  hull: 9\n  shields: 2\nships:\n${ships}`);
    expect(told).toEqual([]);
    expect(file.documents[0]!.ships.at(-1)!.ship).toMatchObject({
      hull: 9,
      shields: 2,
      name: `S${count - 1}`,
    });
  });

  const lists = (levels: number, width: number) =>
    repeat(levels, (i) => `x-${i}: &a${i} [${repeat(width, () => (i ? `*a${i - 1}` : "lol"), ",")}]\n`);
  const wide = `{${repeat(20_000, (i) => `k${i}: 1`, ",")}}`;
  it.each([
    ["ten levels of ten", `${lists(10, 10)}${SHIP}`],
    ["400 levels of ten", `${lists(400, 10)}${SHIP}`],
    ["maps", `a: &b0 {x: 1}\n${repeat(30, (i) => `b${i + 1}: &b${i + 1} {x: *b${i}, y: *b${i}}\n`)}`],
    ["with other mistakes in it", `${lists(10, 10)}hull: 1\nhull: *nowhere\n`],
    ["quadratic", `x-a: &a [${"x,".repeat(5000)}x]\nx-b: [${"*a,".repeat(5000)}*a]\n${SHIP}`],
    ["quadratic merges", `x-a: &a ${wide}\nx-b:\n${"  - {<<: *a}\n".repeat(5000)}${SHIP}`],
  ])("a bomb (%s) is one yaml/alias and nothing else", (_, text) => {
    const { told, file } = load(text);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "yaml/alias", args: { problem: "explodes" } });
    expect(told[0]!.args.size).toBeGreaterThan(told[0]!.args.allowed as number);
    expect(file.documents).toEqual([]);
  });

  it("merging one map a thousand times into one map is no bomb", () => {
    const text = `x-a: &a ${wide}\nx-b: {<<: [${"*a,".repeat(10_000)}*a]}\n${SHIP}`;
    expect(load(text).names).toEqual(["A"]);
  });

  it.each([
    ["in a list", "a: &a [*a]\n", "cyclic", "1:8"],
    ["of the whole document", "&a\nname: *a\nhull: 4\n", "cyclic", "2:7"],
    ["to nothing", "name: *x\nhull: 4\n", "unresolved", "1:7"],
    ["to nothing, twice", "name: *x\nhull: *y\n", "unresolved", "1:7"],
    ["to a later anchor", "name: *x\nclass: &x A\n", "unresolved", "1:7"],
    ["to another document's anchor", `name: &x A\nhull: 4\n---\nname: *x\nhull: 4\n`, "unresolved", "4:7"],
    ["to nothing, under a free key", `${SHIP}x-a: *x\n`, "unresolved", "3:6"],
    ["to nothing, as a key", `*a : 4\n${SHIP}`, "unresolved", "1:1"],
    ["to nothing, in a key", `${SHIP}x-a: {? [*x] : 1}\n`, "unresolved", "3:10"],
    ["merged, but no map", `${SHIP}<<: 4\n`, "merge", "3:1"],
    ["merged, one of them no map", `${SHIP}<<: [{}, 4]\n`, "merge", "3:1"],
    ["merged, but empty", `${SHIP}<<:\n`, "merge", "3:1"],
    ["merged into itself", "&a\n<<: *a\nhull: 4\n", "merge", "2:1"],
  ])("%s are told", (_, text, problem, place) => {
    const { told, brief } = load(text);
    expect(brief).toEqual([`yaml/alias ${place}`]);
    expect(told[0]!.args).toMatchObject({ problem });
  });

  it.each([
    ["an anchor on a key", "&k name: A\nhull: 4\nclass: *k\n", { class: "name" }],
    ["an anchor inside a key", "x-a: {? [&k B] : 1}\nname: A\nclass: *k\nhull: 4\n", { class: "B" }],
    ["a merged map", "x-a: &a {hull: 4}\n<<: *a\nname: A\n", { hull: 4 }],
    ["a merged map overridden", "x-a: &a {hull: 4}\n<<: *a\nhull: 7\nname: A\n", { hull: 7 }],
    [
      "merged maps, the first wins",
      "name: A\n<<: [{hull: 4}, {hull: 5, shields: 1}]\n",
      { hull: 4, shields: 1 },
    ],
    [
      "an anchor said twice",
      "x-a: &a 4\nhull: *a\nx-b: &a 2\nshields: *a\nname: A\n",
      { hull: 4, shields: 2 },
    ],
  ])("%s is read", (_, text, fields) => {
    const { told, ships } = load(text);
    expect(told).toEqual([]);
    expect(ships[0]).toMatchObject(fields);
  });

  it("a quoted merge key is a key like any other", () => {
    expect(load(`${SHIP}'<<': {}\n`).told[0]).toMatchObject({
      rule: "schema/unknown-key",
      args: { key: "<<" },
    });
  });

  it("an alias as a key is no key, whatever it stands for", () => {
    const { told } = load(`x-a: &a hull\nname: A\nhull: 4\n*a : 5\n`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/unknown-key", args: { oddKey: "an alias" } });
  });
});

describe("deep nesting is one yaml/syntax", () => {
  it.each([
    ["lists", "["],
    ["closed lists", "[", "]"],
    ["maps", "{a: "],
    ["closed maps", "{a: ", "}"],
    ["block lists", "- "],
    ["explicit keys", "? "],
    ["block lists of keys", "- ? "],
    ["lists of maps", "[{a: "],
    ["keys of lists", "? ["],
    ["block lists of lists", "- ["],
    ["empty values", ": "],
  ])("%s", (_, open, close = "") => {
    for (const levels of [150, 2000]) {
      const { told } = load(open.repeat(levels) + close.repeat(levels));
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ rule: "yaml/syntax", args: { code: "TOO_DEEP", limit: 100 } });
    }
  });

  it.each(["[", "- ", "? ", "{a: "])("20,000 levels of %j leave the process alive", (open) => {
    expect(load(open.repeat(20_000)).told).toHaveLength(1);
  });

  it("block maps", () => {
    const { told } = load(repeat(2000, (i) => `${" ".repeat(i)}a:\n`));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "yaml/syntax", args: { code: "TOO_DEEP" } });
  });

  it("a hundred levels are read", () => {
    expect(load(`${SHIP}x-a: ${"[".repeat(99)}${"]".repeat(99)}\n`).names).toEqual(["A"]);
  });
});

describe("large input", () => {
  it.each([
    ["ships", repeat(2000, (i) => `- {name: S${i}, hull: 4}\n`), 0],
    ["specials", `${SHIP}specials:\n${"  - 1xPlasma(F)\n".repeat(4000)}`, 0],
    ["numbers for ships", "- 1\n".repeat(4000), 4000],
    ["unknown traits", `${SHIP}traits:\n${"  - x\n".repeat(4000)}`, 4000],
  ])("a list of many %s", (_, text, findings) => {
    expect(load(text).told).toHaveLength(findings);
  });

  it("2,000 findings on one line", () => {
    const line = `[${repeat(2000, (i) => `{name: "é😀${i}", hull: x}`, ",")}]`;
    const column = Array.from(line).length - 2;
    expect(load(line).told.at(-1)!.at).toBe(`fleet.yaml:1:${column}-1:${column + 1}`);
  });

  it("2,000 findings in one text with escapes", () => {
    const { told } = load(`{name: A, hull: 4, specials: "${repeat(2000, () => "1x😀\\u0041", ", ")}"}`);
    expect(told).toHaveLength(2000);
    expect(told.every(({ text }) => text.startsWith("1x😀"))).toBe(true);
  });
});
