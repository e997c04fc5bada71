import type * as z from "zod";
import { type Finding, finding } from "../finding.js";
import { describe, exactlyRead, oddlyWritten, plainNumber } from "./describe.js";
import { RecordReader } from "./record-reader.js";
import { expectation, keysOf, schemaAt, unwrap } from "./schema-walk.js";
import { suggest } from "./suggest.js";
import { isFreeKey, locate, locateKey, nodeAt, type Path, type YamlNode } from "./tree.js";
import { cut } from "./words.js";

/** A place in a document to be validated: the node, its file, and whom its findings belong to. */
export interface Subject {
  readonly path: string;
  readonly node: YamlNode;
  readonly ship?: string | null;
  /** What a thing of this kind is called in messages: `a ship`, `a fleet`. */
  readonly noun: string;
  /** A key of the node whose value is validated by itself. */
  readonly except?: string;
}

type Issue = z.core.$ZodIssue;

/** Validates a node by a Zod schema; every issue becomes a positioned finding. `value` is null if any is an error. */
export function validate<T>(
  schema: z.ZodType<T>,
  subject: Subject,
): { value: T | null; findings: Finding[] } {
  const result = parse(schema, subject.node.data);
  const issues = result.success ? [] : result.error.issues.flatMap(deepest);
  const complaints = onePerPlace(issues.flatMap((issue) => toFindings(schema, subject, issue)));
  const read = issues.length === 0 && isPlainRecord(subject.node) ? [] : [...numbers(subject, issues)];
  const inexact = read.filter((node) => !isExact(node)).map((node) => inexactNumber(subject, node));
  const odd = read.filter((node) => !isPlain(node) && isExact(node) && oddlyWritten(node.raw));
  const errors = [...complaints, ...inexact];
  return {
    value: result.success && errors.length === 0 ? result.data : null,
    findings: [...errors, ...odd.map((node) => oddNumber(subject, node))],
  };
}

/** How often a schema is used before its fields are read one by one: making a reader takes as long as some uses. */
const USES = 10;
const used = new WeakMap<z.ZodType, { times: number; reader?: RecordReader<unknown> | null }>();

function parse<T>(schema: z.ZodType<T>, data: unknown): z.ZodSafeParseResult<T> {
  const use = used.get(schema) ?? { times: 0 };
  used.set(schema, use);
  if (++use.times > USES && use.reader === undefined) use.reader = RecordReader.of(schema);
  const record = use.reader?.read(data) as T | null | undefined;
  if (record !== null && record !== undefined) return { success: true, data: record };
  // Zod writes a function for each schema otherwise, which costs more than it gains and is forbidden on many pages.
  return schema.safeParse(data, { jitless: true });
}

