import { findingJson } from "../text/finding-json.js";
import { jsonDocument } from "../text/json.js";
import { diffSummary } from "./summary.js";
import type { DiffReport } from "./words.js";

/** The JSON document of `diff`: the comparison as it is, decimals that must be exact as text. */
export function diffJson({ names, comparison, sources }: DiffReport): string {
  const { same, documents, points, unread, findings } = comparison;
  return jsonDocument({
    same,
    summary: diffSummary(comparison),
    old: names.old,
    new: names.new,
    points,
    documents,
    unread,
    findings: {
      new: findings.new.map((each) => findingJson(each, sources.new)),
      gone: findings.gone.map((each) => findingJson(each, sources.old)),
    },
  });
}
