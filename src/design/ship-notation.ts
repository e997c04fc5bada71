import { type Alias, type Finding, finding } from "../finding.js";
import { once } from "../source/once.js";
import { aliasOn, nodeAt, type ScalarNode, type YamlNode } from "../source/tree.js";
import { spansWithin } from "../source/within.js";
import type { NotationReader } from "./notation.js";
import type { NotationText, PlacedGroup } from "./places.js";
import type { Special } from "./ship.js";

/** What the notation of a ship says: the texts that it is written in, and the special weapons that they come to. */
export interface ReadSpecials {
  readonly texts: readonly string[];
  readonly specials: readonly Special[];
  readonly findings: readonly Finding[];
}

/** The same with the ways to its places in the file. */
export interface PlacedNotation {
  readonly notations: readonly NotationText[];
  readonly groups: readonly PlacedGroup[];
}

/** Of a ship without any, or of one that could not be read. */
export const NO_SPECIALS: ReadSpecials = { texts: [], specials: [], findings: [] };

/** The texts in the notation that a ship has, and the value that they are in. */
interface WrittenTexts {
  readonly ship: YamlNode;
  readonly scalars: readonly ScalarNode[];
  readonly under?: YamlNode;
}

/** Looks for them. There are none where one is no text. */
function written(node: YamlNode): WrittenTexts {
  const under = nodeAt(node, ["specials"]);
  if (!under) return { ship: node, scalars: [] };
  const items = under.kind === "list" ? under.items : [under];
  return { ship: node, scalars: items.every(isText) ? items : [], under };
}

function isText(node: YamlNode): node is ScalarNode {
  return node.kind === "scalar" && typeof node.data === "string";
}

/** Reads the special weapons of a ship that stands at a node. */
export function readSpecials(
  reader: NotationReader,
  path: string,
  node: YamlNode,
  ship: string | null,
): ReadSpecials {
  const { scalars, under } = written(node);
  if (scalars.length === 0) return NO_SPECIALS;
  const read = scalars.map((scalar) => ({ scalar, ...reader.parse(String(scalar.data)) }));
  const findings = read.flatMap(({ scalar, text, problems }, index) => {
    if (problems.length === 0) return [];
    const inFile = placedIn(scalar, under);
    const via = aliasOf(node, under, index);
    return problems.map(({ ruleId, start, end, suggestions, slip, ...args }) => {
      const facts = { ...args, found: text.slice(start, end), slip: slip?.kind ?? null };
      const isSafe = slip?.isSure && !slip.instead.includes("'") && inFile.plain(text, slip.start, slip.end);
      const edits = isSafe ? [{ span: inFile.span(slip.start, slip.end), text: slip.instead }] : [];
      const fix = isSafe ? { edits } : null;
      return finding(ruleId, path, inFile.span(start, end), facts, {
        via,
        ship,
        suggestions,
        ...(fix && { fix }),
      });
    });
  });
  // Ships with the same text share the lists of what it says.
  const [first] = read;
  if (first && read.length === 1) return { texts: first.texts, specials: first.specials, findings };
  return {
    texts: read.map((each) => each.text),
    specials: read.flatMap((each) => each.specials),
    findings,
  };
}

/** The groups of such texts with their places in the file, which are looked up when they are asked for. */
export function placeNotation(
  reader: NotationReader,
  path: string,
  node: () => YamlNode,
  texts: readonly string[],
): PlacedNotation {
  const inFile = once(() => written(node()));
  const notations = texts.map((text, index) => notationText(path, inFile, text, index));
  const groups = notations.flatMap(({ text, place }, textIndex) =>
    reader.parse(text).groups.map((group): PlacedGroup => ({ ...group, textIndex, place })),
  );
  return { notations, groups };
}

function notationText(path: string, inFile: () => WrittenTexts, text: string, index: number): NotationText {
  const within = once(() => {
    const { scalars, under, ship } = inFile();
    const scalar = scalars[index];
    if (!scalar) throw new RangeError(`no text ${index} in the notation`);
    return { ...placedIn(scalar, under), via: aliasOf(ship, under, index) };
  });
  return {
    text,
    place: (start, end) => ({ path, span: within().span(start, end), via: within().via }),
    plain: (start, end) => within().plain(text, start, end),
  };
}

/** The alias through which a ship has one of its texts. */
function aliasOf(ship: YamlNode, under: YamlNode | undefined, index: number): Alias | null {
  return aliasOn(ship, under?.kind === "list" ? ["specials", index] : ["specials"]);
}

/** The places of a text's parts in the file, and whether a part stands there as it is and for this alone. */
function placedIn(scalar: ScalarNode, under: YamlNode | undefined) {
  const span = spansWithin(scalar);
  const isShared = under?.marks?.elsewhere || scalar.marks?.elsewhere;
  return {
    span,
    plain(text: string, start: number, end: number): boolean {
      if (isShared) return false;
      const at = span(start, end);
      const source = scalar.raw.slice(at.start - scalar.span.start, at.end - scalar.span.start);
      return source === text.slice(start, end);
    },
  };
}
