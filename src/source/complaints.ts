import type * as z from "zod";
import { type Finding, type Fix, finding, type Span } from "../finding.js";
import { describe, oddlyWritten } from "./describe.js";
import { expectation, keysOf, schemaAt, unwrap, valueKind } from "./schema-walk.js";
import { slipOf } from "./slips.js";
import { bareName, suggest } from "./suggest.js";
import { aliasOn, locate, locateKey, nodeAt, type Path, type ScalarNode, type YamlNode } from "./tree.js";
import { enumerated } from "./words.js";

/** A place in a document to be validated: the node, its file, and whom its findings belong to. */
export interface Subject {
  readonly path: string;
  readonly node: YamlNode;
  readonly ship?: string | null;
  /** What a thing of this kind is called in messages: `a ship`, `a fleet`. */
  readonly noun: string;
  /** A key of the node whose value is validated by itself. */
  readonly except?: string;
  /** The keys and values that a player's own word may mean. */
  readonly meanings?: (word: string) => readonly string[];
}

type Issue = z.core.$ZodIssue;

/** An issue of a schema at a subject. */
interface Complaint<I = Issue> {
  readonly schema: z.ZodType;
  readonly subject: Subject;
  readonly issue: I;
}

/** The facts of a finding, and the ways out. */
interface Told {
  readonly args: Finding["args"];
  readonly suggestions?: readonly string[];
  readonly fix?: Fix | null;
}

