import type { Finding, Severity } from "../finding.js";
import { countShips } from "../pricing/totals.js";
import type { Points } from "../rulebook/exact.js";
import type { CheckedDocument, CheckedFile } from "./checked.js";
import { groups } from "./groups.js";
import { sameNow } from "./identity.js";
import type { Diagnostic } from "./rule.js";

/** Whether a fleet, list or lone design passes, and its figures. */
export interface Verdict {
  readonly path: string;
  /** The line at which its document begins. */
  readonly line: number;
  /** The fleet's name, or that of a lone design; null for a list, and where it could not be read. */
  readonly fleet: string | null;
  /** Ships bought: a roster entry counts as often as it is bought. */
  readonly ships: Points;
  /** The total, or null where a ship or the header has an error. */
  readonly points: Points | null;
  readonly budget: number | null;
  /** Findings about it, those in the designs it buys included: a design counts for each fleet that buys it. */
  readonly errors: number;
  readonly warnings: number;
  readonly verdict: "pass" | "fail";
}

/** How many findings there are of each severity. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export function countSeverities(diagnostics: readonly Diagnostic[]): Counts {
  const count = (severity: Severity) => diagnostics.filter((each) => each.severity === severity).length;
  return { errors: count("error"), warnings: count("warning"), infos: count("info") };
}

/** A verdict for each document, and for what of a file could not be read as one: by those findings that are reported. */
export function verdicts(files: readonly CheckedFile[], diagnostics: readonly Diagnostic[]): Verdict[] {
  const reported = groups(
    diagnostics.filter(({ severity }) => severity !== "info"),
    sameNow,
  );
  const among = (findings: readonly Finding[]) =>
    reported.size === 0 || findings.length === 0
      ? []
      : [...new Set(findings.map(sameNow))].flatMap((key) => reported.get(key) ?? []);
  return files.flatMap(({ file, documents, loose, rulesets, comments }) => {
    const lines = documents.map(({ document }) => document.line);
    const found = among(comments);
    const beside = atDocuments(found, lines);
    const rows = documents.map((each, i) => {
      const counts = countSeverities([...among(each.findings), ...(beside[i] ?? [])]);
      return { ...figures(each, lines[i] ?? 1), ...judged(counts) };
    });
    const unread = countSeverities([
      ...among([...loose, ...rulesets]),
      ...(documents.length === 0 ? found : []),
    ]);
    if (unread.errors + unread.warnings === 0) return rows;
    const none = { path: file.path, line: 1, fleet: null, ships: 0, points: null, budget: null };
    return [...rows, { ...none, ...judged(unread) }];
  });
}

function judged({ errors, warnings }: Counts): Pick<Verdict, "errors" | "warnings" | "verdict"> {
  return { errors, warnings, verdict: errors === 0 ? "pass" : "fail" };
}

function figures({ document, ships, points, budget }: CheckedDocument, line: number) {
  const { path, header, kind } = document;
  const fleet = header.name ?? (kind === "ship" ? (ships[0]?.loaded.name ?? null) : null);
  return {
    path,
    line,
    fleet,
    ships: countShips(document.ships),
    points,
    budget,
  };
}

/** What is found in comments, by the document that it stands in; before the first it belongs to that. */
function atDocuments(comments: readonly Diagnostic[], lines: readonly number[]): Diagnostic[][] {
  const found = lines.map((): Diagnostic[] => []);
  let at = 0;
  for (const each of comments) {
    while ((lines[at + 1] ?? Number.POSITIVE_INFINITY) <= each.line) at++;
    found[at]?.push(each);
  }
  return found;
}

/** How many warnings may be kept of some findings, and where that is said; null where the command line says so. */
export interface WarningLimit {
  readonly limit: number;
  readonly saidAt: { readonly path: string; readonly line: number } | null;
  /** The findings that it is about. */
  readonly findings: readonly Diagnostic[];
}

/** A limit that is exceeded. */
export interface TooManyWarnings extends Pick<WarningLimit, "limit" | "saidAt"> {
  readonly warnings: number;
}

/** The limits that the warnings kept exceed. */
export function tooManyWarnings(
  limits: readonly WarningLimit[],
  kept: readonly Diagnostic[],
): TooManyWarnings[] {
  if (limits.length === 0) return [];
  const keys = new Set(kept.map(sameNow));
  return limits.flatMap(({ limit, saidAt, findings }) => {
    const { warnings } = countSeverities(findings.filter((each) => keys.has(sameNow(each))));
    return warnings > limit ? [{ limit, saidAt, warnings }] : [];
  });
}
