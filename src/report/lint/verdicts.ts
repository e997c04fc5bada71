import type { Finding } from "../../finding.js";
import type { CheckedDocument, CheckedFile } from "../../lint/lint.js";
import type { Diagnostic } from "../../lint/rule.js";
import { addPoints } from "../../pricing/price.js";
import type { Points } from "../../rulebook/exact.js";
import { groups } from "./files.js";

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

type Counts = Pick<Verdict, "errors" | "warnings">;

/** A verdict for each document, and for what of a file could not be read as one. */
export function verdicts(files: readonly CheckedFile[], diagnostics: readonly Diagnostic[]): Verdict[] {
  const counting = diagnostics.filter(({ severity }) => severity !== "info");
  const reported = groups(counting, keyOf);
  const inFile = groups(counting, ({ path }) => path);
  const about = (findings: readonly Finding[]) =>
    counting.length === 0 ? [] : [...new Set(findings.map(keyOf))].flatMap((key) => reported.get(key) ?? []);
  return files.flatMap((checked) => {
    const { file, documents, findings } = checked;
    const here = inFile.get(file.path) ?? [];
    const known = new Set(here.length === 0 ? [] : [...findings, ...file.rulesetFindings].map(keyOf));
    const comments = here.filter((each) => !known.has(keyOf(each)));
    const lines = documents.map(({ document }) => document.line);
    const beside = atDocuments(comments, lines);
    const rows = documents.map((each, i) => {
      const counts = countOf([...about(each.findings), ...(beside[i] ?? [])]);
      return { ...figures(each, lines[i]!), ...counts, verdict: passes(counts) };
    });
    const unread = countOf([
      ...about([...file.findings, ...file.rulesetFindings]),
      ...(documents.length === 0 ? comments : []),
    ]);
    if (unread.errors + unread.warnings === 0) return rows;
    const none = { path: file.path, line: 1, fleet: null, ships: 0, points: null, budget: null };
    return [...rows, { ...none, ...unread, verdict: passes(unread) }];
  });
}

function figures({ document, ships, points, budget }: CheckedDocument, line: number) {
  const { path, header, kind } = document;
  const fleet = header.name ?? (kind === "ship" ? (ships[0]?.loaded.name ?? null) : null);
  return {
    path,
    line,
    fleet,
    ships: addPoints(ships.map(({ loaded }) => loaded.ship?.count ?? 1)),
    points,
    budget,
  };
}

/** What is found in comments, by the document that it stands in; before the first it belongs to that. */
function atDocuments(comments: readonly Diagnostic[], lines: readonly number[]): Diagnostic[][] {
  const found = lines.map((): Diagnostic[] => []);
  let at = 0;
  for (const each of comments) {
    while (at + 1 < lines.length && lines[at + 1]! <= each.line) at++;
    found[at]?.push(each);
  }
  return found;
}

function countOf(diagnostics: readonly Diagnostic[]): Counts {
  const count = (severity: string) => diagnostics.filter((each) => each.severity === severity).length;
  return { errors: count("error"), warnings: count("warning") };
}

function passes({ errors }: Counts): Verdict["verdict"] {
  return errors === 0 ? "pass" : "fail";
}

function keyOf({ path, span, ruleId }: Finding): string {
  return `${span.start} ${span.end} ${ruleId} ${path}`;
}
