import { Composer, type CST, type Document, type ParsedNode, Parser } from "yaml";
import { type Finding, finding, type Span } from "../finding.js";
import { crop } from "./describe.js";
import { nestingOver } from "./nesting.js";
import type { Source } from "./text.js";
import type { YamlNode } from "./tree.js";
import { buildTree } from "./tree-builder.js";

/** Collections inside collections beyond this are refused: no design comes near it. */
export const MAX_NESTING = 100;

/** One YAML document of a file: its tree, or the findings that leave none. */
export interface SourceDocument {
  readonly root: YamlNode | null;
  readonly span: Span;
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
  const tooDeep = new Map<number, number>();
  const tokens = [...new Parser().parse(source.text)].filter(notErrorAfterError).map((token) => {
    const deep = nestingOver(token, MAX_NESTING);
    if (deep === null || token.type !== "document") return token;
    tooDeep.set(token.offset, deep);
    const { value, ...emptied } = token;
    return emptied;
  });
  for (const document of compose(tokens, source.text.length)) {
    const start = tooDeep.get(document.range[0]);
    documents.push(
      start === undefined
        ? readDocument(source, document)
        : failed(source, { start, end: start + 1 }, "yaml/syntax", { code: "TOO_DEEP", limit: MAX_NESTING }),
    );
  }
  return withoutTrailingEmpty(source, documents);
}

/** A run of errors is one: a million stray brackets would take seconds, and only the first is told. */
function notErrorAfterError(token: CST.Token, i: number, tokens: readonly CST.Token[]): boolean {
  return token.type !== "error" || tokens[i - 1]?.type !== "error";
}

function* compose(tokens: CST.Token[], length: number): Generator<Document.Parsed<ParsedNode>> {
  yield* new Composer(OPTIONS).compose(tokens, false, length) as Generator<Document.Parsed<ParsedNode>>;
}

function failed(source: Source, span: Span, ruleId: string, args: Record<string, unknown>): SourceDocument {
  return { root: null, span, findings: [finding(ruleId, source.path, span, args)] };
}

function withoutTrailingEmpty(source: Source, documents: SourceDocument[]): SourceDocument[] {
  const last = documents.at(-1);
  if (documents.length > 1 && last && isEmpty(last)) documents.pop();
  if (documents.length > 0) {
    return documents.map((document) =>
      isEmpty(document)
        ? failed(source, pointAt(document.span), "yaml/empty", { documents: documents.length })
        : document,
    );
  }
  return [failed(source, { start: 0, end: 0 }, "yaml/empty", { documents: 0 })];
}

function pointAt(span: Span): Span {
  return { start: span.start, end: span.start };
}

function isEmpty(document: SourceDocument): boolean {
  const { root } = document;
  return document.findings.length === 0 && (root === null || (root.kind === "scalar" && root.raw === ""));
}

function readDocument(source: Source, document: Document.Parsed<ParsedNode>): SourceDocument {
  const [start, , end] = document.range;
  const span = { start, end };
  const trouble = document.errors[0] ?? document.warnings[0];
  if (trouble) return failed(source, clip(trouble.pos, source), "yaml/syntax", wording(source, trouble));
  const { version, explicit } = document.directives.yaml;
  if (explicit && version !== "1.2") {
    return failed(source, pointAt(span), "yaml/syntax", { code: "VERSION", version });
  }
  if (!document.contents) return { root: null, span, findings: [] };
  const { root, findings } = buildTree(source, document.contents);
  return findings.length > 0 ? { root: null, span, findings } : { root, span, findings: [] };
}

function clip([from, to]: readonly [number, number], source: Source): Span {
  const lineEnd = source.line(source.position(Math.min(from, source.text.length)).line).end;
  const start = Math.min(from, lineEnd);
  return { start, end: Math.max(start, Math.min(to, lineEnd)) };
}

function wording(source: Source, trouble: { code: string; message: string; pos: readonly [number, number] }) {
  const line = source.line(source.position(Math.min(trouble.pos[0], source.text.length)).line);
  const indentation = /^[ ]*\t/.test(source.text.slice(line.start, Math.min(line.end, line.start + 200)));
  return { code: trouble.code, text: crop(trouble.message, WORDS), tab: indentation };
}
