import { Composer, type CST, type Document, isNode, isSeq, type ParsedNode, Parser } from "yaml";
import { type Finding, finding, type Span } from "../finding.js";
import { crop } from "./describe.js";
import { nestingOver } from "./nesting.js";
import { type Cause, causeInText, causeOf, type Trouble } from "./syntax-cause.js";
import type { Source } from "./text.js";
import type { YamlNode } from "./tree.js";
import { TreeBuilder } from "./tree-builder.js";
import { readNodes } from "./yaml-nodes.js";

/** Collections inside collections beyond this are refused: no design comes near it. */
const MAX_NESTING = 100;

/** One YAML document of a file: its tree, or the findings that leave none. */
export interface SourceDocument {
  readonly root: YamlNode | null;
  /** Where it begins. */
  readonly start: number;
  readonly findings: readonly Finding[];
}

const OPTIONS = {
  uniqueKeys: false,
  prettyErrors: false,
  schema: "core",
  merge: false,
  resolveKnownTags: false,
} as const;
/** How much of the parser's own words is kept: they quote the file. */
const WORDS = 200;

/** Splits a text into YAML documents. A trailing empty document is left out; an empty file is a finding. */
export function parseDocuments(source: Source): SourceDocument[] {
  const documents: SourceDocument[] = [];
  const { composed, tooDeep, tokens } = compose(source.text);
  for (const document of composed) {
    const start = tooDeep.get(document.range[0]);
    documents.push(
      start === undefined
        ? readDocument(source, document, tokens)
        : failed(source, { start, end: start + 1 }, "yaml/syntax", { code: "TOO_DEEP", limit: MAX_NESTING }),
    );
  }
  return withoutTrailingEmpty(source, documents);
}

/**
 * Reads one item of a block list by itself: the lines between two items of a document. Null where they are not the
 * whole of it, or where anything is wrong with it.
 */
export function parseItem(
  source: Source,
  { start, end }: Span,
  builder: TreeBuilder,
  key: string,
): YamlNode | null {
  const { composed, tooDeep } = compose(source.text.slice(start, end));
  const [document, another] = composed;
  if (!document || another || tooDeep.size > 0) return null;
  const { contents, errors, warnings, directives } = document;
  if (errors.length > 0 || warnings.length > 0 || directives.yaml.explicit || directives.docStart)
    return null;
  const [item, ...more] = isSeq(contents) ? contents.items : [];
  if (!isNode(item) || more.length > 0) return null;
  return readNodes(source, item as ParsedNode, builder, start, key);
}

/** A run of errors is one: a million stray brackets would take seconds, and only the first is told. */
function notErrorAfterError(token: CST.Token, i: number, tokens: readonly CST.Token[]): boolean {
  return token.type !== "error" || tokens[i - 1]?.type !== "error";
}

/** Composes documents, those that nest too deeply empty; of each such one where it begins, and where it is too deep. */
function compose(text: string) {
  const tooDeep = new Map<number, number>();
  const tokens = [...new Parser().parse(text)].filter(notErrorAfterError).map((token) => {
    const deep = nestingOver(token, MAX_NESTING);
    if (deep === null || token.type !== "document") return token;
    tooDeep.set(token.offset, deep);
    const { value, ...emptied } = token;
    return emptied;
  });
  const composed = [...new Composer(OPTIONS).compose(tokens, false, text.length)];
  return { composed: composed as Document.Parsed<ParsedNode>[], tooDeep, tokens };
}

function failed(source: Source, span: Span, ruleId: string, args: Record<string, unknown>): SourceDocument {
  return { root: null, start: span.start, findings: [finding(ruleId, source.path, span, args)] };
}

function withoutTrailingEmpty(source: Source, documents: SourceDocument[]): SourceDocument[] {
  const last = documents.at(-1);
  if (documents.length > 1 && last && isEmpty(last)) documents.pop();
  if (documents.length > 0) {
    return documents.map((document) =>
      isEmpty(document)
        ? failed(source, pointAt(document.start), "yaml/empty", { documents: documents.length })
        : document,
    );
  }
  return [failed(source, { start: 0, end: 0 }, "yaml/empty", { documents: 0 })];
}

function pointAt(start: number): Span {
  return { start, end: start };
}

function isEmpty(document: SourceDocument): boolean {
  const { root } = document;
  return document.findings.length === 0 && (root === null || (root.kind === "scalar" && root.raw === ""));
}

function readDocument(
  source: Source,
  document: Document.Parsed<ParsedNode>,
  tokens: readonly CST.Token[],
): SourceDocument {
  const [start] = document.range;
  const trouble = document.errors[0] ?? document.warnings[0];
  if (trouble) return complaint(source, trouble, tokens);
  const { version, explicit } = document.directives.yaml;
  if (explicit && version !== "1.2") {
    return failed(source, pointAt(start), "yaml/syntax", { code: "VERSION", version });
  }
  if (!document.contents) return { root: null, start, findings: [] };
  const builder = new TreeBuilder(source.path);
  const root = readNodes(source, document.contents, builder);
  const mistaken = mistakenFor(root);
  if (mistaken)
    return failed(source, mistaken.span, "yaml/syntax", { code: mistaken.code, ...mistaken.facts });
  const findings = builder.result(root, root.size);
  return findings.length > 0 ? { root: null, start, findings } : { root, start, findings: [] };
}

/** What the parser complains about: by its cause where that can be told, else in the parser's words. */
function complaint(source: Source, trouble: Trouble, tokens: readonly CST.Token[]): SourceDocument {
  const cause = causeOf({ source, trouble, tokens });
  return cause
    ? failed(source, cause.span, "yaml/syntax", { code: cause.code, ...cause.facts })
    : failed(source, clip(trouble.pos, source), "yaml/syntax", wording(source, trouble));
}

/** The cause where a document is YAML, but a text, or has a key, that was meant as several. */
function mistakenFor(root: YamlNode): Cause | null {
  if (root.kind === "scalar")
    return typeof root.data === "string" ? causeInText(root.raw, root.span.start) : null;
  if (root.kind === "list") return null;
  for (const { key, keySpan } of root.entries.values()) {
    const cause = keySpan.end > keySpan.start ? causeInText(key, keySpan.start) : null;
    if (cause) return cause;
  }
  return null;
}

function clip([from, to]: readonly [number, number], source: Source): Span {
  const lineEnd = source.line(source.position(Math.min(from, source.text.length)).line).end;
  const start = Math.min(from, lineEnd);
  return { start, end: Math.max(start, Math.min(to, lineEnd)) };
}

function wording(source: Source, trouble: Trouble) {
  const line = source.line(source.position(Math.min(trouble.pos[0], source.text.length)).line);
  const indentation = /^[ ]*\t/.test(source.text.slice(line.start, Math.min(line.end, line.start + 200)));
  return { code: trouble.code, text: crop(trouble.message, WORDS), tab: indentation };
}