/** Of a union's complaints, those of the branch that got furthest. */
function deepest(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const branch = issue.errors.find(([first]) => first && first.path.length > 0);
  if (!branch) return [issue];
  return branch.flatMap((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

function toFindings(schema: z.ZodType, subject: Subject, issue: Issue): Finding[] {
  const { path, code } = issue;
  if (code === "unrecognized_keys")
    return issue.keys.map((key) => unknownKey(schema, subject, [...path, key]));
  const node = nodeAt(subject.node, path);
  const key = String(path.at(-1) ?? "");
  if (!node)
    return [
      make("schema/missing-key", subject, path, { key, of: subject.noun, expected: expected(schema, issue) }),
    ];
  const facts = { key, expected: expected(schema, issue), found: describe(node) };
  if (code === "custom")
    return [
      make(issue.params?.ruleId ?? "schema/type", subject, path, { ...facts, expected: issue.message }),
    ];
  if (code === "invalid_value") {
    const values = issue.values.map(String);
    if (node.kind === "scalar" && typeof node.data === "string") {
      return [make("schema/range", subject, path, facts, suggest(node.data, values))];
    }
    return [make("schema/type", subject, path, facts)];
  }
  const outOfRange = (code === "too_small" || code === "too_big") && !unsafeInteger(node);
  return [make(outOfRange ? "schema/range" : "schema/type", subject, path, facts)];
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

function unknownKey(schema: z.ZodType, subject: Subject, path: Path): Finding {
  const parent = nodeAt(subject.node, path.slice(0, -1));
  const key = String(path.at(-1));
  const entry = parent?.kind === "map" ? parent.entries.get(key) : undefined;
  const known = keysOf(schemaAt(schema, path.slice(0, -1)));
  const suggestions = entry?.oddKey || entry?.bare ? [] : suggest(key, known);
  const args = { key, known: cut(known), oddKey: entry?.oddKey ?? null, bare: entry?.bare ?? false };
  return finding("schema/unknown-key", subject.path, locateKey(subject.node, path), args, {
    ship: subject.ship ?? null,
    suggestions,
  });
}

function make(
  ruleId: string,
  subject: Subject,
  path: Path,
  args: Finding["args"],
  suggestions: string[] = [],
): Finding {
  return finding(ruleId, subject.path, locate(subject.node, path), args, {
    ship: subject.ship ?? null,
    suggestions,
  });
}

/** One cause, one finding: one complaint a place, and no missing key that a misspelt one was meant to be. */
function onePerPlace(findings: Finding[]): Finding[] {
  const meant = new Set(
    findings.flatMap((each) => (each.ruleId === "schema/unknown-key" ? each.suggestions : [])),
  );
  const seen = new Set<string>();
  return findings.filter((each) => {
    if (each.ruleId === "schema/missing-key") return !meant.has(String(each.args.key));
    const place = `${each.span.start}:${each.span.end}`;
    return !seen.has(place) && seen.add(place);
  });
}

type NumberNode = YamlNode & { kind: "scalar"; data: number };

/** The nodes that an issue is about. */
function complainedOf(subject: Subject, issue: Issue): YamlNode[] {
  const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [key]) : [[]];
  return keys.flatMap((key) => nodeAt(subject.node, [...issue.path, ...key]) ?? []);
}

/** Whether a map holds no lists or maps, and no number that is not written as everyone writes it: most ships are so. */
function isPlainRecord(node: YamlNode): boolean {
  if (node.kind !== "map") return false;
  for (const { value } of node.entries.values()) {
    if (value.kind !== "scalar" || (typeof value.data === "number" && !isPlain(value as NumberNode)))
      return false;
  }
  return true;
}

/** The number scalars of a subject outside its issues and free keys. Shared nodes are visited once. */
function* numbers(subject: Subject, issues: readonly Issue[]): Generator<NumberNode> {
  const seen = new Set(issues.flatMap((issue) => complainedOf(subject, issue)));
  const stack: YamlNode[] = [subject.node];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.kind === "scalar") {
      if (typeof node.data === "number") yield node as NumberNode;
    } else if (node.kind === "list") {
      for (const item of node.items) stack.push(item);
    } else {
      for (const [key, entry] of node.entries) {
        if (!isFreeKey(key) && !(node === subject.node && key === subject.except)) stack.push(entry.value);
      }
    }
  }
}

function isExact(node: NumberNode): boolean {
  return isPlain(node) || exactlyRead(node.raw, node.data);
}

/** A whole number as everyone writes it: most are. */
function isPlain({ data, raw }: NumberNode): boolean {
  return Number.isSafeInteger(data) && raw === String(data);
}

function inexactNumber(subject: Subject, node: NumberNode): Finding {
  const args = { key: "", expected: "a number that can be read exactly", found: describe(node) };
  return finding("schema/type", subject.path, node.span, args, { ship: subject.ship ?? null });
}

function oddNumber(subject: Subject, node: NumberNode): Finding {
  const plain = plainNumber(node.data);
  return finding(
    "schema/number-style",
    subject.path,
    node.span,
    { raw: node.raw, plain },
    { ship: subject.ship ?? null, fix: { edits: [{ span: node.span, text: plain }] } },
  );
}
