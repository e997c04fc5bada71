import { type Finding, finding } from "../finding.js";
import type { Item } from "../source/quick/items.js";
import { nodeAt, type ScalarNode, type YamlNode } from "../source/tree.js";
import { spansWithin } from "../source/within.js";
import type { NotationText, PlacedGroup } from "./loaded.js";
import type { NotationReader } from "./notation.js";
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

/** The texts of the notation of a ship whose structure is sound, and what they stand under. */
function written(node: YamlNode): { readonly scalars: readonly ScalarNode[]; readonly under?: YamlNode } {
  const under = nodeAt(node, ["specials"]);
  if (!under) return { scalars: [] };
  // The schema has seen to it that they are texts: looking again for each would take the square of the time.
  return { scalars: (under.kind === "list" ? under.items : [under]) as readonly ScalarNode[], under };
}

/** Reads the special weapons of a ship that stands at a node. */
export function readSpecials(
  reader: NotationReader,
  path: string,
  node: YamlNode,
  ship: string | null,
): ReadSpecials {
  const { scalars } = written(node);
  if (scalars.length === 0) return NO_SPECIALS;
  const read = scalars.map((scalar) => ({ scalar, ...reader.parse(String(scalar.data)) }));
  const findings = read.flatMap(({ scalar, text, problems }) => {
    const place = spansWithin(scalar);
    return problems.map(({ ruleId, start, end, suggestions, ...args }) => {
      const facts = { ...args, found: text.slice(start, end) };
      return finding(ruleId, path, place(start, end), facts, { ship, suggestions });
    });
  });
  // Ships with the same text share the lists of what it says.
  const [{ texts, specials }] = read as [(typeof read)[0]];
  if (read.length === 1) return { texts, specials, findings };
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
  item: Item,
  texts: readonly string[],
): PlacedNotation {
  const notations = texts.map((text, index) => notationText(path, item, text, index));
  const groups: PlacedGroup[] = [];
  for (const [textIndex, { text, place }] of notations.entries()) {
    for (const { special, type, start, end, text: written, arcPart, powerPart } of reader.parse(text)
      .groups) {
      groups.push({ special, type, start, end, text: written, arcPart, powerPart, textIndex, place });
    }
  }
  return { notations, groups };
}

function notationText(path: string, item: Item, text: string, index: number): NotationText {
  let place: ReturnType<typeof spansWithin> | null = null;
  const span = (start: number, end: number) => {
    place ??= spansWithin(written(item.node).scalars[index]!);
    return place(start, end);
  };
  return {
    text,
    place: (start, end) => ({ path, span: span(start, end) }),
    plain(start, end) {
      const { scalars, under } = written(item.node);
      const scalar = scalars[index]!;
      if (under?.elsewhere || scalar.elsewhere) return false;
      const at = span(start, end);
      const source = scalar.raw.slice(at.start - scalar.span.start, at.end - scalar.span.start);
      return source === text.slice(start, end);
    },
  };
}
