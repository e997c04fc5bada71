import type { Fix } from "../finding.js";
import { isPriceRule } from "./check.js";
import { brokenPromises, type FixedRule, ruleKey } from "./fix-promise.js";
import { groups } from "./groups.js";
import type { Diagnostic } from "./rule.js";
import type { LintRun } from "./run.js";
import { splice, together } from "./splice.js";

/** What a check of some files found. */
export type Checked = Pick<LintRun, "files" | "diagnostics" | "sources">;

/** A finding with a fix. */
type Fixable = Diagnostic & { readonly fix: Fix };

export interface Fixing<C extends Checked> {
  /** Whether this finding's fix is to be made. */
  wanted(each: Diagnostic): boolean;
  /** Checks the same files, with these texts in place of what they held. */
  recheck(texts: ReadonlyMap<string, string>): C;
}

/** Files with their fixes made. */
export interface Fixed<C extends Checked> {
  /** The texts that are other than before, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is found in them now. */
  readonly checked: C;
  /** How many fixes were made. */
  readonly count: number;
  /** Rules whose fixes in a file contradict each other, or would not have done what they promise: not made. */
  readonly refused: readonly FixedRule[];
}

/** Rounds after which it ends in any case. Each halves equal groups in one text; nothing else takes more than a few. */
const ROUNDS = 40;

/**
 * Makes the fixes that are wanted, round after round until none is left: a round makes those that do not overlap and
 * checks the outcome. A fix that does not keep its promise there is not made. A file with a `yaml/*` error is left as
 * it is.
 */
export function fixAll<C extends Checked>(first: C, { wanted, recheck }: Fixing<C>): Fixed<C> {
  const texts = new Map<string, string>();
  const refused = new Set<string>();
  let checked = first;
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const offers = fixesOf(checked.diagnostics).filter((each) => wanted(each) && !refused.has(ruleKey(each)));
    const made = firstOf(offers);
    if (made.length === 0) break;
    const changed = new Map<string, string>();
    for (const [path, fixes] of byPath(made)) {
      const edits = fixes.flatMap(({ fix }) => fix.edits);
      changed.set(path, splice(checked.sources.get(path)?.text ?? "", edits));
    }
    const next = recheck(new Map([...texts, ...changed]));
    const broken = brokenPromises(checked, next, made);
    for (const each of broken) refused.add(ruleKey(each));
    if (broken.length > 0) continue;
    for (const [path, text] of changed) texts.set(path, text);
    checked = next;
    count += made.length;
  }
  const left = new Map(
    fixesOf(checked.diagnostics)
      .filter(wanted)
      .map((each) => [ruleKey(each), each]),
  );
  return { texts, checked, count, refused: [...left.values()] };
}

/** What can be fixed at once. Prices come last: fixing a design may leave other ships with one. */
function firstOf(offers: readonly Fixable[]): Fixable[] {
  const choose = (some: readonly Fixable[]) => [...byPath(some).values()].flatMap(together);
  const design = choose(offers.filter(({ ruleId }) => !isPriceRule(ruleId)));
  return design.length > 0 ? design : choose(offers.filter(({ ruleId }) => isPriceRule(ruleId)));
}

/** The findings with a fix, outside files that are not YAML throughout. */
export function fixesOf(diagnostics: readonly Diagnostic[]): Fixable[] {
  const unreadable = unreadableFiles(diagnostics);
  return diagnostics.filter((each): each is Fixable => each.fix !== null && !unreadable.has(each.path));
}

/** The files with a `yaml/*` error. */
export function unreadableFiles(diagnostics: readonly Diagnostic[]): Set<string> {
  return new Set(diagnostics.filter(({ ruleId }) => ruleId.startsWith("yaml/")).map(({ path }) => path));
}

function byPath(diagnostics: readonly Fixable[]): Map<string, Fixable[]> {
  return groups(diagnostics, ({ path }) => path);
}
