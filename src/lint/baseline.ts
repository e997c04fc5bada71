import * as z from "zod";
import type { Finding } from "../finding.js";
import { once } from "../source/once.js";
import { readSingle } from "../source/single.js";
import type { Source } from "../source/text.js";
import { validate } from "../source/validate.js";
import type { CheckedFile } from "./checked.js";
import { fingerprint } from "./fingerprints.js";
import { sameLater } from "./identity.js";
import type { Diagnostic } from "./rule.js";
import { findRule, ruleById } from "./rules.js";

/** So many findings that are the same in the eyes of two runs, wherever in a file they stand. */
export interface BaselineEntry {
  /** Relative to the baseline's folder, with forward slashes. */
  readonly path: string;
  readonly ruleId: string;
  readonly ship: string | null;
  /**
   * 16 hexadecimal digits that stand for what identifies the findings. Those of baselines of version 1 depended on
   * wording: null in their place stands for whatever the rule finds in that ship.
   */
  readonly fingerprint: string | null;
  /** At least 1. */
  readonly count: number;
}

/** The version of the baselines that are written. */
export const BASELINE_VERSION = 2;

const baselineSchema = once(() => {
  const digits = z.string().regex(/^[0-9a-f]{16}$/);
  const entry = z.strictObject({
    path: z.string(),
    ruleId: z.string(),
    ship: z.string().nullable(),
    fingerprint: digits.nullable().meta({ expected: "16 hexadecimal digits" }),
    count: z.int().min(1),
  });
  const version = z.union([z.literal(1), z.literal(BASELINE_VERSION)]);
  return z.strictObject({ version, baseline: z.array(entry) });
});

/** A baseline as it was read: null with what is wrong with it. */
export interface ReadBaseline {
  readonly entries: readonly BaselineEntry[] | null;
  readonly findings: readonly Finding[];
  readonly source: Source | null;
}

/** What comparing with a baseline needs to know of a run. */
export interface BaselineRun {
  /** How the baseline calls a file of the run. */
  pathOf(path: string): string;
  /** Whether the run looked for what an entry lists: if so, what it did not find is not there. */
  asked(entry: BaselineEntry): boolean;
}

/** Findings parted by a baseline. */
export interface BaselineResult {
  readonly kept: readonly Diagnostic[];
  readonly baselined: readonly Diagnostic[];
  /** What the baseline lists and the run did not find. */
  readonly stale: readonly BaselineEntry[];
}

/** Reads a baseline: at JSON's own speed; one that is not as it should be again, for the places of its errors. */
export function readBaseline(path: string, bytes: Uint8Array): ReadBaseline {
  const entries = quicklyRead(bytes);
  if (entries) return { entries, findings: [], source: null };
  const { source, root, findings } = readSingle(path, bytes, "baseline");
  if (!root) return { entries: null, findings, source };
  const read = validate(baselineSchema(), { path, node: root, noun: "a baseline" });
  return { entries: read.value && entriesOf(read.value), findings: read.findings, source };
}

function quicklyRead(bytes: Uint8Array): readonly BaselineEntry[] | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return entriesOf(baselineSchema().parse(JSON.parse(text)));
  } catch {
    return null;
  }
}

function entriesOf({ version, baseline }: z.infer<ReturnType<typeof baselineSchema>>): BaselineEntry[] {
  return version === 1 ? baseline.map((entry) => ({ ...entry, fingerprint: null })) : baseline;
}

/** Takes the findings out that a baseline lists; of more than it counts, the last ones stay. Locked ones always do. */
export function compareWithBaseline(
  diagnostics: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
  run: BaselineRun,
): BaselineResult {
  const left = tally(entries);
  const kept: Diagnostic[] = [];
  const baselined: Diagnostic[] = [];
  for (const each of diagnostics) {
    const own = entryOf(each, run);
    const keys = canBeListed(each) ? [keyOf(own), keyOf({ ...own, fingerprint: null })] : [];
    const key = keys.find((one) => (left.get(one)?.count ?? 0) > 0);
    const entry = key === undefined ? undefined : left.get(key);
    if (key !== undefined && entry) {
      left.set(key, { ...entry, count: entry.count - 1 });
      baselined.push(each);
    } else kept.push(each);
  }
  const stale = [...left.values()].filter((entry) => entry.count > 0 && run.asked(entry));
  return { kept, baselined, stale: sorted(stale) };
}

/** A baseline of all findings that one can list; of an earlier one, what this run did not look for stays. */
export function makeBaseline(
  diagnostics: readonly Diagnostic[],
  earlier: readonly BaselineEntry[],
  run: BaselineRun,
): BaselineEntry[] {
  const found = tally(diagnostics.filter(canBeListed).map((each) => entryOf(each, run)));
  for (const [key, entry] of tally(earlier)) {
    const count = Math.max(entry.count, found.get(key)?.count ?? 0);
    if (!run.asked(entry)) found.set(key, { ...entry, count });
  }
  return sorted([...found.values()]);
}

/** Whether a file was asked for what a rule finds; what no longer is a rule finds nothing. */
export function wasAsked({ asked }: Pick<CheckedFile, "asked">, ruleId: string): boolean {
  return asked.includes(ruleId) || (asked.length > 0 && !findRule(ruleId));
}

/** Nothing silences an error with which a price means nothing. */
function canBeListed({ ruleId }: Diagnostic): boolean {
  return !ruleById(ruleId).locked;
}

function entryOf(each: Diagnostic, { pathOf }: BaselineRun): BaselineEntry {
  const { ruleId, ship } = each;
  const path = pathOf(each.path);
  return {
    path,
    ruleId,
    ship,
    fingerprint: fingerprint(sameLater(each, { file: path, ship }), 16),
    count: 1,
  };
}

function keyOf({ path, ruleId, ship, fingerprint }: BaselineEntry): string {
  return JSON.stringify([path, ruleId, ship, fingerprint]);
}

/** Entries of one kind added up. */
function tally(entries: readonly BaselineEntry[]): Map<string, BaselineEntry> {
  const sums = new Map<string, BaselineEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    sums.set(key, { ...entry, count: (sums.get(key)?.count ?? 0) + entry.count });
  }
  return sums;
}

/** In an order that depends on the entries alone: a baseline written again differs by what changed. */
function sorted(entries: readonly BaselineEntry[]): BaselineEntry[] {
  const keyed = entries.map((entry) => [keyOf(entry), entry] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, entry]) => entry);
}
