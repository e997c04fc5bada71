import { type Finding, finding } from "../finding.js";
import { nodeAt, type YamlNode } from "../source/tree.js";
import { spansWithin } from "../source/within.js";
import type { NotationText, PlacedGroup } from "./loaded.js";
import type { NotationReader } from "./notation.js";
import type { Special } from "./ship.js";

/** The special weapons of a ship, with the texts that they stand in. */
export interface ReadNotation {
  readonly notations: readonly NotationText[];
  readonly groups: readonly PlacedGroup[];
  readonly specials: readonly Special[];
  readonly findings: readonly Finding[];
}

/** Of a ship without any, or of one that could not be read. */
export const NO_NOTATION: ReadNotation = { notations: [], groups: [], specials: [], findings: [] };

function notationTexts(path: string, node: YamlNode): NotationText[] {
  const written = nodeAt(node, ["specials"]);
  const scalars = written?.kind === "list" ? written.items : written ? [written] : [];
  return scalars.flatMap((scalar) => {
    if (scalar.kind !== "scalar") return [];
    const onlySpecials = !written?.elsewhere && !scalar.elsewhere;
    const spans = spansWithin(scalar);
    const text = String(scalar.data);
    const source = (start: number, end: number) => {
      const span = spans(start, end);
      return scalar.raw.slice(span.start - scalar.span.start, span.end - scalar.span.start);
    };
    return [
      {
        text,
        place: (start, end) => ({ path, span: spans(start, end) }),
        plain: (start, end) => onlySpecials && source(start, end) === text.slice(start, end),
      },
    ];
  });
}

/** Reads the special weapons of a ship that stands at a node. */
export function readNotation(
  reader: NotationReader,
  path: string,
  node: YamlNode,
  ship: string | null,
): ReadNotation {
  const notations = notationTexts(path, node);
  const [first, second] = notations;
  if (!first) return NO_NOTATION;
  const groups: PlacedGroup[] = [];
  const findings: Finding[] = [];
  notations.forEach(({ text, place }, textIndex) => {
    const parsed = reader.parse(text);
    for (const group of parsed.groups) groups.push({ ...group, textIndex, place });
    for (const { ruleId, start, end, suggestions, ...args } of parsed.problems) {
      const { span } = place(start, end);
      findings.push(
        finding(ruleId, path, span, { ...args, found: text.slice(start, end) }, { ship, suggestions }),
      );
    }
  });
  // Ships with the same text share the list of what it says.
  const specials = second ? groups.map((group) => group.special) : reader.parse(first.text).specials;
  return { notations, groups, specials, findings };
}
