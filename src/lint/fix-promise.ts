import type { Finding } from "../finding.js";
import { parseDocuments } from "../source/parse.js";
import { sameReading } from "../source/same-reading.js";
import type { Source } from "../source/text.js";
import { isPriceRule } from "./check.js";
import type { CheckedFile } from "./checked.js";
import type { Checked } from "./fix.js";
import { sameNow } from "./identity.js";
import type { Diagnostic } from "./rule.js";

/** A rule whose fixes were made in a file. */
export type FixedRule = Pick<Finding, "path" | "ruleId">;

/** What names a rule in a file. */
export function ruleKey({ path, ruleId }: FixedRule): string {
  return `${ruleId} ${path}`;
}

/**
 * The rules whose fixes did not do what every fix promises: its finding is gone, no other has come, the file is read
 * as before but for special weapons and declared points, and the special weapons are the same once equal ones are
 * counted together. A safety net: what is caught here is not written.
 */
export function brokenPromises(before: Checked, after: Checked, made: readonly Diagnostic[]): FixedRule[] {
  const fixes = countRules(made);
  const [told, left] = [countRules(before.diagnostics), countRules(after.diagnostics)];
  const spoilt = new Set([...newFindings(before, after, fixes), ...misread(before, after, made)]);
  // What a fix spoilt in a file that names its own cannot be told apart: then none is good.
  const elsewhere = [...spoilt].some((path) => !made.some((each) => each.path === path));
  return made.filter((each) => {
    const key = ruleKey(each);
    const gone = (told.get(key) ?? 0) - (left.get(key) ?? 0);
    const stays = !isSuppression(each.ruleId) && gone < (fixes.get(key) ?? 0);
    return elsewhere || spoilt.has(each.path) || stays;
  });
}

/** The files in which findings have come of rules whose fixes were not made there, suppressed ones too. */
function newFindings(before: Checked, after: Checked, fixes: ReadonlyMap<string, number>): string[] {
  const [was, is] = [countRules(allFindings(before)), countRules(allFindings(after))];
  return [...is].flatMap(([key, count]) => {
    const [ruleId = "", path = ""] = key.split(/ (.*)/s);
    const grown = !fixes.has(key) && count > (was.get(key) ?? 0);
    return grown && !mayFollow(ruleId) ? [path] : [];
  });
}

/** Whether a finding may come up when another goes: prices of ships that were illegal, comments that are idle now. */
function mayFollow(ruleId: string): boolean {
  return isPriceRule(ruleId) || isSuppression(ruleId);
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

/** How many findings of each rule stand in each file. */
function countRules(findings: readonly FixedRule[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of findings) counts.set(ruleKey(each), (counts.get(ruleKey(each)) ?? 0) + 1);
  return counts;
}

/** The files that are read as something else than before, but for what fixes may change. */
function misread(before: Checked, after: Checked, made: readonly Diagnostic[]): string[] {
  const changed = [...new Set(made.map(({ path }) => path))].filter((path) => {
    const [old, now] = [before.sources.get(path), after.sources.get(path)];
    return !old || !now || !readAlike(old, now);
  });
  const rearmed = before.files.filter((file, i) => {
    const [old, now] = [specials(file), specials(after.files[i])];
    return old.length !== now.length || old.some((each, k) => each !== now[k]);
  });
  return [...changed, ...rearmed.map(({ file }) => file.path)];
}

/** Whether YAML reads two texts alike, special weapons and declared points aside. */
function readAlike(old: Source, now: Source): boolean {
  const [one, other] = [parseDocuments(old), parseDocuments(now)];
  return (
    one.length === other.length &&
    one.every(({ root }, i) => sameReading(root, other[i]?.root ?? null, ["specials", "points"]))
  );
}

/** The special weapons of each ship of a file, those of a kind counted together. */
function specials(checked: CheckedFile | undefined): string[] {
  const ships = checked?.file.documents.flatMap((document) => document.ships) ?? [];
  return ships.map(({ ship }) => {
    const counts = new Map<string, number>();
    for (const { count, type, power, arcs } of ship?.specials ?? []) {
      const kind = JSON.stringify([type, power, arcs]);
      counts.set(kind, (counts.get(kind) ?? 0) + count);
    }
    return JSON.stringify([...counts]);
  });
}