/** Of a union's complaints, those of the branch that got furthest. */
export function deepest(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const branch = issue.errors.find(([first]) => first && first.path.length > 0);
  if (!branch) return [issue];
  return branch.flatMap((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

/** What an issue of a schema says of a file. */
export function toFindings(schema: z.ZodType, subject: Subject, issue: Issue): Finding[] {
  const { path, code } = issue;
  if (code === "unrecognized_keys") {
    const known = new KnownNames(keysOf(schemaAt(schema, path)), subject.meanings);
    return issue.keys.map((key) => unknownKey(subject, [...path, key], known));
  }
  const node = nodeAt(subject.node, path);
  const key = String(path.at(-1) ?? "");
  const wanted = expected(schema, issue);
  if (!node) {
    return [make("schema/missing-key", subject, path, { args: { key, of: subject.noun, expected: wanted } })];
  }
  const facts = { key, expected: wanted, found: describe(node) };
  if (code === "custom") {
    const ruleId = issue.params?.ruleId ?? "schema/type";
    return [make(ruleId, subject, path, { args: { ...facts, expected: issue.message } })];
  }
  if (code === "invalid_value") return [wrongChoice({ schema, subject, issue }, node, facts)];
  const outOfRange = (code === "too_small" || code === "too_big") && !unsafeInteger(node);
  if (outOfRange) return [make("schema/range", subject, path, { args: facts })];
  return [make("schema/type", subject, path, wrongType({ schema, subject, issue }, node, facts))];
}

function unsafeInteger(node: YamlNode): boolean {
  return typeof node.data === "number" && Number.isInteger(node.data) && !Number.isSafeInteger(node.data);
}

function expected(schema: z.ZodType, issue: Issue): string {
  const target = schemaAt(schema, issue.path);
  for (const each of target ? [target, unwrap(target)] : []) {
    const described = (each as z.ZodType).meta?.()?.expected;
    if (typeof described === "string") return described;
  }
  if (issue.code === "too_small" && issue.origin !== "number" && issue.origin !== "int") {
    return issue.origin === "string" ? "text that is not empty" : `at least ${issue.minimum} of them`;
  }
  if (issue.code === "too_big" && issue.origin === "string")
    return `text of at most ${issue.maximum} characters`;
  if (issue.code === "too_big" && issue.origin === "array") return `at most ${issue.maximum} of them`;
  if (issue.code === "invalid_format" && "pattern" in issue) return `text of the form ${issue.pattern}`;
  return expectation(target);
}

/** A text that is none of the values of a list. */
function wrongChoice(
  { subject, issue }: Complaint<Issue & { code: "invalid_value" }>,
  node: YamlNode,
  facts: Finding["args"],
): Finding {
  if (node.kind !== "scalar" || typeof node.data !== "string") {
    return make("schema/type", subject, issue.path, { args: facts });
  }
  const values = issue.values.map(String);
  const { meant, isSame } = new KnownNames(values, subject.meanings).nearest(node.data);
  const fix = isSame && meant !== undefined ? replacing(node, meant) : null;
  const suggestions = meant === undefined ? [] : [meant];
  return make("schema/range", subject, issue.path, { args: facts, suggestions, fix });
}

/** A value of the wrong type, and what it was meant to be. */
function wrongType({ schema, subject, issue }: Complaint, node: YamlNode, facts: Finding["args"]): Told {
  const target = schemaAt(schema, issue.path);
  const kind = target && valueKind(target);
  const slip = kind && node.kind === "scalar" ? slipOf(node, kind) : null;
  if (!target || !slip || node.kind !== "scalar") return { args: facts };
  const { instead } = slip;
  const args = { ...facts, slip: slip.kind, instead };
  if (instead === null || (kind === "whole" && instead.includes("."))) return { args };
  const isSure =
    (slip.isSure || namesKey(String(node.data), issue.path, subject)) && isValue(instead, target);
  return { args, suggestions: [instead], fix: isSure ? replacing(node, instead) : null };
}

/** Whether a label before a number says what its key says: `techLevel: TL5`. */
function namesKey(text: string, path: Path, { meanings }: Subject): boolean {
  const label = /^\p{L}+/u.exec(text.trim())?.[0] ?? "";
  return label !== "" && (meanings?.(label) ?? []).includes(String(path.at(-1)));
}

/** Whether YAML reads a text plainly as a value that a schema accepts. */
function isValue(text: string, schema: z.core.$ZodType): boolean {
  const isTruth = text === "true" || text === "false";
  if (!isTruth && oddlyWritten(text)) return false;
  const value = isTruth ? text === "true" : Number(text);
  return (schema as z.ZodType).safeParse(value, { jitless: true }).success;
}

/** Writes a text in place of a value, unless others share the value or its layout. */
function replacing(node: ScalarNode, text: string): Fix | null {
  if (node.marks?.shared || node.marks?.elsewhere || node.style === "block") return null;
  return { edits: [{ span: node.span, text }] };
}

/** Names that a word may be meant for. */
class KnownNames {
  readonly #bare: ReadonlyMap<string, string>;

  constructor(
    readonly names: readonly string[],
    readonly meanings: Subject["meanings"],
  ) {
    this.#bare = new Map(names.map((name) => [bareName(name), name]));
  }

  /** What a word was meant to be: the same in other letters, one of like meaning, or the one nearest in spelling. */
  nearest(word: string): { readonly meant: string | undefined; readonly isSame: boolean } {
    const same = this.#bare.get(bareName(word));
    if (same !== undefined) return { meant: same, isSame: true };
    const alike = this.meanings?.(word).find((each) => this.names.includes(each));
    return { meant: alike ?? suggest(word, this.names)[0], isSame: false };
  }
}

function unknownKey(subject: Subject, path: Path, known: KnownNames): Finding {
  const parent = nodeAt(subject.node, path.slice(0, -1));
  const key = String(path.at(-1));
  const entry = parent?.kind === "map" ? parent.entries.get(key) : undefined;
  const isText = !entry?.oddKey && !entry?.bare;
  const { meant, isSame } = isText ? known.nearest(key) : { meant: undefined, isSame: false };
  const args = {
    key,
    known: enumerated(known.names),
    oddKey: entry?.oddKey ?? null,
    bare: entry?.bare ?? false,
  };
  const span = locateKey(subject.node, path);
  const fix = isSame && meant !== undefined ? renaming(parent, span, meant) : null;
  const suggestions = meant === undefined ? [] : [meant];
  return finding("schema/unknown-key", subject.path, span, args, {
    via: aliasOn(subject.node, path),
    ship: subject.ship ?? null,
    suggestions,
    ...(fix && { fix }),
  });
}

/** Writes another key in place of one, unless the map has it already or shares the key. */
function renaming(map: YamlNode | undefined, span: Span, key: string): Fix | null {
  if (map?.kind !== "map" || map.marks?.shared || map.entries.has(key)) return null;
  const isInside = span.start >= map.span.start && span.end <= map.span.end;
  return isInside ? { edits: [{ span, text: key }] } : null;
}

function make(ruleId: string, subject: Subject, path: Path, { args, suggestions = [], fix }: Told): Finding {
  return finding(ruleId, subject.path, locate(subject.node, path), args, {
    via: aliasOn(subject.node, path),
    ship: subject.ship ?? null,
    suggestions,
    ...(fix && { fix }),
  });
}
