import { mergeSpecials } from "../design/specials.js";
import type { Finding } from "../finding.js";
import { parseDocuments } from "../source/parse.js";
import { sameReading } from "../source/same-reading.js";
import type { Source } from "../source/text.js";
import { isPriceRule } from "./check.js";
import type { CheckedFile } from "./checked.js";
import type { Checked } from "./fix.js";
import { sameLater, sameNow } from "./identity.js";
import type { Diagnostic } from "./rule.js";
import { ruleById } from "./rules.js";

/** A rule whose fixes were made in a file. */
export type FixedRule = Pick<Finding, "path" | "ruleId">;

/** What names a rule in a file. */
export function ruleKey({ path, ruleId }: FixedRule): string {
  return `${ruleId} ${path}`;
}

/**
 * The rules whose fixes did not do what every fix promises: its finding is gone, no other has come, the file is read
 * as before but for special weapons and declared points, and the special weapons are the same once equal ones are
 * counted together. A fix of an error that leaves a ship unread may bring up what the error hid, and changes only how
 * a key or value is written. A safety net: what is caught here is not written.
 */
export function brokenPromises(before: Checked, after: Checked, made: readonly Diagnostic[]): FixedRule[] {
  const fixes = countRules(made);
  // An error that leaves a ship unread hides others, and its fix changes what is read.
  const unread = new Set(made.filter(({ ruleId }) => ruleById(ruleId).locked).map(({ path }) => path));
  const told = countBy(before.diagnostics, endOf);
  const left = countBy(after.diagnostics, endOf);
  const going = countBy(made, endOf);
  const spoilt = new Set([
    ...newFindings(before, after, fixes)
      .filter(({ ruleId }) => unread.size === 0 || isOfYaml(ruleId))
      .map(({ path }) => path),
    ...misread(before, after, made, unread),
  ]);
  // What a fix spoilt in a file that names its own cannot be told apart: then none is good.
  const elsewhere = [...spoilt].some((path) => !made.some((each) => each.path === path));
  return made.filter((each) => {
    const key = endOf(each);
    const gone = (told.get(key) ?? 0) - (left.get(key) ?? 0);
    const stays = !isSuppression(each.ruleId) && gone < (going.get(key) ?? 0);
    return elsewhere || spoilt.has(each.path) || stays;
  });
}

/** The rules whose fixes were not made in a file and which find something new there, suppressed findings too. */
function newFindings(before: Checked, after: Checked, fixes: ReadonlyMap<string, number>): FixedRule[] {
  const [was, is] = [countRules(allFindings(before)), countRules(allFindings(after))];
  return [...is].flatMap(([key, count]) => {
    const [ruleId = "", path = ""] = key.split(/ (.*)/s);
    const grown = !fixes.has(key) && count > (was.get(key) ?? 0);
    return grown && !mayFollow(ruleId) ? [{ ruleId, path }] : [];
  });
}

/** Whether a finding may come up when another goes: prices of ships that were illegal, comments that are idle now. */
function mayFollow(ruleId: string): boolean {
  return isPriceRule(ruleId) || isSuppression(ruleId);
}

function isOfYaml(ruleId: string): boolean {
  return ruleId.startsWith("yaml/");
}

function isSuppression(ruleId: string): boolean {
  return ruleId.startsWith("suppression/");
}

/** Every finding, told once. */
function allFindings({ files }: Checked): Finding[] {
  const each = new Map<string, Finding>();
  for (const finding of files.flatMap(({ findings, suppressed }) => [...findings, ...suppressed])) {
    each.set(sameNow(finding), finding);
  }
  return [...each.values()];
}

/** Of what there must be fewer once a fix is made: findings of the rule, or such findings where others may come up. */
function endOf(each: Diagnostic): string {
  return ruleById(each.ruleId).locked ? sameLater(each, { file: each.path, ship: null }) : ruleKey(each);
}

/** How many findings of each rule stand in each file. */
function countRules(findings: readonly FixedRule[]): Map<string, number> {
  return countBy(findings, ruleKey);
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** The files that are read as something else than before, but for what fixes may change. */
function misread(
  before: Checked,
  after: Checked,
  made: readonly Diagnostic[],
  unread: ReadonlySet<string>,
): string[] {
  const changed = [...new Set(made.map(({ path }) => path))].filter((path) => {
    const [old, now] = [before.sources.get(path), after.sources.get(path)];
    return !old || !now || !readAlike(old, now, unread.has(path));
  });
  const rearmed = before.files.filter((file, i) => {
    const [old, now] = [specials(file), specials(after.files[i])];
    if (unread.size === 0 && old.length !== now.length) return true;
    return old.some((each, k) => each !== null && each !== now[k]);
  });
  return [...changed, ...rearmed.map(({ file }) => file.path)];
}

/** Whether YAML reads two texts alike, special weapons and declared points aside. */
function readAlike(old: Source, now: Source, loose: boolean): boolean {
  const [one, other] = [parseDocuments(old), parseDocuments(now)];
  return (
    one.length === other.length &&
    one.every(({ root }, i) =>
      sameReading(root, other[i]?.root ?? null, { except: ["specials", "points"], loose }),
    )
  );
}

/** The special weapons of each ship of a file, those of a kind counted together; null where some are not read. */
function specials(checked: CheckedFile | undefined): (string | null)[] {
  const ships = checked?.file.documents.flatMap((document) => document.ships) ?? [];
  return ships.map(({ ship, findings }) => {
    if (!ship || findings.some(({ ruleId }) => ruleId.startsWith("special/"))) return null;
    return JSON.stringify(mergeSpecials(ship.specials));
  });
}
