import type * as z from "zod";
import { type Finding, finding } from "../finding.js";
import { deepest, type Subject, toFindings } from "./complaints.js";
import { describe, exactlyRead, oddlyWritten, plainNumber, thousandsIn } from "./describe.js";
import { RecordReader } from "./record-reader.js";
import { isFreeKey, nodeAt, type YamlNode } from "./tree.js";

export type { Subject };

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
  const thousands = thousandsIn(node.raw);
  const args = { raw: node.raw, plain, ...(thousands !== null && { thousands }) };
  const fix = thousands === null ? { edits: [{ span: node.span, text: plain }] } : null;
  return finding("schema/number-style", subject.path, node.span, args, {
    ship: subject.ship ?? null,
    ...(fix && { fix }),
  });
}
